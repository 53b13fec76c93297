import Foundation
import SwiftParser
import SwiftSyntax

/// SwiftParser merely parsing: every file of a list, one path a line; each tree is dropped at once. It is what all that
/// reads Swift through swift-syntax takes at least. The toolchain's own SwiftParser will not do: it is more than ten
/// times slower.
@main
struct ParseOnly {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let threads = Int(arguments[2]), threads > 0,
      let list = try? String(contentsOfFile: arguments[1], encoding: .utf8)
    else {
      FileHandle.standardError.write(Data("usage: parse-only LIST THREADS\n".utf8))
      exit(2)
    }
    let paths = list.split(separator: "\n").map(String.init)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for index in stride(from: thread, to: paths.count, by: threads) {
        guard let text = FileManager.default.contents(atPath: paths[index]) else { continue }
        text.withUnsafeBytes { withExtendedLifetime(Parser.parse(source: $0.bindMemory(to: UInt8.self))) {} }
      }
    }
  }
}
