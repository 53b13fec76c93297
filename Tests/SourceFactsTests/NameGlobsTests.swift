import Patterns
import SourceFacts
import Testing

@Suite("Matching many globs against names")
struct NameGlobsTests {
  static let patterns = [
    "load", "load*", "*View", "*Alert*", "*", "?ell", "a*z", "*a?c", "x\\*y", "*\\*", "*é*", "UI*Controller", "ab*ba",
    "*aa*",
    "", "**", "*o*o*",
  ]
  static let names = [
    "", "load", "loader", "reload", "View", "ListView", "viewed", "UIAlertController", "Alert", "anAlert", "Aler",
    "cell", "ell",
    "az", "abcz", "xabc", "bac", "x*y", "xxy", "é", "café", "abba", "aba", "baab", "aXa", "foo", "fo",
  ]

  @Test(arguments: patterns) func oneGlobEqualsItsPattern(text: String) {
    let (pattern, globs) = (NamePattern(text), NameGlobs([NamePattern(text)]))
    for name in Self.names { #expect(globs.matches(name) == pattern.matches(name), "\(name)") }
  }

  @Test func manyGlobsReturnTheirIndices() {
    var globs = NameGlobs()
    for number in Self.patterns.indices {
      Self.patterns[number].withBytes { globs.add($0, number: Int32(number)) }
    }
    for name in Self.names {
      let expected = Self.patterns.indices.filter { NamePattern(Self.patterns[$0]).matches(name) }.map { Int32($0) }
      let found = name.withBytes { globs.numbers(for: $0) }
      #expect(found.sorted() == expected, "\(name)")
    }
  }

  @Test func globsMatchAWholeTable() {
    var table = NameTable()
    let places = Self.names.map { table.intern($0) }
    for text in Self.patterns {
      let matched = NameGlobs([NamePattern(text)]).matches(in: table)
      for (name, place) in zip(Self.names, places) {
        #expect(matched[Int(place.raw)] == NamePattern(text).matches(name), "\(text) \(name)")
      }
    }
  }
}
