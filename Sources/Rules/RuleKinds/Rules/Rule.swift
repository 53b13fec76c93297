import Architecture
import Findings

/// A rule: a kind with its parameters and texts. Rules of packs and of projects have the same form.
public struct Rule: Sendable {
  public var id: String
  /// The pack it belongs to; nil for a project's own rule.
  public var pack: String?
  /// Other packs that contain the rule too.
  public var alsoIn: [String] = []
  public let specification: RuleKindSpecification
  /// What it looks for, created from `specification` and `values`.
  public let kind: any RuleKind
  /// Its parameters as written in the pack or by the project; the others have their kind's defaults.
  public let values: [String: ParameterValue]
  /// Parameters that change if a configuration or `--architecture` names the pack: a team that names a pack gets all of
  /// its checks.
  public var valuesWhenNamed: [String: ParameterValue] = [:]
  /// Whether it then runs although it is off by default.
  public var isOnWhenNamed = false
  /// The rules that it then yields to; nil for the same ones.
  public var yieldsToWhenNamed: [String]?
  /// Parameters that change if layers are inferred.
  public var valuesWhenInferred: [String: ParameterValue] = [:]
  public var isOffWhenInferred = false
  public var severity: Severity
  /// Other severities for some subjects; the first match counts.
  public var severities: [SeverityException] = []
  /// The category of its findings.
  public var category = FindingCategory.architecture
  /// Rules whose findings replace its findings of the same fault.
  public var yieldsTo: [String] = []
  /// Whether it runs by default.
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

  /// Whether it belongs to one of these packs. A project's own rule always does.
  public func belongs(to packs: [String]) -> Bool {
    pack.map { ([$0] + alsoIn).contains(where: packs.contains) } ?? true
  }

  /// The same rule with other values for some parameters: the effect of a project's options on a pack's rule.
  public func setting(_ changes: [String: ParameterValue]) -> Rule {
    var rule = Rule(
      id: id, pack: pack, kind: specification, values: values.merging(changes) { $1 }, severity: severity,
      isOn: isOn, summary: summary, rationale: rationale, texts: texts)
    rule.alsoIn = alsoIn
    (rule.valuesWhenNamed, rule.isOnWhenNamed) = (valuesWhenNamed, isOnWhenNamed)
    (rule.valuesWhenInferred, rule.isOffWhenInferred) = (valuesWhenInferred, isOffWhenInferred)
    rule.severities = severities
    rule.category = category
    (rule.yieldsTo, rule.yieldsToWhenNamed) = (yieldsTo, yieldsToWhenNamed)
    return rule
  }
}

/// The severity of a rule for some subjects.
public struct SeverityException: Sendable {
  public var severity: Severity
  public var of: Selector
  public init(severity: Severity, of selector: Selector) {
    self.severity = severity
    of = selector
  }
}

/// All texts of a rule. Its kind decides which placeholders they may contain.
public struct RuleTexts: Sendable, Equatable {
  public var message: MessageTemplate
  /// The message for several targets, which `{targets}` lists; nil if the message itself can list them.
  public var messageForMany: MessageTemplate?
  public var suggestion: MessageTemplate?
  /// The suggestion if the target is not a class and so cannot conform to a protocol instead.
  public var suggestionForValues: MessageTemplate?
  /// The suggestion if the subject is a SwiftUI view.
  public var suggestionForSwiftUI: MessageTemplate?
  /// The texts for further places, by note name (`RuleKindSpecification.notes`).
  public var notes: [String: MessageTemplate]

  public init(message: MessageTemplate, suggestion: MessageTemplate? = nil, notes: [String: MessageTemplate] = [:]) {
    self.message = message
    self.suggestion = suggestion
    self.notes = notes
  }
}
