/// Where the files and synchronised folders of an Xcode project lie: their paths follow from the tree of groups.
struct XcodeProjectPlaces {
  private let list: PropertyList
  private let objects: [String: Int]
  /// Of source files, storyboards, `.xcconfig` files and synchronised folders, by object id; what lies outside the base folder is left out.
  private var paths: [String: String] = [:]
  /// What `SRCROOT` is.
  let sourceRoot: String
  /// In the order of the tree.
  private var synchronized: [SynchronizedFolder] = []
  /// Localised variants of one file.
  private var variants: [String: [String]] = [:]

  private struct SynchronizedFolder {
    var id: String
    var path: String
    /// What is listed as an exception for a target, by the target's id.
    var exceptions: [String: [String]]
    var explicitFolders: [String]
  }

  init(list: PropertyList, objects: [String: Int], project: Int, folder: String) {
    self.list = list
    self.objects = objects
    let subfolder = list.string("projectDirPath", in: project) ?? ""
    let sourceRoot = subfolder.isEmpty ? folder : ProjectPath.appending(folder, subfolder)
    self.sourceRoot = sourceRoot
    guard let main = list.string("mainGroup", in: project) else { return }
    var pending = [(id: main, parent: sourceRoot)]
    var visited: Set<String> = []
    while let (id, parent) = pending.popLast() {
      guard let object = objects[id], visited.insert(id).inserted else { continue }
      guard let path = path(of: object, parent: parent, sourceRoot: sourceRoot) else { continue }
      let children = list.strings("children", in: object)
      if list.string("isa", in: object) == "PBXVariantGroup" { variants[id] = children }
      pending += children.reversed().map { ($0, path) }
      place(id, object, at: path)
    }
  }

  /// May leave the base folder by `..` and come back. Nil for products, frameworks and absolute paths.
  private func path(of object: Int, parent: String, sourceRoot: String) -> String? {
    let path = list.string("path", in: object)
    switch list.string("sourceTree", in: object) {
    case "<group>", nil: return path.map { ProjectPath.appending(parent, $0) } ?? parent
    case "SOURCE_ROOT": return path.map { ProjectPath.appending(sourceRoot, $0) } ?? sourceRoot
    default: return nil
    }
  }

  private mutating func place(_ id: String, _ object: Int, at path: String) {
    switch list.string("isa", in: object) {
    case "PBXFileReference"
    where WorkspaceFile.Language(path: path) != nil || WorkspaceFile.isInterface(path) || path.hasSuffix(".xcconfig"):
      paths[id] = ProjectPath.join("", path)
    case "PBXFileSystemSynchronizedRootGroup":
      guard let path = ProjectPath.join("", path) else { return }
      paths[id] = path
      synchronized.append(
        SynchronizedFolder(
          id: id, path: path, exceptions: exceptions(of: object, at: path),
          explicitFolders: list.strings("explicitFolders", in: object).compactMap { ProjectPath.join(path, $0) }))
    default: break
    }
  }

  /// Of a source file, storyboard, `.xcconfig` or synchronised folder.
  func path(of id: String) -> String? { paths[id] }

  /// The files that a build file's reference stands for.
  func files(_ reference: String) -> [String] {
    (variants[reference] ?? [reference]).compactMap { paths[$0] }
  }

  /// A synchronised folder belongs to the targets that list it, without their exceptions; of other targets the
  /// exceptions are what does belong.
  func synchronizedFolders(target: String, groups: Set<String>) -> [TargetFolder] {
    synchronized.compactMap { folder in
      let listed = folder.exceptions[target] ?? []
      if groups.contains(folder.id) {
        return TargetFolder(path: folder.path, excluded: listed + folder.explicitFolders)
      }
      return listed.isEmpty ? nil : TargetFolder(path: folder.path, only: listed)
    }
  }

  private func exceptions(of group: Int, at path: String) -> [String: [String]] {
    var exceptions: [String: [String]] = [:]
    for set in list.strings("exceptions", in: group).compactMap({ objects[$0] })
    where list.string("isa", in: set) == "PBXFileSystemSynchronizedBuildFileExceptionSet" {
      guard let target = list.string("target", in: set) else { continue }
      exceptions[target, default: []] += list.strings("membershipExceptions", in: set)
        .compactMap { ProjectPath.join(path, $0) }
    }
    return exceptions
  }
}
