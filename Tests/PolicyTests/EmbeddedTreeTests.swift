import Testing

@testable import Policy

@Suite struct EmbeddedTreeTests {
  @Test func treesRoundTrip() throws {
    let yaml = "a: [1, \"off\", 'x\\n', []]\nb: |\n  two\n  lines\nc: {}\nd: é\n"
    let tree = EmbeddedTree.text(
      of: try #require(ConfigurationDocument(ConfigurationSource(file: "c", text: yaml)).root))
    let read = try #require(EmbeddedTree.read(tree))
    #expect(EmbeddedTree.text(of: read) == tree)
    guard case .mapping(let entries) = read.value, case .sequence(let items) = entries[0].value.value else {
      return #expect(Bool(false), "\(tree)")
    }
    #expect(items[0].plain == "1" && items[1].plain == nil && items[2].scalar == "x\\n")
    #expect(entries[1].value.scalar == "two\nlines\n" && entries[3].value.scalar == "é")
  }

  @Test func treesAreReadLazily() throws {
    let yaml = "a: [1, [2, { b: 3 }]]\nrules:\n  one: { x: [1, { y: 2 }] }\n  two: |\n    2\nz: 4\n"
    let tree = EmbeddedTree.text(
      of: try #require(ConfigurationDocument(ConfigurationSource(file: "c", text: yaml)).root))
    let (root, left) = try #require(EmbeddedTree.outline(tree, without: "rules"))
    guard case .mapping(let entries) = root.value else { return #expect(Bool(false)) }
    #expect(entries.map(\.key.scalar) == ["a", "rules", "z"] && left.map(\.name) == ["one", "two"])
    #expect(EmbeddedTree.read(tree, from: left[1].start)?.scalar == "2\n")
    for length in 0..<tree.utf8.count {
      #expect(EmbeddedTree.outline(String(tree.prefix(length)), without: "rules")?.left.count ?? 0 < 3)
    }
  }

  @Test(arguments: ["", "{", "{2\n=a\n", "[9\n", "?x\n"])
  func damagedTreesAreRejected(text: String) { #expect(EmbeddedTree.read(text) == nil) }
}
