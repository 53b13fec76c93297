import LowLevel
import Tables

/// Finds the targets that a file is compiled into.
struct TargetMembership {
  private let targets: [BuildTarget]
  private var named = PathTable<Named>()
  private var mentions = Mentions()
  private var claims: [Claim] = []
  private var hasFiles = false
  private let hasDescriptions: Bool
  private let isThere: (String) -> Bool
  /// Files at another path than in their project.
  private(set) var moved: [MovedFile] = []
  /// Files that no project lists and that belong to the targets of the files around them.
  private(set) var adopted: [String] = []
  /// Cached results for folders, because files are visited folder by folder.
  private var known = PathTable<[Claim]>()
  private var last = Folder()
  /// The result for the last file that needed a lookup, because most files of a folder have the same.
  private var answer: [Int] = []
  private var found: [Int] = []

  /// The mentions of a path in projects.
  private struct Named {
    var first: MentionID
    var last: MentionID
    /// Whether the run reads a file at the path.
    var isMet = false
  }

  /// The last folder.
  private struct Folder {
    var path = ""
    var claims: [Claim] = []
    /// The targets of all its files, if no file needs its own lookup.
    var targets: [Int]?
  }

  /// The assignment of a folder to a target.
  private struct Claim {
    var target: Int
    /// The index in `claims`.
    var number: Int
    /// Whether all files in the folder belong to the target; otherwise only listed ones do.
    var whole: Bool
    /// Whether anything in the folder does not belong to the target.
    var hasExceptions: Bool
  }

  /// - Parameters:
  ///   - packages: folders with a Package.swift. Files below belong only to that package.
  ///   - isThere: whether a file exists at a path, also one that a search ignores.
  init(targets: [BuildTarget], packages: Set<String>, isThere: @escaping (String) -> Bool) {
    self.targets = targets
    self.isThere = isThere
    hasDescriptions = targets.contains { $0.isDescription }
    for package in packages { mention(package, .package, 0) }
    for (index, target) in targets.enumerated() {
      for list in [target.files, target.interfaces] {
        for file in list { mention(file, .file, index) }
        if list.contains(where: { !$0.hasSuffix(".h") }) { hasFiles = true }
      }
      for folder in target.folders {
        let number = claims.count
        claims.append(
          Claim(target: index, number: number, whole: folder.only == nil, hasExceptions: !folder.excluded.isEmpty))
        mention(folder.path, .folder, number)
        for path in folder.excluded { mention(path, .leftOut, number) }
        for path in folder.only ?? [] { mention(path, .takenIn, number) }
      }
    }
  }

  private mutating func mention(_ path: String, _ kind: Mentions.Kind, _ number: Int) {
    var before: MentionID?
    let next = mentions.endIndex
    named.change(path) { named in
      before = named?.last
      if before == nil { named = Named(first: next, last: next) } else { named?.last = next }
    }
    mentions.add(kind, number, after: before)
  }

  /// The ascending indices of each file's targets. Headers, storyboards and xibs that no target lists belong to the
  /// targets of the implementation with their name, or else of the files next to or above them.
  mutating func targets(ofAll paths: [String]) -> [[Int]] {
    enter("")
    var found = paths.map { targets(of: $0) }
    addMoved(paths, &found)
    addUnlisted(paths, &found)
    let headers = paths.indices.filter { found[$0].isEmpty && !paths[$0].isCompiled }
    if headers.isEmpty || targets.isEmpty { return found }
    var targetsByFolder = PathTable<[Int]>()
    var implementations: [String: [Int]] = [:]
    var current: (folder: String, targets: [Int]) = ("", [])
    for (path, own) in zip(paths, found) where !own.isEmpty && path.isCompiled {
      if own != current.targets || !ProjectPath.isDirectly(path, in: current.folder) {
        current = (ProjectPath.folder(of: path), own)
        targetsByFolder.change(current.folder) { $0 = $0.map { all in all + own.filter { !all.contains($0) } } ?? own }
      }
      if path.utf8.last == UInt8(ascii: "m"), path.hasEnding(".m") || path.hasEnding(".mm") {
        implementations[ProjectPath.stem(of: path)] = own
      }
    }
    // For each folder of headers, the targets of their implementations, with counts.
    var elsewhere: [String: [[Int]: Int]] = [:]
    for header in headers {
      if !WorkspaceFile.isInterface(paths[header]), let own = implementations[ProjectPath.stem(of: paths[header])] {
        found[header] = own
        elsewhere[ProjectPath.folder(of: paths[header]), default: [:]][own, default: 0] += 1
      }
    }
    if !elsewhere.isEmpty {
      for path in paths where path.isCompiled { elsewhere[ProjectPath.folder(of: path)] = nil }
    }
    for header in headers where found[header].isEmpty {
      var folder = ProjectPath.folder(of: paths[header])
      // A header without implementation in a folder of headers, such as `Public`, belongs to the targets of most
      // others.
      if let all = elsewhere[folder] {
        let most = all.values.max()
        found[header] = all.filter { $0.value == most }.keys.min { $0.lexicographicallyPrecedes($1) } ?? []
        continue
      }
      while targetsByFolder[folder] == nil, !folder.isEmpty { folder = ProjectPath.folder(of: folder) }
      found[header] = targetsByFolder[folder]?.sorted() ?? []
    }
    return found
  }

