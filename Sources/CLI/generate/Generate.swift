import Foundation
import RuleDocuments

/// Writes the files that are generated from the packs. With `--check` it only compares them.
@main struct Generate {
  static func main() {
    do {
      try run(arguments: Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail("\(error)")
    }
  }

  /// Must run in the root folder of the checkout.
  private static func run(arguments: [String]) throws {
    guard arguments.isEmpty || arguments == ["--check"] else { fail("usage: generate [--check]") }
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let stale = try GeneratedFile.all(ofCheckout: root).filter { !$0.isCurrent(inCheckout: root) }
    if arguments.isEmpty {
      for file in stale {
        try file.write(toCheckout: root)
        print("wrote \(file.path)")
      }
    } else if !stale.isEmpty {
      fail(stale.map { "\($0.path) is out of date: run 'make generate'" }.joined(separator: "\n"))
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}
