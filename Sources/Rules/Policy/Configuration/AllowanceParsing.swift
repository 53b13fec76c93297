import Findings
import Patterns
import RuleKinds
import SourceFacts
import YAML

extension ConfigurationReader {
  /// Parses `allow:`, a list of exceptions with their reasons.
  mutating func allowances(_ node: YAMLNode, rules: [KnownRule]) -> [Allowance] {
    guard !node.isNull else { return [] }
    guard case .sequence(let items) = node.value else {
      let shape = "'- { rule: …, from: …, to: …, because: … }'"
      note("'allow' is a list of exceptions (\(shape)), not \(node.kindInWords)", at: node)
      return []
    }
    return items.compactMap { allowance($0, rules: rules) }
  }

  private mutating func allowance(_ node: YAMLNode, rules: [KnownRule]) -> Allowance? {
    let fields = fields(
      node, of: "an exception", known: ["rule", "from", "to", "because"], required: ["rule", "from", "because"])
    let rule = fields["rule"].flatMap { ruleName($0, rules: rules) }
    let from = fields["from"].flatMap { text($0, of: "'from'") }
    let to = fields["to"].flatMap { text($0, of: "'to'") }
    let because = fields["because"].flatMap { $0.isNull ? nil : text($0, of: "'because'") }
    guard let rule, let from, let because else { return nil }
    return Allowance(
      rule: rule, from: NamePattern(from), to: to.map { NamePattern($0) }, because: because,
      position: position(of: node), folder: folder)
  }

  private mutating func ruleName(_ node: YAMLNode, rules: [KnownRule]) -> String? {
    guard let id = text(node, of: "'rule'") else { return nil }
    let known = rules.map(\.id)
    if known.contains(id) { return id }
    note(unknownName("rule", id, among: known), at: node)
    return nil
  }
}
