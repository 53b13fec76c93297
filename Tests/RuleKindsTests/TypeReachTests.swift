import Testing

@testable import RuleKinds

@Suite("Files that may have expressions of a type")
struct TypeReachTests {
  /// Files in which an expression may be an `Archive`.
  func files(_ texts: [String: String]) -> [String] {
    let context = Sample(texts.merging(["Archive.swift": "final class Archive { func store() {} }"]) { $1 }, plan: nil)
      .context
    let types = context.graph.types.filter { context.graph.name(of: $0) == "Archive" }
    let reach = TypeReach(of: types, context)
    return context.graph.files.indices.filter { reach.files[$0] }.map { context.graph.files[$0].path }
  }

  @Test("files that name the type, and no others")
  func filesThatNameTheType() {
    let found = files([
      "Box.swift": "struct Box { let archive: Archive }", "Letter.swift": "struct Letter { let text: String }",
      "Writer.swift": "struct Writer { func write() -> Letter { Letter(text: \"\") } }",
    ])
    #expect(found == ["Archive.swift", "Box.swift"])
  }

  @Test("chains of properties of any length")
  func chainsOfProperties() {
    let found = files([
      "A.swift": "struct Box { let archive: Archive }", "B.swift": "struct Room { let box = Box(); let key = 1 }",
      "C.swift": "func clean(_ room: Room) { room.box.archive.store() }",
      "D.swift": "func unlock(_ room: Room) -> Int { room.key }",
    ])
    // The second file only names the box.
    #expect(found == ["A.swift", "Archive.swift", "C.swift"])
  }

  @Test("types inferred from values, aliases and results, but not from bodies")
  func inferredTypes() {
    let found = files([
      "A.swift": "typealias Store = Archive\nfunc makeStore() -> Store { Store() }",
      "B.swift": "let common = makeStore()",
      "C.swift": "func use() { common.store() }\nvar count: Int { common.store(); return 1 }",
      "D.swift": "func measure() -> Int { count }",
      "E.swift": "func run() { use() }",
    ])
    #expect(found == ["A.swift", "Archive.swift", "B.swift", "C.swift"])
  }

  @Test("a property that is unwrapped in another file of its type")
  func unwrappedProperties() {
    let found = files([
      "A.swift": "final class Screen { var archive: Archive? }",
      "B.swift": "extension Screen { func save() { if let archive { archive.store() } } }",
      "C.swift": "extension Other { func save() {} }\nfinal class Other {}",
    ])
    #expect(found == ["A.swift", "Archive.swift", "B.swift"])
  }

  @Test("members that have the type itself")
  func membersOfTheTypeItself() {
    let found = files([
      "A.swift": "extension Archive { static let shared = Archive(); func copy() -> Self { self } }",
      "B.swift": "let kept = Archive.shared",
      "C.swift": "func save() { kept.copy().store() }",
    ])
    #expect(found == ["A.swift", "Archive.swift", "B.swift", "C.swift"])
  }
}
