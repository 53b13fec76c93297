import Findings
import LowLevel

/// One line per finding, in the format of compilers: `path:line:column: severity: message (rule)`, with relative paths,
/// by severity.
enum ConciseReport {
  static func write(_ result: LintResult, _ setting: ReportSetting, to text: inout GrowingText) {
    let sections = FindingSections(result, collapses: false)
    let ranked = sections.sections.flatMap(\.rules).flatMap(\.findings)
    let all = ranked.sorted { result.findings[$0].severity > result.findings[$1].severity }
    for index in all.prefix(setting.limit ?? .max) {
      let finding = result.findings[index]
      text += "\(finding.position.file.visible):\(finding.position.line):\(finding.position.column): "
      text += setting.ink(finding.severity.style, finding.severity.rawValue)
      text += ": \(finding.message.visible) (\(finding.rule.visible))\n"
    }
  }
}
