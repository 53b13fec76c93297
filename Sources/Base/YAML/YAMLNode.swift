/// A value of a YAML file with its position. Aliases are resolved.
public struct YAMLNode: Sendable {
  public enum Value: Sendable {
    /// `plain` means without quotes, so that `off`, `5` and an empty value are not necessarily texts.
    case scalar(String, plain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  public struct Entry: Sendable {
    public var key: YAMLNode
    public var value: YAMLNode

    public init(key: YAMLNode, value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  public var value: Value
  /// From 1.
  public var line: Int
  /// From 1, in UTF-16 units.
  public var column: Int

  public init(value: Value, line: Int, column: Int) {
    self.value = value
    self.line = line
    self.column = column
  }

  /// The value of a key; nil if the key is missing or the node is not a mapping.
  public subscript(key: String) -> YAMLNode? { entries.last { $0.key.scalar == key }?.value }

  /// The entries of a mapping; empty for anything else.
  public var entries: [Entry] { if case .mapping(let entries) = value { entries } else { [] } }

  /// Whether it is `key:` without a value, `~` or `null`.
  public var isNull: Bool {
    if case .scalar(let text, plain: true) = value { return ["", "~", "null", "Null", "NULL"].contains(text) }
    return false
  }

  /// The text of a scalar, quoted or not.
  public var scalar: String? {
    if case .scalar(let text, _) = value { return text }
    return nil
  }

  /// The text of a scalar without quotes.
  public var plain: String? {
    if case .scalar(let text, plain: true) = value { return text }
    return nil
  }

  /// The kind of value for a message: "a list", "the number 5".
  public var kindInWords: String {
    switch value {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar where isNull: "nothing"
    case .scalar(let text, plain: true) where Int(text) != nil: "the number \(text)"
    case .scalar(let text, plain: true) where YAMLBoolean.parse(text) != nil: "the boolean \(text)"
    case .scalar(let text, _): "the text \(quoted(text))"
    }
  }
}

/// Booleans according to YAML 1.1.
public enum YAMLBoolean {
  public static func parse(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }
}

/// Shortens and quotes a text for a message, on one line.
public func quoted(_ text: String) -> String {
  let line = text.prefix(60).map { $0.isNewline || $0.isControl ? " " : $0 }
  return "'\(String(line))\(line.count < text.count ? "…" : "")'"
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
