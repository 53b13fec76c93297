import Findings
import Testing

@testable import layerlint

@Suite struct DiagnosticsTests {
  @Test func everyConfigurationMistakeHasALine() {
    let error = UsageError.configuration([
      ConfigurationMistake(
        file: ".layerlint.yml", line: 2, column: 3, message: "unknown key 'layer'; did you mean 'layers'?"),
      ConfigurationMistake(file: ".layerlint.yml", line: 9, column: 1, message: "unknown rule 'x\u{1B}[2J'"),
    ])
    #expect(
      Diagnostics.lines(for: error) == [
        ".layerlint.yml:2:3: error: unknown key 'layer'; did you mean 'layers'?",
        ".layerlint.yml:9:1: error: unknown rule 'x\\u{1B}[2J'",
      ])
  }

  @Test func otherErrorsHaveOneLine() {
    #expect(
      Diagnostics.lines(for: UsageError.nothingToLint("no Swift file in 'App'")) == ["error: no Swift file in 'App'"])
    #expect(
      Diagnostics.lines(for: WritingError(name: "a/b", code: 2)) == [
        "error: cannot write a/b: No such file or directory"
      ]
    )
    #expect(Diagnostics.lines(for: CancellationError()) == nil)
  }

  @Test func problemsNameTheirFile() {
    let problem = Problem(kind: "syntax_error", message: "m", file: "A.swift", line: 3, column: 4)
    #expect(Diagnostics.line(for: problem) == "A.swift:3:4: warning: m (syntax_error)")
    #expect(
      Diagnostics.line(for: Problem(kind: "empty_pattern", message: "m")) == "layerlint: warning: m (empty_pattern)")
    #expect(Diagnostics.line(for: Problem(kind: "k", message: "m", file: "A\nB")) == "A\\nB: warning: m (k)")
  }

  @Test func manyStaleEntriesAreCounted() {
    let stale = (1...30).map { Problem(kind: Problem.stale, message: "is fixed", file: "b.json", line: $0, column: 1) }
    let lines = Diagnostics.lines(for: stale + [Problem(kind: "k", message: "m")])
    #expect(lines.count == 22 && lines[20] == "layerlint: warning: m (k)")
    #expect(lines[21].hasPrefix("layerlint: error: 10 more entries of the baseline are not found"))
    #expect(Diagnostics.lines(for: Array(stale.prefix(20))).count == 20)
  }
}
