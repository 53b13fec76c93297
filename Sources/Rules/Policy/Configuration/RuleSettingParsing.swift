import Findings
import RuleKinds
import SourceFacts
import YAML

extension ConfigurationReader {
  /// Parses `rules:`, the settings of rules by their ids.
  mutating func settings(_ node: YAMLNode, rules: [KnownRule]) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    for (id, key, value) in entries(node, of: "'rules'") {
      if let rule = rules.first(where: { $0.id == id })?.rule {
        settings[id] = setting(value, of: rule, among: rules.map(\.id))
        noteReversedLimits(settings[id], of: rule)
      } else {
        note(unknownRule(id, among: rules), at: key)
      }
    }
    return settings
  }

  /// Reports a warning limit above the error limit, which would never apply.
  private mutating func noteReversedLimits(_ setting: RuleSetting?, of rule: Rule) {
    func limit(_ name: String) -> Int? {
      let value =
        setting?.values[name]?.value ?? rule.values[name]
        ?? rule.specification.parameters.first { $0.name == name }?.defaultValue
      if case .number(let number)? = value { return number }
      return nil
    }
    guard let written = setting?.values["warning"] ?? setting?.values["error"], let warning = limit("warning"),
      let error = limit("error"), warning > error
    else { return }
    note(
      "'warning' (\(warning)) is above 'error' (\(error)), so that no warning is given: set both, the smaller one as "
        + "'warning'",
      at: written.position)
  }

  /// Parses `off`, a severity, or a mapping of options.
  private mutating func setting(_ node: YAMLNode, of rule: Rule, among known: [String]) -> RuleSetting {
    let parameters = rule.specification.parameters
    var setting = RuleSetting()
    guard case .mapping = node.value else {
      setting.level = level(node)
      return setting
    }
    let fields = fields(
      node, of: "a rule's setting", known: ["severity", "yields_to"] + parameters.map(\.name),
      advice: { key in RetiredKeys.advice(for: key, settingOf: rule) })
    setting.level = fields["severity"].flatMap { level($0) }
    setting.yieldsTo = fields["yields_to"].map {
      Located(value: yieldsTo($0, among: known), position: position(of: $0))
    }
    for parameter in parameters {
      guard let written = fields[parameter.name], let value = value(of: parameter, written) else { continue }
      setting.values[parameter.name] = Located(value: value, position: position(of: written))
    }
    return setting
  }

  private mutating func level(_ node: YAMLNode) -> Located<RuleSetting.Level>? {
    if let text = node.scalar, let level = RuleSetting.Level(text, isPlain: node.plain != nil) {
      return Located(value: level, position: position(of: node))
    }
    if let text = node.plain, !node.isNull, Int(text) == nil {
      note(unknownName("severity", text, among: RuleSetting.words), at: node)
    } else {
      let words = RuleSetting.words.joined(separator: ", ")
      note("a rule is \(words) or a mapping of options, not \(node.kindInWords)", at: node)
    }
    return nil
  }
}

/// Returns the message for an unknown rule: `unknown rule 'mvc'`, or the rules of a pack with that name.
public func unknownRule(_ id: String, among rules: [KnownRule]) -> String {
  let ofPack = rules.filter { $0.pack == id }.map(\.id)
  if ofPack.isEmpty { return unknownName("rule", id, among: rules.map(\.id)) }
  return "'\(id)' is a pack of rules; 'architectures' (--architecture) chooses packs, and its rules are: "
    + ofPack.joined(separator: ", ")
}

/// Returns the message for an unknown architecture: `unknown architecture 'mvz'`, or the pack of a rule with that name.
public func unknownArchitecture(_ name: String, rules: [KnownRule]) -> String {
  guard let pack = rules.first(where: { $0.id == name })?.pack else {
    return unknownName("architecture", name, among: RulePack.allNames)
  }
  return "'\(name)' is a rule of the pack \(pack), and architectures are packs: '\(pack)'; 'rules' sets single rules"
}
