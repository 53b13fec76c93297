/// A text and its line starts.
public struct SourceLines: Sendable {
  public let text: [UInt8]
  public let table: LineTable

  public init(_ text: [UInt8]) {
    self.text = text
    table = LineTable(text)
  }

  /// The text of a line (from 1) without its line break; nil if there is no such line.
  public func line(_ line: Int) -> String? {
    guard table.starts.indices.contains(line - 1) else { return nil }
    let rest = text[Int(table.starts[line - 1])...]
    return String(decoding: rest.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  /// Line and column, both from 1, of a byte offset; columns are in UTF-16 units. An offset after the end counts as the
  /// end.
  public func position(at offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), text.count)
    let (line, start) = table.line(at: UInt32(offset))
    return (line, column(of: offset, lineStart: Int(start)))
  }

  /// The column, from 1 and in UTF-16 units, of a byte offset.
  public func column(of offset: Int, lineStart: Int) -> Int {
    if table.isASCII || offset > text.count || lineStart > offset { return offset - lineStart + 1 }
    return String(decoding: text[lineStart..<offset], as: UTF8.self).utf16.count + 1
  }

  /// The byte offset of a line and column; nil if the text has no such position.
  public func offset(line: Int, column: Int) -> Int? {
    guard table.starts.indices.contains(line - 1), column >= 1 else { return nil }
    let start = Int(table.starts[line - 1])
    let end = line < table.starts.count ? Int(table.starts[line]) : text.count
    if table.isASCII { return start + column - 1 <= end ? start + column - 1 : nil }
    var (offset, units) = (start, 1)
    for scalar in String(decoding: text[start..<end], as: UTF8.self).unicodeScalars {
      if units >= column { break }
      units += scalar.utf16.count
      // An invalid byte decodes to U+FFFD, which has three bytes in UTF-8, so that offsets after it would be wrong.
      if scalar == "\u{FFFD}" { return nil }
      offset += scalar.utf8.count
    }
    return units == column ? offset : nil
  }
}

/// The texts of source files on disk. Each file is read at most once.
public final class SourceTexts {
  private let read: (_ path: String) -> [UInt8]?
  private let wide: (_ path: String) -> WideColumns?
  /// By the bytes of the path: paths that are equal as strings may name different files.
  private var known: [[UInt8]: SourceLines?] = [:]
  /// For files in which a column of a long line was needed.
  private var marks: [[UInt8]: UnitMarks] = [:]
  /// The last result of `wide`, because columns of one file usually follow each other.
  private var lastWide: (path: [UInt8], columns: WideColumns?)?

  /// - Parameters:
  ///   - read: returns the text of a file; nil if it cannot be read.
  ///   - wide: returns the columns of a file that is not ASCII, if they are known without its text.
  public init(
    read: @escaping (_ path: String) -> [UInt8]?, wide: @escaping (_ path: String) -> WideColumns? = { _ in nil }
  ) {
    (self.read, self.wide) = (read, wide)
  }

  /// The column, from 1, of a byte offset in a file that is not ASCII; nil if the file cannot be read.
  public func column(of offset: Int, lineStart: Int, ofPath path: String) -> Int? {
    let key = Array(path.utf8)
    if let known = wideColumns(key, path) { return known.column(of: offset, lineStart: lineStart) }
    guard let lines = lines(ofPath: path) else { return nil }
    let isShort = offset - lineStart <= UnitMarks.distance
    if isShort || lines.table.isASCII || offset > lines.text.count || !UnitMarks.isBoundary(lineStart, lines.text) {
      return lines.column(of: offset, lineStart: lineStart)
    }
    let marks = self.marks[key] ?? UnitMarks(lines.text)
    self.marks[key] = marks
    return marks.units(before: offset, lines.text) - marks.units(before: lineStart, lines.text) + 1
  }

  private func wideColumns(_ key: [UInt8], _ path: String) -> WideColumns? {
    if let lastWide, lastWide.path == key { return lastWide.columns }
    let columns = wide(path)
    lastWide = (key, columns)
    return columns
  }

  /// Returns nil if the file cannot be read.
  public func lines(ofPath path: String) -> SourceLines? {
    let key = Array(path.utf8)
    if let known = known[key] { return known }
    let lines = read(path).map { SourceLines($0) }
    known[key] = .some(lines)
    return lines
  }

  /// The text of a line (from 1) without its line break; nil if the file or the line does not exist.
  public func line(_ line: Int, ofPath path: String) -> String? { lines(ofPath: path)?.line(line) }
}
