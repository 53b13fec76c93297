/// A value of a YAML file, and where it stands. Aliases are resolved.
package struct YAMLNode: Sendable {
  package enum Value: Sendable {
    /// `plain` without quotes, so that `off`, `5` and nothing at all may mean more than their text.
    case scalar(String, plain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  package struct Entry: Sendable {
    package var key: YAMLNode
    package var value: YAMLNode
  }

  package var value: Value
  /// From 1.
  package var line: Int
  /// From 1, in UTF-16 units.
  package var column: Int

  /// `key:` with nothing behind it, `~`, `null`.
  var isNull: Bool {
    if case .scalar(let text, plain: true) = value { return ["", "~", "null", "Null", "NULL"].contains(text) }
    return false
  }

  /// The text of a scalar, quoted or not.
  package var scalar: String? {
    if case .scalar(let text, _) = value { return text }
    return nil
  }

  /// The text of a scalar without quotes.
  var plain: String? {
    if case .scalar(let text, plain: true) = value { return text }
    return nil
  }

  /// What it is, for a message: "a list", "the number 5".
  var kindInWords: String {
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

/// What YAML 1.1 reads as a boolean.
enum YAMLBoolean {
  static func parse(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }
}

/// Text of a configuration as a message shows it: short, on one line, between quotes.
func quoted(_ text: String) -> String {
  let line = text.prefix(60).map { $0.isNewline || $0.isControl ? " " : $0 }
  return "'\(String(line))\(line.count < text.count ? "…" : "")'"
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
