import Findings
import RuleKinds
import YAML

/// The setting of one rule in a configuration file: `upward_dependency: off`, or a mapping of options.
public struct RuleSetting: Sendable {
  public enum Level: Sendable, Equatable {
    case off
    /// On, with the rule's own severity.
    case on
    case severity(Severity)
  }
  public var level: Located<Level>?
  public var values: [String: Located<ParameterValue>] = [:]
  /// The rules that it yields to, instead of those that its pack names.
  public var yieldsTo: Located<[String]>?

  /// All levels: the severities, `off` and `on`.
  public static let words = ["off"] + Severity.allCases.map(\.rawValue) + ["on"]
}

extension RuleSetting.Level {
  /// Parses a level. YAML booleans count as `on` and `off`.
  init?(_ text: String, isPlain: Bool) {
    if let severity = Severity(rawValue: text) {
      self = .severity(severity)
    } else if text == "off" || (isPlain && YAMLBoolean.parse(text) == false) {
      self = .off
    } else if text == "on" || (isPlain && YAMLBoolean.parse(text) == true) {
      self = .on
    } else {
      return nil
    }
  }
}

extension Rule {
  /// The setting that preserves, with configured layers, the behavior of the rule with inferred layers; nil if they are
  /// the same.
  public var settingWhileInferred: String? {
    if isOffWhenInferred { return "off" }
    if valuesWhenInferred.isEmpty { return nil }
    return YAMLText.mapping(
      specification.parameters.compactMap { parameter in
        valuesWhenInferred[parameter.name].map { (parameter.name, YAMLText.value($0)) }
      })
  }

  /// The setting that preserves, in a configuration that names the pack, the behavior of the rule while the pack is not
  /// named; nil if they are the same.
  public var settingWhileChosen: String? {
    if isOnWhenNamed { return isOn ? nil : "off" }
    let parameters = specification.parameters.filter { valuesWhenNamed[$0.name] != nil }
    var values = parameters.compactMap { parameter in
      (self.values[parameter.name] ?? parameter.defaultValue).map { (parameter.name, YAMLText.value($0)) }
    }
    if yieldsToWhenNamed != nil { values.append(("yields_to", YAMLText.list(yieldsTo))) }
    return values.isEmpty ? nil : YAMLText.mapping(values)
  }

  /// Returns the rule with a setting applied.
  func applying(_ setting: RuleSetting) -> Rule {
    var rule = setting.values.isEmpty ? self : self.setting(setting.values.mapValues(\.value))
    if let yieldsTo = setting.yieldsTo { rule.yieldsTo = yieldsTo.value }
    switch setting.level?.value {
    case .off: rule.isOn = false
    case .on: rule.isOn = true
    case .severity(let severity):
      rule.isOn = true
      rule.severity = severity
      rule.severities = []
    case nil: break
    }
    return rule
  }
}
