import SourceFacts
import Tables

/// The paths of the files and synchronized folders of an Xcode project, computed from the tree of groups.
struct XcodeProjectPlaces {
  private let objects: XcodeObjects
  /// The paths of source files, storyboards, `.xcconfig` files and synchronized folders, by object; nil outside of the
  /// base folder.
  private var paths: Table<XcodeObjectID, String?>
  /// The value of `SRCROOT`.
  let sourceRoot: String
  /// The synchronized folders, in the order of the tree of groups.
  private var synchronized: [SynchronizedFolder] = []
  /// Localized variants of one file.
  private var variants: [XcodeObjectID: [XcodeObjectID]] = [:]

  private struct SynchronizedFolder {
    var object: XcodeObjectID
    var path: String
    var exceptions: [(target: XcodeObjectID, paths: [String])]
    var explicitFolders: [String]
  }

  init(_ objects: XcodeObjects, project: XcodeObjectID, folder: String) {
    self.objects = objects
    paths = Table(repeating: nil, count: objects.count)
    let subfolder = objects.string("projectDirPath", of: project) ?? ""
    let sourceRoot = subfolder.isEmpty ? folder : ProjectPath.appending(folder, subfolder)
    self.sourceRoot = sourceRoot
    guard let main = objects.object("mainGroup", of: project) else { return }
    var pending = [(object: main, parent: sourceRoot)]
    var isVisited = Table<XcodeObjectID, Bool>(repeating: false, count: objects.count)
    while let (object, parent) = pending.popLast() {
      if isVisited[object] { continue }
      isVisited[object] = true
      guard let path = path(of: object, parent: parent, sourceRoot: sourceRoot) else { continue }
      let children = objects.objects("children", of: object)
      if objects.isOf("PBXVariantGroup", object) { variants[object] = children }
      for child in children.reversed() { pending.append((child, path)) }
      place(object, at: path)
    }
  }

  /// A path, which may leave the base folder by `..` and return to it. Nil for products, frameworks and absolute paths.
  private func path(of object: XcodeObjectID, parent: String, sourceRoot: String) -> String? {
    let path = objects.string("path", of: object)
    switch objects.string("sourceTree", of: object) {
    case "<group>", nil: return path.map { ProjectPath.appending(parent, $0) } ?? parent
    case "SOURCE_ROOT": return path.map { ProjectPath.appending(sourceRoot, $0) } ?? sourceRoot
    default: return nil
    }
  }

  private mutating func place(_ object: XcodeObjectID, at path: String) {
    if objects.isOf("PBXFileReference", object) {
      if WorkspaceFile.Language(path: path) != nil || WorkspaceFile.isInterface(path) || path.hasSuffix(".xcconfig") {
        paths[object] = ProjectPath.join("", path)
      }
    } else if objects.isOf("PBXFileSystemSynchronizedRootGroup", object), let path = ProjectPath.join("", path) {
      paths[object] = path
      let explicit = objects.strings("explicitFolders", of: object)
      synchronized.append(
        SynchronizedFolder(
          object: object, path: path, exceptions: exceptions(of: object, at: path),
          explicitFolders: explicit.compactMap { ProjectPath.join(path, $0) }))
    }
  }

  /// The path of a source file, storyboard, `.xcconfig` file or synchronized folder.
  func path(of object: XcodeObjectID) -> String? { paths[object] }

  /// The files of a build file's reference.
  func files(_ reference: XcodeObjectID) -> [String] {
    (variants[reference] ?? [reference]).compactMap { paths[$0] }
  }

  /// A synchronized folder belongs to the targets that list it, without their exceptions. For other targets the
  /// exceptions are the files that belong to them.
  func synchronizedFolders(target: XcodeObjectID, groups: [XcodeObjectID]) -> [TargetFolder] {
    // By index, which avoids copies of folders and exceptions.
    synchronized.indices.compactMap { index in
      let exception = synchronized[index].exceptions.indices.first {
        synchronized[index].exceptions[$0].target == target
      }
      let listed = exception.map { synchronized[index].exceptions[$0].paths } ?? []
      if groups.contains(synchronized[index].object) {
        return TargetFolder(path: synchronized[index].path, excluded: listed + synchronized[index].explicitFolders)
      }
      return listed.isEmpty ? nil : TargetFolder(path: synchronized[index].path, only: listed)
    }
  }

  private func exceptions(of group: XcodeObjectID, at path: String) -> [(target: XcodeObjectID, paths: [String])] {
    var exceptions: [(target: XcodeObjectID, paths: [String])] = []
    for set in objects.objects("exceptions", of: group)
    where objects.isOf("PBXFileSystemSynchronizedBuildFileExceptionSet", set) {
      guard let target = objects.object("target", of: set) else { continue }
      let listed = objects.strings("membershipExceptions", of: set).compactMap { ProjectPath.join(path, $0) }
      if let known = exceptions.firstIndex(where: { $0.target == target }) {
        exceptions[known].paths += listed
      } else {
        exceptions.append((target, listed))
      }
    }
    return exceptions
  }
}
