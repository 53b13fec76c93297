import Findings
import RulePacks
import YAML

/// Shared lists and selectors that rules refer to by name (`uses: $navigation`), from the files of `Rules/vocabulary/`.
package struct SharedVocabulary: Sendable {
  private enum Text {
    case node(YAMLNode)
    case embedded(String)
  }

  private var texts: [(name: String, text: Text)]

  /// The built-in vocabulary.
  package static let builtIn = SharedVocabulary(texts: RulePacks.vocabulary.map { ($0.name, .embedded($0.tree)) })

  private init(texts: [(name: String, text: Text)]) { self.texts = texts }

  /// Parses the vocabulary with all mistakes. Each name must be unique.
  package static func read(_ sources: [ConfigurationSource]) -> (
    vocabulary: SharedVocabulary, mistakes: [ConfigurationMistake]
  ) {
    var vocabulary = SharedVocabulary(texts: [])
    var mistakes: [ConfigurationMistake] = []
    for source in sources {
      let document = ConfigurationDocument(source)
      mistakes += document.mistakes
      guard let root = document.root else { continue }
      var reader = ConfigurationReader(file: source.file)
      for (name, key, value) in reader.entries(root, of: "a vocabulary") {
        if vocabulary.names.contains(name) { reader.note("\(quoted(name)) is defined already", at: key) }
        vocabulary.texts.append((name, .node(value)))
      }
      mistakes += reader.mistakes
    }
    return (vocabulary, mistakes)
  }

  package var names: [String] { texts.map(\.name) }

  /// The names of selectors. All other names refer to lists.
  package var selectorNames: [String] {
    names.filter { if case .mapping? = value($0)?.value { true } else { false } }
  }

  func value(_ name: String) -> YAMLNode? {
    switch texts.first(where: { $0.name == name })?.text {
    case .node(let node): node
    case .embedded(let tree): EmbeddedTree.read(tree)
    case nil: nil
    }
  }

  /// The embedded texts, by name.
  package var embedded: [(name: String, tree: String)] {
    names.compactMap { name in value(name).map { (name, EmbeddedTree.text(of: $0)) } }
  }
}

extension ConfigurationReader {
  /// Replaces `$navigation` with the value of that name in the vocabulary. Quoted texts and other nodes are returned
  /// unchanged.
  mutating func resolved(_ node: YAMLNode) -> YAMLNode {
    guard let name = node.sharedName else { return node }
    if let value = sharedVocabulary.value(String(name)) { return value.moved(to: node) }
    let known = sharedVocabulary.names.map { "$\($0)" }
    note(unknownName("list or selector", "$\(name)", among: known), at: node)
    return YAMLNode(value: .sequence([]), line: node.line, column: node.column)
  }

  /// Returns the items of a list, with all references to other lists replaced by their items, recursively.
  mutating func resolvedItems(_ node: YAMLNode) -> [YAMLNode] {
    items(resolved(node)).flatMap { $0.sharedName == nil ? [$0] : resolvedItems($0) }
  }
}

extension YAMLNode {
  /// The name in a reference: `navigation` for `$navigation`.
  fileprivate var sharedName: Substring? {
    plain.flatMap { $0.utf8.first == UInt8(ascii: "$") ? $0.dropFirst() : nil }
  }

  /// Returns a copy at the position of another node, so that mistakes are reported there.
  fileprivate func moved(to node: YAMLNode) -> YAMLNode {
    let value: Value =
      switch value {
      case .scalar: value
      case .sequence(let items): .sequence(items.map { $0.moved(to: node) })
      case .mapping(let entries):
        .mapping(entries.map { Entry(key: $0.key.moved(to: node), value: $0.value.moved(to: node)) })
      }
    return YAMLNode(value: value, line: node.line, column: node.column)
  }
}
