import LowLevel

/// All targets of the packages and Xcode projects that were found.
struct Projects {
  private(set) var targets: [BuildTarget] = []
  /// Folders with a Package.swift.
  private(set) var packages: Set<String> = []
  private(set) var problems: [WorkspaceProblem] = []

  /// All paths are relative to the base folder, and sorted.
  /// - Parameter descriptions: files of XcodeGen, Tuist and CocoaPods.
  init(_ lookups: Lookups, manifests: [String], xcodeProjects: [String], descriptions: [String], folders: Set<String>) {
    packages = Set(manifests.map(ProjectPath.folder))
    for path in manifests {
      guard let bytes = read(path, lookups) else { continue }
      let manifest = PackageManifest(bytes)
      add(manifest.buildTargets(package: ProjectPath.folder(of: path), folders: folders), from: path)
      if manifest.unnamed > 0 {
        let message = "\(manifest.unnamed) target(s) have a name or path that the text does not tell"
        problems.append(WorkspaceProblem(kind: .unreadableProject, message: message, file: path))
      }
    }
    let files = ConfigurationFiles { try? lookups.contents($0) }
    for folder in xcodeProjects {
      let path = folder + "/project.pbxproj"
      guard let bytes = read(path, lookups) else { continue }
      do {
        add(try XcodeProject(bytes, folder: ProjectPath.folder(of: folder), files: files).targets(), from: folder)
      } catch {
        problems.append(
          WorkspaceProblem(kind: .unreadableProject, message: error.message, file: path, line: error.line))
      }
    }
    for path in descriptions {
      guard let bytes = read(path, lookups) else { continue }
      let folder = ProjectPath.folder(of: path)
      if path.hasEnding(PodSpec.ending) {
        add(PodSpec(bytes, path: path), folders)
      } else if ProjectPath.isNamed(path, TuistManifest.fileName) {
        add(TuistManifest.targets(bytes, folder: folder, folders: folders), from: path)
      } else {
        add(XcodeGenSpec(bytes, folder: folder, folders: folders), from: path)
      }
    }
  }

  /// Adds the targets of modules that were stated; several statements about a module with the same name are joined.
  mutating func add(_ modules: Set<WorkspaceListing.DeclaredModule>) {
    let byName = Dictionary(grouping: modules) { "\($0.name)\($0.isTest ? " (tests)" : "")" }
    for (_, parts) in byName.sorted(by: { $0.key < $1.key }) {
      let files = Set(parts.flatMap(\.files)).sorted()
      targets.append(
        BuildTarget(
          module: parts[0].name, name: parts[0].name, isTest: parts[0].isTest,
          files: files.filter { !WorkspaceFile.isInterface($0) }, interfaces: files.filter(WorkspaceFile.isInterface)))
    }
  }

  /// A library that also has a project is that project's.
  private mutating func add(_ library: PodSpec, _ folders: Set<String>) {
    guard let target = library.target(folders: folders),
      !targets.contains(where: { $0.module == target.module })
    else { return }
    targets.append(target)
  }

  private mutating func add(_ spec: XcodeGenSpec, from path: String) {
    if let error = spec.error {
      problems.append(WorkspaceProblem(kind: .unreadableProject, message: error.message, file: path, line: error.line))
    }
    add(spec.targets(), from: path)
  }

  private mutating func add(_ found: [BuildTarget], from project: String) {
    targets += found.map { target in
      var target = target
      target.project = project
      return target
    }
  }

  private mutating func read(_ path: String, _ lookups: Lookups) -> [UInt8]? {
    do {
      return try lookups.contents(path)
    } catch {
      problems.append(WorkspaceProblem(kind: .unreadableProject, message: error.message, file: path))
      return nil
    }
  }
}
