import Findings

/// A report for comments on pull requests and summaries of CI jobs: totals, a table by rule, and a collapsed list of
/// findings.
struct MarkdownReport {
  /// GitHub accepts at most one megabyte.
  private static let maxFindings = 1_000
  private static let maxProblems = 50

  private let setting: ReportSetting

  init(_ setting: ReportSetting) { self.setting = setting }

  func render(_ result: LintResult) -> String {
    let counts = Severity.allCases.reversed().map { counted(result.count($0), $0.rawValue) }
    let heading = result.findings.isEmpty ? "no findings" : counts.joined(separator: ", ")
    return [
      "## \(Tool.name): \(heading)\n", rules(result), findings(result), problems(result), totals(result),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func rules(_ result: LintResult) -> String {
    guard !result.findings.isEmpty else { return "" }
    let byRule = Dictionary(grouping: result.findings, by: \.rule)
    let rows = byRule.keys.sorted().map { rule in
      let counts = Severity.allCases.reversed().map { severity in
        grouped((byRule[rule] ?? []).count { $0.severity == severity })
      }
      return "| \(rule.asCode) | \(counts.joined(separator: " | ")) |\n"
    }
    return "| rule | errors | warnings | infos |\n| --- | ---: | ---: | ---: |\n\(rows.joined())"
  }

  private func findings(_ result: LintResult) -> String {
    guard !result.findings.isEmpty else { return "" }
    let rows = result.findings.prefix(Self.maxFindings).map { finding in
      let place = "\(setting.repositoryPath(finding.position.file)):\(finding.position.line)"
      let suggestion = finding.suggestion.map { "<br>\($0.asMarkdown)" } ?? ""
      let text = finding.message.asMarkdown + suggestion
      return "| \(finding.severity.rawValue) | \(place.asCode) | \(text) | \(finding.rule.asCode) |\n"
    }
    let more = result.findings.count - rows.count
    let rest = more > 0 ? "\nand \(grouped(more)) more\n" : ""
    let title = counted(result.findings.count, "finding")
    return "<details\(result.findings.count <= 20 ? " open" : "")><summary>\(title)</summary>\n\n"
      + "| severity | place | finding | rule |\n| --- | --- | --- | --- |\n\(rows.joined())\(rest)\n</details>\n"
  }

  private func problems(_ result: LintResult) -> String {
    guard !result.problems.isEmpty else { return "" }
    let lines = result.problems.prefix(Self.maxProblems).map { problem in
      "- \(problem.place.map { "\($0.asCode): " } ?? "")\(problem.message.asMarkdown) (\(problem.kind.asCode))\n"
    }
    let more = result.problems.count - lines.count
    return "**Problems**\n\n\(lines.joined())" + (more > 0 ? "- and \(grouped(more)) more\n" : "")
  }

  private func totals(_ result: LintResult) -> String {
    "\(counted(result.files, "file")), \(counted(result.lines, "line")), \(grouped(result.unresolved)) unresolved; "
      + "\(grouped(result.suppressed)) suppressed, \(grouped(result.baselined)) in the baseline\n"
  }
}
