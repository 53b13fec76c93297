import DependencyGraph
import NameResolution
import ObjCScanning
import SourceFacts
import Storage
import SwiftScanning
import Testing

/// A small project whose files are changed one by one.
enum ReferenceSample {
  /// Files that declare, use and do not mention the changed names.
  static let texts = [
    "a.swift":
      "class Store {\n  func load() -> Item { Item() }\n  var count: Int { 1 }\n}\nfunc begin() -> Store { Store() }\n",
    "b.swift": "struct Item { func show() {} }\nstruct Other { func show() {} }\n",
    "c.swift": "class Screen {\n  let store = Store()\n  func run() { store.load().show(); _ = begin() }\n}\n",
    "d.swift": "class Far {\n  func run() { Screen().run() }\n}\n",
  ]

  /// The number of files whose references were reused after a change. The references must equal those of a fresh run.
  static func reused(after changes: KeyValuePairs<String, String>, and others: [String: String] = [:]) -> Int {
    let before = texts.merging(others) { $1 }
    var after = before
    for (path, text) in changes { after[path] = text }
    let first = ReferenceRun(before)
    let fresh = ReferenceRun(after)
    guard let known = first.stored, let reusable = KnownReferences(packed: known) else {
      Issue.record("nothing was stored")
      return -1
    }
    let second = ReferenceRun(after, known: reusable)
    #expect(second.references == fresh.references)
    #expect(second.types == fresh.types)
    #expect(second.graph.unresolved == fresh.graph.unresolved)
    return second.reusedFiles
  }

  /// The text of a file with one replacement.
  static func edited(_ path: String, _ old: String, _ new: String) -> KeyValuePairs<String, String> {
    let text = texts[path]!
    #expect(text.contains(old))
    return [path: text.replacing(old, with: new)]
  }
}

extension KnownReferences {
  init?(packed: [UInt8]) {
    guard let known = Unpacking.reading(packed, { KnownReferences(&$0) }) else { return nil }
    self = known
  }
}

/// One run over texts by path, and its data for the next run.
struct ReferenceRun {
  let graph: DependencyGraph
  let stored: [UInt8]?
  /// The data of a session.
  let resolution: EarlierResolution?
  let reusedFiles: Int

  init(_ texts: [String: String], known: KnownReferences? = nil) {
    self.init(texts, ReferenceMemory(hashes: Self.hashes(texts), known: known))
  }

  /// A run of a session.
  init(_ texts: [String: String], earlier: EarlierResolution?) {
    self.init(texts, ReferenceMemory(hashes: Self.hashes(texts), earlier: earlier), earlier)
  }

  private static func hashes(_ texts: [String: String]) -> [ContentHash] {
    texts.sorted { $0.key < $1.key }.map { ContentHash($0.value) }
  }

  private init(_ texts: [String: String], _ memory: ReferenceMemory, _ earlier: EarlierResolution? = nil) {
    let sorted = texts.sorted { $0.key < $1.key }
    graph = DependencyGraph(
      files: sorted.map { path, text in
        let facts =
          path.hasSuffix(".swift") ? SwiftScanner.scan(text) : ObjCTokens.scan(text, isHeader: path.hasSuffix(".h"))
        return GraphFile(path: path, modules: [ModuleID(0)], facts: facts)
      },
      modules: ["App"], memory: memory)
    reusedFiles = memory.reusedFiles
    stored = memory.new?.packed.bytes
    resolution = memory.newResolution ?? earlier
  }

  var references: [String] {
    graph.references.map {
      "\($0.kind) \($0.file) \($0.offset) \($0.length) \(String(describing: $0.source)) \($0.target)"
    }
  }

  /// The types of all nodes and symbols, by name.
  var namedTypes: [String] { types.map(text) }

  private func text(_ type: ValueType) -> String {
    switch type {
    case .project(let symbol): "\(symbol)"
    case .foreign(let name): graph.names[name]
    case .type(let inner): "type of " + text(inner.value)
    case .elements(let inner): "elements of " + text(inner.value)
    case .unknown: "unknown"
    }
  }

  /// The types of all nodes and symbols.
  var types: [ValueType] {
    let types = graph.expressionTypes
    let ofNodes = graph.files.indices.flatMap { file in
      graph.files[file].facts.nodes.indices.map { types?.type(ofNode: $0, in: file) ?? .unknown }
    }
    return ofNodes + graph.symbols.indices.map { types?.type(ofSymbol: $0) ?? .unknown }
  }
}

struct NothingStored: Error {}
