import LowLevel
import Testing

@Suite struct JoiningTests {
  @Test(arguments: [
    [], [""], ["", ""], ["a"], ["a", "b", ""], ["größer", "", "👨‍👩‍👧 family", "e\u{301}"], ["\r", "\n"],
  ])
  func joiningEqualsTheStandardLibrary(_ texts: [String]) {
    for separator in ["", ", ", "—", "\u{301}"] {
      let others = texts.map { Substring($0) }
      #expect(Array(texts.joined(separator: separator).utf8) == Array(others.joined(separator: separator).utf8))
    }
    #expect(texts.joined() == texts.reduce("", +))
  }

  @Test(arguments: [
    ([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C"),
    (["A", "B", "C", "D"], "A, B and 2 others"), (["A", "B", "C", "D", "E"], "A, B and 3 others"),
  ])
  func listsInASentence(texts: [String], expected: String) {
    #expect(texts.listed(upTo: 3) == expected)
    if texts.count > 1 { #expect(texts.listed().hasSuffix(" and \(texts[texts.count - 1])")) }
  }
}
