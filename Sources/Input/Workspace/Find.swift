import LowLevel
import SourceFacts
import Storage

extension Workspace {
  /// Searches the base folder. Never fails: errors are added to the problems.
  ///
  /// - Parameters:
  ///   - memory: the cache of earlier runs; nil for none. Results for files that exist only as unsaved buffers are not
  ///     cached.
  ///   - met: called for each file of code that is found, while the search continues.
  public static func find(
    _ options: WorkspaceOptions, memory: ((_ fromNowOn: Bool) -> (any WorkspaceMemory)?)? = nil,
    met: ((String) -> Void)? = nil
  ) -> Workspace {
    let old = memory?(false)
    let known = memory.map { _ in FolderListings(packed: old?.listings ?? []) }
    var walk = FolderWalk(base: normalized(options.base), known: known, met: met)
    let isOnDisk = newFiles(options.overlay.keys, walk).isEmpty
    let memory = walk.sources.isEmpty || !isOnDisk ? nil : old ?? memory?(true)
    let lookups = Lookups(walk.opened, recordsHashes: memory != nil)
    memory?.storeListings(walk.listings.packed)
    let key = memory.map { _ in walk.key(options) } ?? .none
    if let memory, let known = remembered(key, options, walk, memory) { return known }
    walk.sort()
    let found = find(options, walk, lookups, stated: [])
    if let memory { found.save(key, options, walk, lookups, in: memory) }
    return found
  }

  /// Searches a listing in place of the base folder.
  ///
  /// - Parameters:
  ///   - hidden: files whose names begin with a dot, and that may be read.
  ///   - hashes: the content hash of each file, by the hash of its path. A file with other content counts as
  ///     unreadable. Nil: files are read as they are.
  public static func find(
    _ options: WorkspaceOptions, listing: WorkspaceListing, hidden: [String], hashes: [ContentHash: ContentHash]?
  ) -> Workspace {
    let walk = FolderWalk(options.base, listing, hidden: hidden)
    var found = find(options, walk, Lookups(walk.opened, listing: listing), stated: listing.stated)
    found.hashes = hashes
    return found
  }

  static func find(
    _ options: WorkspaceOptions, _ walk: FolderWalk, _ lookups: Lookups, stated: Set<WorkspaceListing.DeclaredModule>
  ) -> Workspace {
    var selection = Selection(options)
    let paths = addingUnsaved(options.overlay.keys, walk)
    var projects = Projects(
      lookups, manifests: paths.filter { ProjectPath.isNamed($0, "Package.swift") && selection.admitsProject($0) },
      xcodeProjects: walk.xcodeProjects.filter { selection.admitsProject($0) },
      descriptions: (walk.projectSpecs + paths.filter { ProjectPath.isNamed($0, TuistManifest.fileName) })
        .filter { selection.admitsProject($0) }, folders: Set(walk.folders))

    projects.add(stated)
    var membership = TargetMembership(targets: projects.targets, packages: projects.packages, isThere: lookups.exists)
    let targetsOfAll = membership.targets(ofAll: paths + walk.interfaces)
    var read: [String] = []
    var members: [[Int]] = []
    var skipped = walk.closedFolders
    var leftOut: [String] = []
    var (last, own, isUnsaid): ([Int], [Int], Bool) = ([], [], true)
    for (path, targets) in zip(paths, targetsOfAll) {
      if targets != last {
        (last, own) = (targets, targets.filter { !projects.targets[$0].isTest })
        // A description of the app's folder does not imply that tests in it belong to the app.
        isUnsaid = own.allSatisfy { projects.targets[$0].isDescription } && (targets.isEmpty || !own.isEmpty)
      }
      if let reason = selection.reason(path, isTest: isUnsaid ? nil : own.isEmpty) {
        skipped.add(reason)
        leftOut.append(path)
      } else {
        read.append(path)
        members.append(options.tests ? targets : own)
      }
    }
    let modules = ModuleList(paths: read, members: members, targets: projects.targets)
    let interfaces = zip(walk.interfaces, targetsOfAll.dropFirst(paths.count)).compactMap { path, targets in
      let own = targets.filter { !projects.targets[$0].isTest }
      let isSkipped = selection.reason(path, isTest: targets.isEmpty ? nil : own.isEmpty) != nil
      return isSkipped ? nil : WorkspaceFile(path: path, modules: modules.indices(ofTargets: targets))
    }
    let problems = (walk.problems + projects.problems).filter { selection.concerns($0.file) }
    return Workspace(
      base: walk.base, files: modules.files, interfaces: interfaces, modules: modules.names,
      targets: modules.targets, headers: modules.headers,
      skipped: skipped.nonzero,
      leftOut: leftOut,
      moved: membership.moved, adopted: membership.adopted.filter { selection.reason($0, isTest: nil) == nil },
      unmatched: selection.unmatched(among: paths + walk.interfaces + walk.closedPaths),
      problems: problems.sorted { ($0.file, $0.line ?? 0, $0.message) < ($1.file, $1.line ?? 0, $1.message) },
      hidden: Set(walk.hidden), baseModule: modules.baseModule, folder: walk.opened, overlay: options.overlay)
  }

  static func normalized(_ base: String) -> String {
    var base = base
    while base.count > 1, base.hasSuffix("/") { base.removeLast() }
    return base == "/" ? "" : base
  }

  private static func addingUnsaved(_ unsaved: Dictionary<String, [UInt8]>.Keys, _ walk: FolderWalk) -> [String] {
    let new = newFiles(unsaved, walk)
    guard !new.isEmpty else { return walk.sources }
    var all = walk.sources + new
    all.sortByBytes()
    return all
  }

  /// Unsaved files that the walk did not find, except those in folders that are not read.
  private static func newFiles(_ unsaved: Dictionary<String, [UInt8]>.Keys, _ walk: FolderWalk) -> Set<String> {
    let code = unsaved.filter { WorkspaceFile.Language(path: $0) != nil }
    if code.isEmpty { return [] }
    let closed = walk.closedPaths + walk.hidden
    func isBundle(_ folder: Substring) -> Bool { String(folder).withBytes(FolderNames.holdsNoSource) }
    return Set(code).subtracting(walk.sources).filter { path in
      !closed.contains { path.hasPrefix("\($0)/") } && !path.pieces(at: "/").dropLast().contains(where: isBundle)
    }
  }
}
