/// A JSON value and its position in the text.
public struct JSONNode: Sendable {
  public indirect enum Value: Sendable {
    case null
    case flag(Bool)
    /// The number as it is written in the text
    case number(String)
    case text(String)
    case list([JSONNode])
    case object([(key: JSONNode, value: JSONNode)])
  }
  public var value: Value
  /// UTF-8 byte offset.
  public var offset: Int

  public init(value: Value, offset: Int = 0) {
    self.value = value
    self.offset = offset
  }

  public var text: String? { if case .text(let text) = value { text } else { nil } }
  public var count: Int? { if case .number(let digits) = value { Int(digits) } else { nil } }

  public var flag: Bool? { if case .flag(let flag) = value { flag } else { nil } }
  /// The items of a list; empty for anything else.
  public var items: [JSONNode] { if case .list(let items) = value { items } else { [] } }
  public var isNull: Bool { if case .null = value { true } else { false } }

  /// The value of a key; nil if the key is missing or this is not an object.
  public subscript(key: String) -> JSONNode? {
    if case .object(let members) = value { members.last { $0.key.text == key }?.value } else { nil }
  }

  /// The kind of value for a message.
  public var kind: String {
    switch value {
    case .null: "null"
    case .flag: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// A JSON parser that reports positions. It allows trailing commas, which merges of files often leave behind.
public struct JSONText {
  /// A syntax error and its byte offset.
  public struct Fault: Error {
    public var message: String
    public var offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private static let deepest = 32

  public static func read(_ bytes: [UInt8]) throws(Fault) -> JSONNode {
    var text = JSONText(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { text.position = 3 }
    let node = try text.value(depth: 0)
    text.skipSpace()
    if text.position < bytes.count { throw Fault(message: "there is more behind the end", offset: text.position) }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value(depth: Int) throws(Fault) -> JSONNode {
    skipSpace()
    let start = position
    guard let byte = peek else { throw Fault(message: "the file ends too early", offset: start) }
    guard depth < Self.deepest else { throw Fault(message: "is nested too deep", offset: start) }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(value: .object(try members(depth: depth)), offset: start)
    case UInt8(ascii: "["):
      var items: [JSONNode] = []
      try enclosed(by: UInt8(ascii: "]")) { text throws(Fault) in items.append(try text.value(depth: depth + 1)) }
      return JSONNode(value: .list(items), offset: start)
    case UInt8(ascii: "\""): return JSONNode(value: .text(try string()), offset: start)
    default: return JSONNode(value: try word(), offset: start)
    }
  }

  private mutating func members(depth: Int) throws(Fault) -> [(key: JSONNode, value: JSONNode)] {
    var members: [(key: JSONNode, value: JSONNode)] = []
    try enclosed(by: UInt8(ascii: "}")) { text throws(Fault) in
      let start = text.position
      if text.peek == UInt8(ascii: "<") { throw Fault(message: "a merge conflict is not resolved", offset: start) }
      guard text.peek == UInt8(ascii: "\"") else { throw Fault(message: "a key in quotes is missing", offset: start) }
      let key = JSONNode(value: .text(try text.string()), offset: start)
      text.skipSpace()
      guard text.peek == UInt8(ascii: ":") else { throw Fault(message: "':' is missing", offset: text.position) }
      text.position += 1
      members.append((key, try text.value(depth: depth + 1)))
    }
    return members
  }

  /// Parses comma-separated items, from the opening bracket to the closing one.
  private mutating func enclosed(
    by closing: UInt8, _ item: (inout JSONText) throws(Fault) -> Void
  ) throws(Fault) {
    let start = position
    position += 1
    var isSeparated = true
    while true {
      skipSpace()
      guard let byte = peek else { throw Fault(message: "this bracket is never closed", offset: start) }
      if byte == closing {
        position += 1
        return
      }
      guard isSeparated else { throw Fault(message: "',' is missing", offset: position) }
      try item(&self)
      skipSpace()
      isSeparated = peek == UInt8(ascii: ",")
      if isSeparated { position += 1 }
    }
  }

  private mutating func word() throws(Fault) -> JSONNode.Value {
    let start = position
    while let byte = peek, !",]}:\" \n\r\t".utf8.contains(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default: break
    }
    if Double(word) != nil { return .number(word) }
    if ["<<<<<<<", ">>>>>>>", "=======", "|||||||"].contains(where: word.hasPrefix) {
      throw Fault(message: "a merge conflict is not resolved", offset: start)
    }
    throw Fault(message: "is not JSON", offset: start)
  }

  private mutating func string() throws(Fault) -> String {
    let start = position
    position += 1
    var units: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &units)
      case 0..<0x20: throw Fault(message: "this text is never closed", offset: start)
      default: units.append(byte)
      }
    }
    throw Fault(message: "this text is never closed", offset: start)
  }

  private mutating func escape(into units: inout [UInt8]) throws(Fault) {
    let start = position - 1
    guard let byte = peek else { throw Fault(message: "the file ends too early", offset: start) }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
    case UInt8(ascii: "u"):
      var scalar = try hexadecimal(start)
      if (0xD800..<0xDC00).contains(scalar), bytes[position...].starts(with: "\\u".utf8) {
        position += 2
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (try hexadecimal(start) & 0x3FF)
      }
      units += Array(String(Unicode.Scalar(scalar).map(Character.init) ?? "\u{FFFD}").utf8)
    default: throw Fault(message: "unknown escape", offset: start)
    }
  }

  private mutating func hexadecimal(_ start: Int) throws(Fault) -> UInt32 {
    guard position + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw Fault(message: "unknown escape", offset: start) }
    position += 4
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }
}
