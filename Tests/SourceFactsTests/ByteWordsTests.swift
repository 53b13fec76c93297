import LowLevel
import SourceFacts
import Testing

@Suite struct ByteWordsTests {
  @Test(arguments: [
    ("A.swift", true), (".swift", true), ("swift", false), ("", false), ("A.swift/B", false), ("A.Swift", false),
    ("é.swift", true),
    ("A+B.swif\u{74}", true), ("\u{1F600}.swift", true),
  ])
  func endings(_ text: String, _ isEnding: Bool) {
    #expect(text.hasEnding(".swift") == isEnding && text.hasSuffix(".swift") == isEnding)
    #expect(text.hasEnding(""))
    let part = "\(text)x".dropLast()
    #expect(String(part).hasEnding(".swift") == isEnding)
  }

  @Test(arguments: ["", "Part", "APart", "PartA", "PartPart", "PaPartrt", "PartéPart\u{1F600}", "part", "Par"])
  func textsWithoutAPart(_ text: String) {
    #expect(text.without("Part") == text.replacing("Part", with: ""))
  }
}
