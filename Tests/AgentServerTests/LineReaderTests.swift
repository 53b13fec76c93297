import AgentServer
import Testing

@Suite struct LineReaderTests {
  private func lines(_ pieces: [String], longest: Int = 100) -> [LineReader.Line] {
    var reader = LineReader(longestLine: longest)
    var lines: [LineReader.Line] = []
    for piece in pieces {
      reader.append(piece.utf8)
      while let line = reader.next() { lines.append(line) }
    }
    return lines
  }

  @Test func readsLinesSplitAcrossChunks() {
    let expected = [LineReader.Line.message(Array("{\"a\":1}".utf8)), .message(Array("{}\r".utf8))]
    #expect(lines(["{\"a\":1}\n\n \r\n{}\r\n"]) == expected)
    #expect(lines("{\"a\":1}\n\n \r\n{}\r\n".map { String($0) }) == expected)
  }

  @Test func tooLongLineIsSkipped() {
    let long = String(repeating: "x", count: 30)
    #expect(lines([long, long, "\n{}\n"], longest: 40) == [.tooLong, .message(Array("{}".utf8))])
    #expect(lines([long + "\n{}\n"], longest: 20) == [.tooLong, .message(Array("{}".utf8))])
  }

  @Test func lastLineNeedsNoLineBreak() {
    var reader = LineReader()
    reader.append("{}\n{\"b\"".utf8)
    #expect(reader.next() != nil && reader.next() == nil)
    #expect(reader.rest == Array("{\"b\"".utf8))
  }
}
