import Findings
import Foundation
import LowLevel
import Patterns
import Policy
import YAML

/// The folders that a configuration names in `projects`. Each is linted as a separate project.
struct ProjectList {
  struct Entry: Equatable {
    /// Relative to the folder of the configuration.
    var folder: String
    /// Whether it has its own configuration.
    var isConfigured: Bool
  }

  /// The folder of the configuration; absolute.
  let base: String
  /// Absolute path of the configuration.
  let configuration: String
  /// Sorted by path.
  let entries: [Entry]

  /// Returns nil if the configuration of the request does not name projects, or cannot be read.
  init?(_ request: LintRequest) throws(UsageError) {
    if request.ignoresConfiguration { return nil }
    let file = ConfigurationFile.locate(
      paths: request.paths, config: request.configuration, currentFolder: request.currentFolder)
    guard let path = file.path, let source = try? file.source(), source.bytes.contains("projects".utf8) else {
      return nil
    }
    let document = YAMLDocument(source.bytes)
    guard document.errors.isEmpty, let node = document.root?["projects"], !node.isNull else { return nil }
    (base, configuration) = (file.baseFolder, path)
    let items = if case .sequence(let items) = node.value { items } else { [node] }
    var mistakes: [ConfigurationMistake] = []
    var found: [String: Bool] = [:]
    for item in items {
      do throws(ProjectPattern.Refusal) {
        for entry in try ProjectPattern(item).folders(below: base) { found[entry.folder] = entry.isConfigured }
      } catch {
        mistakes.append(
          ConfigurationMistake(file: source.file, line: item.line, column: item.column, message: error.message))
      }
    }
    if !mistakes.isEmpty { throw .configuration(mistakes) }
    if found.isEmpty {
      throw .configuration([
        ConfigurationMistake(
          file: source.file, line: node.line, column: node.column,
          message: "'projects' names no folder: list at least one")
      ])
    }
    entries = found.map { Entry(folder: $0, isConfigured: $1) }.sorted { $0.folder < $1.folder }
  }

  /// The folders of other projects below the folder of one, relative to it.
  func others(below folder: String) -> [String] {
    entries.filter { $0.folder.hasPrefix(folder + "/") }.map { String($0.folder.dropFirst(folder.count + 1)) }
  }
}

/// One pattern of `projects`.
private struct ProjectPattern {
  struct Refusal: Error { let message: String }

  private let text: String
  private let pattern: PathPattern
  /// The number of components of matching paths; nil if the pattern has `**`.
  private let depth: Int?

  init(_ node: YAMLNode) throws(Refusal) {
    guard let text = node.scalar, !text.isEmpty else {
      throw Refusal(message: "'projects' is a folder or a list of folders, not \(node.kindInWords)")
    }
    let components = text.pieces(at: "/").filter { $0 != "." }
    if text.hasPrefix("/") || components.contains("..") {
      throw Refusal(message: "\(quoted(text)) is outside of this file's folder: projects are below it")
    }
    if components.isEmpty {
      throw Refusal(message: "\(quoted(text)) is this file's own folder: name the folders below it")
    }
    self.text = text
    pattern = PathPattern(text)
    depth = components.contains("**") ? nil : components.count
  }

  /// The matching folders. Folders that `**` matches count only if they have a configuration.
  func folders(below base: String) throws(Refusal) -> [ProjectList.Entry] {
    var found: [ProjectList.Entry] = []
    search(base, "", level: 0, into: &found)
    if !found.isEmpty { return found }
    let what = depth == nil ? "no folder with a \(ConfigurationFile.names[0])" : "no folder"
    throw Refusal(message: "\(quoted(text)) matches \(what)")
  }

  private func search(_ base: String, _ folder: String, level: Int, into found: inout [ProjectList.Entry]) {
    if !folder.isEmpty, pattern.matches(folder), level == depth ?? level {
      let isConfigured = ConfigurationFile.names.contains { name in
        FileManager.default.fileExists(atPath: "\(base)/\(folder)/\(name)")
      }
      if depth != nil || isConfigured {
        found.append(ProjectList.Entry(folder: folder, isConfigured: isConfigured))
      }
    }
    guard level < depth ?? Self.deepest else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(base)/\(folder)")) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && !Self.closed.contains(name) {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(base)/\(path)")
      guard attributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
      search(base, path, level: level + 1, into: &found)
    }
  }

  private static let deepest = 32
  /// Folders of dependencies and build products, which are not searched.
  private static let closed: Set<String> = [
    "Pods", "Carthage", "SourcePackages", "node_modules", "DerivedData", "build",
  ]
}
