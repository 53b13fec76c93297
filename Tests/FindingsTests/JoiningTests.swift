import LowLevel
import Testing

@Suite struct JoiningTests {
  @Test(arguments: [
    [], [""], ["", ""], ["a"], ["a", "b", ""], ["größer", "", "👨‍👩‍👧 family", "e\u{301}"], ["\r", "\n"],
  ])
  func isWhatTheStandardLibraryMakes(_ texts: [String]) {
    for separator in ["", ", ", "—", "\u{301}"] {
      let others = texts.map { Substring($0) }
      #expect(Array(texts.joined(separator: separator).utf8) == Array(others.joined(separator: separator).utf8))
    }
    #expect(texts.joined() == texts.reduce("", +))
  }
}
