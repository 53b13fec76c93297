import Foundation
import Testing

@testable import Reports

@Suite struct SourceExcerptTests {
  private func excerpt(_ line: String, _ columns: Range<Int>, width: Int = 60) -> [String] {
    let excerpt = SourceExcerpt(line: line, columns: columns, width: width)
    return [excerpt.text, excerpt.carets]
  }

  @Test func commonIndentationIsRemoved() {
    #expect(
      excerpt("    let x = Feed()\r\n", 13..<17) == [
        "let x = Feed()",
        "        ^^^^",
      ])
  }

  @Test func tabsAreExpanded() {
    #expect(
      excerpt("\t\tlet\tx: Feed", 10..<14) == [
        "let x: Feed",
        "       ^^^^",
      ])
    #expect(
      excerpt("a\tb\tFeed", 5..<9) == [
        "a   b   Feed",
        "        ^^^^",
      ])
  }

  @Test func emojiAndWideLettersTakeTwoCells() {
    // 👩‍👩‍👧 is 8 UTF-16 units, 漢 is one.
    #expect(
      excerpt("f(\"👩‍👩‍👧漢\", Feed())", 16..<20) == [
        "f(\"👩‍👩‍👧漢\", Feed())",
        "          ^^^^",
      ])
    #expect(
      excerpt("漢字 = 1", 1..<3) == [
        "漢字 = 1",
        "^^^^",
      ])
  }

  @Test func combiningMarksTakeNoCell() {
    #expect(
      excerpt("cafe\u{301} + Feed", 9..<13) == [
        "cafe\u{301} + Feed",
        "       ^^^^",
      ])
  }

  @Test func rangeInsideACharacterMarksTheCharacter() {
    #expect(
      excerpt("👍x", 2..<3) == [
        "👍x",
        "^^",
      ])
  }

  @Test func emptyRangesAndPositionsAfterTheEnd() {
    #expect(excerpt("let x", 5..<5) == ["let x", "    ^"])
    #expect(excerpt("let x", 6..<6) == ["let x", "     ^"])
    #expect(excerpt("let x", 900..<905) == ["let x", "     ^"])
    #expect(excerpt("let x", 9000..<9005) == ["", "^"])
    #expect(excerpt("", 1..<1) == ["", "^"])
    #expect(excerpt("let x", 5..<99) == ["let x", "    ^"])
  }

  @Test func controlCharactersAreShown() {
    #expect(
      excerpt("a\u{1B}[31mb", 7..<8) == [
        "a\\u{1B}[31mb",
        "           ^",
      ])
  }

  @Test func longLinesAreShownAroundTheRange() {
    let letters = String(repeating: "abcdefghij", count: 20)
    #expect(
      excerpt(letters, 3..<6, width: 20) == [
        "abcdefghijabcdefghi…",
        "  ^^^",
      ])
    #expect(
      excerpt(letters, 101..<104, width: 20) == [
        "…fghijabcdefghijabc…",
        "      ^^^",
      ])
    #expect(
      excerpt(letters, 198..<201, width: 20) == [
        "…cdefghij",
        "      ^^^",
      ])
    #expect(
      excerpt(letters, 11..<200, width: 20) == [
        "…fghijabcdefghijabc…",
        "      ^^^^^^^^^^^^^",
      ])
  }

  @Test func hugeLinesAreFast() {
    let line = String(repeating: "é👍", count: 500_000)
    let excerpt = SourceExcerpt(line: line, columns: 1_200_001..<1_200_002, width: 40)
    #expect(excerpt.text.displayWidth <= 40)
    #expect(excerpt.carets.contains("^"))
  }

  /// ASCII lines are measured in bytes, others in cells. The excerpt must be the same, as `x` and `é` are equally wide.
  @Test func asciiLinesLookLikeOthers() {
    for line in ["", "x", "   let x = f(x, x)  ", "      ", "xx x\r\n", "  x" + String(repeating: " x", count: 8)] {
      for start in 1...24 {
        for length in 0...6 {
          let plain = excerpt(line, start..<start + length, width: 20)
          let other = excerpt(line.replacingOccurrences(of: "x", with: "é"), start..<start + length, width: 20)
          #expect(plain == other.map { $0.replacingOccurrences(of: "é", with: "x") }, "\(line) \(start) \(length)")
        }
      }
    }
  }

  /// The same for wrapped texts.
  @Test func asciiTextsAreWrappedLikeOthers() {
    for text in [
      "f", "ff fff f", "a…b “f” f – fff", String(repeating: "ff f… fffff ", count: 9) + "f", "  f", "f  f", "f ",
      "ffffffff ff f",
    ] {
      for width in 1...12 {
        let others = text.replacingOccurrences(of: "f", with: "é").wrapped(to: width)
        #expect(
          text.wrapped(to: width) == others.map { $0.replacingOccurrences(of: "é", with: "f") }, "\(text) \(width)")
      }
    }
  }
}
