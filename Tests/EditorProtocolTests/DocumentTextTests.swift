import EditorProtocol
import Testing

struct DocumentTextTests {
  private func place(_ line: Int, _ character: Int) -> TextPosition { TextPosition(line: line, character: character) }

  private func edited(
    _ text: String, _ start: TextPosition, _ end: TextPosition, _ new: String, _ encoding: PositionEncoding = .utf16
  ) -> String {
    var document = DocumentText(text)
    document.apply(DocumentText.Change(range: TextRange(start: start, end: end), text: new), encoding)
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func replacesARange() {
    #expect(edited("ab\ncd\n", place(0, 1), place(1, 1), "X") == "aXd\n")
    #expect(edited("ab", place(0, 2), place(0, 2), "c") == "abc")
  }

  @Test func countsInTheNegotiatedEncoding() {
    #expect(edited("é😀x", place(0, 3), place(0, 4), "y") == "é😀y")
    #expect(edited("é😀x", place(0, 6), place(0, 7), "y", .utf8) == "é😀y")
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb"]) func recognizesAllLineBreaks(text: String) {
    let document = DocumentText(text)
    #expect(document.lines == ["a", "b"])
    #expect(document.line(0) == "a")
    #expect(document.line(1) == "b")
    #expect(document.line(2) == nil)
  }

  @Test func positionsOutOfRangeAreClamped() {
    #expect(edited("ab\ncd", place(0, 99), place(0, 99), "X") == "abX\ncd")
    #expect(edited("ab\ncd", place(99, 0), place(99, 5), "X") == "ab\ncdX")
    // In the middle of a character of two UTF-16 units.
    #expect(edited("😀", place(0, 1), place(0, 1), "X") == "X😀")
  }

  @Test func replacesTheWholeText() {
    var document = DocumentText("old")
    document.apply(DocumentText.Change(range: nil, text: "new"), .utf16)
    #expect(document == DocumentText("new"))
  }

  @Test func convertsColumns() {
    #expect("é😀x".character(ofUTF16: 3, .utf8) == 6)
    #expect("é😀x".utf16Column(of: 6, .utf8) == 3)
    #expect("é😀x".character(ofUTF16: 99, .utf8) == 7)
    #expect("é😀x".utf16Column(of: 3, .utf16) == 3)
  }
}
