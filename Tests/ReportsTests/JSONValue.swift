import Foundation

/// A parsed JSON document.
enum JSONValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(parsing text: String) throws { self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  subscript(key: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[key]
    }
    set {
      guard case .object(var members) = self else { return }
      members[key] = newValue
      self = .object(members)
    }
  }

  subscript(index: Int) -> JSONValue? {
    get {
      guard case .list(let items) = self, items.indices.contains(index) else { return nil }
      return items[index]
    }
    set {
      guard case .list(var items) = self, let newValue else { return }
      items[index] = newValue
      self = .list(items)
    }
  }
}
