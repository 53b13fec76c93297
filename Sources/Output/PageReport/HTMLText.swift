import LowLevel
import Reports

/// Builds the text of an HTML document. Texts and attribute values are escaped.
struct HTMLText {
  private(set) var text = ""

  /// Adds markup without escaping it.
  static func += (html: inout HTMLText, markup: StaticMarkup) { html.text += markup.text }

  /// Adds an escaped text with unprintable characters made visible.
  mutating func add(_ text: String) { self.text += text.escapedForHTML }

  /// Adds an element without attributes or with a class.
  mutating func element(_ name: StaticString, class className: StaticString = "", _ text: String) {
    open(name, className)
    add(text)
    close(name)
  }

  mutating func open(_ name: StaticString, _ className: StaticString = "") {
    text += "<\(name)"
    if className.utf8CodeUnitCount > 0 { text += " class=\"\(className)\"" }
    text += ">"
  }

  mutating func close(_ name: StaticString) { text += "</\(name)>" }

  /// Adds a start tag with attributes, whose values are escaped.
  mutating func open(_ name: StaticString, attributes: KeyValuePairs<String, String>) {
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(value.escapedForHTML)\"" }
    text += ">"
  }
}

/// Markup from a literal in the code, which never contains text of the sources.
struct StaticMarkup: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral text: StaticString) { self.text = text.description }
}

extension String {
  /// Escaped for text and attribute values, on one line.
  var escapedForHTML: String {
    var escaped = ""
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
