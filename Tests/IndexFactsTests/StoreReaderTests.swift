import Foundation
import SourceFacts
import Storage
import Testing

@testable import IndexFacts

@Suite struct StoreReaderTests {
  private static let sources = [
    "Feed.swift": "struct Feed {\n  let store = makeStore()\n  func load() { store.read(); _ = Store.shared }\n}\n",
    "Data/Store.swift":
      """
    func makeStore() -> Store { Store() }\nfinal class Store {\n  static let shared = Store()\n  func read() {}
    }\n
    """,
  ]

  private func references(_ facts: IndexedFacts, in path: String) -> [String] {
    guard let file = facts.files.first(where: { $0.path == path }) else { return [] }
    return file.references.map { reference in
      let symbol = facts.symbols[reference.symbol]
      let target = "\(facts.files[symbol.file].path):\(symbol.line):\(symbol.column)"
      return "\(reference.line):\(reference.column) \(symbol.kind) \(symbol.name) \(target)"
    }
  }

  @Test func readsReferencesOfTheCompiler() throws {
    let project = try IndexedProject(Self.sources)
    let facts = try #require(ProjectIndex(base: project.root, store: project.store, worker: nil).facts)
    #expect(facts.files.map(\.path) == ["Data/Store.swift", "Feed.swift"])
    #expect(facts.files.map(\.isFresh) == [true, true])
    #expect(
      references(facts, in: "Feed.swift")
        == [
          "2:7 property store Feed.swift:2:7", "2:15 function makeStore() Data/Store.swift:1:6",
          "3:17 property store Feed.swift:2:7", "3:23 method read() Data/Store.swift:4:8",
          "3:35 class Store Data/Store.swift:2:13", "3:41 property shared Data/Store.swift:3:14",
        ].filter { !$0.hasPrefix("2:7 ") })
    let store = try #require(facts.symbols.first { $0.name == "Store" })
    #expect(!store.isMember && store.kind.isType && !store.isImplicit)
    #expect(facts.symbols.first { $0.name == "read()" }?.isMember == true)
  }

  @Test func filesChangedSinceTheBuildAreNotFresh() throws {
    let project = try IndexedProject(Self.sources)
    try project.write("struct Feed {}\n", to: "Feed.swift")
    let facts = try #require(ProjectIndex(base: project.root, store: project.store, worker: nil).facts)
    #expect(facts.files.map(\.isFresh) == [true, false])
  }

  @Test func factsRoundTrip() throws {
    let project = try IndexedProject(Self.sources)
    let facts = try #require(ProjectIndex(base: project.root, store: project.store, worker: nil).facts)
    let bytes = facts.encoded()
    #expect(try IndexedFacts(encoded: bytes) == facts)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: MessageReader.Failure.self) { try IndexedFacts(encoded: Array(bytes[..<length])) }
    }
    for position in stride(from: 0, to: bytes.count, by: 5) {
      var damaged = bytes
      damaged[position] ^= 0xFF
      _ = try? IndexedFacts(encoded: damaged)
    }
  }

  @Test func missingStoreIsAccepted() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(ProjectIndex(base: "\(folder)/none-\(UUID().uuidString)", store: nil, worker: nil).note == nil)
    let wanted = ProjectIndex(base: folder, store: "\(folder)/none", worker: nil)
    #expect(wanted.facts == nil && wanted.note == "no index store in \(folder)/none: read from source")
  }

  @Test func storesOfOtherProjectsAreEmpty() throws {
    let project = try IndexedProject(Self.sources)
    let facts = ProjectIndex(base: "\(project.root)/Other", store: project.store, worker: nil).facts
    #expect(facts?.files == [])
  }

  @Test func storesAreFoundInBuildFolders() throws {
    let project = try IndexedProject(Self.sources)
    func move(to place: String) throws -> String {
      let path = "\(project.root)/\(place)"
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: project.store, toPath: path)
      return path
    }
    #expect(StoreSearch.store(for: project.root, home: nil) == nil)
    let home = "\(project.root)/home"
    let derived = "home/Library/Developer/Xcode/DerivedData/App-abc"
    let xcode = try move(to: "\(derived)/Index.noindex/DataStore")
    #expect(StoreSearch.store(for: project.root, home: home) == nil)
    let list = ["WorkspacePath": "\(project.root)/App.xcodeproj"]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: "\(project.root)/\(derived)/info.plist"))
    #expect(StoreSearch.store(for: project.root, home: home) == xcode)
    let built = try move(to: ".build/x86_64-unknown-linux-gnu/debug/index/store")
    #expect(
      StoreSearch.store(for: project.root, home: nil).map { ($0 as NSString).resolvingSymlinksInPath }
        == (built as NSString).resolvingSymlinksInPath)
  }
}
