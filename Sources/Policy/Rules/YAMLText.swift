import Architecture
import RuleKinds
import SourceFacts

/// Values as one would write them in YAML, on one line.
enum YAMLText {
  static func scalar(_ text: String) -> String {
    let needsQuotes =
      text.isEmpty || text.contains { "*&!|>'\"%@`{}[],#:\\".contains($0) || $0.isNewline } || text.first == "-"
      || text.first == "?" || text.first == " " || text.last == " " || YAMLBoolean.parse(text) != nil
      || Double(text) != nil || ["null", "~"].contains(text.lowercased())
    guard needsQuotes else { return text }
    let escaped = text.reduce(into: "") { result, character in
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case _ where character.isNewline: result += "\\n"
      default: result.append(character)
      }
    }
    return "\"\(escaped)\""
  }

  static func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  static func mapping(_ entries: [(key: String, value: String)]) -> String {
    "{\(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
  }

  static func value(_ value: ParameterValue) -> String {
    switch value {
    case .word(let word): scalar(word)
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): "\(number)"
    case .names(let names): list(names.map { scalar($0.text) })
    case .paths(let paths): list(paths.map { scalar($0.text) })
    case .selector(let selector): self.selector(selector)
    case .pairs(let pairs): list(pairs.map { mapping([("from", self.selector($0.from)), ("to", self.selector($0.to))]) })
    }
  }

  static func selector(_ selector: Selector) -> String { mapping(selector.conditions.map(entry)) }

  private static func entry(_ condition: Selector.Condition) -> (key: String, value: String) {
    switch condition {
    case .property(let property, let names): (property.rawValue, oneOrList(names.map { scalar($0.text) }))
    case .path(let paths): ("path", oneOrList(paths.map { scalar($0.text) }))
    case .any(let selectors): ("any", list(selectors.map(selector)))
    case .all(let selectors): ("all", list(selectors.map(selector)))
    case .not(let selector): ("not", self.selector(selector))
    case .holds(let selector): ("holds", self.selector(selector))
    case .implementedBy(let selector): ("implemented_by", self.selector(selector))
    case .heldBy(let selector): ("held_by", self.selector(selector))
    }
  }

  private static func oneOrList(_ items: [String]) -> String { items.count == 1 ? items[0] : list(items) }

  static func rows(_ rows: [LayerRow]) -> String {
    list(rows.map { $0.layers.count == 1 ? layer($0.layers[0]) : list($0.layers.map(layer)) })
  }

  private static func layer(_ layer: LayerSpec) -> String {
    layer.rows.isEmpty ? scalar(layer.name) : mapping([(scalar(layer.name), mapping([("layers", rows(layer.rows))]))])
  }
}
