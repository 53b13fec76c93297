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
    var mistakes: [ConfigurationMistake] = []
    var written: [WrittenPack] = []
    for (name, tree) in RulePacks.packs {
      let file = "Rules/\(name).yml"
      if let root = EmbeddedTree.read(tree) {
        written.append(WrittenPack(file: file, root: root))
      } else {
        mistakes.append(ConfigurationMistake(file: file, line: 1, column: 1, message: "is damaged in this program"))
      }
    }
    var read: [String: RulePack] = [:]
    for source in WrittenPack.modelsFirst(written) {
      let (pack, wrong) = Self.read(source.root, file: source.file, known: read.values.flatMap(\.rules))
      read[source.file] = pack
      mistakes += wrong
    }
    let packs = written.compactMap { read[$0.file] }
    return (packs, mistakes)
  }

  /// Packs that `architectures` may name.
  public static var allNames: [String] { RulePacks.packs.map(\.name) }

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

/// A pack before it is read.
private struct WrittenPack {
  let file: String
  let root: YAMLNode

  /// Ids of its rules, and of those that they are like.
  private var names: (rules: Set<String>, models: Set<String>) {
    var names: (rules: Set<String>, models: Set<String>) = ([], [])
    guard case .mapping(let fields) = root.value, let rules = fields.first(where: { $0.key.scalar == "rules" }),
      case .mapping(let entries) = rules.value.value
    else { return names }
    for entry in entries {
      if let id = entry.key.scalar { names.rules.insert(id) }
      guard case .mapping(let keys) = entry.value.value else { continue }
      for key in keys where key.key.scalar == "like" {
        if let model = key.value.scalar { names.models.insert(model) }
      }
    }
    return names
  }

  /// A rule may be like one of any other pack, so that pack is read before; where packs wait for one another, in their order.
  static func modelsFirst(_ packs: [WrittenPack]) -> [WrittenPack] {
    var ordered: [WrittenPack] = []
    var waiting = packs.map { (pack: $0, names: $0.names) }
    while !waiting.isEmpty {
      let later = waiting.map(\.names.rules)
      let ready = waiting.indices.first { index in
        !later.indices.contains { $0 != index && !later[$0].isDisjoint(with: waiting[index].names.models) }
      }
      ordered.append(waiting.remove(at: ready ?? 0).pack)
    }
    return ordered
  }
}
