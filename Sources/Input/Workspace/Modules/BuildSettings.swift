import LowLevel

/// The build settings of an Xcode project's targets, from the project file and its `.xcconfig` files.
struct BuildSettings {
  let objects: XcodeObjects
  let places: XcodeProjectPlaces
  let files: ConfigurationFiles

  /// The distinct values of a setting in the build configurations of a target or project: set there, or in the
  /// `.xcconfig` file that the configuration is based on.
  func values(_ name: ByteView, of object: XcodeObjectID) -> [String] {
    guard let list = objects.object("buildConfigurationList", of: object) else { return [] }
    var values: [String] = []
    for configuration in objects.objects("buildConfigurations", of: list) {
      let settings = objects.value("buildSettings", of: configuration)
      let written = settings.flatMap { objects.list.string(name, in: $0) }
      let value = written ?? basis(of: configuration).flatMap { files.settings(of: $0)[name.string] }
      if let value, !value.isEmpty, !values.contains(value) { values.append(value) }
    }
    return values
  }

  private func basis(of configuration: XcodeObjectID) -> String? {
    if objects.string("baseConfigurationReference", of: configuration) != nil {
      return objects.object("baseConfigurationReference", of: configuration).flatMap(places.path)
    }
    guard let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration),
      let path = objects.string("baseConfigurationReferenceRelativePath", of: configuration)
    else { return nil }
    return places.path(of: anchor).flatMap { ProjectPath.join($0, path) }
  }

  /// The headers in a setting of a target, or else of the project. Headers with an unknown path are left out.
  func headers(
    _ name: ByteView, of target: XcodeObjectID, named targetName: String, in project: XcodeObjectID
  ) -> [String] {
    let own = values(name, of: target)
    let values = own.isEmpty ? values(name, of: project) : own
    return values.compactMap { value in
      guard value.utf8.contains(UInt8(ascii: "$")) else { return ProjectPath.join(places.sourceRoot, value) }
      var path = value
      for (variable, meaning) in [
        ("SRCROOT", ""), ("PROJECT_DIR", ""), ("SOURCE_ROOT", ""), ("TARGET_NAME", targetName),
        ("TARGETNAME", targetName),
        ("PRODUCT_NAME", targetName), ("PRODUCT_MODULE_NAME", targetName.asIdentifier),
      ] {
        path = path.replacing("$(\(variable))", with: meaning).replacing("${\(variable)}", with: meaning)
      }
      return path.contains("$") ? nil : ProjectPath.join(places.sourceRoot, path)
    }
  }
}
