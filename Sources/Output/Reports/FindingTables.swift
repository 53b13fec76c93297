import Findings

/// Tables with the number of findings by rule and by file, in descending order.
struct FindingTables {
  private let result: LintResult
  private let ink: Ink
  private static let worstFiles = 5

  init(_ result: LintResult, ink: Ink) {
    self.result = result
    self.ink = ink
  }

  /// The table by rule, with totals: the output of `--statistics`.
  var text: String {
    let failing = result.problems.count(where: \.fails)
    let verb = failing == 1 ? "fails" : "fail"
    let problems =
      "\(counted(failing, "problem")) on standard error that \(verb) the run, such as a stale baseline entry"
    let lines = (rules.isEmpty ? ["No findings."] : rules) + (failing > 0 ? [problems] : [])
    return lines.joined(separator: "\n") + "\n"
  }

  /// The table of rules with their findings by severity.
  var rules: [String] {
    guard !result.findings.isEmpty else { return [] }
    let severities = Array(Severity.allCases.reversed())
    var byRule: [String: [Int]] = [:]
    for index in result.findings.indices {
      let column = severities.firstIndex(of: result.findings[index].severity)!
      byRule[result.findings[index].rule, default: severities.map { _ in 0 }][column] += 1
    }
    let counts = byRule.map { (rule: $0.key, counts: $0.value, all: $0.value.reduce(0, +)) }
    var rows = [["Rule", "findings"] + severities.map { "\($0.rawValue)s" }]
    for (rule, counts, all) in counts.sorted(by: { (-$0.all, $0.rule) < (-$1.all, $1.rule) }) {
      rows.append([rule.visible, grouped(all)] + counts.map { $0 == 0 ? "-" : grouped($0) })
    }
    return ink.table(rows)
  }

  /// The table of files with most findings, if there are several files.
  var files: [String] {
    var byFile: [String: Int] = [:]
    for index in result.findings.indices { byFile[result.findings[index].position.file, default: 0] += 1 }
    guard byFile.count > 1 else { return [] }
    let worst = byFile.map { (file: $0.key, count: $0.value) }.sorted { (-$0.count, $0.file) < (-$1.count, $1.file) }
    return ink.table(
      [["Worst files", "findings"]] + worst.prefix(Self.worstFiles).map { [$0.file.visible, grouped($0.count)] })
  }
}
