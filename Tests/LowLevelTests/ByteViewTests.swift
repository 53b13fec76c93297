import LowLevel
import Testing

@Suite struct ByteViewTests {
  private let text: ByteView = "Feed:Item"

  @Test func aLiteralAStringAndAnArrayGiveTheSameBytes() {
    #expect("Feed:Item".withBytes { $0 == text })
    #expect(Array("Feed:Item".utf8).withBytes { $0 == text })
    #expect("é".withBytes { Array($0) } == [0xC3, 0xA9])
    #expect(text.string == "Feed:Item")
    #expect(Array(text) == Array("Feed:Item".utf8))
  }

  @Test func nothingIsEmpty() {
    let noMemory = ByteView(UnsafeBufferPointer(start: nil, count: 0))
    let views: [ByteView] = ["", noMemory, text.prefix(0), text.dropFirst(20)]
    for empty in views {
      #expect(empty.isEmpty)
      #expect(empty == "")
      #expect(empty.string == "")
      #expect(empty.first == nil)
      #expect(!empty.contains(0))
      #expect(empty.firstIndex(of: "F") == nil)
      #expect(empty.hasPrefix("") && empty.hasSuffix(""))
      #expect(!empty.hasPrefix("F") && !empty.hasSuffix("F"))
      #expect(empty.dropFirst().isEmpty && empty.dropLast().isEmpty && empty.suffix(3).isEmpty)
      #expect(empty.split(separator: 0x3A).isEmpty)
    }
    #expect("".withBytes { $0 == "" })
    #expect([].withBytes { $0 == "" })
  }

  @Test func partsStartAtZero() {
    #expect(text.extracting(5..<9) == "Item")
    #expect(text.extracting(5...)[0] == UInt8(ascii: "I"))
    #expect(text.extracting(..<4) == "Feed")
    #expect(text.extracting(0..<9) == text)
    #expect(text.extracting(9...) == "")
    #expect(text.prefix(4) == "Feed" && text.prefix(20) == text)
    #expect(text.suffix(4) == "Item" && text.suffix(20) == text)
    #expect(text.dropFirst() == "eed:Item" && text.dropLast() == "Feed:Ite")
    #expect(text.dropFirst(9) == "" && text.dropLast(20) == "")
  }

  @Test func splits() {
    let colon = UInt8(ascii: ":")
    #expect(text.split(separator: colon) == ["Feed", "Item"])
    #expect(("::a:" as ByteView).split(separator: colon) == ["a"])
    #expect(("::a:" as ByteView).split(separator: colon, omittingEmptySubsequences: false) == ["", "", "a", ""])
  }

  @Test func compares() {
    #expect(text == "Feed:Item")
    #expect(text != "Feed:Items" && text != "Feed:Iten" && text != "feed:Item" && text != "")
    #expect(text.hasPrefix("F") && text.hasPrefix("Feed") && text.hasPrefix("Feed:Item"))
    #expect(!text.hasPrefix("Feed:Items") && !text.hasPrefix("eed") && !text.hasPrefix("Fed"))
    #expect(text.hasSuffix("m") && text.hasSuffix("Item") && text.hasSuffix("Feed:Item"))
    #expect(!text.hasSuffix("AFeed:Item") && !text.hasSuffix("Ite") && !text.hasSuffix("I_em"))
  }

  @Test func finds() {
    #expect(text.firstIndex(of: UInt8(ascii: "F")) == 0)
    #expect(text.firstIndex(of: UInt8(ascii: "e"), from: 3) == 7)
    #expect(text.firstIndex(of: UInt8(ascii: "m"), from: 9) == nil)
    #expect(text.contains(UInt8(ascii: "m")) && !text.contains(UInt8(ascii: "x")))
    #expect(text.firstIndex(of: "Item") == 5)
    #expect(text.firstIndex(of: "e", from: 3) == 7)
    #expect(text.firstIndex(of: "Items") == nil)
    #expect(("aab" as ByteView).firstIndex(of: "ab") == 1)
    #expect(text.isASCII && !("é" as ByteView).isASCII)
  }

  @Test func appends() {
    var bytes = Array("My".utf8)
    bytes += text.prefix(4)
    #expect(bytes == Array("MyFeed".utf8))
  }
}
