import Foundation
import Testing

@testable import Policy

/// `Rules/Packs.generated.swift` is made of the packs: `LAYERLINT_WRITE=1 swift test --filter EmbeddedPacksTests` writes it
/// anew: the rules parsed, the examples as they are. (SwiftPM's own embedding makes array literals of bytes, which take the compiler half a minute.)
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

  @Test func rulesYieldToRules() {
    let rules = RulePack.builtIn().packs.flatMap(\.rules)
    let ids = Set(rules.map(\.id))
    #expect(rules.flatMap(\.yieldsTo).filter { !ids.contains($0) } == [])
  }

  @Test func aTreeIsReadAsItWasWritten() throws {
    let yaml = "a: [1, \"off\", 'x\\n', []]\nb: |\n  two\n  lines\nc: {}\nd: é\n"
    let tree = EmbeddedTree.text(of: try #require(YAMLDocument(ConfigurationSource(file: "c", text: yaml)).root))
    let read = try #require(EmbeddedTree.read(tree))
    #expect(EmbeddedTree.text(of: read) == tree)
    guard case .mapping(let entries) = read.value, case .sequence(let items) = entries[0].value.value else {
      return #expect(Bool(false), "\(tree)")
    }
    #expect(items[0].plain == "1" && items[1].plain == nil && items[2].scalar == "x\\n")
    #expect(entries[1].value.scalar == "two\nlines\n" && entries[3].value.line == 6)
  }

  @Test func aTreeIsReadPieceByPiece() throws {
    let yaml = "a: [1, [2, { b: 3 }]]\nrules:\n  one: { x: [1, { y: 2 }] }\n  two: |\n    2\nz: 4\n"
    let tree = EmbeddedTree.text(of: try #require(YAMLDocument(ConfigurationSource(file: "c", text: yaml)).root))
    let (root, left) = try #require(EmbeddedTree.outline(tree, without: "rules"))
    guard case .mapping(let entries) = root.value else { return #expect(Bool(false)) }
    #expect(entries.map(\.key.scalar) == ["a", "rules", "z"] && left.map(\.name) == ["one", "two"])
    #expect(EmbeddedTree.read(tree, from: left[1].start)?.scalar == "2\n")
    for length in 0..<tree.utf8.count { #expect(EmbeddedTree.outline(String(tree.prefix(length)), without: "rules")?.left.count ?? 0 < 3) }
  }

  @Test(arguments: ["", "{", "{1:1 2\n=1:1 a\n", "[1:1 9\n", "?1:1 x\n"])
  func damagedTreesAreNone(text: String) { #expect(EmbeddedTree.read(text) == nil) }

  private func generated() throws -> String {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yml") }.sorted()
    let examples = files.filter { $0.hasSuffix(".examples.yml") }
    let packs = files.filter { !examples.contains($0) }
    var text = """
      // @generated from the .yml files beside it: LAYERLINT_WRITE=1 swift test --filter EmbeddedPacksTests

      extension RulePacks {
        public static let packs: [(name: String, tree: String)] = [
      \(packs.map { entry($0, constant($0)) }.joined(separator: "\n"))
        ]

        public static let examples: [(name: String, yaml: [UInt8])] = [
      \(examples.map { entry($0, "Array(\(constant($0)).utf8)") }.joined(separator: "\n"))
        ]
      }

      """
    for file in files {
      let yaml = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(!yaml.contains("\"\"\"##") && !yaml.contains("\\##(") && yaml.hasSuffix("\n"), "\(file) cannot be embedded")
      let embedded = try packs.contains(file) ? parsed(yaml, file) : yaml
      text += "\nprivate let \(constant(file)) = ##\"\"\"\n\(embedded)\n\"\"\"##\n"
    }
    return text
  }

  private func parsed(_ yaml: String, _ file: String) throws -> String {
    let document = YAMLDocument(ConfigurationSource(file: "Rules/\(file)", text: yaml))
    #expect(document.mistakes == [])
    return EmbeddedTree.text(of: try #require(document.root))
  }

  private func entry(_ file: String, _ value: String) -> String { "    (\"\(file.prefix { $0 != "." })\", \(value))," }

  private func constant(_ file: String) -> String {
    let words = file.dropLast(".yml".count).split { $0 == "." || $0 == "-" }
    return words[0] + words.dropFirst().map(\.capitalized).joined()
  }
}
