import Findings

/// Checkstyle's XML, which Jenkins, reviewdog and many others read.
enum CheckstyleReport {
  static func render(_ result: LintResult) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    var file: String?
    for finding in result.findings {
      if finding.position.file != file {
        if file != nil { text += "  </file>\n" }
        file = finding.position.file
        text += "  \(xmlTag("file", [("name", file)]))>\n"
      }
      let tag = xmlTag("error", [
        ("line", "\(finding.position.line)"), ("column", "\(finding.position.column)"),
        ("severity", finding.severity.rawValue), ("message", finding.message),
        ("source", "\(Tool.name).\(finding.rule)"),
      ])
      text += "    \(tag)/>\n"
    }
    if file != nil { text += "  </file>\n" }
    return text + problems(result) + "</checkstyle>\n"
  }

  /// The tool's own trouble must not look like a clean run.
  private static func problems(_ result: LintResult) -> String {
    result.problems.map { problem in
      let tag = xmlTag("error", [
        ("line", problem.line.map(String.init)), ("column", problem.column.map(String.init)), ("severity", "warning"),
        ("message", problem.message), ("source", "\(Tool.name).\(problem.kind)"),
      ])
      return "  \(xmlTag("file", [("name", problem.file ?? Tool.name)]))>\n    \(tag)/>\n  </file>\n"
    }.joined()
  }
}
