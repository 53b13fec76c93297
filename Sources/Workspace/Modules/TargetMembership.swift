import Ordering

/// Which targets a file is compiled into.
struct TargetMembership {
  private let targets: [BuildTarget]
  /// Path of a single file → targets.
  private var files = PathTable<[Int]>()
  private var hasFiles = false
  /// Path of a folder → the targets that have it.
  private var folders = PathTable<[Claim]>()
  private let packages: PathSet
  private let isThere: (String) -> Bool
  /// Files that lie elsewhere than a project says.
  private(set) var moved: [MovedFile] = []
  /// Answers for a folder, since files come folder by folder.
  private var known = PathTable<[Claim]>()
  private var last = Folder()

  /// The folder that was asked for last.
  private struct Folder {
    var path = ""
    var claims: [Claim] = []
    /// The targets that have each of its files, where none has to be asked for.
    var targets: [Int]?
  }

  private struct Claim {
    var target: Int
    /// In `targets[target].folders`.
    var folder: Int
    /// All files of the folder asked for belong; else only those named in `only`.
    var whole = true
    /// Something in the folder does not belong.
    var hasExceptions = false
  }

  /// `packages` are the folders that hold a Package.swift: what lies below one is nobody's but that package's.
  /// `isThere`: whether there is a file at a path, be it one that is never looked for.
  init(targets: [BuildTarget], packages: Set<String>, isThere: @escaping (String) -> Bool) {
    self.targets = targets
    self.isThere = isThere
    self.packages = PathSet(packages)
    for (index, target) in targets.enumerated() {
      for list in [target.files, target.interfaces] {
        for file in list { files.change(file) { $0 = ($0 ?? []) + [index] } }
        if !list.isEmpty { hasFiles = true }
      }
      for (number, folder) in target.folders.enumerated() {
        let claim = Claim(target: index, folder: number, hasExceptions: folder.excluded != nil)
        folders.change(folder.path) { $0 = ($0 ?? []) + [claim] }
      }
    }
  }

  /// Ascending indices of targets, for each of all files. Headers, storyboards and xibs that no target lists
  /// belong where the implementation of their name does, or else what stands beside or above them.
  mutating func targets(ofAll paths: [String]) -> [[Int]] {
    enter("")
    var found = paths.map { targets(of: $0) }
    addMoved(paths, &found)
    let headers = paths.indices.filter { found[$0].isEmpty && !paths[$0].isCompiled }
    if headers.isEmpty || targets.isEmpty { return found }
    var beside: [String: Set<Int>] = [:]
    var implementations: [String: [Int]] = [:]
    var told: (folder: String, targets: [Int]) = ("", [])
    for (path, own) in zip(paths, found) where !own.isEmpty && path.isCompiled {
      if own != told.targets || !ProjectPath.isDirectly(path, in: told.folder) {
        told = (ProjectPath.folder(of: path), own)
        beside[told.folder, default: []].formUnion(own)
      }
      if path.utf8.last == UInt8(ascii: "m"), path.hasSuffix(".m") || path.hasSuffix(".mm") {
        implementations[ProjectPath.stem(of: path)] = own
      }
    }
    for header in headers {
      if !WorkspaceFile.isInterface(paths[header]), let own = implementations[ProjectPath.stem(of: paths[header])] {
        found[header] = own
        continue
      }
      var folder = ProjectPath.folder(of: paths[header])
      while beside[folder] == nil, !folder.isEmpty { folder = ProjectPath.folder(of: folder) }
      found[header] = beside[folder].map { Array($0).ordered() } ?? []
    }
    return found
  }

  /// A file that a project lists where none is, and the only file of that name that no project lists, are the same: it was
  /// moved, and the project is still to be told.
  private mutating func addMoved(_ paths: [String], _ found: inout [[Int]]) {
    let unlisted = paths.indices.filter { found[$0].isEmpty && paths[$0].isCompiled }
    if unlisted.isEmpty || !hasFiles { return }
    let named = Dictionary(grouping: unlisted) { paths[$0].lastPathComponent }
    var namesakes: Set<String> = []
    for list in targets.flatMap({ [$0.files, $0.interfaces] }) {
      for file in list where file.isCompiled && named[file.lastPathComponent]?.count == 1 { namesakes.insert(file) }
    }
    if namesakes.isEmpty { return }
    let there = PathSet(paths)
    let gone = Dictionary(grouping: namesakes.filter { !there.contains($0) }) { $0.lastPathComponent }
    for (name, old) in gone {
      guard let places = named[name], old.count == 1, !isThere(old[0]) else { continue }
      found[places[0]] = (files[old[0]] ?? []).ascendingOnce
      moved.append(MovedFile(from: old[0], to: paths[places[0]]))
    }
    moved = moved.ordered { $0.to.precedesByBytes($1.to) }
  }

  private mutating func targets(of path: String) -> [Int] {
    if !ProjectPath.isDirectly(path, in: last.path) { enter(ProjectPath.folder(of: path)) }
    let listed = hasFiles ? files[path] : nil
    if listed == nil, let targets = last.targets { return targets }
    var result = listed ?? []
    for claim in last.claims where takes(claim, path) { result.append(claim.target) }
    return withoutDescriptions(result)
  }

  private mutating func enter(_ folder: String) {
    let claims = claims(on: folder)
    let asksNone = claims.allSatisfy { $0.whole && !$0.hasExceptions }
    last = Folder(path: folder, claims: claims, targets: asksNone ? withoutDescriptions(claims.map(\.target)) : nil)
  }

  /// What is an Xcode project made of counts only where nothing else does.
  private func withoutDescriptions(_ found: [Int]) -> [Int] {
    if found.count < 2 { return found }
    let listed = found.filter { !targets[$0].isDescription }
    return (listed.isEmpty ? found : listed).ascendingOnce
  }

  private func takes(_ claim: Claim, _ path: String) -> Bool {
    if claim.whole, !claim.hasExceptions { return true }
    let folder = targets[claim.target].folders[claim.folder]
    return folder.excluded?.contains(path) != true && (claim.whole || folder.only?.contains(path) ?? true)
  }

  private mutating func claims(on folder: String) -> [Claim] {
    if let claims = known[folder] { return claims }
    // From above; then what the folder itself adds and takes away.
    var claims = folder.isEmpty ? [] : self.claims(on: ProjectPath.folder(of: folder))
    if packages.contains(folder) { claims = [] }
    claims += (folders[folder] ?? []).map { claim in
      var claim = claim
      claim.whole = targets[claim.target].folders[claim.folder].only == nil
      return claim
    }
    claims.removeAll { $0.hasExceptions && targets[$0.target].folders[$0.folder].excluded?.contains(folder) == true }
    for index in claims.indices where !claims[index].whole {
      let only = targets[claims[index].target].folders[claims[index].folder].only
      claims[index].whole = only?.contains(folder) ?? true
    }
    known.set(folder, claims)
    return claims
  }
}

extension [Int] {
  /// Each number once, in ascending order; mostly they are so already.
  fileprivate var ascendingOnce: [Int] {
    if indices.dropFirst().allSatisfy({ self[$0 - 1] < self[$0] }) { return self }
    return Array(Set(self)).ordered()
  }
}

extension String {
  /// Stands in a target's list by itself: no header, storyboard or xib.
  fileprivate var isCompiled: Bool {
    if utf8.last == UInt8(ascii: "t") { return true }
    return !hasSuffix(".h") && !hasSuffix(".pch") && !WorkspaceFile.isInterface(self)
  }
}
