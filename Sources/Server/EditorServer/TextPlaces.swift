import EditorProtocol
import Findings

/// Converts positions of a result (lines and UTF-16 columns from 1) to positions of the client.
struct TextPlaces {
  let encoding: PositionEncoding
  /// Returns the text of a line (from 1) of a file.
  let lines: (_ file: String, _ line: Int) -> String?

  func position(_ file: String, line: Int, column: Int) -> TextPosition {
    let (line, column) = (max(line, 1), max(column, 1))
    guard encoding == .utf8, let text = lines(file, line) else {
      return TextPosition(line: line - 1, character: column - 1)
    }
    return TextPosition(line: line - 1, character: text.character(ofUTF16: column - 1, encoding))
  }

  func range(_ start: Position, endLine: Int, endColumn: Int) -> TextRange {
    let first = position(start.file, line: start.line, column: start.column)
    return TextRange(start: first, end: max(first, position(start.file, line: endLine, column: endColumn)))
  }

  /// The range from a position to the end of its line.
  func restOfLine(_ file: String, line: Int, column: Int) -> TextRange {
    let start = position(file, line: line, column: column)
    guard let text = lines(file, line) else { return TextRange(start: start, end: start) }
    let trimmed = text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)]
    let end = encoding == .utf8 ? trimmed.utf8.count : trimmed.utf16.count
    return TextRange(start: start, end: TextPosition(line: start.line, character: max(start.character, end)))
  }

  /// The range of the name at a position.
  func word(at place: Position) -> TextRange {
    let start = position(place.file, line: place.line, column: place.column)
    guard let text = lines(place.file, place.line) else { return TextRange(start: start, end: start) }
    let index =
      text.utf16.index(text.startIndex, offsetBy: max(place.column, 1) - 1, limitedBy: text.endIndex) ?? text.endIndex
    let word = text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let width = encoding == .utf8 ? word.utf8.count : word.utf16.count
    return TextRange(start: start, end: TextPosition(line: start.line, character: start.character + width))
  }
}
