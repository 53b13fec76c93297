import Findings
import RuleKinds
import RulePacks
import YAML

/// The rules of one architecture: a folder of `Rules/`.
public struct RulePack: Sendable {
  public var name: String
  /// The name of the architecture and the subject of the pack, one line.
  public var title: String
  /// What the pack checks; one sentence.
  public var about: String
  /// The condition under which the pack is chosen without a configuration; empty if it has to be named.
  public var chosen: String
  public var knownRules: [KnownRule]

  /// All rules, parsed.
  public var rules: [Rule] { knownRules.compactMap(\.rule) }

  /// The built-in packs. Mistakes in a rule are found only when the rule is parsed.
  public static func builtIn() -> (packs: [RulePack], mistakes: [ConfigurationMistake]) {
    var mistakes: [ConfigurationMistake] = []
    var contents: [PackContent] = []
    for (name, tree) in RulePacks.packs {
      if let (root, rules) = EmbeddedTree.outline(tree, without: "rules"), case .mapping(let entries) = root.value,
        let pack = entries.first(where: { $0.key.scalar == "pack" })?.value
      {
        contents.append(PackContent(name, pack, rules: rules.map { ($0.name, .embedded(tree, start: $0.start)) }))
      } else {
        mistakes.append(.damaged("Rules/\(name)"))
      }
    }
    return (packs(contents, vocabulary: .builtIn), mistakes + contents.flatMap(\.mistakes))
  }

  /// The names that `architectures` may contain.
  public static var allNames: [String] { RulePacks.packs.map(\.name) }

  /// Parses packs from their source files, with all mistakes.
  package static func read(
    _ sources: [PackSource], vocabulary: SharedVocabulary = .builtIn
  ) -> (packs: [RulePack], mistakes: [ConfigurationMistake]) {
    var mistakes: [ConfigurationMistake] = []
    func root(_ source: ConfigurationSource) -> YAMLNode? {
      let document = ConfigurationDocument(source)
      mistakes += document.mistakes
      return document.root
    }
    let contents = sources.compactMap { source in
      root(source.pack).map { pack in
        let rules = source.rules.compactMap { rule in
          root(rule.source).flatMap { RuleFile($0) }.map { (rule.id, WrittenRules.Text.node($0.rule)) }
        }
        return PackContent(source.name, pack, rules: rules)
      }
    }
    let packs = packs(contents, vocabulary: vocabulary)
    return (packs, mistakes + contents.flatMap(\.mistakes) + packs.flatMap(\.knownRules).flatMap(\.mistakes))
  }

  private static func packs(_ contents: [PackContent], vocabulary: SharedVocabulary) -> [RulePack] {
    var written = WrittenRules(vocabulary: vocabulary)
    for content in contents { content.add(to: &written) }
    return contents.map { content in
      RulePack(
        name: content.name, title: content.title, about: content.about, chosen: content.chosen,
        knownRules: content.rules.compactMap { written.known($0.id) })
    }
  }
}

/// A pack with unparsed rules.
private struct PackContent {
  let name: String
  let title: String
  let about: String
  let chosen: String
  /// Other packs that include its rules.
  let others: [String]
  /// In the order of `pack.yml`.
  let rules: [(id: String, text: WrittenRules.Text)]
  let mistakes: [ConfigurationMistake]

  init(_ name: String, _ pack: YAMLNode, rules texts: [(id: String, text: WrittenRules.Text)]) {
    self.name = name
    var reader = ConfigurationReader(file: "Rules/\(name)/pack.yml")
    let keys = ["title", "rules"]
    let fields = reader.fields(pack, of: "a pack", known: keys + ["about", "chosen", "also_in"], required: keys)
    func text(_ key: String) -> String { fields[key].flatMap { reader.text($0, of: "'\(key)'") } ?? "" }
    (title, about, chosen) = (text("title"), text("about"), text("chosen"))
    others = fields["also_in"].map { list in reader.texts(list, of: "'also_in'").map(\.text) } ?? []
    var rules: [(id: String, text: WrittenRules.Text)] = []
    for (id, node) in fields["rules"].map({ reader.texts($0, of: "'rules'") }) ?? [(text: String, node: YAMLNode)]() {
      if let text = texts.first(where: { $0.id == id }) {
        rules.append(text)
      } else {
        reader.note("there is no file \(id).yml", at: node)
      }
    }
    for (id, _) in texts where !rules.contains(where: { $0.id == id }) {
      reader.note("\(id).yml is not listed under 'rules'", at: fields["rules"] ?? pack)
    }
    self.rules = rules
    mistakes = reader.mistakes
  }

  func add(to written: inout WrittenRules) {
    for (id, text) in rules {
      written.add(id, WrittenRules.Entry(pack: name, alsoIn: others, file: "Rules/\(name)/\(id).yml", text: text))
    }
  }
}
