import Findings
import LowLevel
import RuleKinds
import SourceFacts
import YAML

extension Policy {
  /// Parses the configuration file of the base folder, if there is one, and those of the folders below it. The mistakes
  /// are sorted by file and position; if there are any, the policy is incomplete and must not be used.
  /// - Parameter nested: the files of folders, with names relative to the base folder.
  public static func read(
    _ source: ConfigurationSource?, nested: [ConfigurationSource] = [], packs: [RulePack]
  ) -> (policy: Policy, mistakes: [ConfigurationMistake]) {
    var builder = PolicyBuilder(packs: packs)
    if let source { builder.read(source) }
    for source in nested.ordered(by: { $0.folder < $1.folder }) { builder.refine(source) }
    let mistakes = builder.mistakes.ordered { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    return (builder.policy, mistakes)
  }
}

/// Builds a policy from the files of a project.
private struct PolicyBuilder {
  var policy = Policy()
  var mistakes: [ConfigurationMistake] = []
  private var vocabulary = Vocabulary()

  init(packs: [RulePack]) { policy.knownRules = packs.flatMap(\.knownRules) }

  mutating func read(_ source: ConfigurationSource) {
    let document = ConfigurationDocument(source)
    mistakes += document.mistakes
    guard let root = document.root else { return }
    var reader = ConfigurationReader(file: source.file)
    let fields = reader.fields(root, of: "the configuration", known: ConfigurationKey.names)
    // Definitions of names are parsed before references to them.
    if let node = fields["layers"] {
      let layers = reader.layers(node)
      policy.layers = layers.rows
      policy.layerPatterns = layers.patterns
      reader.vocabulary.layers = layers.names
      vocabulary = reader.vocabulary
    }
    if let node = fields["custom_rules"] { readCustomRules(node, &reader) }
    if let node = fields["architectures"] { readArchitectures(node, &reader) }
    if let node = fields["include"] { policy.include = reader.patterns(node, key: "include", use: .include) }
    if let node = fields["root"] { policy.root = reader.patterns(node, key: "root", use: .root) }
    if let node = fields["roles"] { policy.roles = reader.roles(node) }
    let common = readCommon(fields, &reader)
    policy.settings = common.settings
    policy.tests = common.tests
    policy.generated = common.generated
    mistakes += reader.mistakes
  }

  mutating func refine(_ source: ConfigurationSource) {
    let document = ConfigurationDocument(source)
    mistakes += document.mistakes
    guard let root = document.root else { return }
    var reader = ConfigurationReader(file: source.file, folder: source.folder, vocabulary: vocabulary)
    let known = ConfigurationKey.refining.map(\.rawValue)
    let holds = "a folder's file holds \(known.joined(separator: ", "))"
    for entry in reader.entries(root, of: "the configuration") where ConfigurationKey.names.contains(entry.name) {
      guard !known.contains(entry.name) else { continue }
      reader.note("'\(entry.name)' is for the base folder's file; \(holds)", at: entry.key)
    }
    let common = readCommon(reader.fields(root, of: "the configuration", known: ConfigurationKey.names), &reader)
    policy.refinements.append(common)
    mistakes += reader.mistakes
  }

  /// Parses the keys that are also allowed in the file of a folder.
  private mutating func readCommon(_ fields: Fields, _ reader: inout ConfigurationReader) -> FolderRefinement {
    var refinement = FolderRefinement(folder: reader.folder, file: reader.file, settings: [:])
    if let node = fields["exclude"] { policy.exclude += reader.patterns(node, key: "exclude", use: .exclude) }
    if let node = fields["rules"] {
      let settings = reader.settings(node, rules: policy.knownRules)
      refinement.settings = settings
    }
    if let node = fields["allow"] { policy.allowances += reader.allowances(node, rules: policy.knownRules) }
    refinement.tests = fields["tests"].flatMap { reader.flag($0, key: "tests") }
    refinement.generated = fields["generated"].flatMap { reader.flag($0, key: "generated") }
    return refinement
  }

  private mutating func readArchitectures(_ node: YAMLNode, _ reader: inout ConfigurationReader) {
    let known = RulePack.allNames
    let names = reader.texts(node, of: "'architectures'")
    for (name, node) in names where !known.contains(name) {
      reader.note(unknownArchitecture(name, rules: policy.knownRules), at: node)
    }
    policy.architectures = Located(value: names.map(\.text), position: reader.position(of: node))
  }

  private mutating func readCustomRules(_ node: YAMLNode, _ reader: inout ConfigurationReader) {
    let entries = reader.entries(node, of: "'custom_rules'")
    reader.knownIDs = policy.knownRules.map(\.id) + entries.map(\.name)
    for (id, key, value) in entries {
      reader.knownRules = policy.knownRules
      if let rule = policy.knownRules.first(where: { $0.id == id }) {
        let owner = rule.pack.map { "of the pack \($0)" } ?? "of this project"
        reader.note("\(quoted(id)) is a rule \(owner) already: set its options under 'rules'", at: key)
      } else if !id.utf8.allSatisfy({ isIdentifier($0) }) || id.isEmpty {
        reader.note("a rule's name is made of letters, digits, '_' and '-', unlike \(quoted(id))", at: key)
      } else if let rule = reader.rule(id, value, pack: nil) {
        policy.knownRules.append(KnownRule(rule))
        policy.customRules[id] = reader.position(of: key)
      }
    }
  }

  private func isIdentifier(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}

extension ConfigurationReader {
  fileprivate mutating func patterns(_ node: YAMLNode, key: String, use: LocatedPattern.Use) -> [LocatedPattern] {
    if case .sequence(let items) = node.value, items.isEmpty { return [] }
    return locatedPatterns(node, of: "'\(key)'").map {
      LocatedPattern(pattern: $0.pattern, position: $0.position, use: use)
    }
  }

  fileprivate mutating func flag(_ node: YAMLNode, key: String) -> Located<Bool>? {
    boolean(node, of: "'\(key)'").map { Located(value: $0, position: position(of: node)) }
  }

  /// Parses `roles:`, a selector for each role.
  fileprivate mutating func roles(_ node: YAMLNode) -> [RoleDefinition] {
    entries(node, of: "'roles'").map { name, key, value in
      if !Vocabulary.roles.contains(name) {
        note(unknownName("role", name, among: Vocabulary.roles), at: key)
      }
      return RoleDefinition(role: name, selector: selector(value), position: position(of: key))
    }
  }
}

extension ConfigurationSource {
  /// The folder of the file; empty for the base folder.
  var folder: String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "" }
}
