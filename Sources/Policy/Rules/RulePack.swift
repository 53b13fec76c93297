import Findings
import RuleKinds
import RulePacks

/// The rules of one architecture, as one file of `Rules/` holds them.
public struct RulePack: Sendable {
  public var name: String
  /// The document that the rules come from.
  public var title: String
  public var rules: [Rule]

  /// The packs of this version. Mistakes in them are ours, and reported like those of a project.
  public static func builtIn() -> (packs: [RulePack], mistakes: [ConfigurationMistake]) {
    var packs: [RulePack] = []
    var mistakes: [ConfigurationMistake] = []
    for (name, tree) in RulePacks.packs {
      let file = "Rules/\(name).yml"
      guard let root = EmbeddedTree.read(tree) else {
        mistakes.append(ConfigurationMistake(file: file, line: 1, column: 1, message: "is damaged in this program"))
        continue
      }
      let (pack, wrong) = read(root, file: file, known: packs.flatMap(\.rules))
      packs.append(pack)
      mistakes += wrong
    }
    return (packs, mistakes)
  }

  /// Packs that `architectures` may name, those without rules in this version too.
  public static var allNames: [String] { RulePacks.packs.map(\.name) + UpcomingPacks.packNames }

  /// A pack as it is written.
  static func read(_ source: ConfigurationSource) -> (pack: RulePack?, mistakes: [ConfigurationMistake]) {
    let document = YAMLDocument(source)
    guard let root = document.root else { return (nil, document.mistakes) }
    let (pack, mistakes) = read(root, file: source.file)
    return (pack, document.mistakes + mistakes)
  }

  /// `known`: rules of packs that were read before, which its rules may be like.
  private static func read(
    _ root: YAMLNode, file: String, known: [Rule] = []
  ) -> (pack: RulePack, mistakes: [ConfigurationMistake]) {
    var reader = ConfigurationReader(file: file)
    let keys = ["pack", "title", "rules"]
    let fields = reader.fields(root, of: "a pack", known: keys + ["also_in"], required: keys)
    let name = fields["pack"].flatMap { reader.text($0, of: "'pack'") }
    let title = fields["title"].flatMap { reader.text($0, of: "'title'") }
    var rules: [Rule] = []
    reader.knownRules = known
    let entries = fields["rules"].map { reader.entries($0, of: "'rules'") } ?? []
    let others = fields["also_in"].map { list in reader.items(list).compactMap { reader.text($0, of: "'also_in'") } } ?? []
    for entry in entries {
      if var rule = reader.rule(entry.name, entry.value, pack: name) {
        rule.alsoIn = others
        rules.append(rule)
        reader.knownRules.append(rule)
      }
    }
    return (RulePack(name: name ?? "", title: title ?? "", rules: rules), reader.mistakes)
  }
}
