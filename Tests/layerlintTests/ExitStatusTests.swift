import Findings
import Testing

@testable import layerlint

@Suite struct ExitStatusTests {
  private func result(_ severities: Severity..., problems: Int = 0) -> LintResult {
    var result = LintResult()
    result.unresolved = 7
    result.findings = severities.map {
      Finding(
        rule: "r", severity: $0, message: "m", position: Position(file: "f", line: 1, column: 1), endLine: 1,
        endColumn: 2,
        subject: "s")
    }
    result.problems = Array(repeating: Problem(kind: "unreadable_source", message: "m"), count: problems)
    return result
  }

  @Test func leastSeverityThatFails() {
    #expect(ExitStatus(result(.error), failOn: .error, isStrict: false) == .findings)
    #expect(ExitStatus(result(.warning, .info), failOn: .error, isStrict: false) == .clean)
    #expect(ExitStatus(result(.warning), failOn: .warning, isStrict: false) == .findings)
    #expect(ExitStatus(result(.info), failOn: .warning, isStrict: false) == .clean)
    #expect(ExitStatus(result(.error, .warning), failOn: .never, isStrict: false) == .clean)
    #expect(ExitStatus(result(), failOn: .warning, isStrict: false) == .clean)
  }

  @Test func strictFailsOnWarningsAndProblems() {
    #expect(ExitStatus(result(.warning), failOn: .error, isStrict: true) == .findings)
    #expect(ExitStatus(result(problems: 1), failOn: .error, isStrict: true) == .findings)
    #expect(ExitStatus(result(problems: 1), failOn: .error, isStrict: false) == .clean)
    #expect(ExitStatus(result(.info), failOn: .error, isStrict: true) == .clean)
  }

  @Test func strictNeverFailsOnUnresolvedNames() {
    #expect(ExitStatus(result(), failOn: .error, isStrict: true) == .clean)
  }

  @Test func exitCodes() {
    #expect([ExitStatus.clean, .findings, .unusable].map(\.rawValue) == [0, 1, 2])
  }
}
