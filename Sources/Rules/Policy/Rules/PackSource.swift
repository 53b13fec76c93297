import YAML

/// The source files of a pack: the folder `Rules/<name>/`, with `pack.yml` and a file for each rule.
package struct PackSource: Sendable {
  package let name: String
  /// `pack.yml`: the properties of the pack and the order of its rules.
  let pack: ConfigurationSource
  let rules: [(id: String, source: ConfigurationSource)]

  package init(name: String, pack: ConfigurationSource, rules: [(id: String, source: ConfigurationSource)]) {
    (self.name, self.pack, self.rules) = (name, pack, rules)
  }

  /// The embedded text without examples: one mapping with `pack` and `rules`.
  package var embedded: String {
    let rules = rules.compactMap { rule in RuleFile(rule.source).map { (rule.id, $0.rule) } }
    let pack = ConfigurationDocument(pack).root ?? .mapping([])
    return EmbeddedTree.text(of: .mapping([("pack", pack), ("rules", .mapping(rules))]))
  }

  /// The embedded text of the examples that `explain` shows: one mapping, by rule.
  package var embeddedExamples: String {
    EmbeddedTree.text(
      of: .mapping(rules.compactMap { rule in RuleFile(rule.source).map { (rule.id, $0.examples.filter(\.isShown)) } }))
  }
}

/// The file of a rule, split into its keys and its examples (`triggers` and `near_misses`).
struct RuleFile {
  static let exampleKeys = ["triggers", "near_misses"]

  /// The rule without its examples.
  let rule: YAMLNode
  /// The mapping of `triggers` and `near_misses`.
  let examples: YAMLNode

  /// Returns nil if the file is not a mapping.
  init?(_ source: ConfigurationSource) {
    guard let root = ConfigurationDocument(source).root else { return nil }
    self.init(root)
  }

  init?(_ root: YAMLNode) {
    guard case .mapping(let entries) = root.value else { return nil }
    let isExample = entries.map { Self.exampleKeys.contains($0.key.scalar ?? "") }
    func part(ofExamples: Bool) -> YAMLNode {
      let part = zip(entries, isExample).filter { $0.1 == ofExamples }.map(\.0)
      return YAMLNode(value: .mapping(part), line: root.line, column: root.column)
    }
    (rule, examples) = (part(ofExamples: false), part(ofExamples: true))
  }
}

extension YAMLNode {
  /// Creates a mapping without a position.
  fileprivate static func mapping(_ entries: [(key: String, value: YAMLNode)]) -> YAMLNode {
    let entries = entries.map { key, value in
      Entry(key: YAMLNode(value: .scalar(key, plain: true), line: 1, column: 1), value: value)
    }
    return YAMLNode(value: .mapping(entries), line: 1, column: 1)
  }

  /// Returns a mapping of lists with only the items that match.
  fileprivate func filter(_ isIncluded: (YAMLNode) -> Bool) -> YAMLNode {
    guard case .mapping(let entries) = value else { return self }
    var copy = self
    copy.value = .mapping(
      entries.map { entry in
        guard case .sequence(let items) = entry.value.value else { return entry }
        var list = entry
        list.value.value = .sequence(items.filter(isIncluded))
        return list
      })
    return copy
  }

  /// Whether `explain` shows this example.
  fileprivate var isShown: Bool {
    guard case .mapping(let entries) = value else { return false }
    return entries.contains { $0.key.scalar == "show" && $0.value.plain.flatMap(YAMLBoolean.parse) == true }
  }
}
