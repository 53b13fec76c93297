import Findings
import RuleKinds
import YAML

/// What a configuration file says of one rule: `upward_dependency: off`, or a mapping of options.
public struct RuleSetting: Sendable {
  public enum Level: Sendable, Equatable {
    case off
    /// On, with the rule's own severity
    case on
    case severity(Severity)
  }
  public var level: Located<Level>?
  public var values: [String: Located<ParameterValue>] = [:]

  /// Nothing but `off` and `on` beside the severities.
  public static let words = ["off"] + Severity.allCases.map(\.rawValue) + ["on"]
}

extension RuleSetting.Level {
  /// As it is written; what YAML calls a boolean counts as the word.
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
  /// What a configuration says to keep what holds while layers are inferred; nil where that is nothing.
  public var settingWhileInferred: String? {
    if isOffWhenInferred { return "off" }
    if valuesWhenInferred.isEmpty { return nil }
    return YAMLText.mapping(
      specification.parameters.compactMap { parameter in
        valuesWhenInferred[parameter.name].map { (parameter.name, YAMLText.value($0)) }
      })
  }

  /// What a configuration that names the rule's pack says to keep what holds where it does not; nil where that is nothing.
  public var settingWhileChosen: String? {
    if isOnWhenNamed { return isOn ? nil : "off" }
    let parameters = specification.parameters.filter { valuesWhenNamed[$0.name] != nil }
    let values = parameters.compactMap { parameter in
      (self.values[parameter.name] ?? parameter.defaultValue).map { (parameter.name, YAMLText.value($0)) }
    }
    return values.isEmpty ? nil : YAMLText.mapping(values)
  }

  /// The rule as a setting makes it.
  func applying(_ setting: RuleSetting) -> Rule {
    var rule = setting.values.isEmpty ? self : self.setting(setting.values.mapValues(\.value))
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
