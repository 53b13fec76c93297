import Findings
import RuleKinds
import RulePacks

/// The rules of one architecture, as one file of `Rules/` holds them.
public struct RulePack: Sendable {
  public var name: String
  /// The document that the rules come from.
  public var title: String
  public var knownRules: [KnownRule]

  /// All of them, read.
  public var rules: [Rule] { knownRules.compactMap(\.rule) }

  /// The packs of this version. Mistakes in them are ours; those in a rule come to light where it is read.
  public static func builtIn() -> (packs: [RulePack], mistakes: [ConfigurationMistake]) {
    var mistakes: [ConfigurationMistake] = []
    var contents: [PackContent] = []
    for (name, tree) in RulePacks.packs {
      let file = "Rules/\(name).yml"
      if let (root, rules) = EmbeddedTree.outline(tree, without: "rules") {
        var content = PackContent(root, file: file)
        content.rules = rules.map { ($0.name, .embedded(tree, start: $0.start)) }
        contents.append(content)
        mistakes += content.mistakes
      } else {
        mistakes.append(.damaged(file))
      }
    }
    var written = WrittenRules()
    for content in contents { content.add(to: &written) }
    let packs = contents.map { content in
      RulePack(name: content.name, title: content.title, knownRules: content.rules.compactMap { written.known($0.id) })
    }
    return (packs, mistakes)
  }

  /// Packs that `architectures` may name.
  public static var allNames: [String] { RulePacks.packs.map(\.name) }

  /// Packs as they are written, with all mistakes in them.
  package static func read(_ sources: [ConfigurationSource]) -> (packs: [RulePack], mistakes: [ConfigurationMistake]) {
    let documents = sources.map { (file: $0.file, document: YAMLDocument($0)) }
    let contents = documents.compactMap { file, document in document.root.map { PackContent($0, file: file) } }
    var written = WrittenRules()
    for content in contents { content.add(to: &written) }
    let packs = contents.map { content in
      RulePack(name: content.name, title: content.title, knownRules: content.rules.compactMap { written.known($0.id) })
    }
    let mistakes = documents.flatMap(\.document.mistakes) + contents.flatMap(\.mistakes)
    return (packs, mistakes + packs.flatMap(\.knownRules).flatMap(\.mistakes))
  }

  /// The text that embeds a pack: its YAML, parsed. Nil where it is not YAML.
  package static func embedded(_ source: ConfigurationSource) -> String? {
    YAMLDocument(source).root.map { EmbeddedTree.text(of: $0) }
  }
}

/// A pack whose rules are not read yet.
private struct PackContent {
  let file: String
  let name: String
  let title: String
  /// Other packs in which its rules hold too.
  let others: [String]
  var rules: [(id: String, text: WrittenRules.Text)]
  let mistakes: [ConfigurationMistake]

  init(_ root: YAMLNode, file: String) {
    self.file = file
    var reader = ConfigurationReader(file: file)
    let keys = ["pack", "title", "rules"]
    let fields = reader.fields(root, of: "a pack", known: keys + ["also_in"], required: keys)
    name = fields["pack"].flatMap { reader.text($0, of: "'pack'") } ?? ""
    title = fields["title"].flatMap { reader.text($0, of: "'title'") } ?? ""
    rules = (fields["rules"].map { reader.entries($0, of: "'rules'") } ?? []).map { ($0.name, .node($0.value)) }
    others = fields["also_in"].map { list in reader.items(list).compactMap { reader.text($0, of: "'also_in'") } } ?? []
    mistakes = reader.mistakes
  }

  func add(to written: inout WrittenRules) {
    for rule in rules { written.add(rule.id, WrittenRules.Entry(pack: name, alsoIn: others, file: file, text: rule.text)) }
  }
}
