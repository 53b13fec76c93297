import LowLevel
import SourceFacts

/// A YAML text as far as project descriptions need it: mappings, lists, plain and quoted scalars, by their indentation. What
/// it does not know (anchors, tags, block scalars) it passes over; a text that is no YAML gives something, but no error.
indirect enum YAMLOutline: Equatable {
  case scalar(String)
  case list([YAMLOutline])
  case mapping([(key: String, value: YAMLOutline)])

  init(_ bytes: [UInt8]) {
    var reader = YAMLOutlineReader(bytes)
    self = reader.block(deeperThan: -1, depth: 0)
  }

  subscript(key: String) -> YAMLOutline? {
    if case .mapping(let entries) = self { entries.last { $0.key == key }?.value } else { nil }
  }

  var entries: [(key: String, value: YAMLOutline)] { if case .mapping(let entries) = self { entries } else { [] } }

  var text: String? { if case .scalar(let text) = self, !text.isEmpty { text } else { nil } }

  /// The items of a list; of anything else but nothing, itself.
  var items: [YAMLOutline] {
    switch self {
    case .list(let items): items
    case .scalar(let text): text.isEmpty ? [] : [self]
    case .mapping: [self]
    }
  }

  static func == (one: YAMLOutline, other: YAMLOutline) -> Bool {
    switch (one, other) {
    case (.scalar(let one), .scalar(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    case (.mapping(let one), .mapping(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }
}

private struct YAMLOutlineReader {
  private struct Line {
    var indent: Int
    var text: Substring
  }

  private var lines: [Line] = []
  private var next = 0
  /// Blocks that are nested deeper are passed over.
  private static let maximumDepth = 64

  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = Self.withoutComment(line.drop { $0 == " " })
      if text.isEmpty || text == "---" || text == "..." { continue }
      lines.append(Line(indent: line.prefix { $0 == " " }.count, text: text))
    }
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    var end = text.endIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        if before == " " || before == "[" || before == "{" || before == "," { quote = character }
      } else if character == "#", before == " " {
        end = index
        break
      }
      before = character
    }
    var kept = text[..<end]
    while let last = kept.last, last.isWhitespace { kept.removeLast() }
    return kept
  }

  /// The lines that are indented more than `outer`.
  mutating func block(deeperThan outer: Int, depth: Int) -> YAMLOutline {
    guard next < lines.count, lines[next].indent > outer else { return .scalar("") }
    if depth > Self.maximumDepth {
      skip(deeperThan: outer)
      return .scalar("")
    }
    let indent = lines[next].indent
    let result = Self.isItem(lines[next].text) ? list(at: indent, depth) : mapping(at: indent, depth)
    skip(deeperThan: outer)
    return result
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func skip(deeperThan outer: Int) {
    while next < lines.count, lines[next].indent > outer { next += 1 }
  }

  private mutating func list(at indent: Int, _ depth: Int) -> YAMLOutline {
    var items: [YAMLOutline] = []
    while next < lines.count, lines[next].indent == indent, Self.isItem(lines[next].text) {
      let rest = lines[next].text.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        next += 1
        items.append(block(deeperThan: indent, depth: depth + 1))
      } else if Self.entry(rest) != nil || Self.isItem(rest) {
        // `- key: value`: a block that begins on the same line.
        lines[next] = Line(indent: indent + lines[next].text.count - rest.count, text: rest)
        items.append(block(deeperThan: indent, depth: depth + 1))
      } else {
        next += 1
        skip(deeperThan: indent)
        items.append(Self.value(rest))
      }
    }
    return .list(items)
  }

  private mutating func mapping(at indent: Int, _ depth: Int) -> YAMLOutline {
    var entries: [(key: String, value: YAMLOutline)] = []
    while next < lines.count, lines[next].indent == indent {
      guard let (key, rest) = Self.entry(lines[next].text) else {
        next += 1
        continue
      }
      next += 1
      if !rest.isEmpty {
        skip(deeperThan: indent)
        entries.append((key, Self.value(rest)))
      } else if next < lines.count, lines[next].indent == indent, Self.isItem(lines[next].text) {
        entries.append((key, list(at: indent, depth + 1)))
      } else {
        entries.append((key, block(deeperThan: indent, depth: depth + 1)))
      }
    }
    return .mapping(entries)
  }

  /// `key: value`, `"key":`
  private static func entry(_ text: Substring) -> (key: String, rest: Substring)? {
    var colon = text.startIndex
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let close = text.dropFirst().firstIndex(of: quote) else { return nil }
      colon = text.index(after: close)
      guard colon < text.endIndex, text[colon] == ":" else { return nil }
    } else {
      if let first = text.first, first == "[" || first == "{" { return nil }
      guard let found = text.indices.first(where: { index in
        let after = text.index(after: index)
        return text[index] == ":" && (after == text.endIndex || text[after] == " ")
      }) else { return nil }
      colon = found
    }
    return (plain(text[..<colon]), text[text.index(after: colon)...].drop { $0 == " " })
  }

  /// A scalar, or a list in brackets.
  private static func value(_ text: Substring) -> YAMLOutline {
    guard text.first == "[", text.last == "]" else { return .scalar(plain(text)) }
    let inside = text.dropFirst().dropLast()
    return .list(inside.pieces(at: ",").map { .scalar(plain($0)) })
  }

  private static func plain(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    if let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote {
      return String(text.dropFirst().dropLast())
    }
    return String(text)
  }
}
