import Findings
import RulePacks
import YAML

/// Lists and selectors that rules refer to by name, `uses: $navigation`, so that each is written once: the files of
/// `Rules/vocabulary/`.
package struct SharedVocabulary: Sendable {
  private enum Text {
    case node(YAMLNode)
    case embedded(String)
  }

  private var texts: [(name: String, text: Text)]

  /// The vocabulary of this version.
  package static let builtIn = SharedVocabulary(texts: RulePacks.vocabulary.map { ($0.name, .embedded($0.tree)) })

  private init(texts: [(name: String, text: Text)]) { self.texts = texts }

  /// As it is written, with all mistakes in it; a name may be defined once only.
  package static func read(_ sources: [ConfigurationSource]) -> (vocabulary: SharedVocabulary, mistakes: [ConfigurationMistake]) {
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

  /// Names of selectors; the others are lists of names.
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

  /// The texts that embed it, by name.
  package var embedded: [(name: String, tree: String)] {
    names.compactMap { name in value(name).map { (name, EmbeddedTree.text(of: $0)) } }
  }
}

extension ConfigurationReader {
  /// `$navigation` stands for what the vocabulary has under that name, as if it were written there; in quotes it is a text as
  /// any other. What is no name is returned as it is.
  mutating func resolved(_ node: YAMLNode) -> YAMLNode {
    guard let name = node.sharedName else { return node }
    if let value = sharedVocabulary.value(String(name)) { return value.moved(to: node) }
    let known = sharedVocabulary.names.map { "$\($0)" }
    note(unknownName("list or selector", "$\(name)", among: known), at: node)
    return YAMLNode(value: .sequence([]), line: node.line, column: node.column)
  }

  /// The items of a list, with those of the lists that it names, and that these name.
  mutating func resolvedItems(_ node: YAMLNode) -> [YAMLNode] {
    items(resolved(node)).flatMap { $0.sharedName == nil ? [$0] : resolvedItems($0) }
  }
}

extension YAMLNode {
  /// `navigation` of `$navigation`.
  fileprivate var sharedName: Substring? {
    plain.flatMap { $0.utf8.first == UInt8(ascii: "$") ? $0.dropFirst() : nil }
  }

  /// With all that it holds at the place of another node, which mistakes then name.
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
