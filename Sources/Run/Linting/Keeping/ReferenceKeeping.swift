import DependencyGraph
import FactStore
import NameResolution
import SourceFacts
import Storage

/// References between the files of a project, kept from run to run.
struct ReferenceKeeping {
  let memory: ReferenceMemory
  private let store: FactStore
  /// Stands for the files, the modules that they belong to, and what of each other they are told beside.
  private let key: ContentHash

  /// Nil where the content of a file is not known.
  init?(
    _ store: FactStore, _ files: [GraphFile], _ hashes: [ContentHash?], _ modules: [String], _ headers: [ModuleHeaders], labels: Bool
  ) {
    let known = hashes.compactMap { $0 }
    guard known.count == files.count else { return nil }
    var all = Packing()
    all.add(files.map(\.path))
    for file in files { all.add(file.modules) }
    all.add(modules)
    for headers in headers {
      all.add(headers.bridging)
      all.add(headers.prefix)
    }
    all.add(labels)
    key = ContentHash(all.bytes).marked(9)
    self.store = store
    memory = ReferenceMemory(hashes: known, known: store.value(key) { KnownReferences(packed: $0) })
  }

  /// To be called when the graph is there.
  func keep() {
    if let new = memory.new { store.keep(new.packed, key) }
  }
}
