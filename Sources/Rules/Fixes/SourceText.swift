import Findings
import SourceFacts
import Tables

/// The text of a file, from which fixes take positions that facts do not contain, such as those of keywords.
public struct SourceText {
  private let bytes: [UInt8]
  private let file: FileID
  private let context: FixContext

  /// Returns nil if the file cannot be read or has changed since it was scanned.
  public init?(_ file: FileID, _ context: FixContext) {
    guard let bytes = context.text(file) else { return nil }
    self.bytes = bytes
    self.file = file
    self.context = context
  }

  public func replacing(_ range: Range<Int>, with text: String) -> Fix.Edit {
    let start = context.position(file, UInt32(range.lowerBound))
    let end = context.position(file, UInt32(range.upperBound))
    return Fix.Edit(start: start, endLine: end.line, endColumn: end.column, text: text)
  }

  func inserting(_ text: String, at offset: Int) -> Fix.Edit { replacing(offset..<offset, with: text) }

  /// The offset of the first byte from `offset` on that is not white space.
  func skippingWhitespace(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  func has(_ byte: Character, at offset: Int) -> Bool { offset < bytes.count && bytes[offset] == byte.asciiValue }

  /// The offset of a word, if only white space separates it from `offset`.
  func word(_ word: String, before offset: Int) -> Int? {
    var end = min(offset, bytes.count)
    while end > 0, Self.isBlank(bytes[end - 1]) { end -= 1 }
    let start = end - word.utf8.count
    guard start >= 0, end < offset, bytes[start..<end].elementsEqual(word.utf8) else { return nil }
    return start > 0 && Self.isWordByte(bytes[start - 1]) ? nil : start
  }

  /// The range of a line with its line break, if the line contains only the word and the text up to `end`.
  public func wholeLine(of word: String, before offset: Int, to end: Int) -> Range<Int>? {
    guard let start = self.word(word, before: offset), start == 0 || bytes[start - 1] == 0x0A else { return nil }
    var end = end
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
    guard end < bytes.count, bytes[end] == 0x0A else { return nil }
    return start..<end + 1
  }

  /// The ranges in which a whole word occurs.
  func ranges(of word: String, in range: Range<Int>) -> [Range<Int>] {
    let range = range.clamped(to: bytes.indices)
    let letters = Array(word.utf8)
    return range.filter { start in
      let end = start + letters.count
      guard end <= range.upperBound, bytes[start] == letters[0], bytes[start..<end].elementsEqual(letters) else {
        return false
      }
      return (start == 0 || !Self.isWordByte(bytes[start - 1])) && (end == bytes.count || !Self.isWordByte(bytes[end]))
    }.map { $0..<$0 + letters.count }
  }

  /// The offset of the first occurrence of a byte.
  func first(_ byte: Character, in range: Range<Int>) -> Int? {
    range.clamped(to: bytes.indices).first { bytes[$0] == byte.asciiValue }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || byte == 0x24 || byte == 0x60 || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte & 0xDF)
  }
}
