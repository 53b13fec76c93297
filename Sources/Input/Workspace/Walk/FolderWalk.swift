import LowLevel
import SourceFacts
import Storage
import Tables

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A source file. Ids are in the order in which files were found.
enum FoundFile {}

/// All relevant files below the base folder, by name. Folders that are links are not entered, so there are no cycles
/// and no duplicates.
struct FolderWalk {
  let base: String
  let opened: BaseFolder
  /// Relative paths of Swift and Objective-C files, in the order in which they were found until `sort` is called.
  private(set) var sources: [String] = []
  /// After `sort`, the original index of each of `sources`.
  private var order: [Int] = []
  /// Storyboards and xibs, one for all languages.
  private(set) var interfaces: [String] = []
  private(set) var folders: [String] = [""]
  /// Files and folders whose names begin with a dot.
  private(set) var hidden: [String] = []
  /// `….xcodeproj` folders.
  private(set) var xcodeProjects: [String] = []
  /// `project.yml` of XcodeGen, `….podspec` of CocoaPods.
  private(set) var projectSpecs: [String] = []
  private(set) var closedFolders = SkipCounts()
  /// Paths of closed folders, for patterns that name them.
  private(set) var closedPaths: [String] = []
  private(set) var problems: [WorkspaceProblem] = []
  private var links: [String] = []
  /// The open folders, each in the previous one.
  private var trail: [Stop] = []
  /// The path of the last folder with a trailing slash, in `folderBytes` bytes, followed by the last name.
  private var pathBytes: [UInt8] = []
  private var folderBytes = 0
  /// The memory for `list`.
  private let buffer = OpenFolder.ReadBuffer()
  private var entries = FolderEntries()
  /// The listings of an earlier search; nil if this one is not cached.
  private var known: FolderListings?
  /// The listings of this search, for folders whose stamps will show a change.
  private(set) var listings = FolderListings()
  private let startTime = FileStamp.now
  private let met: ((String) -> Void)?

  /// - Parameters:
  ///   - start: the folder to search; empty for the base folder.
  ///   - met: called for each source.
  init(base: String, start: String = "", known: FolderListings? = nil, met: ((String) -> Void)? = nil) {
    self.base = base
    self.met = met
    opened = BaseFolder(base)
    self.known = known
    if !start.isEmpty { (folders, pathBytes) = ([start], Array(start.utf8) + [0]) }
    enter(start)
    while !trail.isEmpty { readEntries() }
    addLinkedFiles()
  }

  /// Takes the names from a listing, without reading any folder.
  init(_ base: String, _ listing: WorkspaceListing, hidden: [String]) {
    (self.base, met) = (Workspace.normalized(base), nil)
    opened = BaseFolder(self.base)
    (sources, interfaces, folders) = (listing.sources, listing.interfaces, listing.folders)
    (xcodeProjects, projectSpecs) = (listing.xcodeProjects, listing.projectSpecs)
    closedPaths = Array(listing.closed.keys)
    closedPaths.sortByBytes()
    for path in closedPaths { listing.closed[path].map { closedFolders.add($0) } }
    problems = listing.problems
    self.hidden = hidden
    sort()
  }

  private struct Stop {
    /// See `FolderEntries`.
    let entries: ArraySlice<UInt8>
    /// The index of the next entry in `entries`.
    var next: Int
    /// The open folder, from which entries are opened by name. Nil if it was not read, or is nested too deeply.
    let folder: OpenFolder?
    /// The length of its path, including the slash.
    let pathBytes: Int
    let isLocalization: Bool
  }

  /// Keeps one of several localized variants, and sorts all lists by bytes.
  mutating func sort() {
    interfaces = Localization.baseVariants(interfaces)
    let isSorted = zip(sources, sources.dropFirst()).allSatisfy { $0.precedesByBytes($1) }
    order = isSorted ? Array(sources.indices) : sources.orderByBytes
    if !isSorted { sources = order.map { sources[$0] } }
    xcodeProjects.sortByBytes()
    projectSpecs.sortByBytes()
  }

  /// After `sort`: the ids of paths; nil for a path that is not in `sources`.
  func places(of paths: some Sequence<String>) -> [OptionalID<FoundFile>] {
    var next = 0
    return paths.map { path in
      while next < sources.count, sources[next].precedesByBytes(path) { next += 1 }
      return next < sources.count && sources[next] == path ? OptionalID(ID(order[next])) : .none
    }
  }

  /// Before `sort`: the sources with ids; nil if one does not exist.
  func sources(at places: [OptionalID<FoundFile>]) -> [String]? {
    var found: [String] = []
    found.reserveCapacity(places.count)
    for place in places {
      guard let place = place.id, place.index < sources.count else { return nil }
      found.append(sources[place.index])
    }
    return found
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? (base.isEmpty ? "/" : base) : base + "/" + path }

