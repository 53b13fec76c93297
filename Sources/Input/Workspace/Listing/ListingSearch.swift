import LowLevel
import SourceFacts
import Storage

/// Makes the listing of some files and folders.
public struct ListingSearch {
  public private(set) var listing = WorkspaceListing()
  /// Files that no search of the base folder would read: in a hidden or closed folder.
  public private(set) var unread: [String] = []

  /// A file that is no source and no project file.
  public struct Refusal: Error {
    public let path: String
    public let reason: String
  }

  private let options: WorkspaceOptions
  private var files: Set<String> = []
  private var trees: [String] = []

  /// - Parameters:
  ///   - base: absolute path of the base folder.
  ///   - paths: existing files and folders, relative to the base folder; empty is the base folder itself.
  ///   - isFolder: whether a path is that of a folder.
  public init(base: String, paths: [String], isFolder: (String) -> Bool) throws(Refusal) {
    options = WorkspaceOptions(base: base, tests: true, generated: true)
    for path in paths {
      if !isFolder(path) {
        files.insert(path)
      } else if path.hasSuffix(".xcodeproj") {
        files.insert("\(path)/project.pbxproj")
      } else {
        trees.append(path)
      }
    }
    if trees.contains("") { trees = [""] }
    for tree in trees {
      // A given folder is skipped if a search would not enter it.
      if tree.isEmpty || enter(ProjectPath.split(tree).map { String(Substring($0)) }, on: tree) != nil {
        add(FolderWalk(base: Workspace.normalized(base), start: tree))
      }
    }
    for path in files where !isInTree(path) { try add(path) }
    listing = WorkspaceListing(joining: [listing])
    addProjectFiles()
  }

  private func isInTree(_ path: String) -> Bool {
    trees.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
  }

  private mutating func add(_ walk: FolderWalk) {
    listing.sources += walk.sources
    listing.interfaces += walk.interfaces
    listing.folders += walk.folders
    listing.xcodeProjects += walk.xcodeProjects
    listing.projectSpecs += walk.projectSpecs
    for path in walk.closedPaths {
      listing.closed[path] = ProjectPath.name(of: path).withBytes(FolderNames.closed) ?? .linkedFolders
    }
    listing.problems += walk.problems
  }

  /// Enters folders as a search of the base folder would on its way to `path`. Returns whether the last one is for
  /// resources in one language, or nil if such a search would not get there.
  private mutating func enter(_ names: [String], on path: String) -> Bool? {
    var (folder, isLocalization) = ("", false)
    var folders: [String] = []
    for name in names {
      folder = ProjectPath.appending(folder, name)
      isLocalization = name.hasSuffix(".lproj")
      let closed = name.withBytes(FolderNames.closed)
      if let closed { listing.closed[folder] = closed }
      let isBundle = name.withBytes(FolderNames.holdsNoSource) && !isLocalization
      if closed != nil || isBundle || name.hasPrefix(".") {
        unread.append(path)
        return nil
      }
      if !isLocalization { folders.append(folder) }
    }
    listing.folders += folders
    return isLocalization
  }

  /// Adds a file as a search of the base folder would meet it.
  private mutating func add(_ path: String) throws(Refusal) {
    var names = ProjectPath.split(path).map { String(Substring($0)) }
    let name = names.popLast() ?? ""
    if name == "project.pbxproj", let project = names.popLast(), project.hasSuffix(".xcodeproj") {
      if enter(names, on: path) != nil { listing.xcodeProjects.append(ProjectPath.folder(of: path)) }
      return
    }
    let isProjectSpec = XcodeGenSpec.fileNames.contains(name) || path.hasEnding(PodSpec.ending)
    let isProjectFile = isProjectSpec || path.hasSuffix(".xcconfig")
    guard isProjectFile || WorkspaceFile.isInterface(path) || WorkspaceFile.Language(path: path) != nil else {
      throw Refusal(
        path: path,
        reason: "is neither a source file (.swift, .m, .mm, .h, .pch, .storyboard, .xib) nor a project file "
          + "(Package.swift, project.pbxproj, .xcconfig, project.yml, Project.swift, .podspec)")
    }
    guard let isLocalization = enter(names, on: path) else { return }
    if WorkspaceFile.isInterface(path) {
      listing.interfaces.append(path)
    } else if isProjectSpec {
      listing.projectSpecs.append(path)
    } else if isProjectFile {
      listing.others.insert(path)
    } else if isLocalization || name.hasPrefix(".") {
      unread.append(path)
    } else {
      listing.sources.append(path)
    }
  }

  /// Reads the project files that any run over these files may read, as far as they are among them.
  private mutating func addProjectFiles() {
    let walk = FolderWalk(options.base, listing, hidden: [])
    let (files, xcodeProjects) = (files, Set(listing.xcodeProjects))
    let isInTree = isInTree
    let lookups = Lookups(
      walk.opened,
      isGiven: { path in
        isInTree(path) || files.contains(path) || xcodeProjects.contains(ProjectPath.folder(of: path))
      })
    // With and without tests, since tests decide which projects count.
    for isWhole in [true, false] {
      let options = WorkspaceOptions(base: options.base, tests: isWhole, generated: isWhole)
      _ = Workspace.find(options, walk, lookups, stated: [])
    }
    listing.contents = lookups.read
    listing.others.formUnion(lookups.met)
  }
}
