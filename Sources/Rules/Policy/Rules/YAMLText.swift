import Architecture
import RuleKinds
import SourceFacts
import YAML

/// Formats values in YAML notation, on one line.
enum YAMLText {
  static func scalar(_ text: String) -> String {
    guard needsQuotes(text) else { return text }
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      return "\"" + text + "\""
    }
    let escaped = text.reduce(into: "") { result, character in
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case _ where character.isNewline: result += "\\n"
      default: result.append(character)
      }
    }
    return "\"\(escaped)\""
  }

  /// Works on bytes where possible, since every run formats the options of all its rules.
  private static func needsQuotes(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return true }
    if bytes.contains(where: isSpecial) || [UInt8(ascii: "-"), UInt8(ascii: "?"), space].contains(first)
      || last == space
    {
      return true
    }
    if bytes.contains(where: { $0 >= 0x80 }), text.contains(where: \.isNewline) { return true }
    if bytes.count <= "false".utf8.count, YAMLBoolean.parse(text) != nil || ["null", "~"].contains(text.lowercased()) {
      return true
    }
    // `inf`, `nan` and similar words are numbers too.
    return (bytes.count <= "-infinity".utf8.count || (0x2B...0x39).contains(first)) && Double(text) != nil
  }

  private static let space = UInt8(ascii: " ")

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A...0x0D, UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"),
      UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "#"), UInt8(ascii: ":"),
      UInt8(ascii: "\\"):
      true
    default: false
    }
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
    case .pairs(let pairs):
      list(pairs.map { mapping([("from", self.selector($0.from)), ("to", self.selector($0.to))]) })
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
