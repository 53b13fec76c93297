import SourceFacts

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Everything below the base folder that a run may want to know of, by name alone. Folders that are links are not
/// entered, so there are no loops and nothing is met twice.
struct FolderWalk {
  let base: String
  let opened: BaseFolder
  /// Relative paths of Swift and Objective-C files, in the order in which they were met, before `sort`.
  private(set) var sources: [String] = []
  /// Storyboards and xibs, one for all languages.
  private(set) var interfaces: [String] = []
  private(set) var folders: [String] = [""]
  /// Files and folders whose names begin with a dot.
  private(set) var hidden: [String] = []
  /// `….xcodeproj` folders.
  private(set) var xcodeProjects: [String] = []
  /// `project.yml` of XcodeGen.
  private(set) var projectSpecs: [String] = []
  private(set) var closedFolders = SkipCounts()
  /// Paths of closed folders, for patterns that name them.
  private(set) var closedPaths: [String] = []
  private(set) var problems: [WorkspaceProblem] = []
  private var links: [String] = []
  private var pending: [String] = [""]
  /// The path of the folder that is read, with a slash behind it, in `folderBytes` bytes, and the name that was met last.
  private var pathBytes: [CChar] = []
  private var folderBytes = 0
  /// Of an earlier walk; nil where nothing is to be kept of this one.
  private var known: FolderListings?
  /// Of this walk's folders, as far as their stamps will tell a change.
  private(set) var listings = FolderListings()
  private let began = FileStamp.now

  init(base: String, known: FolderListings? = nil) {
    self.base = base
    opened = BaseFolder(base)
    self.known = known
    while let folder = pending.popLast() { read(folder) }
    addLinkedFiles()
  }

  /// Of what stands in several languages one, and all in the order of their bytes.
  mutating func sort() {
    interfaces = Localization.baseVariants(interfaces)
    sources.sortByBytes()
    xcodeProjects.sortByBytes()
    projectSpecs.sortByBytes()
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? (base.isEmpty ? "/" : base) : base + "/" + path }

  private mutating func read(_ folder: String) {
    // The stamp comes first: what changes while the folder is read has another.
    let stamp = known == nil ? nil : opened.stamp(folder)
    guard let entries = stamp.flatMap({ known?.entries(of: folder, $0) }) ?? list(folder) else { return }
    if let stamp, stamp.isSettled(before: began) { listings.add(folder, stamp, entries) }
    let prefix = folder.isEmpty ? "" : folder + "/"
    (folderBytes, pathBytes) = (prefix.utf8.count, prefix.utf8.map { CChar(bitPattern: $0) })
    let isLocalization = Localization.isFolder(folder)
    entries.withUnsafeBytes { bytes in
      var next = 0
      while next < bytes.count {
        let name = (bytes.baseAddress! + next + 1).assumingMemoryBound(to: CChar.self)
        add(bytes[next], prefix, name, isLocalization)
        next += strlen(name) + 2
      }
    }
  }

  private mutating func add(_ kind: UInt8, _ prefix: String, _ name: UnsafePointer<CChar>, _ isLocalization: Bool) {
    if name[0] == CChar(UInt8(ascii: ".")) {
      if let name = String(validatingCString: name) { hidden.append(prefix + name) }
    } else if isLocalization {
      if isInterface(name), let path = located(name) { interfaces.append(path) }
    } else {
      switch Int32(kind) {
      case Int32(DT_DIR): addFolder(prefix, name)
      case Int32(DT_REG): addFile(prefix, name)
      default: addUncertain(prefix, name)
      }
    }
  }

