import Foundation
import Testing

/// `Rules/Packs.generated.swift` is made of the packs: `LAYERLINT_WRITE=1 swift test --filter EmbeddedPacksTests` writes it
/// anew. (SwiftPM's own embedding makes array literals of bytes, which take the compiler half a minute.)
@Suite struct EmbeddedPacksTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Rules")

  @Test func theEmbeddedPacksAreThoseOfTheFolder() throws {
    let text = try generated()
    let file = folder.appendingPathComponent("Packs.generated.swift")
    if ProcessInfo.processInfo.environment["LAYERLINT_WRITE"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == text
    #expect(isCurrent, "run: LAYERLINT_WRITE=1 swift test --filter EmbeddedPacksTests, and build again")
  }

  private func generated() throws -> String {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yml") }.sorted()
    let examples = files.filter { $0.hasSuffix(".examples.yml") }
    let packs = files.filter { !examples.contains($0) }
    var text = """
      // @generated from the .yml files beside it: LAYERLINT_WRITE=1 swift test --filter EmbeddedPacksTests

      extension RulePacks {
        public static let packs: [(name: String, yaml: [UInt8])] = [
      \(packs.map(entry).joined(separator: "\n"))
        ]

        public static let examples: [(name: String, yaml: [UInt8])] = [
      \(examples.map(entry).joined(separator: "\n"))
        ]
      }

      """
    for file in files {
      let yaml = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(!yaml.contains("\"\"\"##") && !yaml.contains("\\##(") && yaml.hasSuffix("\n"), "\(file) cannot be embedded")
      text += "\nprivate let \(constant(file)) = ##\"\"\"\n\(yaml)\n\"\"\"##\n"
    }
    return text
  }

  private func entry(_ file: String) -> String {
    "    (\"\(file.prefix { $0 != "." })\", Array(\(constant(file)).utf8)),"
  }

  private func constant(_ file: String) -> String {
    let words = file.dropLast(".yml".count).split(separator: ".")
    return words[0] + words.dropFirst().map(\.capitalized).joined()
  }
}
