import Findings
import RuleKinds
import SourceFacts

extension ConfigurationReader {
  /// `rules:` what a file says of rules, by their ids.
  mutating func settings(_ node: YAMLNode, rules: [KnownRule]) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    for (id, key, value) in entries(node, of: "'rules'") {
      if let rule = rules.first(where: { $0.id == id })?.rule {
        settings[id] = setting(value, parameters: rule.kind.specification.parameters)
      } else {
        note(unknownName("rule", id, among: rules.map(\.id)), at: key)
      }
    }
    return settings
  }

  /// `off`, a severity, or a mapping of options.
  private mutating func setting(_ node: YAMLNode, parameters: [Parameter]) -> RuleSetting {
    var setting = RuleSetting()
    guard case .mapping = node.value else {
      setting.level = level(node)
      return setting
    }
    let fields = fields(node, of: "a rule's setting", known: ["severity"] + parameters.map(\.name))
    setting.level = fields["severity"].flatMap { level($0) }
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
