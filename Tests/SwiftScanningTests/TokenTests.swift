import SourceFacts
import SwiftScanning
import Testing

/// Names that are read in groups of eight bytes, of every length and at every position.
@Suite struct TokenTests {
  @Test func namesOfAnyLengthAreInternedOnce() {
    for length in 1...40 {
      for ending in ["", "$", "é", "_9"] {
        let name = String("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".prefix(length)) + ending
        for space in 0..<9 {
          let facts = SwiftScanner.scan(String(repeating: " ", count: space) + "let \(name) = 1; f(`\(name)`, \(name))")
          let declared = facts.declarations.map(\.name)
          #expect(declared.map(facts.text) == [name])
          let uses = facts.nodes.filter { $0.kind == .identifier && facts.text($0.name) != "f" }
          #expect(uses.map(\.name) == declared + declared)
          #expect(facts.names.find(name) == declared.first)
        }
      }
    }
  }

  @Test func namesThatBeginOrEndAlikeDiffer() {
    let facts = SwiftScanner.scan(
      "let abcdefgh = 1, abcdefghi = 1, abcdefghX1234567 = 1, abcdefghY1234567 = 1, abcdefghijklmnopq = 1")
    #expect(
      facts.declarations.map { facts.text($0.name) } == [
        "abcdefgh", "abcdefghi", "abcdefghX1234567", "abcdefghY1234567", "abcdefghijklmnopq",
      ])
  }

  @Test func namesThatDifferInOneByteDiffer() {
    for length in 1...40 {
      let names = (0...length).map { place in
        String(String(repeating: "a", count: place) + "A" + String(repeating: "a", count: length)).prefix(length)
      }
      let facts = SwiftScanner.scan("let " + names.map { "\($0) = 1" }.joined(separator: ", "))
      #expect(facts.declarations.map { facts.text($0.name) } == names.map(String.init))
      #expect(Set(facts.declarations.map(\.name)).count == names.count)
    }
  }

  @Test func lineBreaksAreFoundInAllTokens() {
    let pieces = [
      "let a = 1", "// comment é", "/* one\(0)\n/* two */ */", "let s = \"\"\"\n  x \\(y\n) \\\n\n  \"\"\"",
      "let r = #/\n a+ \n/#", "f(\"\\(a\n)\")",
      "#sourceLocation(file: \"a\",\n line: 1)", "#if A\n#else\nlet b = 2\n#endif", "\t \u{B}", "let t = \"a",
      "<#place#>", "#/ x",
    ]
    for end in ["\n", "\r", "\r\n", "\n\r", "\r\r\n"] {
      let text = (pieces + pieces.reversed()).map { $0.replacing("\n", with: end) }.joined(separator: end) + end
      let lines = LineTable(Array(text.utf8))
      #expect(SwiftScanner.scan(text).lines.starts == lines.starts)
      #expect(!SwiftScanner.scan(text).lines.isASCII)
    }
  }

  @Test func unmatchedBracketsAreReportedAndSkipped() {
    let facts = SwiftScanner.scan("func f() { g(] }\nlet a = 1 }\nlet b = \"\\( ( { \"\nlet c = (")
    #expect(
      facts.problems.map(\.message) == [
        "'(' is never closed", "']' closes nothing", "'}' closes nothing", "unterminated string", "'(' is never closed",
        "'{' is never closed", "unterminated string", "'(' is never closed",
      ])
    #expect(facts.declaration("c") != nil)
  }

  /// Without care, each closing brace would search all open brackets.
  @Test(.timeLimit(.minutes(1))) func unmatchedBracesAreLinear() {
    let count = 100_000
    let text = String(repeating: "(", count: count) + String(repeating: "}", count: count)
    #expect(SwiftScanner.scan(text).problems.count >= 2 * count)
  }
}