  /// Each name that may matter behind its kind and before a zero; nil where the folder cannot be read to its end.
  private mutating func list(_ folder: String) -> ArraySlice<UInt8>? {
    guard let stream = opened.list(folder) else {
      fail(folder, "folder cannot be read: \(String(cString: strerror(errno)))")
      return nil
    }
    defer { closedir(stream) }
    var entries: [UInt8] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = UnsafeRawPointer(entry).advanced(by: Self.nameOffset).assumingMemoryBound(to: CChar.self)
      guard Self.matters(entry.pointee.d_type, name) else { continue }
      entries.append(entry.pointee.d_type)
      entries.append(contentsOf: UnsafeRawBufferPointer(start: name, count: strlen(name) + 1))
    }
    if errno != 0 { fail(folder, "folder cannot be read to its end: \(String(cString: strerror(errno)))") }
    return entries[...]
  }

  private static func matters(_ kind: UInt8, _ name: UnsafePointer<CChar>) -> Bool {
    if name[0] == CChar(UInt8(ascii: ".")) { return strcmp(name, ".") != 0 && strcmp(name, "..") != 0 }
    switch Int32(kind) {
    case Int32(DT_REG): return isSource(name) || isInterface(name) || name[0] == CChar(UInt8(ascii: "p"))
    case Int32(DT_DIR), Int32(DT_LNK), Int32(DT_UNKNOWN): return true
    default: return false
    }
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!

  private mutating func addFolder(_ prefix: String, _ bytes: UnsafePointer<CChar>) {
    guard let name = text(prefix, bytes) else { return }
    let path = prefix + name
    if Localization.isFolder(name) {
      pending.append(path)
    } else if let reason = FolderNames.closed[name] {
      closedFolders.add(reason)
      closedPaths.append(path)
    } else if FolderNames.isBundle(name) {
      if name.hasSuffix(".xcodeproj") { xcodeProjects.append(path) }
    } else {
      folders.append(path)
      pending.append(path)
    }
  }

  private mutating func addFile(_ prefix: String, _ bytes: UnsafePointer<CChar>) {
    if isSource(bytes) {
      if let path = located(bytes) { sources.append(path) }
    } else if isInterface(bytes) {
      if let path = located(bytes) { interfaces.append(path) }
    } else if bytes[0] == CChar(UInt8(ascii: "p")), let name = String(validatingCString: bytes),
      XcodeGenSpec.fileNames.contains(name)
    {
      projectSpecs.append(prefix + name)
    }
  }

  /// A link, or an entry of a file system that does not tell its kind.
  private mutating func addUncertain(_ prefix: String, _ bytes: UnsafePointer<CChar>) {
    var status = stat()
    let path = absolute(prefix.isEmpty ? "" : String(prefix.dropLast())) + "/"
    let reached = withPath(path, bytes) { path in
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
    case .folder: addFolder(prefix, bytes)
    case .file: addFile(prefix, bytes)
    case .linkedFolder: addLinkedFolder(prefix, bytes)
    case .linkedFile where isSource(bytes):
      if let path = located(bytes) { links.append(path) }
    case .brokenLink where isSource(bytes):
      if let path = located(bytes) { fail(path, "links to a file that cannot be reached") }
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

  private mutating func addLinkedFolder(_ prefix: String, _ bytes: UnsafePointer<CChar>) {
    guard let name = text(prefix, bytes), FolderNames.closed[name] == nil, !FolderNames.isBundle(name) else { return }
    closedFolders.add(.linkedFolders)
    closedPaths.append(prefix + name)
  }

  /// A file that is linked to is read once: under its own path when that is below the base, else under the first link.
  private mutating func addLinkedFiles() {
    guard !links.isEmpty else { return }
    links.sortByBytes()
    var seen = Set(sources.compactMap { resolved(absolute($0)) })
    for link in links {
      guard let target = resolved(absolute(link)) else {
        fail(link, "links to a file that cannot be reached")
        continue
      }
      if seen.insert(target).inserted { sources.append(link) }
    }
  }

  private func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Of what stands in the folder that is read.
  private mutating func located(_ name: UnsafePointer<CChar>) -> String? {
    pathBytes.removeLast(pathBytes.count - folderBytes)
    pathBytes.append(contentsOf: UnsafeBufferPointer(start: name, count: strlen(name) + 1))
    if let path = pathBytes.withUnsafeBufferPointer({ String(validatingCString: $0.baseAddress!) }) { return path }
    fail(pathBytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }, Self.isNoText)
    return nil
  }

  private static let isNoText = "name is not UTF-8, so it was left out"

  private mutating func text(_ prefix: String, _ bytes: UnsafePointer<CChar>) -> String? {
    if let name = String(validatingCString: bytes) { return name }
    fail(prefix + String(cString: bytes), Self.isNoText)
    return nil
  }

  private mutating func fail(_ path: String, _ message: String) {
    problems.append(WorkspaceProblem(kind: .unreadableSource, message: message, file: path.isEmpty ? "." : path))
  }
}

/// By the ending of a file name: Swift, Objective-C, or a header of what may be either.
private func isSource(_ name: UnsafePointer<CChar>) -> Bool {
  let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
  return bytes.ends(with: ".swift") || bytes.ends(with: ".m") || bytes.ends(with: ".h") || bytes.ends(with: ".mm")
    || bytes.ends(with: ".pch")
}

private func isInterface(_ name: UnsafePointer<CChar>) -> Bool {
  let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
  return bytes.ends(with: ".storyboard") || bytes.ends(with: ".xib")
}

extension UnsafeRawBufferPointer {
  fileprivate func ends(with ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    return count > length && memcmp(baseAddress! + (count - length), ending.utf8Start, length) == 0
  }
}

extension [String] {
  /// By bytes, as no locale or normal form changes them.
  mutating func sortByBytes() {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    for text in self {
      let start = bytes.count
      bytes.append(contentsOf: text.utf8)
      ranges.append(start..<bytes.count)
    }
    let order = bytes.withUnsafeBufferPointer { bytes in
      indices.sorted { one, other in
        let (one, other) = (ranges[one], ranges[other])
        if one.isEmpty || other.isEmpty { return one.count < other.count }
        let order = memcmp(bytes.baseAddress! + one.lowerBound, bytes.baseAddress! + other.lowerBound, Swift.min(one.count, other.count))
        return order == 0 ? one.count < other.count : order < 0
      }
    }
    self = order.map { self[$0] }
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
