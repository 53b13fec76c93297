import Architecture
import Findings
import Patterns
import RuleKinds
import SourceFacts
import YAML

extension ConfigurationReader {
  /// Parses the value of a rule's parameter according to its type.
  mutating func value(of parameter: Parameter, _ node: YAMLNode) -> ParameterValue? {
    let what = "'\(parameter.name)'"
    switch parameter.type {
    case .flag: return boolean(node, of: what).map { .flag($0) }
    case .number: return number(node, of: what).map { .number($0) }
    case .names: return .names(resolvedTexts(node, of: what).map { NamePattern(listed: $0.text) })
    case .paths: return .paths(patterns(node, of: what))
    case .selector: return .selector(selector(node))
    case .pairs: return .pairs(items(node).map { pair($0, of: what) })
    case .choice(let words):
      guard let word = text(node, of: what) else { return nil }
      guard words.contains(word) else {
        note(unknownName("value", word, among: words), at: node)
        return nil
      }
      return .word(word)
    }
  }

  private mutating func pair(_ node: YAMLNode, of what: String) -> SelectorPair {
    let fields = fields(node, of: "an item of \(what)", known: ["from", "to"], required: ["from", "to"])
    return SelectorPair(
      from: fields["from"].map { selector($0) } ?? Selector(), to: fields["to"].map { selector($0) } ?? Selector())
  }
}
