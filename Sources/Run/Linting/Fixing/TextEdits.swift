import Findings
import LowLevel
import SourceFacts

/// Edits of one text, none of which touches another.
struct TextEdits {
  private let text: [UInt8]
  private let lines: LineTable
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ text: [UInt8]) {
    self.text = text
    lines = text.withUnsafeBufferPointer { LineTable($0) }
  }

  /// Takes edits of one fix, all or none: false where one of them lies outside the text, or meets one that was taken before.
  /// The very same edit counts once: two properties may need one protocol to be bound.
  mutating func take(_ added: [Fix.Edit]) -> Bool {
    var taken = edits
    for edit in added {
      guard let start = offset(line: edit.start.line, column: edit.start.column),
        let end = offset(line: edit.endLine, column: edit.endColumn), start <= end
      else { return false }
      if taken.contains(where: { $0.range == start..<end && $0.text == edit.text }) { continue }
      let meets = taken.contains { other in
        start..<end == other.range || start < other.range.upperBound && other.range.lowerBound < end
          || start == other.range.lowerBound || start == end && other.range.contains(start)
      }
      if meets { return false }
      taken.append((start..<end, edit.text))
    }
    edits = taken
    return true
  }

  var isEmpty: Bool { edits.isEmpty }

  /// The text with all that was taken.
  var result: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.ordered(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += text[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + text[position...]
  }

  /// Of a place in UTF-16 units; nil where the text has no such place.
  private func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= lines.starts.count, column >= 1 else { return nil }
    let start = Int(lines.starts[line - 1])
    let end = line < lines.starts.count ? Int(lines.starts[line]) : text.count
    if lines.isASCII { return start + column - 1 <= end ? start + column - 1 : nil }
    var (offset, units) = (start, 1)
    for scalar in String(decoding: text[start..<end], as: UTF8.self).unicodeScalars {
      if units >= column { break }
      units += scalar.utf16.count
      // What is no UTF-8 was one byte, and is read as one longer character: no place behind it is sure.
      if scalar == "\u{FFFD}" { return nil }
      offset += scalar.utf8.count
    }
    return units == column ? offset : nil
  }
}
