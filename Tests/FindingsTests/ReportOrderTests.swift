import Findings
import Testing

@Suite struct ReportOrderTests {
  private func finding(_ file: String, _ line: Int, _ column: Int, _ rule: String, target: String? = nil) -> Finding {
    var finding = Finding(
      rule: rule, severity: .error, message: "m", position: Position(file: file, line: line, column: column),
      endLine: line, endColumn: column + 1, subject: "S")
    finding.target = target.map { Finding.Target(name: $0) }
    return finding
  }

  @Test func findingsAreSortedByFileLineColumnRuleTarget() {
    let sorted = [
      finding("A.swift", 2, 1, "r"), finding("A.swift", 10, 1, "r"), finding("A.swift", 10, 2, "q"),
      finding("A.swift", 10, 2, "r", target: "X"), finding("A.swift", 10, 2, "r", target: "Y"),
      finding("B.swift", 1, 1, "a"),
    ]
    for _ in 0..<20 {
      var result = LintResult()
      result.findings = sorted.shuffled()
      result.sort()
      #expect(result.findings.map(\.description) == sorted.map(\.description))
    }
  }

  @Test func problemsWithoutAFileComeLast() {
    var result = LintResult()
    result.problems = [
      Problem(kind: "k", message: "general"), Problem(kind: "k", message: "m", file: "B.swift"),
      Problem(kind: "k", message: "m", file: "A.swift", line: 2, column: 1),
      Problem(kind: "k", message: "m", file: "A.swift"),
    ]
    result.sort()
    #expect(
      result.problems.map { "\($0.file ?? "-"):\($0.line ?? 0)" } == ["A.swift:0", "A.swift:2", "B.swift:0", "-:0"])
  }
}

extension Finding {
  fileprivate var description: String {
    "\(position.file):\(position.line):\(position.column) \(rule) \(target?.name ?? "-")"
  }
}
