import Testing

@testable import Workspace

@Suite struct PathTableTests {
  @Test func valuesByPath() {
    var table = PathTable<Int>()
    #expect(table[""] == nil && table["a"] == nil && table["é"] == nil)
    for number in 0..<2_000 { table.set("folder/\(number)", number) }
    table.change("folder/7") { $0 = ($0 ?? 0) + 1 }
    table.set("", -1)
    #expect((0..<2_000).allSatisfy { table["folder/\($0)"] == ($0 == 7 ? 8 : $0) })
    #expect(table[""] == -1 && table["folder"] == nil && table["folder/2000"] == nil)
  }

  /// A project or a disk may have a name in decomposed form.
  @Test func accentsInBothUnicodeForms() {
    var table = PathTable<Int>()
    table.set("caf\u{E9}/A.swift", 1)
    table.change("cafe\u{301}/A.swift") { $0 = ($0 ?? 0) + 1 }
    #expect(table["caf\u{E9}/A.swift"] == 2 && table["cafe\u{301}/A.swift"] == 2 && table["cafe/A.swift"] == nil)
  }

  @Test func updatesExistingValues() {
    var table = PathTable<Int>()
    for path in ["a", "e\u{301}"] { table.set(path, 1) }
    for path in ["a", "\u{E9}", "b", "e", ""] { table.update(path) { $0 += 1 } }
    #expect(table["a"] == 2 && table["\u{E9}"] == 2 && table["b"] == nil && table["e"] == nil && table[""] == nil)
  }
}
