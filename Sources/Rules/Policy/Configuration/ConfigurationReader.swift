import Findings
import RuleKinds
import SourceFacts
import YAML

/// Parses one YAML file and collects all mistakes: an invalid value is reported and skipped. Extensions parse the parts
/// of the file, one part per extension.
package struct ConfigurationReader {
  let file: String
  /// The folder that the patterns in the file are relative to, itself relative to the base folder; empty for the base
  /// folder.
  let folder: String
  var vocabulary: Vocabulary
  var sharedVocabulary = SharedVocabulary.builtIn
  /// Rules that `like` may refer to.
  var knownRules: [KnownRule] = []
  /// Ids that `yields_to` may contain.
  var knownIDs: [String] = []
  private(set) var mistakes: [ConfigurationMistake] = []

  init(file: String, folder: String = "", vocabulary: Vocabulary = Vocabulary()) {
    self.file = file
    self.folder = folder
    self.vocabulary = vocabulary
  }

  func position(of node: YAMLNode) -> Position { Position(file: file, line: node.line, column: node.column) }

  @inline(never)
  mutating func note(_ message: String, at node: YAMLNode) { note(message, at: position(of: node)) }

  mutating func note(_ message: String, at position: Position) {
    mistakes.append(
      ConfigurationMistake(file: file, line: position.line, column: position.column, message: message))
  }

  /// Returns the entries of a mapping; empty, without a mistake, if the value is null.
  ///
  /// - Parameter what: the owner in messages: "a rule".
  mutating func entries(_ node: YAMLNode, of what: String) -> [(name: String, key: YAMLNode, value: YAMLNode)] {
    guard !node.isNull else { return [] }
    guard case .mapping(let entries) = node.value else {
      note("\(what) is a mapping ('key: value'), not \(node.kindInWords)", at: node)
      return []
    }
    var named: [(name: String, key: YAMLNode, value: YAMLNode)] = []
    for entry in entries {
      if let name = entry.key.scalar {
        named.append((name, entry.key, entry.value))
      } else {
        note("a key is a text, not \(entry.key.kindInWords)", at: entry.key)
      }
    }
    return named
  }

  /// Returns the entries of a mapping with known keys. Other keys are mistakes; `advice` returns a message for a key,
  /// if there is a specific one.
  mutating func fields(
    _ node: YAMLNode, of what: String, known: [String], required: [String] = [],
    advice: (_ key: String) -> String? = { _ in nil }
  ) -> Fields {
    var fields = Fields()
    let mistakesBefore = mistakes.count
    for entry in entries(node, of: what) {
      if known.contains(entry.name) {
        fields.add(entry.name, key: entry.key, value: entry.value)
      } else {
        let meant = known == ConfigurationKey.names ? ConfigurationKey.adviceForOtherTools[entry.name] : nil
        let advice = meant.map { "unknown key '\(entry.name)'; \($0)" } ?? advice(entry.name)
        note(advice ?? unknownName("key", entry.name, among: known), at: entry.key)
      }
    }
    let missing = required.filter { fields[$0].map(\.isNull) ?? true }
    if !missing.isEmpty, mistakes.count == mistakesBefore {
      note("\(what) needs \(missing.map { "'\($0)'" }.joined(separator: " and "))", at: node)
    }
    return fields
  }

  /// Returns the items of a list; a single value counts as a list with one item.
  func items(_ node: YAMLNode) -> [YAMLNode] {
    if node.isNull { return [] }
    if case .sequence(let items) = node.value { return items }
    return [node]
  }

  mutating func text(_ node: YAMLNode, of what: String) -> String? {
    if let text = node.scalar, !text.isEmpty { return text }
    note("\(what) is a text, not \(node.kindInWords)", at: node)
    return nil
  }

  /// Parses one text or a list of texts, each with its node.
  mutating func texts(_ node: YAMLNode, of what: String) -> [(text: String, node: YAMLNode)] {
    texts(of: what, in: items(node), of: node)
  }

  /// Like `texts`, with names of the shared vocabulary resolved.
  mutating func resolvedTexts(_ node: YAMLNode, of what: String) -> [(text: String, node: YAMLNode)] {
    texts(of: what, in: resolvedItems(node), of: node)
  }

  private mutating func texts(
    of what: String, in items: [YAMLNode], of node: YAMLNode
  ) -> [(text: String, node: YAMLNode)] {
    var texts: [(text: String, node: YAMLNode)] = []
    if node.isNull { note("\(what) is a text or a list of texts, not nothing", at: node) }
    for item in items {
      if let text = item.scalar, !text.isEmpty {
        texts.append((text, item))
      } else {
        note("\(what) is a text or a list of texts, not \(item.kindInWords)", at: item)
      }
    }
    return texts
  }

  mutating func boolean(_ node: YAMLNode, of what: String) -> Bool? {
    if let value = node.plain.flatMap(YAMLBoolean.parse) { return value }
    note("\(what) is true or false, not \(node.kindInWords)", at: node)
    return nil
  }

  mutating func number(_ node: YAMLNode, of what: String) -> Int? {
    if let value = node.plain.flatMap({ Int($0) }), value >= 0 { return value }
    note("\(what) is a whole number, 0 or more, not \(node.kindInWords)", at: node)
    return nil
  }
}

/// The entries of a mapping by their known keys, in the order of the file. Looked up by linear search, since there are
/// few. If a key occurs twice, the last entry counts.
struct Fields {
  private var entries: [(name: String, key: YAMLNode, value: YAMLNode)] = []

  var names: [String] { entries.map(\.name) }

  @inline(never)
  subscript(name: String) -> YAMLNode? { entries.last { $0.name == name }?.value }
  func key(_ name: String) -> YAMLNode? { entries.last { $0.name == name }?.key }

  mutating func add(_ name: String, key: YAMLNode, value: YAMLNode) { entries.append((name, key, value)) }
}
