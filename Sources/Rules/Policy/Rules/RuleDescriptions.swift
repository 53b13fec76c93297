import Findings
import RuleKinds

extension RuleDescription {
  /// Describes a rule for reports.
  public init(_ rule: Rule) {
    self.init(
      id: rule.id, pack: rule.pack ?? "", severity: rule.severity, isOn: rule.isOn, summary: rule.summary,
      rationale: rule.rationale, category: rule.category)
  }

  /// Describes a rule for `rules` and `explain`, with its options and examples.
  public init(_ rule: Rule, examples: RuleExamples) {
    self.init(
      id: rule.id, pack: rule.pack ?? "", severity: rule.severity, isOn: rule.isOn, summary: rule.summary,
      rationale: rule.rationale, category: rule.category,
      options: rule.specification.parameters.map { Option($0, in: rule) },
      triggers: examples.triggers, nearMisses: examples.nearMisses)
    // The summary of a custom rule may be its message, which has placeholders.
    summary = MessageTemplate(rule.summary).inGeneral
    suggestion = rule.texts.generalSuggestion
    isFixable = rule.isFixable
    isOnWhenNamed = rule.isOnWhenNamed
  }
}

extension Rule {
  /// Whether `--fix` can fix findings of the rule. Unneeded imports of UI frameworks can be removed; other kinds have
  /// an option `fix`.
  fileprivate var isFixable: Bool {
    if specification.name == "imports", case .names(let modules)? = values["forbid"] {
      return ["UIKit", "AppKit", "SwiftUI"].contains { module in modules.contains { $0.matches(module) } }
    }
    let parameters = specification.parameters + specification.data
    guard let fix = values["fix"] ?? parameters.first(where: { $0.name == "fix" })?.defaultValue else { return false }
    return fix != .word("none")
  }
}

extension RuleTexts {
  /// The suggestion with capitalized names for its placeholders: `Declare it weak var PROPERTY.`
  fileprivate var generalSuggestion: String? {
    guard let suggestion else { return nil }
    // `because` and `first_step` differ from finding to finding.
    let firstStep = notes["move_business_logic"]?.text
    let text = suggestion.text.replacing("{because}", with: "").replacing("{first_step}", with: firstStep ?? "")
    return MessageTemplate(text).inGeneral
  }
}

extension MessageTemplate {
  /// The text with capitalized names for its placeholders.
  fileprivate var inGeneral: String {
    var values: PlaceholderValues = ["subject": "TYPE"]
    for name in placeholders where values[name] == nil { values[name] = name.uppercased() }
    return filled(values)
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

extension PackDescription {
  /// - Parameter examples: the examples of each rule, by id.
  public init(_ pack: RulePack, examples: [String: RuleExamples]) {
    self.init(
      name: pack.name, title: pack.title, about: pack.about, chosen: pack.chosen,
      rules: pack.rules.map { RuleDescription($0, examples: examples[$0.id] ?? RuleExamples()) })
  }
}
