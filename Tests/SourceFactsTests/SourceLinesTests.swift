import SourceFacts
import Testing

struct SourceLinesTests {
  private let lines = SourceLines(Array("one\r\ntwo é😀x\n\nlast".utf8))

  @Test func linesExcludeLineBreaks() {
    #expect((0...6).map(lines.line) == [nil, "one", "two é😀x", "", "last", nil, nil])
    #expect(SourceLines([]).line(1) == "")
    #expect(SourceLines(Array("a\n".utf8)).line(2) == "")
  }

  @Test(arguments: [(0, 1, 1), (3, 1, 4), (5, 2, 1), (9, 2, 5), (11, 2, 6), (15, 2, 8), (16, 2, 9), (22, 4, 5)])
  func columnsCountUTF16Units(offset: Int, line: Int, column: Int) {
    let position = lines.position(at: offset)
    #expect(position.line == line)
    #expect(position.column == column)
    #expect(lines.offset(line: line, column: column) == offset)
  }

  @Test func offsetsOutOfRangeAreClamped() {
    #expect(lines.position(at: 100) == (4, 5))
    #expect(lines.position(at: -1) == (1, 1))
  }

  @Test(arguments: [(0, 1), (5, 1), (1, 0), (2, 7), (2, 20)])
  func positionsOutOfRangeHaveNoOffset(line: Int, column: Int) {
    #expect(lines.offset(line: line, column: column) == nil)
  }

  @Test func positionsAfterInvalidBytesHaveNoOffset() {
    let lines = SourceLines([0x61, 0xFF, 0x62, 0x0A, 0x63])
    #expect(lines.offset(line: 1, column: 1) == 0)
    #expect(lines.offset(line: 1, column: 3) == nil)
    #expect(lines.offset(line: 2, column: 1) == 4)
  }

  @Test func eachFileIsReadOnce() {
    var read: [String] = []
    let texts = SourceTexts { path in
      read.append(path)
      return path == "A" ? Array("one\ntwo".utf8) : nil
    }
    #expect(texts.line(2, ofPath: "A") == "two")
    #expect(texts.line(1, ofPath: "A") == "one")
    #expect(texts.line(1, ofPath: "Gone") == nil)
    #expect(texts.line(2, ofPath: "Gone") == nil)
    #expect(read == ["A", "Gone"])
  }

  /// Columns of long lines are counted from marks.
  @Test(arguments: [[], [0xFF, 0xF0, 0x9F], Array(repeating: 0x80, count: 600)] as [[UInt8]])
  func columnsOfLongLines(invalid: [UInt8]) {
    let piece = Array("aé😀 let x = \"漢\"; ".utf8)
    let line: [UInt8] = Array(repeating: piece, count: 80).flatMap { $0 } + invalid + piece
    let text: [UInt8] = Array("é\n".utf8) + line + [0x0A] + line
    let lines = SourceLines(text)
    let texts = SourceTexts { _ in text }
    for offset in (0...text.count).reversed() {
      let start = Int(lines.table.line(at: UInt32(offset)).start)
      let expected = lines.column(of: offset, lineStart: start)
      #expect(texts.column(of: offset, lineStart: start, ofPath: "A") == expected)
    }
  }

  /// Two Unicode forms of a name are equal strings, but two files.
  @Test func pathsAreComparedByTheirBytes() {
    let texts = SourceTexts { Array("\($0.utf8.count)".utf8) }
    #expect(texts.line(1, ofPath: "e\u{301}.swift") == "9")
    #expect(texts.line(1, ofPath: "\u{E9}.swift") == "8")
  }
}
