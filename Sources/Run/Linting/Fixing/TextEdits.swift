import Findings
import SourceFacts

/// Non-overlapping edits of one text.
struct TextEdits {
  private let lines: SourceLines
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ text: [UInt8]) { lines = SourceLines(text) }

  /// Adds the edits of one fix, all or none. Equal edits count once, since two properties may need the same protocol to
  /// be class-bound.
  ///
  /// - Returns: false if an edit is out of range or overlaps an earlier one.
  mutating func add(_ added: [Fix.Edit]) -> Bool {
    var taken = edits
    for edit in added {
      guard let start = lines.offset(line: edit.start.line, column: edit.start.column),
        let end = lines.offset(line: edit.endLine, column: edit.endColumn), start <= end
      else { return false }
      if taken.contains(where: { $0.range == start..<end && $0.text == edit.text }) { continue }
      let overlaps = taken.contains { other in
        start..<end == other.range || start < other.range.upperBound && other.range.lowerBound < end
          || start == other.range.lowerBound || start == end && other.range.contains(start)
      }
      if overlaps { return false }
      taken.append((start..<end, edit.text))
    }
    edits = taken
    return true
  }

  var isEmpty: Bool { edits.isEmpty }

  /// The text with all edits applied.
  var result: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += lines.text[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + lines.text[position...]
  }
}