  /// - Parameters:
  ///   - folder: the base folder, or the last result of `path(to:)`, whose bytes are in `pathBytes` with a zero at the
  ///     end.
  ///   - name: the last component of its path.
  private mutating func enter(_ folder: String, _ name: UnsafePointer<CChar>? = nil) {
    // The stamp is read first, so that a change during reading is noticed.
    let stamp = known == nil ? nil : opened.stamp(folder)
    var open: OpenFolder?
    guard let entries = stamp.flatMap({ known?.entries(of: folder, $0) }) ?? list(folder, name, &open) else { return }
    if let stamp, stamp.isReliable(before: startTime) { listings.add(folder, stamp, entries) }
    if !folder.isEmpty { pathBytes[pathBytes.count - 1] = UInt8(ascii: "/") }
    folderBytes = pathBytes.count
    trail.append(
      Stop(
        entries: entries, next: 0, folder: open, pathBytes: folderBytes, isLocalization: Localization.isFolder(folder)))
  }

  /// Reads the entries of the last folder up to the next subfolder, which is read first.
  private mutating func readEntries() {
    let last = trail.count - 1
    let (entries, isLocalization) = (trail[last].entries, trail[last].isLocalization)
    entries.withUnsafeBytes { bytes in
      var next = trail[last].next
      while next < bytes.count, trail.count == last + 1 {
        let name = (bytes.baseAddress! + next + 1).assumingMemoryBound(to: CChar.self)
        let kind = bytes[next]
        next += strlen(name) + 2
        trail[last].next = next
        add(kind, name, isLocalization)
      }
    }
    if trail.count > last + 1 { return }
    trail.removeLast().folder?.shut()
    folderBytes = trail.last?.pathBytes ?? 0
  }

  private mutating func add(_ kind: UInt8, _ name: UnsafePointer<CChar>, _ isLocalization: Bool) {
    if name[0] == CChar(UInt8(ascii: ".")) {
      if let path = path(to: name) { hidden.append(path) }
    } else if isLocalization {
      if isInterface(name), let path = located(name) { interfaces.append(path) }
    } else {
      switch Int32(kind) {
      case Int32(DT_DIR): addFolder(name)
      case Int32(DT_REG): addFile(name)
      default: addUncertain(name)
      }
    }
  }

  /// Nil if the folder cannot be read to its end.
  private mutating func list(
    _ folder: String, _ name: UnsafePointer<CChar>?, _ left: inout OpenFolder?
  ) -> ArraySlice<UInt8>? {
    guard let open = name.flatMap({ opened.list($0, in: trail.last?.folder) }) ?? opened.list(folder) else {
      fail(folder, "folder cannot be read: \(String(cString: strerror(errno)))")
      return nil
    }
    defer { if trail.count < Self.mostOpen { left = open } else { open.shut() } }
    let error = open.read(buffer) { kind, name in
      if Self.matters(kind, name) { entries.add(kind, name) }
    }
    if error != 0 { fail(folder, "folder cannot be read to its end: \(String(cString: strerror(error)))") }
    return entries.take()[...]
  }

  private static func matters(_ kind: UInt8, _ name: UnsafePointer<CChar>) -> Bool {
    if name[0] == CChar(UInt8(ascii: ".")) { return strcmp(name, ".") != 0 && strcmp(name, "..") != 0 }
    switch Int32(kind) {
    case Int32(DT_REG): return isSource(name) || isInterface(name) || isProjectSpec(name)
    case Int32(DT_DIR), Int32(DT_LNK), Int32(DT_UNKNOWN): return true
    default: return false
    }
  }

  /// The maximum number of open folders.
  private static let mostOpen = 64

  private mutating func addFolder(_ name: UnsafePointer<CChar>) {
    guard let path = located(name) else { return }
    let (start, name) = (name, ByteView(name))
    if name.hasExtension(".lproj") {
      enter(path, start)
    } else if let reason = FolderNames.closed(name) {
      closedFolders.add(reason)
      closedPaths.append(path)
    } else if FolderNames.holdsNoSource(name) {
      if name.hasExtension(".xcodeproj") { xcodeProjects.append(path) }
    } else {
      folders.append(path)
      enter(path, start)
    }
  }

  private mutating func addFile(_ name: UnsafePointer<CChar>) {
    if isSource(name) {
      if let path = located(name) {
        sources.append(path)
        met?(path)
      }
    } else if isInterface(name) {
      if let path = located(name) { interfaces.append(path) }
    } else if isProjectSpec(name), let path = path(to: name) {
      projectSpecs.append(path)
    }
  }

