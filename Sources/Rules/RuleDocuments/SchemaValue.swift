/// A JSON value whose objects preserve the order of their keys.
indirect enum SchemaValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral
{
  case string(String)
  case number(Int)
  case flag(Bool)
  case list([SchemaValue])
  case object([(key: String, value: SchemaValue)])

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: SchemaValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, SchemaValue)...) { self = .object(elements.map { ($0.0, $0.1) }) }

  static func strings(_ strings: [String]) -> SchemaValue { .list(strings.map { .string($0) }) }

  /// JSON text, indented by two spaces per level. Lists of plain values and short objects of them are on one line.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .string(let text): return Self.quote(text)
    case .number(let number): return "\(number)"
    case .flag(let flag): return flag ? "true" : "false"
    case .list(let items) where items.allSatisfy(\.isPlain):
      return "[\(items.map { $0.text() }.joined(separator: ", "))]"
    case .list(let items):
      return "[\n" + items.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let entries) where entries.isEmpty: return "{}"
    case .object(let entries) where entries.count <= 2 && entries.allSatisfy(\.value.isShort):
      return "{" + entries.map { "\(Self.quote($0.key)): \($0.value.text())" }.joined(separator: ", ") + "}"
    case .object(let entries):
      let lines = entries.map { "\(inner)\(Self.quote($0.key)): \($0.value.text(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .list, .object: false
    default: true
    }
  }

  private var isShort: Bool {
    if case .string(let text) = self { return text.utf8.count < 60 }
    return isPlain
  }

  private static func quote(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
