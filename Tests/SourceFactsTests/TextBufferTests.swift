import SourceFacts
import Storage
import Testing

@Suite struct TextBufferTests {
  @Test func textsAreZeroTerminated() {
    let text = TextBuffer()
    expectPadding(text)
    add(String(repeating: "x", count: 100_000), to: text)
    expectPadding(text)
    text.removeAll()
    expectPadding(text)
    add("short", to: text)
    #expect(Array(text.bytes) == Array("short".utf8))
    expectPadding(text)
    add(" and more", to: text)
    #expect(Array(text.bytes) == Array("short and more".utf8))
    expectPadding(text)
  }

  @Test func reportsWhetherTheBufferWasFilled() {
    let text = TextBuffer()
    text.reserve(1000)
    var rooms: [Int] = []
    let isFull = text.append { room in
      rooms.append(room.count)
      room.copyBytes(from: repeatElement(UInt8(ascii: "a"), count: room.count))
      return room.count
    }
    #expect(isFull && text.count == rooms[0] && rooms[0] >= 1000)
    #expect(!text.append { _ in -1 })
    #expect(text.count == rooms[0])
    #expect(
      !text.append { room in
        room[0] = UInt8(ascii: "b")
        return 1
      })
    #expect(text.count == rooms[0] + 1 && text.bytes.last == UInt8(ascii: "b"))
    expectPadding(text)
  }

  @Test func memoryOfHugeTextsIsFreed() {
    let text = TextBuffer()
    text.reserve(64 << 20)
    add("a", to: text)
    text.removeAll()
    var room = 0
    _ = text.append {
      room = $0.count
      return 0
    }
    #expect(room < 1 << 20)
  }

  private func add(_ string: String, to text: TextBuffer) { string.withBytes(text.append) }

  private func expectPadding(_ text: TextBuffer, sourceLocation: SourceLocation = #_sourceLocation) {
    let after = UnsafeBufferPointer(start: text.start + text.count, count: TextBuffer.padding)
    #expect(after.allSatisfy { $0 == 0 }, sourceLocation: sourceLocation)
  }
}
