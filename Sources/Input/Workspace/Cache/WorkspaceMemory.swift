import SourceFacts
import Storage

/// The cache of earlier runs for a search.
public protocol WorkspaceMemory {
  /// The value for a key, decoded by `read`.
  func value<Value>(_ key: ContentHash, _ read: (inout Unpacking) -> Value?) -> Value?
  func save(_ packing: Packing, _ key: ContentHash)
  /// The listings of folders that the last run stored; empty if there are none.
  var listings: [UInt8] { get }
  func storeListings(_ packed: [UInt8])
}

extension Workspace {
  /// The result of an earlier run that found the same names, if every file that it read is unchanged.
  static func remembered(
    _ key: ContentHash, _ options: WorkspaceOptions, _ walk: FolderWalk, _ memory: any WorkspaceMemory
  ) -> Workspace? {
    memory.value(key) { reading in
      guard Lookups.areSame(&reading, in: walk.opened) else { return nil }
      let workspace = Workspace(&reading, options, walk)
      return reading.isWhole ? workspace : nil
    }
  }

  func save(
    _ key: ContentHash, _ options: WorkspaceOptions, _ walk: FolderWalk, _ lookups: Lookups,
    in memory: any WorkspaceMemory
  ) {
    guard lookups.areLasting else { return }
    var packing = Packing()
    lookups.pack(into: &packing)
    pack(options, walk, into: &packing)
    memory.save(packing, key)
  }
}

extension FolderWalk {
  /// A hash of all names that were found, in order, and of the options.
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
