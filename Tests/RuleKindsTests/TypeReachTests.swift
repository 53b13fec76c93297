import Testing

@testable import RuleKinds

@Suite("Where expressions of a type may stand")
struct TypeReachTests {
  /// Files in which something may be an `Archive`.
  func files(_ texts: [String: String]) -> [String] {
    let context = Sample(texts.merging(["Archive.swift": "final class Archive { func store() {} }"]) { $1 }, plan: nil)
      .context
    let types = context.graph.types.filter { context.graph.name(of: $0) == "Archive" }
    let reach = TypeReach(of: types, context)
    return context.graph.files.indices.filter { reach.files[$0] }.map { context.graph.files[$0].path }
  }

  @Test("where it is named, and where nothing is known of it")
  func named() {
    let found = files([
      "Box.swift": "struct Box { let archive: Archive }", "Letter.swift": "struct Letter { let text: String }",
      "Writer.swift": "struct Writer { func write() -> Letter { Letter(text: \"\") } }",
    ])
    #expect(found == ["Archive.swift", "Box.swift"])
  }

  @Test("by properties of properties, however far away")
  func chained() {
    let found = files([
      "A.swift": "struct Box { let archive: Archive }", "B.swift": "struct Room { let box = Box(); let key = 1 }",
      "C.swift": "func clean(_ room: Room) { room.box.archive.store() }",
      "D.swift": "func unlock(_ room: Room) -> Int { room.key }",
    ])
    // The second names the box alone.
    #expect(found == ["A.swift", "Archive.swift", "C.swift"])
  }

  @Test("by what is worked out from values, aliases and results, not by what bodies do with it")
  func workedOut() {
    let found = files([
      "A.swift": "typealias Store = Archive\nfunc makeStore() -> Store { Store() }",
      "B.swift": "let common = makeStore()",
      "C.swift": "func use() { common.store() }\nvar count: Int { common.store(); return 1 }",
      "D.swift": "func measure() -> Int { count }",
      "E.swift": "func run() { use() }",
    ])
    #expect(found == ["A.swift", "Archive.swift", "B.swift", "C.swift"])
  }

  @Test("by a property that is unwrapped in another file of its type")
  func unwrapped() {
    let found = files([
      "A.swift": "final class Screen { var archive: Archive? }",
      "B.swift": "extension Screen { func save() { if let archive { archive.store() } } }",
      "C.swift": "extension Other { func save() {} }\nfinal class Other {}",
    ])
    #expect(found == ["A.swift", "Archive.swift", "B.swift"])
  }

  @Test("by members that are of its own type")
  func own() {
    let found = files([
      "A.swift": "extension Archive { static let shared = Archive(); func copy() -> Self { self } }",
      "B.swift": "let kept = Archive.shared",
      "C.swift": "func save() { kept.copy().store() }",
    ])
    #expect(found == ["A.swift", "Archive.swift", "B.swift", "C.swift"])
  }
}
