import EditorProtocol
import Testing

struct FrameReaderTests {
  private func frames(_ pieces: [String], largest: Int = 1000) -> [FrameReader.Frame] {
    var reader = FrameReader(largestMessage: largest)
    var frames: [FrameReader.Frame] = []
    for piece in pieces {
      reader.append(Array(piece.utf8))
      while let frame = reader.next() { frames.append(frame) }
    }
    return frames
  }

  private func message(_ text: String) -> FrameReader.Frame { .message(Array(text.utf8)) }

  @Test func readsMessagesSplitAnywhere() {
    let text = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\n[1]"
    #expect(frames([text]) == [message("{}"), message("[1]")])
    #expect(frames(text.map { String($0) }) == [message("{}"), message("[1]")])
  }

  @Test func acceptsPlainLineEnds() { #expect(frames(["Content-Length: 2\n\n{}"]) == [message("{}")]) }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length:\r\n\r\n",
    "Content-Length: 99999999999999999\r\n\r\n",
    "Nothing\r\n\r\n",
  ])
  func continuesAfterAnInvalidHeader(header: String) {
    let found = frames([header + "Content-Length: 2\r\n\r\n{}"])
    #expect(found.count == 2)
    #expect(found.last == message("{}"))
  }

  /// What is left of the wrong message precedes the next header in its line.
  @Test func continuesAfterAWrongLength() {
    let next = "Content-Length: 2\r\n\r\n{}content-length: 3\r\n\r\n[1]"
    let invalid = "Content-Length: -5\r\n\r\n{}" + next
    let tooShort = "Content-Length: 10\r\n\r\n{\"method\": \"exit\", 1}" + next
    let tooLong = "Content-Length: 13\r\n\r\n{}Content-Length: 4\r\n\r\nnull" + next
    for text in [invalid, tooShort, tooLong] {
      for found in [frames([text]), frames(text.map { String($0) })] {
        #expect(Array(found.suffix(2)) == [message("{}"), message("[1]")])
      }
    }
  }

  @Test func skipsTooLargeMessages() {
    let large = String(repeating: "x", count: 50)
    let found = frames(["Content-Length: 50\r\n\r\n", large, "Content-Length: 2\r\n\r\n{}"], largest: 40)
    #expect(found.last == message("{}"))
    #expect(found.count == 2)
  }

  @Test func skipsUnterminatedHeaders() {
    let found = frames([String(repeating: "x", count: 9000) + "Content-Length: 2\r\n\r\n{}"])
    #expect(found.last == message("{}"))
  }

  @Test func readsItsOwnFrames() {
    var reader = FrameReader()
    reader.append(FrameReader.frame(Array("é".utf8)))
    #expect(reader.next() == message("é"))
    #expect(reader.next() == nil)
  }
}
