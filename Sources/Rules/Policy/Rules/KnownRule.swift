import Findings
import RuleKinds
import YAML

/// A rule that is parsed on demand, since a run needs only a few of all rules.
public struct KnownRule: Sendable {
  public let id: String
  /// The pack of the rule; nil for a custom rule.
  public let pack: String?
  /// Other packs that include the rule.
  private let alsoIn: [String]
  private let text: Text

  private enum Text: Sendable {
    indirect case read(Rule)
    case written(WrittenRules)
  }

  init(_ rule: Rule) { (id, pack, alsoIn, text) = (rule.id, rule.pack, rule.alsoIn, .read(rule)) }

  fileprivate init(_ id: String, _ entry: WrittenRules.Entry, in written: WrittenRules) {
    (self.id, pack, alsoIn, text) = (id, entry.pack, entry.alsoIn, .written(written))
  }

  /// The parsed rule; nil if it has mistakes.
  public var rule: Rule? {
    var known: [String: Rule] = [:]
    return rule(&known)
  }

  /// Parses the rule. `known` caches parsed rules by id.
  func rule(_ known: inout [String: Rule]) -> Rule? {
    switch text {
    case .read(let rule): rule
    case .written(let written): written.read(id, &known).rule
    }
  }

  /// The mistakes in the rule.
  var mistakes: [ConfigurationMistake] {
    var known: [String: Rule] = [:]
    return if case .written(let written) = text { written.read(id, &known).mistakes } else { [] }
  }

  /// Whether one of these packs includes the rule; always true for a custom rule.
  public func belongs(to packs: [String]) -> Bool {
    pack.map { ([$0] + alsoIn).contains(where: packs.contains) } ?? true
  }
}

/// The unparsed rules of the built-in packs, by id.
struct WrittenRules: Sendable {
  struct Entry: Sendable {
    var pack: String
    var alsoIn: [String]
    var file: String
    var text: Text
  }

  enum Text: Sendable {
    case node(YAMLNode)
    /// The offset of the rule in an embedded tree.
    case embedded(String, start: Int)
  }

  private var entries: [String: Entry] = [:]
  /// In the order of the packs.
  private var ids: [String] = []
  let vocabulary: SharedVocabulary

  init(vocabulary: SharedVocabulary) { self.vocabulary = vocabulary }

  mutating func add(_ id: String, _ entry: Entry) {
    entries[id] = entry
    ids.append(id)
  }

  func known(_ id: String) -> KnownRule? { entries[id].map { KnownRule(id, $0, in: self) } }

  /// Parses a rule.
  ///
  /// - Parameter followers: the rules that are being parsed because they refer to this one with `like`; this one cannot
  ///   refer to them.
  func read(
    _ id: String, _ known: inout [String: Rule], followers: [String] = []
  ) -> (rule: Rule?, mistakes: [ConfigurationMistake]) {
    if let rule = known[id] { return (rule, []) }
    guard let entry = entries[id] else { return (nil, []) }
    guard let node = entry.node else { return (nil, [.damaged(entry.file)]) }
    var reader = ConfigurationReader(file: entry.file)
    reader.sharedVocabulary = vocabulary
    reader.knownIDs = ids
    if let model = Self.model(of: node), model != id, !followers.contains(model) {
      reader.knownRules = read(model, &known, followers: followers + [id]).rule.map { [KnownRule($0)] } ?? []
    }
    var rule = reader.rule(id, node, pack: entry.pack)
    rule?.alsoIn = entry.alsoIn
    known[id] = rule
    return (rule, reader.mistakes)
  }

  /// The id in `like`.
  private static func model(of node: YAMLNode) -> String? {
    guard case .mapping(let keys) = node.value else { return nil }
    return keys.first { $0.key.scalar == "like" }?.value.scalar
  }
}

extension WrittenRules.Entry {
  /// Nil if the text is damaged.
  fileprivate var node: YAMLNode? {
    switch text {
    case .node(let node): node
    case .embedded(let tree, let start): EmbeddedTree.read(tree, from: start)
    }
  }
}

extension ConfigurationMistake {
  static func damaged(_ file: String) -> ConfigurationMistake {
    ConfigurationMistake(file: file, line: 1, column: 1, message: "is damaged in this program")
  }
}
