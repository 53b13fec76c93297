import LowLevel
import Tables

/// Reads `{ key = value; }`, `( value, )`, `"text"`, `word` and comments. It uses an explicit stack, so that nesting is
/// not limited.
struct PropertyListParser {
  private let bytes: ByteView
  private var position = 0
  private var elements: Table<PropertyList.ElementID, PropertyList.Element> = []
  /// The open containers.
  private var open: [PropertyList.ElementID] = []

  private enum Expected { case value, key, equals, semicolon, elementOrEnd, commaOrEnd }
  private var expected = Expected.value

  init(_ bytes: ByteView) { self.bytes = bytes }

  mutating func parse() throws(PropertyList.Failure) -> Table<PropertyList.ElementID, PropertyList.Element> {
    guard bytes.count < Int(Int32.max) else { throw failure("is larger than 2 GB") }
    elements.reserveCapacity(bytes.count / 24)
    if bytes.hasPrefix("<?xml") || bytes.hasPrefix("bplist") {
      throw failure("is an XML or binary property list; only Xcode's own form is read")
    }
    while true {
      try skipSpace()
      guard position < bytes.count else { throw failure("ends too early") }
      try step(bytes[position])
      if open.isEmpty, !elements.isEmpty { return elements }
    }
  }

  private mutating func step(_ byte: UInt8) throws(PropertyList.Failure) {
    switch (byte, expected) {
    case (UInt8(ascii: "="), .equals): advance(to: .value)
    case (UInt8(ascii: ";"), .semicolon): advance(to: .key)
    case (UInt8(ascii: ","), .commaOrEnd): advance(to: .elementOrEnd)
    case (UInt8(ascii: "}"), .key), (UInt8(ascii: ")"), .elementOrEnd), (UInt8(ascii: ")"), .commaOrEnd):
      let container = open.removeLast()
      elements[container].next = elements.endIndex
      position += 1
      finishValue()
    case (UInt8(ascii: "{"), .value), (UInt8(ascii: "{"), .elementOrEnd): begin(.dictionary, .key)
    case (UInt8(ascii: "("), .value), (UInt8(ascii: "("), .elementOrEnd): begin(.array, .elementOrEnd)
    case (_, .key):
      try readString()
      expected = .equals
    case (_, .value), (_, .elementOrEnd):
      try readString()
      finishValue()
    case (_, .equals): throw failure("a `=` is missing here")
    case (_, .semicolon): throw failure("a `;` is missing here")
    case (_, .commaOrEnd): throw failure("a `,` or `)` is missing here")
    }
  }

  private mutating func advance(to next: Expected) {
    position += 1
    expected = next
  }

  private mutating func begin(_ kind: PropertyList.Kind, _ next: Expected) {
    open.append(elements.append(PropertyList.Element(kind: kind, start: UInt32(position), end: UInt32(position))))
    advance(to: next)
  }

  private mutating func finishValue() {
    guard let container = open.last else { return }
    expected = elements[container].kind == .dictionary ? .semicolon : .commaOrEnd
  }

  private mutating func readString() throws(PropertyList.Failure) {
    let first = bytes[position]
    var isEscaped = false
    let start: Int
    let end: Int
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      start = position + 1
      guard let quote = endOfQuotation(from: start, first, &isEscaped) else { throw failure("a string does not end") }
      end = quote
      position = quote + 1
    } else {
      start = position
      let isWord = Self.wordBytes
      end = bytes.dropFirst(start).firstIndex { !isWord[Int($0)] }.map { start + $0 } ?? bytes.count
      position = end
      guard end > start else { throw failure("unexpected `\(String(decoding: [first], as: UTF8.self))`") }
    }
    var element = PropertyList.Element(kind: .string, isEscaped: isEscaped, start: UInt32(start), end: UInt32(end))
    element.next = elements.endIndex.next
    elements.append(element)
  }

  /// The position of the quotation mark that ends a string starting at `start`.
  private func endOfQuotation(from start: Int, _ mark: UInt8, _ isEscaped: inout Bool) -> Int? {
    let rest = bytes.extracting(start...)
    guard let length = rest.firstIndex(of: mark) else { return nil }
    if !rest.prefix(length).contains(UInt8(ascii: "\\")) { return start + length }
    isEscaped = true
    var end = start
    while end < bytes.count, bytes[end] != mark { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return end < bytes.count ? end : nil
  }

  /// For each byte, whether it can be part of a word: `$`, `+`, `-` to `:`, `@`, letters, `_`, `~`, and all bytes
  /// beyond ASCII.
  private static let wordBytes: [Bool] = (0...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "@")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: "$+_~".utf8.contains(byte)
    }
  }

  private mutating func skipSpace() throws(PropertyList.Failure) {
    while true {
      var index = position
      while index < bytes.count, bytes[index] == 0x20 || (9...13).contains(bytes[index]) { index += 1 }
      position = index
      guard index < bytes.count else { return }
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        guard let end = bytes.firstIndex(of: "*/", from: position + 2) else { throw failure("a comment does not end") }
        position = end + 2
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else {
        return
      }
    }
  }

  private func failure(_ message: String) -> PropertyList.Failure {
    let line = 1 + bytes.prefix(position).count { $0 == UInt8(ascii: "\n") }
    return PropertyList.Failure(message: message, line: line)
  }
}
