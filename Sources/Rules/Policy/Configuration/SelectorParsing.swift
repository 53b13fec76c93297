import Architecture
import Findings
import LowLevel
import Patterns
import SourceFacts
import YAML

extension ConfigurationReader {
  /// Parses a selector: `{ path: "**/Models/**", not: { name: "*ViewModel" } }`.
  mutating func selector(_ written: YAMLNode) -> Selector {
    let node = resolved(written)
    if case .scalar(let text, _) = node.value, !node.isNull {
      note("a selector is a mapping, not \(node.kindInWords): { name: \"\(text)\" }, if a name is meant", at: node)
      return Selector()
    }
    let fields = fields(node, of: "a selector", known: Selector.keys)
    return Selector(fields.names.compactMap { name in fields[name].flatMap { condition(name, $0) } })
  }

  private mutating func condition(_ key: String, _ node: YAMLNode) -> Selector.Condition? {
    switch key {
    case "path": return .path(patterns(node, of: "'path'"))
    case "any": return selectors(node, of: key).map { .any($0) }
    case "all": return selectors(node, of: key).map { .all($0) }
    case "not": return .not(selector(node))
    case "holds": return .holds(selector(node))
    case "implemented_by": return .implementedBy(selector(node))
    case "held_by": return .heldBy(selector(node))
    default:
      guard let property = Selector.Property(rawValue: key) else { return nil }
      return .property(property, names(node, of: "'\(key)'", known: vocabulary.names(of: property)))
    }
  }

  private mutating func selectors(_ node: YAMLNode, of key: String) -> [Selector]? {
    guard case .sequence(let items) = node.value else {
      note("'\(key)' is a list of selectors, not \(node.kindInWords)", at: node)
      return nil
    }
    return items.map { selector($0) }
  }

  /// Parses globs over names.
  ///
  /// - Parameter known: the kind of the names, and all that exist; a name without wildcards must be one of them.
  mutating func names(
    _ node: YAMLNode, of what: String, known: (kind: String, names: [String])? = nil
  ) -> [NamePattern] {
    resolvedTexts(node, of: what).map { text, item in
      if let known, !text.utf8.contains(where: { "*?{".utf8.contains($0) }), !known.names.contains(text) {
        note(unknownName(known.kind, text, among: known.names), at: item)
      }
      noteOpenBracket(in: text, at: item)
      return NamePattern(text)
    }
  }

  /// Reports an unmatched bracket, which is probably a mistake in a glob. Returns whether there is one.
  @discardableResult
  private mutating func noteOpenBracket(in text: String, at item: YAMLNode) -> Bool {
    guard let mark = PathPattern.openBracket(in: text) else { return false }
    let remedy = "close it, or write '\\\(mark)' for the character itself"
    note("'\(mark)' is never closed in the pattern \(quoted(text)); \(remedy)", at: item)
    return true
  }

  /// Parses globs over paths, relative to the base folder.
  mutating func patterns(_ node: YAMLNode, of what: String) -> [PathPattern] {
    locatedPatterns(node, of: what).map(\.pattern)
  }

  mutating func locatedPatterns(_ node: YAMLNode, of what: String) -> [(pattern: PathPattern, position: Position)] {
    texts(node, of: what).compactMap { text, item in
      if item.plain.flatMap(YAMLBoolean.parse) != nil {
        note("\(what) is a folder, a file or a glob, or a list of them, not \(text)", at: item)
        return nil
      }
      if noteOpenBracket(in: text, at: item) { return nil }
      guard !text.pieces(at: "/").contains("..") else {
        let remedy = "put the file where both are below it"
        note("\(quoted(text)) leaves the base folder, which all paths are relative to; \(remedy)", at: item)
        return nil
      }
      return (PathPattern(inFolder: folder, text), position(of: item))
    }
  }
}

/// Words that a configuration may use. Some of them depend on its other contents.
package struct Vocabulary {
  /// Names of the configured layers; empty if layers are inferred.
  var layers: [String] = []

  package static let roles = [
    "view", "view_controller", "view_model", "cell_model", "presenter", "interactor", "router", "coordinator",
    "assembly", "service", "entity", "activity", "activity_stack",
  ]

  static let kinds = [
    "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "associatedtype", "function",
    "initializer", "deinitializer", "subscript", "variable", "case", "macro", "operator", "precedencegroup",
  ]

  func names(of property: Selector.Property) -> (kind: String, names: [String])? {
    switch property {
    case .role: ("role", Self.roles)
    case .kind: ("kind of declaration", Self.kinds)
    case .framework: ("framework of the user interface", ["swiftui", "cocoa"])
    case .modulePart: ("part of a screen module", ["face", "internals"])
    case .layer where !layers.isEmpty: ("layer", layers)
    default: nil
    }
  }
}

extension PathPattern {
  /// Creates a pattern from the configuration file of a folder. The name of the folder is not a glob.
  init(inFolder folder: String, _ text: String) {
    guard !folder.isEmpty else {
      self.init(text)
      return
    }
    let literal = folder.reduce(into: "") { $0 += "*?{}\\".contains($1) ? "\\\($1)" : String($1) }
    self.init("\(literal)/\(text)")
  }
}