  /// A listed file that does not exist is identified with the only unlisted file of that name: it was moved without an
  /// update of the project.
  private mutating func addMoved(_ paths: [String], _ found: inout [[Int]]) {
    let unlisted = paths.indices.filter { found[$0].isEmpty && paths[$0].isCompiled }
    if unlisted.isEmpty || !hasFiles { return }
    let places = Dictionary(grouping: unlisted) { paths[$0].lastPathComponent }
    var namesakes: Set<String> = []
    for list in targets.flatMap({ [$0.files, $0.interfaces] }) {
      for file in list where file.isCompiled && places[file.lastPathComponent]?.count == 1 { namesakes.insert(file) }
    }
    if namesakes.isEmpty { return }
    let gone = Dictionary(grouping: namesakes.filter { named[$0]?.isMet != true }) { $0.lastPathComponent }
    for (name, old) in gone {
      guard let place = places[name]?.first, old.count == 1, !isThere(old[0]) else { continue }
      var targets: [Int] = []
      mentions.forEach(from: named[old[0]]?.first) { kind, number in
        if kind == .file { targets.append(number) }
      }
      found[place] = targets.ascendingOnce
      moved.append(MovedFile(from: old[0], to: paths[place]))
    }
    moved = moved.sorted { $0.to.precedesByBytes($1.to) }
  }

