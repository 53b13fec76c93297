import Findings
import Foundation
import LowLevel
import SourceFacts
import Storage
import YAML

/// The configuration file of a run and the base folder, to which its patterns and all reported paths are relative.
public struct ConfigurationFile: Sendable, Equatable {
  /// Absolute; nil if there is none.
  public let path: String?
  /// Absolute, without a trailing slash (except for `/`).
  public let baseFolder: String
  /// Whether the user specified it with `--config`.
  let isNamed: Bool

  init(path: String?, baseFolder: String, isNamed: Bool = false) {
    (self.path, self.baseFolder, self.isNamed) = (path, baseFolder, isNamed)
  }

  /// In order of preference.
  public static let names = [".layerlint.yml", ".layerlint.yaml"]

  /// Finds the configuration file and the base folder.
  ///
  /// With `config`, the base folder is the folder that contains all paths. Otherwise it is, in this order: the folder
  /// of the nearest configuration at or above the paths that does not merely refine a folder of a larger one; the
  /// folder of the enclosing project, so that a subfolder is checked as a part of its app; the common folder of the
  /// paths.
  ///
  /// - Parameters:
  ///   - paths: the files or folders to lint, relative to `currentFolder`; empty for `currentFolder`.
  ///   - config: the argument of `--config`. The file need not exist.
  public static func locate(paths: [String], config: String? = nil, currentFolder: String) -> ConfigurationFile {
    let folders = (paths.isEmpty ? ["."] : paths).map { folder(of: absolutePath($0, in: currentFolder)) }
    let common = folders.dropFirst().reduce(folders[0], commonFolder)
    if let config {
      return ConfigurationFile(path: absolutePath(config, in: currentFolder), baseFolder: common, isNamed: true)
    }
    var nearest: ConfigurationFile?
    for folder in sequence(first: common, next: parent(of:)) {
      let here = names.map { join(folder, $0) }
      guard let path = here.first(where: { FileManager.default.fileExists(atPath: $0) }) else { continue }
      let file = ConfigurationFile(path: path, baseFolder: folder)
      if let known = nearest, !known.isInProject(folder) { return known }
      nearest = file
      if !file.mayRefine { return file }
    }
    return nearest ?? ConfigurationFile(path: nil, baseFolder: ProjectFolder().containing(common) ?? common)
  }

  /// The configuration of one of several projects.
  ///
  /// - Parameters:
  ///   - folder: the base folder of the project, absolute.
  ///   - configuration: an absolute path; nil for the file in the folder, if there is one.
  public init(ofProject folder: String, configuration: String?) {
    let own = Self.names.map { join(folder, $0) }.first { FileManager.default.fileExists(atPath: $0) }
    (path, baseFolder, isNamed) = (configuration ?? own, folder, configuration != nil)
  }

  /// Whether the file has only keys that are allowed in a subfolder, so that a file in a folder above can be the
  /// configuration of the project.
  private var mayRefine: Bool {
    guard let source = try? self.source() else { return false }
    let document = ConfigurationDocument(source)
    guard document.mistakes.isEmpty, let root = document.root else { return false }
    var reader = ConfigurationReader(file: source.file, folder: source.folder, vocabulary: Vocabulary())
    let known = ConfigurationKey.refining.map(\.rawValue)
    return reader.entries(root, of: "the configuration").allSatisfy { known.contains($0.name) }
  }

  /// Whether a folder is inside the project that contains this file. A configuration outside of that project belongs to
  /// other projects.
  private func isInProject(_ folder: String) -> Bool {
    guard let project = ProjectFolder().containing(baseFolder) else { return true }
    return folder == project || folder.hasPrefix(project + "/")
  }

  /// Reads the file; nil if there is none. Its name in messages is relative to the base folder if the file is inside
  /// it.
  public func source() throws(ConfigurationMistake) -> ConfigurationSource? {
    guard let path else { return nil }
    let prefix = baseFolder == "/" ? "/" : baseFolder + "/"
    let name = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    return try ExtendedFiles.resolve(try Self.read(path, as: name, in: isNamed ? nil : baseFolder), at: path)
  }

  /// Reads a configuration file.
  ///
  /// - Parameters:
  ///   - name: the name in messages.
  ///   - base: a folder; a symbolic link that leads out of it is an error. Nil for a file that the user specified.
  public static func read(_ path: String, as name: String, in base: String?) throws(ConfigurationMistake)
    -> ConfigurationSource
  {
    func mistake(_ message: String) -> ConfigurationMistake {
      ConfigurationMistake(file: name, line: 1, column: 1, message: message)
    }
    if let base, RealPath.leaves(base, at: path) {
      throw mistake("is a symbolic link that leads out of \(base), so it is not read; --config can name its target")
    }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else {
      throw mistake("there is no such file")
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw mistake("is not a file") }
    if let size = attributes[.size] as? Int, size > YAMLDocument.maximumBytes { throw mistake(YAMLDocument.tooLarge) }
    guard let data = FileManager.default.contents(atPath: resolved) else { throw mistake("cannot be read") }
    return ConfigurationSource(file: name, bytes: Array(data))
  }
}

// MARK: - Paths, as text: symbolic links are left as they are

private func folder(of path: String) -> String {
  var isFolder: ObjCBool = false
  let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
  return exists && !isFolder.boolValue ? parent(of: path) ?? path : path
}

func parent(of path: String) -> String? {
  guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

func join(_ folder: String, _ name: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }

private func commonFolder(_ left: String, _ right: String) -> String {
  let common = zip(left.pieces(at: "/"), right.pieces(at: "/")).prefix { $0 == $1 }
  return "/" + common.map { String($0.0) }.joined(separator: "/")
}
