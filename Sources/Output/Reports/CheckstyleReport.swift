import Findings

/// The Checkstyle XML format, which Jenkins, reviewdog and many other tools read.
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
      let tag = xmlTag(
        "error",
        [
          ("line", "\(finding.position.line)"), ("column", "\(finding.position.column)"),
          ("severity", finding.severity.rawValue), ("message", finding.message),
          ("source", "\(Tool.name).\(finding.rule)"),
        ])
      text += "    \(tag)/>\n"
    }
    if file != nil { text += "  </file>\n" }
    return text + problems(result) + "</checkstyle>\n"
  }

  /// The problems of the run as errors, so that an incomplete run does not look clean.
  private static func problems(_ result: LintResult) -> String {
    result.problems.map { problem in
      let tag = xmlTag(
        "error",
        [
          ("line", problem.line.map(String.init)), ("column", problem.column.map(String.init)), ("severity", "warning"),
          ("message", problem.message), ("source", "\(Tool.name).\(problem.kind)"),
        ])
      return "  \(xmlTag("file", [("name", problem.file ?? Tool.name)]))>\n    \(tag)/>\n  </file>\n"
    }.joined()
  }
}
