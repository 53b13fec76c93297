import LowLevel
import SourceFacts
import Tables

/// The project's modules by name. Several modules share a name if targets for different platforms build one module, or
/// if two projects in a repository have modules of that name.
public struct ModuleNamesakes: Sendable {
  /// The modules with each name.
  private var modulesOf: [String: [ModuleID]] = [:]
  /// For modules that share a name but no files: the folders around their files, at any depth.
  private var folders: [ModuleID: Set<String>] = [:]

  public init(_ files: Table<FileID, GraphFile>, modules: Table<ModuleID, String>) {
    for (index, name) in modules.entries { modulesOf[name, default: []].append(index) }
    let shared = modulesOf.values.filter { $0.count > 1 }
    if shared.isEmpty { return }
    let filesOf = Self.files(of: Set(shared.joined()), files)
    for modules in shared where Self.haveDistinctFiles(modules, filesOf) {
      for module in modules { folders[module] = Self.folders(of: filesOf[module] ?? [], files) }
    }
  }

  /// The number of names.
  public var count: Int { modulesOf.count }

  /// The modules that an import of a name means in the file at `path`. Of modules with different files, those of the
  /// nearest project; several if they are equally near.
  public func modules(named name: String, from path: String) -> [ModuleID] {
    nearest(of: modulesOf[name] ?? [], to: path)
  }

  /// The modules, among all with one name, that an import in the file at `path` means.
  public func nearest(of all: [ModuleID], to path: String) -> [ModuleID] {
    if all.count < 2 || folders[all[0]] == nil { return all }
    var folder = String(path.folderPath)
    while !folder.isEmpty {
      let near = all.filter { folders[$0]?.contains(folder) ?? false }
      if !near.isEmpty { return near }
      folder = String(folder.folderPath)
    }
    return all
  }

  private static func files(of modules: Set<ModuleID>, _ files: Table<FileID, GraphFile>) -> [ModuleID: [FileID]] {
    var filesOf: [ModuleID: [FileID]] = [:]
    for file in files.indices {
      for module in files[file].modules where modules.contains(module) { filesOf[module, default: []].append(file) }
    }
    return filesOf
  }

  private static func haveDistinctFiles(_ modules: [ModuleID], _ filesOf: [ModuleID: [FileID]]) -> Bool {
    var seen: Set<FileID> = []
    return modules.allSatisfy { module in (filesOf[module] ?? []).allSatisfy { seen.insert($0).inserted } }
  }

  private static func folders(of members: [FileID], _ files: Table<FileID, GraphFile>) -> Set<String> {
    var found: Set<String> = []
    for file in members {
      var folder = String(files[file].path.folderPath)
      while !folder.isEmpty, found.insert(folder).inserted { folder = String(folder.folderPath) }
    }
    return found
  }
}
