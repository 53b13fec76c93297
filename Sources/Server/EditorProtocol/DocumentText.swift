/// The text of a document that a client edits, in UTF-8. Positions outside of it are clamped.
public struct DocumentText: Sendable, Equatable {
  public private(set) var bytes: [UInt8]

  public init(_ text: String) { bytes = Array(text.utf8) }

  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// One change of `textDocument/didChange`.
  public struct Change: Sendable {
    /// Nil to replace the entire text.
    public var range: TextRange?
    public var text: String

    public init(range: TextRange?, text: String) {
      self.range = range
      self.text = text
    }
  }

  public mutating func apply(_ change: Change, _ encoding: PositionEncoding) {
    guard let range = change.range else {
      bytes = Array(change.text.utf8)
      return
    }
    let start = offset(of: range.start, encoding)
    let end = max(start, offset(of: range.end, encoding))
    bytes.replaceSubrange(start..<end, with: change.text.utf8)
  }

  /// The byte offset of a position.
  public func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard let line = bounds(ofLine: position.line) else { return bytes.count }
    return Self.offset(of: position.character, in: bytes, line, encoding)
  }

  /// A line, from 0, without its line break; nil if there is no such line.
  public func line(_ number: Int) -> String? {
    bounds(ofLine: number).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// All lines without their line breaks. A line break at the end of the text starts another line.
  public var lines: [String] {
    var lines: [String] = []
    var start = 0
    while true {
      let next = nextLine(after: start)
      let line = bytes[start..<(next ?? bytes.count)].prefix { $0 != 0x0A && $0 != 0x0D }
      lines.append(String(decoding: line, as: UTF8.self))
      guard let next else { return lines }
      start = next
    }
  }

  /// The byte range of a line without its line break.
  private func bounds(ofLine number: Int) -> Range<Int>? {
    guard number >= 0 else { return nil }
    var start = 0
    for _ in 0..<number {
      guard let next = nextLine(after: start) else { return nil }
      start = next
    }
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return start..<end
  }

  /// The offset of the line after the one that starts at `start`; nil for the last line. Lines end with LF, CR or CRLF.
  private func nextLine(after start: Int) -> Int? {
    guard let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  // MARK: Characters of a line

  /// The byte offset of a character in a line; inside a multi-byte character, the offset of its first byte.
  static func offset(of character: Int, in bytes: [UInt8], _ line: Range<Int>, _ encoding: PositionEncoding) -> Int {
    var offset = line.lowerBound
    var units = 0
    while offset < line.upperBound {
      let width = min(Self.width(of: bytes[offset]), line.upperBound - offset)
      units += encoding == .utf8 ? width : (width == 4 ? 2 : 1)
      if units > character { return offset }
      offset += width
    }
    return line.upperBound
  }

  /// The number of bytes of a character with this first byte.
  private static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}

extension String {
  /// Converts a column in UTF-16 units, from 0, to units of an encoding.
  public func character(ofUTF16 column: Int, _ encoding: PositionEncoding) -> Int {
    if encoding == .utf16 { return column }
    let index = utf16.index(utf16.startIndex, offsetBy: max(0, column), limitedBy: utf16.endIndex) ?? utf16.endIndex
    return utf8.distance(from: utf8.startIndex, to: index)
  }

  /// Converts a character position in units of an encoding to a column in UTF-16 units, from 0.
  public func utf16Column(of character: Int, _ encoding: PositionEncoding) -> Int {
    if encoding == .utf16 { return character }
    let bytes = Array(utf8)
    let end = DocumentText.offset(of: character, in: bytes, bytes.indices, encoding)
    return String(decoding: bytes[..<end], as: UTF8.self).utf16.count
  }
}