  /// Adds a link, or an entry of a file system that does not report kinds.
  private mutating func addUncertain(_ name: UnsafePointer<CChar>) {
    var status = stat()
    let folder = absolute(String(decoding: pathBytes[..<max(0, folderBytes - 1)], as: UTF8.self)) + "/"
    let reached = withPath(folder, name) { path in
      if lstat(path, &status) != 0 { return Reached.nothing }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .folder
      case S_IFREG: return .file
      case S_IFLNK: break
      default: return .nothing
      }
      if stat(path, &status) != 0 { return .brokenLink }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .linkedFolder
      case S_IFREG: return .linkedFile
      default: return .nothing
      }
    }
    switch reached {
    case .folder: addFolder(name)
    case .file: addFile(name)
    case .linkedFolder: addLinkedFolder(name)
    case .linkedFile where isSource(name):
      if let path = located(name) { links.append(path) }
    case .brokenLink where isSource(name):
      if let path = located(name) { fail(path, "links to a file that cannot be reached") }
    case .linkedFile, .brokenLink, .nothing: break
    }
  }

  private enum Reached { case folder, file, linkedFolder, linkedFile, brokenLink, nothing }

  private func withPath<Result>(
    _ folder: String, _ name: UnsafePointer<CChar>, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    var path = folder.utf8CString
    path.removeLast()
    path.append(contentsOf: UnsafeBufferPointer(start: name, count: strlen(name) + 1))
    return path.withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  private mutating func addLinkedFolder(_ name: UnsafePointer<CChar>) {
    guard let path = located(name) else { return }
    let name = ByteView(name)
    if FolderNames.closed(name) != nil || FolderNames.holdsNoSource(name) { return }
    closedFolders.add(.linkedFolders)
    closedPaths.append(path)
  }

  /// Adds the files that links lead to, each once: under its own path, or else under the first link. Links that lead
  /// out of the base folder are not followed.
  private mutating func addLinkedFiles() {
    guard !links.isEmpty else { return }
    links.sortByBytes()
    var seen = Set(sources.compactMap { RealPath.of(absolute($0)) })
    for link in links {
      guard let target = RealPath.of(absolute(link)) else {
        fail(link, "links to a file that cannot be reached")
        continue
      }
      if RealPath.leaves(absolute(""), at: absolute(link)) {
        fail(link, "links to a file outside of the base folder, so it was not read; lint the folder that holds both")
        continue
      }
      if seen.insert(target).inserted { sources.append(link) }
    }
  }

  /// The path of an entry; nil, with a problem, if it is not valid text.
  private mutating func located(_ name: UnsafePointer<CChar>) -> String? {
    if let path = path(to: name) { return path }
    fail(String(decoding: pathBytes.dropLast(), as: UTF8.self), "name is not UTF-8, so it was left out")
    return nil
  }

  /// The same without reporting a problem.
  private mutating func path(to name: UnsafePointer<CChar>) -> String? {
    pathBytes.removeLast(pathBytes.count - folderBytes)
    pathBytes.append(contentsOf: UnsafeRawBufferPointer(start: name, count: strlen(name) + 1))
    return pathBytes.withUnsafeBytes { String(validatingCString: $0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
  }

  private mutating func fail(_ path: String, _ message: String) {
    problems.append(WorkspaceProblem(kind: .unreadableSource, message: message, file: path.isEmpty ? "." : path))
  }
}

/// Whether a name has the extension of Swift, Objective-C, or a header.
private func isSource(_ name: UnsafePointer<CChar>) -> Bool {
  let bytes = ByteView(name)
  return bytes.hasExtension(".swift") || bytes.hasExtension(".m") || bytes.hasExtension(".h")
    || bytes.hasExtension(".mm") || bytes.hasExtension(".pch")
}

private func isInterface(_ name: UnsafePointer<CChar>) -> Bool {
  let bytes = ByteView(name)
  return bytes.hasExtension(".storyboard") || bytes.hasExtension(".xib")
}

private func isProjectSpec(_ name: UnsafePointer<CChar>) -> Bool {
  if name[0] == CChar(UInt8(ascii: "p")), XcodeGenSpec.fileNames.contains(where: { strcmp($0, name) == 0 }) {
    return true
  }
  return ByteView(name).hasExtension(PodSpec.ending)
}

extension ByteView {
  /// A string of C, without the zero at its end.
  init(_ text: UnsafePointer<CChar>) {
    self.init(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: strlen(text))
  }

  /// Whether the name has this suffix after at least one character.
  func hasExtension(_ ending: ByteView) -> Bool { count > ending.count && hasSuffix(ending) }
}

extension [String] {
  /// Sorts by bytes, independent of locale and normalization.
  mutating func sortByBytes() { self = orderByBytes.map { self[$0] } }

  /// The indices of all elements, sorted by bytes.
  var orderByBytes: [Int] {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    for text in self {
      let start = bytes.count
      bytes.append(contentsOf: text.utf8)
      ranges.append(start..<bytes.count)
    }
    return bytes.withUnsafeBufferPointer { bytes in
      indices.sorted { one, other in
        let (one, other) = (ranges[one], ranges[other])
        if one.isEmpty || other.isEmpty { return one.count < other.count }
        let order = memcmp(
          bytes.baseAddress! + one.lowerBound, bytes.baseAddress! + other.lowerBound, Swift.min(one.count, other.count))
        return order == 0 ? one.count < other.count : order < 0
      }
    }
  }
}

extension String {
  func precedesByBytes(_ other: String) -> Bool {
    let isBefore = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        let order = memcmp(left.baseAddress!, right.baseAddress!, Swift.min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
      }
    }
    return isBefore.flatMap { $0 } ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
