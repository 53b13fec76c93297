import Architecture
import Findings

/// A rule: data over a kind. The packs' rules and a project's own are made of the same parts.
public struct Rule: Sendable {
  public var id: String
  /// The pack it belongs to; none for a project's own.
  public var pack: String?
  /// Other packs in which it holds too.
  public var alsoIn: [String] = []
  public let specification: RuleKindSpecification
  /// What it looks for, made of `specification` and `values`.
  public let kind: any RuleKind
  /// Its parameters as written in the pack or by the project; the others have their kind's defaults.
  public let values: [String: ParameterValue]
  /// Parameters that change where a configuration or `--architecture` names the pack: a team that asks for a pack gets all of it.
  public var valuesWhenNamed: [String: ParameterValue] = [:]
  /// Whether it runs there although it is off otherwise.
  public var isOnWhenNamed = false
  /// What changes while the layers are inferred: parameters, and whether the rule runs at all.
  public var valuesWhenInferred: [String: ParameterValue] = [:]
  public var isOffWhenInferred = false
  public var severity: Severity
  /// Subjects with which it is another, the first that matches counts.
  public var severities: [SeverityException] = []
  /// What its findings cost.
  public var category = FindingCategory.architecture
  /// Rules that speak instead where they find fault with the same place.
  public var yieldsTo: [String] = []
  /// Whether it runs without being asked for.
  public var isOn: Bool
  /// One line.
  public var summary: String
  /// Why the rule exists: two or three sentences.
  public var rationale: String
  public var texts: RuleTexts

  public init(
    id: String, pack: String? = nil, kind: RuleKindSpecification, values: [String: ParameterValue] = [:],
    severity: Severity, isOn: Bool = true, summary: String, rationale: String, texts: RuleTexts
  ) {
    self.id = id
    self.pack = pack
    specification = kind
    self.kind = kind.make(values)
    self.values = values
    self.severity = severity
    self.isOn = isOn
    self.summary = summary
    self.rationale = rationale
    self.texts = texts
  }

  /// Whether it holds where these packs are chosen; a project's own rule always does.
  public func belongs(to packs: [String]) -> Bool {
    pack.map { ([$0] + alsoIn).contains(where: packs.contains) } ?? true
  }

  /// The same rule with some parameters set anew: what a project's options do to a pack's rule.
  public func setting(_ changes: [String: ParameterValue]) -> Rule {
    var rule = Rule(
      id: id, pack: pack, kind: specification, values: values.merging(changes) { $1 }, severity: severity,
      isOn: isOn, summary: summary, rationale: rationale, texts: texts)
    rule.alsoIn = alsoIn
    (rule.valuesWhenNamed, rule.isOnWhenNamed) = (valuesWhenNamed, isOnWhenNamed)
    (rule.valuesWhenInferred, rule.isOffWhenInferred) = (valuesWhenInferred, isOffWhenInferred)
    rule.severities = severities
    rule.category = category
    rule.yieldsTo = yieldsTo
    return rule
  }
}

/// A severity that a rule has with some subjects.
public struct SeverityException: Sendable {
  public var severity: Severity
  public var of: Selector
  public init(severity: Severity, of selector: Selector) {
    self.severity = severity
    of = selector
  }
}

/// All that a rule says. Which placeholders a template may hold, its kind tells.
public struct RuleTexts: Sendable, Equatable {
  public var message: MessageTemplate
  /// The same where there are several targets, listed by `{targets}`; none where the message can list them itself.
  public var messageForMany: MessageTemplate?
  public var suggestion: MessageTemplate?
  /// The same where the target is no class: nothing that could conform to a protocol in its place.
  public var suggestionForValues: MessageTemplate?
  /// The same where the subject is a view of SwiftUI, which has means of its own.
  public var suggestionForSwiftUI: MessageTemplate?
  /// What is said of each further place, by the kind's names for them (`RuleKind.noteNames`).
  public var notes: [String: MessageTemplate]

  public init(message: MessageTemplate, suggestion: MessageTemplate? = nil, notes: [String: MessageTemplate] = [:]) {
    self.message = message
    self.suggestion = suggestion
    self.notes = notes
  }
}
