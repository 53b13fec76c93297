/// A file of YAML as a pack is embedded: already parsed, since YAML would have to be parsed at every start. One value a line,
/// what holds others before them, with the place where it stands in the file:
///
///     {1:1 3      a mapping of three entries; their keys and values follow in turn
///     [4:7 2      a list of two items
///     =1:1 pack   plain text
///     "1:7 mvc    quoted text; \n is a line end, \\ a backslash
struct EmbeddedTree {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Nil where it is damaged.
  static func read(_ text: String) -> YAMLNode? {
    var text = text
    return text.withUTF8 { bytes in
      var tree = EmbeddedTree(bytes: bytes)
      return tree.node()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func node() -> YAMLNode? {
    guard position < bytes.count else { return nil }
    let sign = bytes[position]
    position += 1
    guard let line = number(), let column = number() else { return nil }
    let value: YAMLNode.Value
    switch sign {
    case UInt8(ascii: "{"):
      var entries: [YAMLNode.Entry] = []
      guard let count = number() else { return nil }
      for _ in 0..<count {
        guard let key = node(), let value = node() else { return nil }
        entries.append(YAMLNode.Entry(key: key, value: value))
      }
      value = .mapping(entries)
    case UInt8(ascii: "["):
      var items: [YAMLNode] = []
      guard let count = number() else { return nil }
      for _ in 0..<count {
        guard let item = node() else { return nil }
        items.append(item)
      }
      value = .sequence(items)
    case UInt8(ascii: "="): value = .scalar(text(), plain: true)
    case UInt8(ascii: "\""): value = .scalar(text(), plain: false)
    default: return nil
    }
    return YAMLNode(value: value, line: line, column: column)
  }

  /// With the character behind it.
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

  /// To the end of the line.
  private mutating func text() -> String {
    let start = min(position, bytes.count)
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    position = end + 1
    let line = bytes[start..<end]
    guard line.contains(UInt8(ascii: "\\")) else { return String(decoding: line, as: UTF8.self) }
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
    let place = "\(node.line):\(node.column) "
    switch node.value {
    case .mapping(let entries):
      return "{\(place)\(entries.count)\n" + entries.map { text(of: $0.key) + text(of: $0.value) }.joined()
    case .sequence(let items): return "[\(place)\(items.count)\n" + items.map(text).joined()
    case .scalar(let text, let isPlain):
      let escaped = text.map { $0 == "\\" ? "\\\\" : $0.isNewline ? "\\n" : String($0) }.joined()
      return "\(isPlain ? "=" : "\"")\(place)\(escaped)\n"
    }
  }
}
