import Findings
import JSON
import Linting
import Reports

/// The answer of `lint`.
struct LintAnswer {
  let answer: ToolAnswer
  private static let problemLimit = 5
  /// The number of lines for findings and their suggestions. The others are for the head, problems, and a line about
  /// omitted findings.
  private static let findingLines = AgentServer.lineLimit - problemLimit - 3

  init(_ folder: ServedFolder, _ arguments: ToolArguments) throws {
    var request = try folder.request(arguments)
    if let rule = arguments.text("rule") { request.only = [rule] }
    var scope = "in all files"
    if !arguments.flag("all"), arguments.text("changed_since") == nil, !folder.isInRepository {
      scope += ", as there is no git repository"
    } else if !arguments.flag("all") {
      let revision = arguments.text("changed_since") ?? "HEAD"
      request.changedSince = revision
      scope = "in files changed since \(revision)"
    }
    let result = try LintRun(request).lint()
    // Sorted by severity; otherwise in the order of the report.
    let findings = result.findings.enumerated().sorted { left, right in
      left.element.severity == right.element.severity
        ? left.offset < right.offset : left.element.severity > right.element.severity
    }.map(\.element)
    var (lines, shown) = ([String](), 0)
    for finding in findings {
      let entry = Self.lines(of: finding)
      if lines.count + entry.count > Self.findingLines { break }
      lines += entry
      shown += 1
    }
    let left = findings.count - shown
    if left > 0 { lines.append("… \(counted(left, "more finding")): ask with 'path' or 'rule'") }
    lines += Self.problems(result.problems)
    answer = ToolAnswer(
      [Self.head(result, scope)] + lines, members: Self.members(result, Array(findings.prefix(shown)), scope))
  }

  private static func head(_ result: LintResult, _ scope: String) -> String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.info, "info")].compactMap {
      severity, word -> String? in
      let count = result.count(severity)
      return count == 0 ? nil : counted(count, word)
    }
    return "\(counts.isEmpty ? "no findings" : counts.joined(separator: ", ")) \(scope.visible) "
      + "(\(counted(result.files, "file")) read)"
  }

  private static func lines(of finding: Finding) -> [String] {
    let place = "\(finding.position.file.visible):\(finding.position.line):\(finding.position.column)"
    let first = "\(place): \(finding.severity.rawValue): \(finding.message.visible) (\(finding.rule.visible))"
    return [first] + (finding.suggestion.map { ["  try: \($0.visible)"] } ?? [])
  }

  private static func problems(_ problems: [Problem]) -> [String] {
    let lines = problems.prefix(problemLimit).map { problem in
      "\((problem.place ?? Tool.name).visible): \(problem.message.visible) (\(problem.kind.visible))"
    }
    let left = problems.count - lines.count
    return left == 0 ? lines : lines + ["… \(counted(left, "more problem"))"]
  }

  private static func members(
    _ result: LintResult, _ findings: [Finding], _ scope: String
  ) -> @Sendable (inout JSONWriter) -> Void {
    { writer in
      writer.member("scope", scope)
      writer.member("files", result.files)
      writer.member("errors", result.count(.error))
      writer.member("warnings", result.count(.warning))
      writer.member("infos", result.count(.info))
      writer.member("accepted", result.suppressed + result.baselined)
      writer.member("findings") { $0.list(findings, .line) { $0.finding($1) } }
      writer.member("omitted", result.findings.count - findings.count)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func finding(_ finding: Finding) {
    object(.line) { writer in
      writer.member("rule", finding.rule)
      writer.member("severity", finding.severity.rawValue)
      writer.place(finding.position)
      writer.member("message", finding.message)
      writer.member("suggestion", finding.suggestion)
      writer.member("subject", finding.subject)
      if let target = finding.target {
        writer.member("target") { writer in
          writer.object(.line) { writer in
            writer.member("name", target.name)
            writer.member("file", target.file)
            writer.member("line", target.line)
          }
        }
      }
      writer.member("fixable", finding.allFixes.contains(where: \.isSafe))
      writer.member("fingerprint", finding.fingerprint)
    }
  }
}
