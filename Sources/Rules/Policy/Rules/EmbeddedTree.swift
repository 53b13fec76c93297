import LowLevel
import YAML

/// A parsed YAML file in the format in which it is embedded, so that it need not be parsed at every start. Each value
/// is on one line, and a container is followed by its values. There are no positions, since mistakes are found before a
/// file is embedded.
///
///     {3      a mapping of three entries; their keys and values follow in turn
///     [2      a list of two items
///     =pack   plain text
///     "mvc    quoted text; \n is a line break, \\ a backslash
struct EmbeddedTree {
  private let bytes: ByteView
  private var position = 0

  /// Decodes the value at a byte offset; nil if the text is damaged.
  static func read(_ text: String, from start: Int = 0) -> YAMLNode? {
    text.withBytes { bytes in
      var tree = EmbeddedTree(bytes: bytes, position: start)
      return tree.node()
    }
  }

  /// Decodes a mapping, except for the entry `name`, which must be a mapping too: for that one it returns the keys and
  /// the offsets of the values.
  static func outline(_ text: String, without name: String) -> (root: YAMLNode, left: [(name: String, start: Int)])? {
    text.withBytes { bytes in
      var tree = EmbeddedTree(bytes: bytes, position: 0)
      return tree.outline(without: name)
    }
  }

  private init(bytes: ByteView, position: Int) {
    self.bytes = bytes
    self.position = position
  }

  private mutating func outline(without name: String) -> (root: YAMLNode, left: [(name: String, start: Int)])? {
    guard let count = mapping() else { return nil }
    var entries: [YAMLNode.Entry] = []
    var left: [(name: String, start: Int)] = []
    for _ in 0..<count {
      guard let key = node() else { return nil }
      guard key.scalar == name else {
        guard let value = node() else { return nil }
        entries.append(YAMLNode.Entry(key: key, value: value))
        continue
      }
      guard let count = mapping() else { return nil }
      entries.append(YAMLNode.Entry(key: key, value: YAMLNode(value: .mapping([]), line: 1, column: 1)))
      for _ in 0..<count {
        guard let name = node()?.scalar else { return nil }
        left.append((name, position))
        guard skip() else { return nil }
      }
    }
    return (YAMLNode(value: .mapping(entries), line: 1, column: 1), left)
  }

  /// Decodes the first line of a mapping: its number of entries.
  private mutating func mapping() -> Int? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "{") else { return nil }
    position += 1
    return number()
  }

  /// Skips a value; false if the text is damaged.
  private mutating func skip() -> Bool {
    var left = 1
    while left > 0 {
      guard position < bytes.count else { return false }
      let sign = bytes[position]
      left -= 1
      if sign == UInt8(ascii: "{") || sign == UInt8(ascii: "[") {
        position += 1
        guard let count = number() else { return false }
        left += sign == UInt8(ascii: "{") ? 2 * count : count
      } else {
        position = endOfLine(from: position) + 1
      }
    }
    return true
  }

  private mutating func node() -> YAMLNode? {
    guard position < bytes.count else { return nil }
    let sign = bytes[position]
    position += 1
    let value: YAMLNode.Value
    switch sign {
    case UInt8(ascii: "{"):
      var entries: [YAMLNode.Entry] = []
      guard let count = number() else { return nil }
      entries.reserveCapacity(min(count, bytes.count))
      for _ in 0..<count {
        guard let key = node(), let value = node() else { return nil }
        entries.append(YAMLNode.Entry(key: key, value: value))
      }
      value = .mapping(entries)
    case UInt8(ascii: "["):
      var items: [YAMLNode] = []
      guard let count = number() else { return nil }
      items.reserveCapacity(min(count, bytes.count))
      for _ in 0..<count {
        guard let item = node() else { return nil }
        items.append(item)
      }
      value = .sequence(items)
    case UInt8(ascii: "="): value = .scalar(text(), plain: true)
    case UInt8(ascii: "\""): value = .scalar(text(), plain: false)
    default: return nil
    }
    return YAMLNode(value: value, line: 1, column: 1)
  }

  /// Decodes a number and skips the character after it.
  private mutating func number() -> Int? {
    var number = 0
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]), number < 1 << 24 {
      number = number * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    defer { position += 1 }
    return position > start ? number : nil
  }

  private func endOfLine(from start: Int) -> Int { bytes.firstIndex(of: 0x0A, from: start) ?? bytes.count }

  /// Decodes a text up to the end of the line.
  private mutating func text() -> String {
    let start = min(position, bytes.count)
    let end = endOfLine(from: start)
    position = end + 1
    let line = bytes.extracting(start..<end)
    guard line.contains(UInt8(ascii: "\\")) else { return line.string }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        text.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: Writing

  static func text(of node: YAMLNode) -> String {
    switch node.value {
    case .mapping(let entries):
      return "{\(entries.count)\n" + entries.map { text(of: $0.key) + text(of: $0.value) }.joined()
    case .sequence(let items): return "[\(items.count)\n" + items.map(text).joined()
    case .scalar(let text, let isPlain):
      let escaped = text.map { $0 == "\\" ? "\\\\" : $0.isNewline ? "\\n" : String($0) }.joined()
      return "\(isPlain ? "=" : "\"")\(escaped)\n"
    }
  }
}
