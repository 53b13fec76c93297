import SourceFacts
import Storage

/// What is remembered of earlier runs, by whoever keeps it.
public protocol WorkspaceMemory {
  /// What is kept under a key, as `read` understands it.
  func value<Value>(_ key: ContentHash, _ read: (UnsafeRawBufferPointer) -> Value?) -> Value?
  func keep(_ packing: Packing, _ key: ContentHash)
  /// What the last run kept of its folders' names; empty where none did.
  var listings: [UInt8] { get }
  func keepListings(_ packed: [UInt8])
}

extension Workspace {
  /// What an earlier run found that met the same names, if each file that it read for that holds the same.
  static func remembered(
    _ key: ContentHash, _ options: WorkspaceOptions, _ walk: FolderWalk, _ memory: any WorkspaceMemory
  ) -> Workspace? {
    memory.value(key) { bytes in
      var reading = Unpacking(bytes)
      guard Lookups.areSame(&reading, in: walk.opened) else { return nil }
      let workspace = Workspace(&reading, options, walk)
      return reading.isWhole ? workspace : nil
    }
  }

  func keep(
    _ key: ContentHash, _ options: WorkspaceOptions, _ walk: FolderWalk, _ lookups: Lookups,
    in memory: any WorkspaceMemory
  ) {
    guard lookups.areLasting else { return }
    var packing = Packing()
    lookups.pack(into: &packing)
    pack(options, walk, into: &packing)
    memory.keep(packing, key)
  }
}

extension FolderWalk {
  /// Stands for all names that were met, in the order in which they were, and for what is asked of them.
  func key(_ options: WorkspaceOptions) -> ContentHash {
    var all = Packing()
    all.add(base)
    for list in [options.include, options.exclude] { all.add(list.map(\.text)) }
    all.add([options.tests, options.generated])
    for list in [sources, interfaces, folders, xcodeProjects, projectSpecs, closedPaths] { all.add(list) }
    all.add(closedFolders.all)
    all.add(problems.map { "\($0.file)\n\($0.message)" })
    return ContentHash(all.bytes).marked(8)
  }
}
