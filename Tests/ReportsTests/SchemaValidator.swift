/// The parts of JSON Schema (draft 2020-12) that our schemas use. An unknown keyword is an error, so that every part of
/// a schema is checked.
struct SchemaValidator {
  private let root: JSONValue
  init(_ schema: JSONValue) { root = schema }

  /// The mistakes, each with its path; empty if the document matches the schema.
  func errors(in document: JSONValue) -> [String] { errors(document, root, "$") }

  private func errors(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
      check(value, keyword, argument, keywords, path)
    }
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ keywords: [String: JSONValue], _ path: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$defs", "title", "description": return []
    case "$ref": return resolve(argument).map { errors(value, $0, path) } ?? ["\(path): unknown \(argument)"]
    case "type": return hasType(value, argument) ? [] : ["\(path): not of type \(argument)"]
    case "const": return value == argument ? [] : ["\(path): not \(argument)"]
    case "enum":
      guard case .list(let allowed) = argument else { return ["\(path): bad enum"] }
      return allowed.contains(value) ? [] : ["\(path): \(value) is not allowed"]
    case "minimum":
      guard case .number(let least) = argument, case .number(let number) = value else { return [] }
      return number >= least ? [] : ["\(path): less than \(least)"]
    case "maximum":
      guard case .number(let most) = argument, case .number(let number) = value else { return [] }
      return number <= most ? [] : ["\(path): more than \(most)"]
    case "required":
      guard case .list(let names) = argument, case .object(let members) = value else { return [] }
      return names.compactMap {
        if case .string(let name) = $0, members[name] == nil { "\(path): \(name) is missing" } else { nil }
      }
    case "items":
      guard case .list(let items) = value else { return [] }
      return items.enumerated().flatMap { errors($1, argument, "\(path)[\($0)]") }
    case "properties":
      guard case .object(let members) = value, case .object(let schemas) = argument else { return [] }
      return schemas.flatMap { name, schema in members[name].map { errors($0, schema, "\(path).\(name)") } ?? [] }
    case "additionalProperties": return additional(value, argument, keywords["properties"], path)
    default: return ["\(path): the schema uses \(keyword), which is not checked"]
    }
  }

  private func additional(_ value: JSONValue, _ argument: JSONValue, _ known: JSONValue?, _ path: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.filter { known?[$0.key] == nil }.flatMap { name, member in
      argument == .bool(false) ? ["\(path): \(name) is too much"] : errors(member, argument, "\(path).\(name)")
    }
  }

  private func resolve(_ reference: JSONValue) -> JSONValue? {
    guard case .string(let text) = reference, text.hasPrefix("#/$defs/") else { return nil }
    return root["$defs"]?[String(text.dropFirst("#/$defs/".count))]
  }

  private func hasType(_ value: JSONValue, _ type: JSONValue) -> Bool {
    switch (type, value) {
    case (.list(let types), _): types.contains { hasType(value, $0) }
    case (.string("object"), .object), (.string("array"), .list), (.string("string"), .string),
      (.string("boolean"), .bool), (.string("number"), .number), (.string("null"), .null):
      true
    case (.string("integer"), .number(let number)): number == number.rounded()
    default: false
    }
  }
}
