import DependencyGraph
import FactStore
import NameResolution
import SourceFacts
import Storage

/// Caches the references between the files of a project: in the store, and in a session in memory.
struct ReferenceCache {
  let memory: ReferenceMemory
  private let session: LintMemory?
  private let factStore: FactStore
  /// The hash of the file paths, their modules, and the bridging and prefix headers of the modules.
  private let key: ContentHash

  /// Returns nil if the content of a file is not known.
  init?(
    _ store: FactStore, _ files: [GraphFile], _ hashes: [ContentHash?], _ modules: [String], _ headers: [ModuleHeaders],
    labels: Bool, session: LintMemory?
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
    let key = ContentHash(all.bytes).marked(9)
    (self.key, factStore) = (key, store)
    self.session = session
    memory =
      session.map { ReferenceMemory(hashes: known, earlier: $0.resolution(key)) }
      ?? ReferenceMemory(hashes: known, known: store.value(key) { KnownReferences(&$0) })
  }

  /// Stores the new references. Call this when the graph is complete.
  func store() {
    if let new = memory.newResolution { session?.remember(new, key) }
    if let new = memory.new { factStore.save(new.packed, key) }
  }
}
