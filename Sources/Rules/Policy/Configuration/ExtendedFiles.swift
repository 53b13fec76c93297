import Findings
import Foundation
import LowLevel
import YAML

/// Reads the files that a configuration names in `extends`, recursively. They must be YAML files of the same
/// repository: a configuration may come from a stranger, and messages quote the files.
public struct ExtendedFiles {
  /// The folder that contains all of them; nil if the configuration is in no project.
  private let root: String?
  private var found: [ConfigurationSource] = []
  private var read: Set<String> = []
  /// The absolute paths and names of the files that extend each other, down to the current one.
  private var chain: [(path: String, name: String)] = []

  /// Returns the file with its bases.
  /// - Parameter path: the absolute path of the file.
  public static func resolve(
    _ source: ConfigurationSource, at path: String
  ) throws(ConfigurationMistake) -> ConfigurationSource {
    guard source.bytes.contains("extends".utf8) else { return source }
    var files = ExtendedFiles(root: parent(of: path).flatMap { ProjectFolder().containing($0) })
    try files.add(source, at: path)
    var source = source
    source.bases = Array(files.found.dropLast())
    return source
  }

  private init(root: String?) { self.root = root }

  private mutating func add(_ source: ConfigurationSource, at path: String) throws(ConfigurationMistake) {
    chain.append((path, source.file))
    for node in Self.names(in: source) {
      func mistake(_ message: String) -> ConfigurationMistake {
        ConfigurationMistake(file: source.file, line: node.line, column: node.column, message: message)
      }
      guard let text = node.scalar, !text.isEmpty else {
        throw mistake("'extends' is a file or a list of files, not \(node.kindInWords)")
      }
      let place = Self.joined(path, text)
      if let start = chain.firstIndex(where: { $0.path == place }) {
        let names = (chain[start...].map(\.name) + [chain[start].name]).joined(separator: " → ")
        throw mistake("\(quoted(text)) leads back to itself: \(names)")
      }
      if read.contains(place) { continue }
      guard place.hasSuffix(".yml") || place.hasSuffix(".yaml") else {
        throw mistake("\(quoted(text)) is not a YAML file: its name does not end in .yml")
      }
      if let root, root != "/", !place.hasPrefix(root + "/") {
        throw mistake("\(quoted(text)) is outside of \(root), the folder of the project, so it is not read")
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
        throw mistake(
          "there is no file \(quoted(text)): it is relative to this file, \(place)\(Self.spellingSuggestion(place))")
      }
      if isFolder.boolValue { throw mistake("\(quoted(text)) is a folder: name the file in it") }
      try add(try ConfigurationFile.read(place, as: Self.name(of: text, from: source.file), in: root), at: place)
    }
    chain.removeLast()
    read.insert(path)
    found.append(source)
  }

  private static func names(in source: ConfigurationSource) -> [YAMLNode] {
    guard let node = YAMLDocument(source.bytes).root?["extends"], !node.isNull else { return [] }
    if case .sequence(let items) = node.value { return items }
    return [node]
  }

  /// The absolute path of `text`, which is relative to the folder of a file.
  private static func joined(_ file: String, _ text: String) -> String {
    absolutePath(text, in: parent(of: file) ?? "/")
  }

  /// The name in messages, relative to the base folder: `../base.yml`.
  private static func name(of text: String, from file: String) -> String {
    if text.hasPrefix("/") || file.hasPrefix("/") { return text.hasPrefix("/") ? text : joined(file, text) }
    var components: [String] = file.pieces(at: "/").dropLast().map { String($0) }
    for component in text.pieces(at: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(String(component))
      }
    }
    return components.joined(separator: "/")
  }

  /// Suggests a file of a similar name.
  private static func spellingSuggestion(_ place: String) -> String {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: parent(of: place) ?? "/")) ?? []).sorted()
    let name = place.pieces(at: "/").last.map { String($0) } ?? ""
    return nearestSpelling(of: name, among: names).map { "; did you mean \(quoted($0))?" } ?? ""
  }
}
