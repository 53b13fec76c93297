/// A source line for the terminal, with carets under a part of it.
struct SourceExcerpt: Equatable {
  var text: String
  var carets: String

  /// - Parameters:
  ///   - line: the line as in the file, with or without its line break.
  ///   - columns: UTF-16 units from 1, end exclusive. An empty range marks one position. A range beyond the end of the
  ///     line is clipped to the position after the last character.
  ///   - width: the maximum width in terminal columns. A longer line is clipped around the range.
  init(line: String, columns: Range<Int>, width: Int) {
    if let plain = Self.plain(line, columns, width: width) {
      self = plain
      return
    }
    let cells = Self.clipped(Self.cells(of: line, columns: columns), to: width)
    text = cells.map(\.text).joined().withoutTrailingSpaces
    carets = cells.map { String(repeating: $0.isMarked ? "^" : " ", count: $0.width) }.joined().withoutTrailingSpaces
  }

  /// Fast path for lines of printable ASCII that fit, as most do: each byte is one column. Returns nil for other lines.
  private static func plain(_ line: String, _ columns: Range<Int>, width: Int) -> SourceExcerpt? {
    let marked = columns.lowerBound..<max(columns.upperBound, columns.lowerBound + 1)
    guard marked.lowerBound > 0, marked.upperBound < reach else { return nil }
    var line = line
    return line.withUTF8 { bytes in
      let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      guard end < reach, bytes[..<end].isPrintableASCII else { return nil }
      var indentation = 0
      while indentation < min(end, marked.lowerBound - 1), bytes[indentation] == 0x20 { indentation += 1 }
      // A range after the end is marked by one caret.
      let first = min(marked.lowerBound - 1, end) - indentation
      let count = max(1, min(marked.upperBound - 1, end) - indentation - first)
      guard max(end - indentation, first + count) <= width else { return nil }
      var last = end
      while last > indentation, bytes[last - 1] == 0x20 { last -= 1 }
      let carets = String(unsafeUninitializedCapacity: first + count) { room in
        for cell in 0..<first + count { room[cell] = cell < first ? 0x20 : UInt8(ascii: "^") }
        return first + count
      }
      return SourceExcerpt(
        text: String(decoding: bytes[indentation..<last], as: UTF8.self), carets: carets)
    }
  }

  private init(text: String, carets: String) {
    self.text = text
    self.carets = carets
  }

  private struct Cell {
    var text: String
    var width: Int
    var isMarked: Bool
  }

  private static let tabWidth = 4
  /// The number of UTF-16 units that are examined on either side of the range; more would never fit.
  private static let reach = 1000

  /// Returns the cells of the line without its indentation.
  private static func cells(of line: String, columns: Range<Int>) -> [Cell] {
    let marked = columns.lowerBound..<max(columns.upperBound, columns.lowerBound + 1)
    let units = line.utf16
    var start = units.index(units.startIndex, offsetBy: max(0, marked.lowerBound - reach), limitedBy: units.endIndex)
    while let index = start, index < units.endIndex, String.Index(index, within: line.unicodeScalars) == nil {
      start = units.index(after: index)
    }
    var column = units.distance(from: units.startIndex, to: start ?? units.endIndex) + 1
    var displayed = 0
    var cells: [Cell] = []
    for character in line[(start ?? units.endIndex)...] {
      guard column < marked.upperBound + reach, !character.isNewline else { break }
      let length = character.utf16.count
      let cell = cell(character, at: displayed, isMarked: (column..<column + length).overlaps(marked))
      displayed += cell.width
      column += length
      if cells.isEmpty, !cell.isMarked, character == " " || character == "\t" { continue }
      cells.append(cell)
    }
    if !cells.contains(where: \.isMarked) { cells.append(Cell(text: " ", width: 1, isMarked: true)) }
    return cells
  }

  private static func cell(_ character: Character, at displayed: Int, isMarked: Bool) -> Cell {
    if character == "\t" {
      let width = tabWidth - displayed % tabWidth
      return Cell(text: String(repeating: " ", count: width), width: width, isMarked: isMarked)
    }
    let text = String(character)
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) {
      return Cell(text: text, width: 1, isMarked: isMarked)
    }
    return Cell(text: text.visible, width: text.visible.displayWidth, isMarked: isMarked)
  }

  /// Clips the line. It starts at its beginning if the entire range then fits, otherwise a quarter of the width before
  /// the range.
  private static func clipped(_ cells: [Cell], to width: Int) -> [Cell] {
    var starts = [0]
    for cell in cells { starts.append(starts[starts.count - 1] + cell.width) }
    guard starts[cells.count] > width, let firstMarked = cells.firstIndex(where: \.isMarked),
      let lastMarked = cells.lastIndex(where: \.isMarked)
    else { return cells }
    let ellipsis = Cell(text: "…", width: 1, isMarked: false)
    var shown: [Cell] = []
    var first = 0
    if starts[lastMarked + 1] > width - 1 {
      first = cells.indices.first { starts[$0] >= starts[firstMarked] - width / 4 } ?? firstMarked
      if first > 0 { shown.append(ellipsis) }
    }
    let room = width - shown.count
    if starts[cells.count] - starts[first] <= room { return shown + cells[first...] }
    let end = cells.indices.last { starts[$0 + 1] - starts[first] <= room - 1 } ?? first
    return shown + cells[first..<max(first, end + 1)] + [ellipsis]
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
