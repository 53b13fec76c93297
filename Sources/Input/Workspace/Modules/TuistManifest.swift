import LowLevel
import SourceFacts

/// The targets of a `Project.swift`, from which Tuist generates an Xcode project that is often not in the repository.
enum TuistManifest {
  static let fileName: ByteView = "Project.swift"

  /// Empty if the file does not describe a Tuist project.
  static func targets(_ bytes: [UInt8], folder: String, folders: Set<String>) -> [BuildTarget] {
    let manifest = PackageManifest(bytes, isTuist: true)
    guard manifest.imports("ProjectDescription") else { return [] }
    return manifest.targets.compactMap { described in
      let isTest = described.product?.hasSuffix("Tests") ?? false
      var target = BuildTarget(module: described.name.asIdentifier, name: described.name, isTest: isTest)
      let paths = (described.sources ?? []).compactMap {
        ProjectPath.join(folder, ProjectPath.literalFolder(ofPattern: $0))
      }
      target.folders = Set(paths).filter(folders.contains).sorted().map { TargetFolder(path: $0) }
      target.isDescription = true
      return target.folders.isEmpty ? nil : target
    }
  }
}
