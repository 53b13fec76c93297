import Findings
import LowLevel
import RuleKinds
import SourceFacts
import YAML

extension Policy {
  /// Parses the configuration file of the base folder, if there is one, and those of the folders below it. The mistakes
  /// are sorted by file and position; if there are any, the policy is incomplete and must not be used.
  ///
  /// - Parameter nested: the configuration files of subfolders, with names relative to the base folder.
  public static func read(
    _ source: ConfigurationSource?, nested: [ConfigurationSource] = [], packs: [RulePack]
  ) -> (policy: Policy, mistakes: [ConfigurationMistake]) {
    var builder = PolicyBuilder(packs: packs)
    if let source { builder.read(source.bases + [source]) }
    for source in nested.sorted(by: { $0.folder < $1.folder }) { builder.refine(source) }
    let mistakes = builder.mistakes.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    return (builder.policy, mistakes)
  }
}

/// Builds a policy from the files of a project.
private struct PolicyBuilder {
  var policy = Policy()
  var mistakes: [ConfigurationMistake] = []
  private var vocabulary = Vocabulary()

  init(packs: [RulePack]) { policy.knownRules = packs.flatMap(\.knownRules) }

  /// Parses files, each of which overrides the previous ones. Lists of `exclude` and `allow` are concatenated; entries
  /// of `roles`, `rules` and `custom_rules` replace those of the same name; other keys replace the whole value.
  mutating func read(_ sources: [ConfigurationSource]) {
    var files = sources.compactMap { source -> ConfigurationFields? in
      let document = ConfigurationDocument(source)
      mistakes += document.mistakes
      guard let root = document.root else { return nil }
      var reader = ConfigurationReader(file: source.file)
      let fields = reader.fields(root, of: "the configuration", known: ConfigurationKey.names)
      return ConfigurationFields(fields: fields, reader: reader)
    }
    // Definitions of names are parsed before references to them.
    if let last = files.lastIndex(where: { $0.fields["layers"] != nil }) {
      readLayers(files[last].fields, &files[last].reader)
    }
    for index in files.indices {
      let overridden = Set(files[(index + 1)...].flatMap(\.fields.names))
      let redefined = files[(index + 1)...].flatMap {
        $0.fields["custom_rules"]?.entries.compactMap(\.key.scalar) ?? []
      }
      files[index].reader.vocabulary = vocabulary
      read(files[index].fields, &files[index].reader, overridden: overridden, redefined: Set(redefined))
      mistakes += files[index].reader.mistakes
    }
    // `projects` of a file of defaults is ignored, since that file may belong to a folder with several projects.
    policy.projects = files.last.flatMap { file in file.fields["projects"].map(file.reader.position) }
  }

  /// - Parameters:
  ///   - overridden: keys that a later file has too.
  ///   - redefined: names of custom rules that a later file defines.
  private mutating func read(
    _ fields: Fields, _ reader: inout ConfigurationReader, overridden: Set<String>, redefined: Set<String>
  ) {
    func own(_ key: String) -> YAMLNode? { overridden.contains(key) ? nil : fields[key] }
    if let node = fields["custom_rules"] { readCustomRules(node, &reader, except: redefined) }
    if let node = own("architectures") { readArchitectures(node, &reader) }
    if let node = own("include") { policy.include = reader.patterns(node, key: "include", use: .include) }
    if let node = own("root") { policy.root = reader.patterns(node, key: "root", use: .root) }
    if let node = fields["roles"] {
      let roles = reader.roles(node)
      let names = Set(roles.map(\.role))
      policy.roles = policy.roles.filter { !names.contains($0.role) } + roles
    }
    let common = readCommon(fields, &reader)
    policy.settings.merge(common.settings) { $1 }
    policy.tests = common.tests ?? policy.tests
    policy.generated = common.generated ?? policy.generated
  }

  private mutating func readLayers(_ fields: Fields, _ reader: inout ConfigurationReader) {
    if let node = fields["layers"] {
      let layers = reader.layers(node)
      policy.layers = layers.rows
      policy.layerPatterns = layers.patterns
      reader.vocabulary.layers = layers.names
      vocabulary = reader.vocabulary
    }
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

  private mutating func readCustomRules(
    _ node: YAMLNode, _ reader: inout ConfigurationReader, except redefined: Set<String>
  ) {
    let entries = reader.entries(node, of: "'custom_rules'").filter { !redefined.contains($0.name) }
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

/// The keys of one file, and its reader with the mistakes so far.
private struct ConfigurationFields {
  let fields: Fields
  var reader: ConfigurationReader
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
