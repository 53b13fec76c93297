import LowLevel
import SourceFacts
import Storage

/// The names that a search of the base folder meets, and what else it reads: with them, it can be repeated without the
/// folder. All paths are relative to the base folder; all lists are sorted by bytes, without duplicates.
public struct WorkspaceListing: Sendable, Equatable {
  /// Swift and Objective-C files.
  public internal(set) var sources: [String] = []
  /// Storyboards and xibs, in all languages.
  public internal(set) var interfaces: [String] = []
  /// Folders that are entered; the base folder is empty.
  public internal(set) var folders: [String] = [""]
  var xcodeProjects: [String] = []
  var projectSpecs: [String] = []
  /// Folders that are never entered.
  var closed: [String: SkipReason] = [:]
  var problems: [WorkspaceProblem] = []
  /// The project files.
  var contents: [String: [UInt8]] = [:]
  /// Files and folders that projects name and that exist, although no search meets them.
  var others: Set<String> = []
  /// Modules that the caller stated.
  var stated: Set<DeclaredModule> = []

  /// A module and some of its files, as a build system states them.
  public struct DeclaredModule: Sendable, Hashable {
    public var name: String
    public var isTest: Bool
    /// Sorted by bytes.
    public var files: [String]

    public init(name: String, isTest: Bool, files: [String]) {
      (self.name, self.isTest, self.files) = (name, isTest, files)
    }
  }

  public init() {}

  /// States that all its files are compiled into one module.
  public mutating func state(module name: String, isTest: Bool) {
    stated = [DeclaredModule(name: name, isTest: isTest, files: sources + interfaces)]
  }

  /// Whether a file or folder exists.
  public func exists(_ path: String) -> Bool { names.contains(path) }

  private var names: Set<String> {
    Set(sources).union(interfaces).union(folders).union(xcodeProjects).union(projectSpecs).union(others)
      .union(contents.keys).union(closed.keys)
  }

  /// A function that looks names up.
  var lookup: (String) -> Bool {
    let names = names
    return { names.contains($0) }
  }

  /// The listing of all files of several. The order of the listings does not matter, unless the same project file has
  /// different contents: that is an error of the caller.
  public init(joining listings: [WorkspaceListing]) {
    func joined(_ list: (WorkspaceListing) -> [String]) -> [String] {
      var all = Array(Set(listings.flatMap(list)))
      all.sortByBytes()
      return all
    }
    (sources, interfaces, folders) = (joined(\.sources), joined(\.interfaces), joined { [""] + $0.folders })
    (xcodeProjects, projectSpecs) = (joined(\.xcodeProjects), joined(\.projectSpecs))
    for listing in listings {
      closed.merge(listing.closed) { first, _ in first }
      contents.merge(listing.contents) { first, _ in first }
      others.formUnion(listing.others)
      stated.formUnion(listing.stated)
      problems += listing.problems.filter { !problems.contains($0) }
    }
  }

  /// What is in a folder, with paths relative to it.
  public func below(_ folder: String) -> WorkspaceListing {
    let prefix = folder + "/"
    func inner(_ path: String) -> String? {
      path == folder ? "" : path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }
    var part = WorkspaceListing()
    part.sources = sources.compactMap(inner)
    part.interfaces = interfaces.compactMap(inner)
    part.folders = [""] + folders.compactMap(inner).filter { !$0.isEmpty }
    part.xcodeProjects = xcodeProjects.compactMap(inner)
    part.projectSpecs = projectSpecs.compactMap(inner)
    for (path, reason) in closed { inner(path).map { part.closed[$0] = reason } }
    for (path, bytes) in contents { inner(path).map { part.contents[$0] = bytes } }
    part.others = Set(others.compactMap(inner))
    part.problems = problems.compactMap { problem in
      inner(problem.file).map {
        WorkspaceProblem(
          kind: problem.kind, message: problem.message, file: $0.isEmpty ? "." : $0, line: problem.line)
      }
    }
    for module in stated {
      let files = module.files.compactMap(inner)
      if !files.isEmpty { part.stated.insert(DeclaredModule(name: module.name, isTest: module.isTest, files: files)) }
    }
    return part
  }
}

// MARK: Coding

extension WorkspaceListing {
  /// Equal listings have equal bytes.
  public func pack(into packing: inout Packing) {
    for list in [sources, interfaces, folders, xcodeProjects, projectSpecs, others.sortedByBytes] { packing.add(list) }
    let closed = closed.keys.sortedByBytes
    packing.add(closed)
    packing.add(closed.map { self.closed[$0]?.rawValue ?? "" })
    packing.add(UInt32(problems.count))
    for problem in problems {
      packing.add([problem.kind.rawValue, problem.message, problem.file])
      packing.add(Int32(problem.line ?? -1))
    }
    let contents = contents.keys.sortedByBytes
    packing.add(contents)
    for path in contents { packing.add(self.contents[path] ?? []) }
    packing.add(UInt32(stated.count))
    for module in stated.sorted(by: { ($0.name, $0.files.first ?? "") < ($1.name, $1.files.first ?? "") }) {
      packing.add(module.name)
      packing.add(module.isTest)
      packing.add(module.files)
    }
  }

  public init(_ reading: inout Unpacking) {
    (sources, interfaces, folders) = (reading.texts(), reading.texts(), reading.texts())
    (xcodeProjects, projectSpecs, others) = (reading.texts(), reading.texts(), Set(reading.texts()))
    for (path, reason) in zip(reading.texts(), reading.texts()) { closed[path] = SkipReason(rawValue: reason) }
    for _ in 0..<reading.count() where !reading.isBroken {
      let texts = reading.texts()
      let line = reading.value(or: Int32(-1))
      guard texts.count == 3 else { continue }
      problems.append(
        WorkspaceProblem(
          kind: WorkspaceProblem.Kind(rawValue: texts[0]) ?? .unreadableSource, message: texts[1], file: texts[2],
          line: line < 0 ? nil : Int(line)))
    }
    for path in reading.texts() { contents[path] = reading.list() }
    for _ in 0..<reading.count() where !reading.isBroken {
      stated.insert(
        DeclaredModule(name: reading.text(), isTest: reading.value(or: false), files: reading.texts()))
    }
  }
}

extension Collection<String> {
  fileprivate var sortedByBytes: [String] {
    var all = Array(self)
    all.sortByBytes()
    return all
  }
}