  /// A file that no project lists, such as a new one, belongs to the targets of most files in its folder, or else in
  /// the next outer folder with files. This applies only to projects that list single files: folder descriptions
  /// exclude files on purpose.
  private mutating func addUnlisted(_ paths: [String], _ found: inout [[Int]]) {
    if !hasFiles { return }
    let unlisted = paths.indices.filter { found[$0].isEmpty && paths[$0].isCompiled && !isInDescribedFolder(paths[$0]) }
    if unlisted.isEmpty { return }
    var enclosing: [String: [[Int]: Int]] = [:]
    for (path, all) in zip(paths, found) where path.isCompiled {
      let own = all.filter { !targets[$0].files.isEmpty && !targets[$0].isDescription }
      if own.isEmpty { continue }
      var folder = ProjectPath.folder(of: path)
      enclosing[folder, default: [:]][own, default: 0] += 1
      while !folder.isEmpty {
        folder = ProjectPath.folder(of: folder)
        enclosing[folder, default: [:]][own, default: 0] += 1
      }
    }
    for file in unlisted {
      var folder = ProjectPath.folder(of: paths[file])
      while enclosing[folder] == nil, !folder.isEmpty { folder = ProjectPath.folder(of: folder) }
      // A file next to all code, such as a script, belongs to no target, unless there is only one.
      guard let all = enclosing[folder], !folder.isEmpty || all.count == 1,
        let most = all.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }).max(by: {
          all[$0, default: 0] < all[$1, default: 0]
        })
      else { continue }
      found[file] = most
      adopted.append(paths[file])
    }
  }

  /// Whether a path is in a package, or in a folder that a project or package assigns to a target.
  private func isInDescribedFolder(_ path: String) -> Bool {
    var folder = path
    while !folder.isEmpty {
      var isOne = false
      mentions.forEach(from: named[folder]?.first) { kind, _ in
        if kind != .file { isOne = true }
      }
      if isOne { return true }
      folder = ProjectPath.folder(of: folder)
    }
    return false
  }

  private mutating func targets(of path: String) -> [Int] {
    if !ProjectPath.isDirectly(path, in: last.path) { enter(ProjectPath.folder(of: path)) }
    if !hasFiles, let targets = last.targets { return targets }
    var firstMention: MentionID?
    named.update(path) { named in
      named.isMet = true
      firstMention = named.first
    }
    found.removeAll(keepingCapacity: true)
    mentions.forEach(from: firstMention) { kind, number in
      if kind == .file { found.append(number) }
    }
    if found.isEmpty, let targets = last.targets { return targets }
    for claim in last.claims where takes(claim, firstMention) { found.append(claim.target) }
    if found != answer { answer = found }
    return withoutDescriptions(answer)
  }

  private mutating func enter(_ folder: String) {
    let claims = claims(on: folder)
    let ownsAllFiles = claims.allSatisfy { $0.whole && !$0.hasExceptions }
    last = Folder(path: folder, claims: claims, targets: ownsAllFiles ? withoutDescriptions(claims.map(\.target)) : nil)
  }

  /// Without targets from descriptions, unless there are no others.
  private func withoutDescriptions(_ found: [Int]) -> [Int] {
    if found.count < 2 { return found }
    let listed = hasDescriptions ? found.filter { !targets[$0].isDescription } : []
    return (listed.isEmpty ? found : listed).ascendingOnce
  }

  /// Whether a claim applies to a path.
  /// - Parameter said: the first mention of the path.
  private func takes(_ claim: Claim, _ firstMention: MentionID?) -> Bool {
    var (isTakenIn, isLeftOut) = (claim.whole, false)
    mentions.forEach(from: firstMention) { kind, number in
      if number != claim.number { return }
      if kind == .leftOut { isLeftOut = true }
      if kind == .takenIn { isTakenIn = true }
    }
    return isTakenIn && !isLeftOut
  }

  private mutating func claims(on folder: String) -> [Claim] {
    if let claims = known[folder] { return claims }
    // The claims of the parent folder, then additions and exceptions of the folder itself.
    var held = folder.isEmpty ? [] : claims(on: ProjectPath.folder(of: folder))
    if let firstMention = named[folder]?.first {
      mentions.forEach(from: firstMention) { kind, _ in
        if kind == .package { held = [] }
      }
      mentions.forEach(from: firstMention) { kind, number in
        if kind == .folder { held.append(claims[number]) }
      }
      mentions.forEach(from: firstMention) { kind, number in
        if kind == .leftOut { held.removeAll { $0.number == number } }
        if kind == .takenIn, let index = held.firstIndex(where: { $0.number == number }) { held[index].whole = true }
      }
    }
    known.set(folder, held)
    return held
  }
}

extension [Int] {
  /// Sorted and without duplicates; usually there is nothing to do.
  fileprivate var ascendingOnce: [Int] {
    if indices.dropFirst().allSatisfy({ self[$0 - 1] < self[$0] }) { return self }
    return Array(Set(self)).sorted()
  }
}

extension String {
  /// Whether a target must list it: not a header, storyboard or xib.
  fileprivate var isCompiled: Bool {
    if utf8.last == UInt8(ascii: "t") { return true }
    return !hasEnding(".h") && !hasEnding(".pch") && !WorkspaceFile.isInterface(self)
  }
}

private typealias MentionID = ID<Mentions.Mention>

/// The mentions of paths in projects. The lists of all paths are in one table.
private struct Mentions {
  enum Kind { case file, folder, package, leftOut, takenIn }

  struct Mention {
    var kind: Kind
    var number: Int32
    /// The next mention of the same path.
    var next: OptionalID<Mention>
  }

  private var all: Table<MentionID, Mention> = []

  /// The index of the next mention that is added.
  var endIndex: MentionID { all.endIndex }

  /// - Parameters:
  ///   - number: the target of a `file`, otherwise the claim.
  ///   - before: the previous mention of the same path.
  mutating func add(_ kind: Kind, _ number: Int, after before: MentionID?) {
    if let before { all[before].next = OptionalID(endIndex) }
    all.append(Mention(kind: kind, number: Int32(number), next: .none))
  }

  /// Calls `body` for a mention and all later ones of the same path.
  func forEach(from first: MentionID?, _ body: (Kind, _ number: Int) -> Void) {
    var next = first
    while let mention = next {
      body(all[mention].kind, Int(all[mention].number))
      next = all[mention].next.id
    }
  }
}
