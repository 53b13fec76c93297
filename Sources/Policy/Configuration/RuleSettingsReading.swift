import Findings
import RuleKinds
import SourceFacts

extension ConfigurationReader {
  /// `rules:` what a file says of rules, by their ids. Those that this version does not have yet are read and do nothing.
  mutating func settings(_ node: YAMLNode, rules: [Rule]) -> (settings: [String: RuleSetting], problems: [Problem]) {
    var settings: [String: RuleSetting] = [:]
    var problems: [Problem] = []
    for (id, key, value) in entries(node, of: "'rules'") {
      if let rule = rules.first(where: { $0.id == id }) {
        settings[id] = setting(value, parameters: rule.kind.specification.parameters)
      } else if let pack = UpcomingPacks.pack(of: id) {
        let level = setting(value, parameters: nil).level?.value
        if level != .off { problems.append(.unavailable(rule: id, pack: pack, position(of: key))) }
      } else {
        note(unknownName("rule", id, among: rules.map(\.id) + UpcomingPacks.rules.flatMap(\.rules)), at: key)
      }
    }
    return (settings, problems)
  }

  /// `off`, a severity, or a mapping of options; without `parameters`, whatever options there are.
  private mutating func setting(_ node: YAMLNode, parameters: [Parameter]?) -> RuleSetting {
    var setting = RuleSetting()
    guard case .mapping = node.value else {
      setting.level = level(node)
      return setting
    }
    let known = parameters.map { ["severity"] + $0.map(\.name) }
    let names = known ?? entries(node, of: "a rule's setting").map(\.name)
    let fields = fields(node, of: "a rule's setting", known: names)
    setting.level = fields["severity"].flatMap { level($0) }
    for parameter in parameters ?? [] {
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

extension Problem {
  static func unavailable(pack: String, _ position: Position) -> Problem {
    Problem(
      kind: "unavailable_pack", message: "pack '\(pack)' has no rules in this version",
      file: position.file, line: position.line, column: position.column)
  }

  static func unavailable(rule: String, pack: String, _ position: Position) -> Problem {
    Problem(
      kind: "unavailable_rule", message: "rule '\(rule)' of pack '\(pack)' checks nothing in this version",
      file: position.file, line: position.line, column: position.column)
  }
}
