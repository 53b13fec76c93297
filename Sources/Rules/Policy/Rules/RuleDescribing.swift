import Findings
import RuleKinds

extension RuleDescription {
  /// A rule as reports show it.
  public init(_ rule: Rule) {
    self.init(
      id: rule.id, pack: rule.pack ?? "", severity: rule.severity, isOn: rule.isOn, summary: rule.summary,
      rationale: rule.rationale, category: rule.category)
  }

  /// A rule as `rules` and `explain` show it, with its options and examples.
  public init(_ rule: Rule, examples: RuleExamples) {
    self.init(
      id: rule.id, pack: rule.pack ?? "", severity: rule.severity, isOn: rule.isOn, summary: rule.summary,
      rationale: rule.rationale, category: rule.category,
      options: rule.specification.parameters.map { Option($0, in: rule) },
      triggers: examples.triggers, nearMisses: examples.nearMisses)
    // A custom rule without a summary has its message instead.
    summary = MessageTemplate(rule.summary).inGeneral
    suggestion = rule.texts.generalSuggestion
    isFixable = rule.isFixable
    isOnWhenNamed = rule.isOnWhenNamed
  }
}

extension Rule {
  /// Imports of user interface frameworks that nothing in a file needs are removed; other kinds have an option `fix`.
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
  /// The suggestion with names in capitals for its placeholders, `Declare it weak var PROPERTY.`
  fileprivate var generalSuggestion: String? {
    guard let suggestion else { return nil }
    // The reason depends on the finding, as does the first step.
    let firstStep = notes["move_business_logic"]?.text
    let text = suggestion.text.replacing("{because}", with: "").replacing("{first_step}", with: firstStep ?? "")
    return MessageTemplate(text).inGeneral
  }
}

extension MessageTemplate {
  /// With names in capitals for its placeholders.
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
  /// - Parameter examples: those of its rules, by rule.
  public init(_ pack: RulePack, examples: [String: RuleExamples]) {
    self.init(
      name: pack.name, title: pack.title, about: pack.about, chosen: pack.chosen,
      rules: pack.rules.map { RuleDescription($0, examples: examples[$0.id] ?? RuleExamples()) })
  }
}
