import SourceFacts

/// The targets of a `project.pbxproj`, read as text.
struct XcodeProject {
  private let list: PropertyList
  /// Object id → its dictionary in `list`.
  private var objects: [String: Int] = [:]
  private let project: Int
  private let places: XcodeProjectPlaces
  private let settings: BuildSettings

  /// `folder` is where the `.xcodeproj` lies, relative to the base folder; `files` reads what it is configured by.
  init(_ bytes: [UInt8], folder: String, files: ConfigurationFiles) throws(PropertyList.Failure) {
    list = try PropertyList(bytes)
    guard let all = list.value("objects", in: 0), let root = list.string("rootObject", in: 0) else {
      throw PropertyList.Failure(message: "has no objects", line: 1)
    }
    for (id, object) in list.entries(all) { objects[id] = object }
    guard let project = objects[root] else {
      throw PropertyList.Failure(message: "has no project object", line: 1)
    }
    self.project = project
    places = XcodeProjectPlaces(list: list, objects: objects, project: project, folder: folder)
    settings = BuildSettings(list: list, objects: objects, places: places, files: files)
  }

  func targets() -> [BuildTarget] {
    list.strings("targets", in: project).compactMap { id in objects[id].flatMap { target(id, $0) } }
  }

  private func target(_ id: String, _ object: Int) -> BuildTarget? {
    guard let name = list.string("name", in: object) else { return nil }
    let product = list.string("productType", in: object) ?? ""
    var target = BuildTarget(
      module: module(of: object, target: name), name: name,
      isTest: product.hasSuffix("unit-test") || product.hasSuffix("ui-testing") || product.hasSuffix("ocunit-test"))
    for phase in list.strings("buildPhases", in: object).compactMap({ objects[$0] }) {
      switch list.string("isa", in: phase) {
      case "PBXSourcesBuildPhase": target.files += files(of: phase)
      case "PBXResourcesBuildPhase": target.interfaces += files(of: phase).filter(WorkspaceFile.isInterface)
      default: break
      }
    }
    target.headers = ModuleHeaders(
      bridging: settings.headers("SWIFT_OBJC_BRIDGING_HEADER", of: object, named: name, in: project),
      prefix: settings.headers("GCC_PREFIX_HEADER", of: object, named: name, in: project))
    target.folders = places.synchronizedFolders(
      target: id, groups: Set(list.strings("fileSystemSynchronizedGroups", in: object)))
    return target.files.isEmpty && target.folders.isEmpty ? nil : target
  }

  private func files(of phase: Int) -> [String] {
    list.strings("files", in: phase).compactMap { objects[$0] }.flatMap { file in
      list.string("fileRef", in: file).map(places.files) ?? []
    }
  }

  /// `PRODUCT_MODULE_NAME` of the target or the project, else `PRODUCT_NAME` of the target, else the target's name.
  private func module(of object: Int, target: String) -> String {
    let written =
      settings.values("PRODUCT_MODULE_NAME", of: object).first ?? settings.values("PRODUCT_MODULE_NAME", of: project).first
      ?? settings.values("PRODUCT_NAME", of: object).first
    guard var name = written else { return target.asIdentifier }
    for variable in ["TARGET_NAME", "TARGETNAME", "PRODUCT_NAME"] {
      for form in ["$(\(variable))", "${\(variable)}", "$(\(variable):c99extidentifier)"] where name == form {
        name = target
      }
    }
    return name.contains("$") ? target.asIdentifier : name.asIdentifier
  }
}
