import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Finds modules that no project file describes, by their imports: one folder contains `import CoreKit`, and a folder
/// `CoreKit` with public declarations exists elsewhere. Only files that are in no project are considered.
struct ImportedFolders {
  private(set) var files: [GraphFile]
  private(set) var modules: [String]
  /// The paths of the folders that became modules.
  private(set) var folders: [String] = []

  private let baseModule: ModuleID?

  init(_ files: [GraphFile], modules: [String], baseModule: ModuleID?) {
    self.files = files
    self.modules = modules
    self.baseModule = baseModule
    if baseModule == nil { return }
    let candidates = candidates(named: importedNames())
    if candidates.isEmpty { return }
    for name in candidates.keys.sorted() { assign(name, candidates[name] ?? [:]) }
  }

  /// Moves the files out without a copy; the list is empty afterwards.
  mutating func takeFiles() -> [GraphFile] {
    let taken = files
    files = []
    return taken
  }

  /// Returns an interface file with the module of the sources around it.
  func placing(_ interface: InterfaceFile) -> InterfaceFile {
    guard isOfBase(interface.modules), let index = folders.firstIndex(where: { interface.path.hasPrefix($0 + "/") })
    else {
      return interface
    }
    var placed = interface
    placed.modules = [ModuleID(modules.count - folders.count + index)]
    return placed
  }

  /// Whether these are the modules of a file that is in no project.
  private func isOfBase(_ modules: [ModuleID]) -> Bool { modules.count == 1 && modules.first == baseModule }

  /// A note for the user; nil if no module was found.
  var note: String? {
    folders.isEmpty
      ? nil : "modules, as other files import them and no project lists them: \(folders.joined(separator: ", "))"
  }

  /// Imported names that match a folder name and no module of the project.
  private func importedNames() -> Set<String> {
    // A small Bloom filter: most imports are ruled out by one bit of their hash, without reading their text.
    var filter = [UInt64](repeating: 0, count: 64)
    for name in folderNames.subtracting(modules) {
      let hash = NameTable.hash(name)
      filter[Int(hash >> 6) & 63] |= 1 << UInt64(hash & 63)
    }
    var names: Set<String> = []
    for file in files.indices where files[file].isSwift {
      let facts = files[file].facts
      for fact in facts.imports where fact.kind != .header && fact.kind != .forward {
        let hash = facts.names.hash(of: fact.module)
        if filter[Int(hash >> 6) & 63] & 1 << UInt64(hash & 63) != 0 { names.insert(facts.text(fact.module)) }
      }
    }
    return names.subtracting(modules)
  }

  /// The names of folders that contain files which are in no project.
  private var folderNames: Set<String> {
    var names: Set<String> = []
    var last: Substring?
    for file in files where isOfBase(file.modules) {
      let folder = file.path.folderPath
      if folder == last { continue }
      last = folder
      for name in folder.pieces(at: "/") { names.insert(String(name)) }
    }
    return names
  }

  /// Returns the outermost folders with each name, and the files of each folder.
  private func candidates(named names: Set<String>) -> [String: [Substring: [Int]]] {
    var candidates: [String: [Substring: [Int]]] = [:]
    var known: (parent: Substring, found: [(name: String, folder: Substring)]) = ("", [])
    for file in files.indices where isOfBase(files[file].modules) {
      let path = files[file].path
      let parent = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
      if parent != known.parent { known = (parent, folders(of: parent, names)) }
      for (name, folder) in known.found { candidates[name, default: [:]][folder, default: []].append(file) }
    }
    return candidates
  }

  private func folders(of path: Substring, _ names: Set<String>) -> [(name: String, folder: Substring)] {
    var found: [(name: String, folder: Substring)] = []
    for component in path.pieces(at: "/") where names.contains(String(component)) {
      let name = String(component)
      if !found.contains(where: { $0.name == name }) { found.append((name, path[..<component.endIndex])) }
    }
    return found
  }

  /// Turns a folder into a module if it has public declarations. A folder whose own files import the name contains
  /// extensions of a library and is skipped. Several folders become modules of the same name if each import is nearest
  /// to one of them, as in a repository with two apps.
  private mutating func assign(_ name: String, _ candidates: [Substring: [Int]]) {
    let offering = candidates.filter { _, members in
      !members.contains { imports(name, $0) } && members.contains { declaresPublic(files[$0]) }
    }
    guard offering.count == 1 || areDistinct(Array(offering.keys), name) else { return }
    for folder in offering.keys.sorted(by: { $0 < $1 }) {
      let module = ModuleID(modules.count)
      modules.append(name)
      folders.append(String(folder))
      for file in offering[folder] ?? [] { files[file].modules = [module] }
    }
  }

  private func areDistinct(_ folders: [Substring], _ name: String) -> Bool {
    var imported = Set<Substring>()
    for file in files.indices where imports(name, file) {
      let path = files[file].path.pieces(at: "/")
      let shared = folders.map { folder in zip(path, folder.pieces(at: "/")).prefix { $0 == $1 }.count }
      guard let most = shared.max(), shared.count(where: { $0 == most }) == 1, let nearest = shared.firstIndex(of: most)
      else { return false }
      imported.insert(folders[nearest])
    }
    return imported.count == folders.count
  }

  private func imports(_ name: String, _ file: Int) -> Bool {
    files[file].facts.imports.contains { files[file].facts.text($0.module) == name }
  }

  private func declaresPublic(_ file: GraphFile) -> Bool {
    file.facts.declarations.contains { !$0.modifiers.isDisjoint(with: [.public, .open]) }
  }
}
