import Findings
import RuleKinds

extension RuleDescription {
  /// A rule as reports tell it.
  public init(_ rule: Rule) {
    self.init(
      id: rule.id, pack: rule.pack ?? "", severity: rule.severity, isOn: rule.isOn, summary: rule.summary,
      rationale: rule.rationale, category: rule.category)
  }

  /// A rule as `rules` and `explain` tell it, with its options and examples.
  public init(_ rule: Rule, examples: RuleExamples) {
    self.init(
      id: rule.id, pack: rule.pack ?? "", severity: rule.severity, isOn: rule.isOn, summary: rule.summary,
      rationale: rule.rationale, category: rule.category,
      options: rule.specification.parameters.map { Option($0, in: rule) },
      triggers: examples.triggers, nearMisses: examples.nearMisses)
  }
}

extension RuleDescription.Option {
  fileprivate init(_ parameter: Parameter, in rule: Rule) {
    let value = rule.values[parameter.name] ?? parameter.defaultValue
    self.init(
      name: parameter.name, type: parameter.type.description, defaultValue: value.map(YAMLText.value) ?? "",
      doc: parameter.doc)
  }
}
