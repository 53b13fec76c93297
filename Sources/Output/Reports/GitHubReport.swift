import Findings
import LowLevel

/// Workflow commands of GitHub Actions. GitHub shows ten errors, ten warnings and ten notices per step, and silently
/// drops the others. If there are more, one annotation summarizes all findings of a rule. The log contains every
/// finding.
struct GitHubReport {
  /// The maximum number of annotations per severity and step.
  static let limit = 10
  private static let maxPlaces = 20

  private let setting: ReportSetting

  init(_ setting: ReportSetting) { self.setting = setting }

  func render(_ result: LintResult) -> String {
    var text = log(result)
    for severity in Severity.allCases.reversed() {
      let findings = result.findings.filter { $0.severity == severity }
      let problems = severity == .info ? [] : annotations(for: result.problems, stale: severity == .error)
      text += (problems + annotations(for: findings, room: Self.limit - problems.count)).joined()
    }
    return text
  }

  /// A collapsed group in the log with all findings.
  private func log(_ result: LintResult) -> String {
    guard !result.findings.isEmpty else { return "" }
    let lines = result.findings.map { finding in
      let position = finding.position
      return "\(setting.repositoryPath(position.file).visible):\(position.line):\(position.column): "
        + "\(finding.severity.rawValue): \(finding.message.visible) (\(finding.rule.visible))\n"
    }
    let title = "\(Tool.name): \(counted(result.findings.count, "finding"))"
    return "::group::\(title)\n\(lines.joined())::endgroup::\n"
  }

  // MARK: Findings

  private func annotations(for findings: [Finding], room: Int) -> [String] {
    if findings.count <= room { return findings.map { annotation($0, title: $0.rule, message: text(of: $0)) } }
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let rules = byRule.keys.sorted { (byRule[$1]?.count ?? 0, $0) < (byRule[$0]?.count ?? 0, $1) }
    let shown = rules.count <= room ? rules : Array(rules.prefix(max(0, room - 1)))
    var annotations = shown.compactMap { rule in byRule[rule].map { jointAnnotation($0, of: rule) } }
    let rest = rules.dropFirst(shown.count).flatMap { byRule[$0] ?? [] }
    if !rest.isEmpty { annotations.append(jointAnnotation(rest, of: "\(rules.count - shown.count) more rules")) }
    return annotations
  }

  private func text(of finding: Finding) -> String {
    ([finding.message] + [finding.suggestion].compactMap { $0 }).joined(separator: "\n")
  }

  private func jointAnnotation(_ findings: [Finding], of rule: String) -> String {
    if findings.count == 1 { return annotation(findings[0], title: rule, message: text(of: findings[0])) }
    let lines = findings.prefix(Self.maxPlaces).map { finding in
      "\(setting.repositoryPath(finding.position.file)):\(finding.position.line) \(finding.message)"
    }
    let more = findings.count - lines.count
    let text = lines.joined(separator: "\n") + (more > 0 ? "\nand \(grouped(more)) more" : "")
    return annotation(findings[0], title: "\(rule): \(counted(findings.count, "finding"))", message: text)
  }

  private func annotation(_ finding: Finding, title: String, message: String) -> String {
    let position = finding.position
    let isOneLine = finding.endLine == position.line
    return command(
      finding.severity,
      [
        ("file", setting.repositoryPath(position.file)), ("line", "\(position.line)"),
        ("endLine", "\(finding.endLine)"),
        // GitHub uses columns only for ranges on one line.
        ("col", isOneLine ? "\(position.column)" : nil), ("endColumn", isOneLine ? "\(finding.endColumn)" : nil),
        ("title", title),
      ], message)
  }

  // MARK: Problems

  /// Stale entries are errors, since they fail the run; all other problems share one warning.
  private func annotations(for problems: [Problem], stale isStale: Bool) -> [String] {
    let problems = problems.filter { ($0.kind == Problem.stale) == isStale }
    guard let first = problems.first else { return [] }
    let lines = problems.prefix(Self.maxPlaces).map { problem in
      (problem.place.map { "\($0): " } ?? "") + "\(problem.message) (\(problem.kind))"
    }
    let more = problems.count - lines.count
    let text = lines.joined(separator: "\n") + (more > 0 ? "\nand \(grouped(more)) more" : "")
    let entries = "\(grouped(problems.count)) stale \(problems.count == 1 ? "entry" : "entries") in the baseline"
    let title = isStale ? entries : counted(problems.count, "problem")
    return [
      command(
        isStale ? .error : .warning,
        [
          ("file", first.file.map(setting.repositoryPath)), ("line", first.line.map(String.init)),
          ("title", "\(Tool.name), \(title)"),
        ], text)
    ]
  }

  // MARK: Workflow commands

  private func command(_ severity: Severity, _ properties: [(String, String?)], _ message: String) -> String {
    let name = severity == .info ? "notice" : severity.rawValue
    let written = properties.compactMap { key, value in value.map { "\(key)=\($0.workflowProperty)" } }
    return "::\(name) \(written.joined(separator: ","))::\(message.workflowData)\n"
  }
}

extension String {
  /// Escapes the data of a command as `@actions/core` does. Unprintable characters other than line breaks are made
  /// visible.
  fileprivate var workflowData: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "%": text += "%25"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      default: text += isUnprintable(scalar) ? visibleEscape(scalar) : String(scalar)
      }
    }
    return text
  }

  fileprivate var workflowProperty: String {
    var text = ""
    for scalar in workflowData.unicodeScalars {
      switch scalar {
      case ":": text += "%3A"
      case ",": text += "%2C"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
