import SourceFacts

/// The targets of a `project.pbxproj`, read as text.
struct XcodeProject {
  private let objects: XcodeObjects
  private let project: XcodeObjectID
  private let places: XcodeProjectPlaces
  private let settings: BuildSettings

  /// - Parameters:
  ///   - folder: the folder with the `.xcodeproj`, relative to the base folder.
  ///   - files: reads its `.xcconfig` files.
  init(_ bytes: [UInt8], folder: String, files: ConfigurationFiles) throws(PropertyList.Failure) {
    let list = try PropertyList(bytes)
    guard let all = list.value("objects", in: list.root), let root = list.value("rootObject", in: list.root),
      list.elements[root].kind == .string
    else {
      throw PropertyList.Failure(message: "has no objects", line: 1)
    }
    objects = XcodeObjects(list, in: all)
    guard let project = objects.object(at: root) else {
      throw PropertyList.Failure(message: "has no project object", line: 1)
    }
    self.project = project
    places = XcodeProjectPlaces(objects, project: project, folder: folder)
    settings = BuildSettings(objects: objects, places: places, files: files)
  }

  func targets() -> [BuildTarget] { objects.objects("targets", of: project).compactMap(target) }

  private func target(_ object: XcodeObjectID) -> BuildTarget? {
    guard let name = objects.string("name", of: object) else { return nil }
    let product = objects.string("productType", of: object) ?? ""
    var target = BuildTarget(
      module: module(of: object, target: name), name: name,
      isTest: product.hasSuffix("unit-test") || product.hasSuffix("ui-testing") || product.hasSuffix("ocunit-test"))
    for phase in objects.objects("buildPhases", of: object) {
      if objects.isOf("PBXSourcesBuildPhase", phase) {
        target.files += files(of: phase)
      } else if objects.isOf("PBXHeadersBuildPhase", phase) {
        target.interfaces += files(of: phase).filter { $0.hasSuffix(".h") }
      } else if objects.isOf("PBXResourcesBuildPhase", phase) {
        target.interfaces += files(of: phase).filter(WorkspaceFile.isInterface)
      }
    }
    target.headers = ModuleHeaders(
      bridging: settings.headers("SWIFT_OBJC_BRIDGING_HEADER", of: object, named: name, in: project),
      prefix: settings.headers("GCC_PREFIX_HEADER", of: object, named: name, in: project))
    target.folders = places.synchronizedFolders(
      target: object, groups: objects.objects("fileSystemSynchronizedGroups", of: object))
    return target.files.isEmpty && target.folders.isEmpty ? nil : target
  }

  private func files(of phase: XcodeObjectID) -> [String] {
    objects.objects("files", of: phase).flatMap { file in objects.object("fileRef", of: file).map(places.files) ?? [] }
  }

  /// `PRODUCT_MODULE_NAME` of the target or the project, else `PRODUCT_NAME` of the target, else the target's name.
  private func module(of object: XcodeObjectID, target: String) -> String {
    let written =
      settings.values("PRODUCT_MODULE_NAME", of: object).first ?? settings.values("PRODUCT_MODULE_NAME", of: project)
      .first
      ?? settings.values("PRODUCT_NAME", of: object).first
    guard var name = written else { return target.asIdentifier }
    if !name.utf8.contains(UInt8(ascii: "$")) { return name.asIdentifier }
    for variable in ["TARGET_NAME", "TARGETNAME", "PRODUCT_NAME"] {
      for form in ["$(\(variable))", "${\(variable)}", "$(\(variable):c99extidentifier)"] where name == form {
        name = target
      }
    }
    return name.contains("$") ? target.asIdentifier : name.asIdentifier
  }
}
