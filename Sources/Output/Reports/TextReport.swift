import Findings
import LowLevel

/// The text report: an overview of the app; the findings by category, the most severe first and similar ones together;
/// totals; next steps.
struct TextReport {
  private let setting: ReportSetting
  private let ink: Ink
  /// The number of entries of a rule that are shown in full without `--verbose`.
  private static func entriesShown(_ severity: Severity) -> Int { severity == .error ? 5 : 3 }

  init(_ setting: ReportSetting) {
    self.setting = setting
    ink = setting.ink
  }

  func write(_ result: LintResult, to text: inout GrowingText) {
    if setting.showsStatisticsOnly {
      text += FindingTables(result, ink: ink).text
      return
    }
    let sections = FindingSections(result, collapses: !setting.isVerbose)
    TextHead(result, sections, setting).write(to: &text)
    var shown = Shown(limit: setting.limit ?? .max, result.findings.count)
    for section in sections.sections where !shown.isFull {
      text += ink(.heading, "\(section.category.title): \(counted(section.count, "finding"))")
      text += "\n\n"
      for rule in section.rules where !shown.isFull { write(rule, of: result, &shown, to: &text) }
    }
    text += TextSummary(result, setting, hidden: shown.hidden).text
  }

  /// Counts shown and hidden findings.
  private struct Shown {
    private let limit: Int
    private(set) var hidden: Int
    private var count = 0

    init(limit: Int, _ all: Int) { (self.limit, hidden) = (limit, all) }

    var isFull: Bool { count >= limit }

    /// - Parameter alike: the number of similar findings in the same entry.
    mutating func add(alike: Int) {
      count += 1
      hidden -= 1 + alike
    }
  }

  private func write(
    _ section: FindingSections.RuleSection, of result: LintResult, _ shown: inout Shown, to text: inout GrowingText
  ) {
    let description = result.rules.first { $0.id == section.rule }
    writeHead(section, description, result, to: &text)
    let first = result.findings[section.findings[0]]
    let advice = first.generalAdvice
    let writing = TextFinding(setting)
    var count = 0
    let most = setting.isVerbose ? .max : Self.entriesShown(first.severity)
    for entry in section.entries.prefix(most) where !shown.isFull {
      let finding = result.findings[entry.first]
      let hasOwnAdvice = count == 0 || finding.generalAdvice != advice
      writing.write(finding, withAdvice: hasOwnAdvice, alike: similarFindings(entry, result), to: &text)
      shown.add(alike: entry.others.count)
      count += 1 + entry.others.count
    }
    let rest = section.findings.count - count
    if rest > 0, !shown.isFull {
      text += ink(
        .dim, "  \(grouped(rest)) more of \(section.rule.visible): layerlint --only \(section.rule.visible) --verbose")
      text += "\n\n"
    }
  }

  /// Writes the rule with its counts and its rationale.
  private func writeHead(
    _ section: FindingSections.RuleSection, _ description: RuleDescription?, _ result: LintResult,
    to text: inout GrowingText
  ) {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = section.findings.count { result.findings[$0].severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    text += ink(.bold, section.rule.visible)
    text += ink(.dim, " (\(counts.joined(separator: ", ")))")
    text.endLine()
    if let rationale = result.findings[section.findings[0]].rationale ?? description?.rationale {
      for line in rationale.wrapped(to: setting.width - 2) {
        text += "  \(ink(.dim, line.visible))\n"
      }
    }
    text.endLine()
  }

  /// Describes the other findings of an entry.
  private func similarFindings(_ entry: FindingSections.Entry, _ result: LintResult) -> String? {
    if entry.others.isEmpty { return nil }
    let findings = result.findings
    switch entry.similarityKey {
    case .none: return nil
    case .target(let target):
      let subjects = entry.others.map { findings[$0].subject }.uniqued()
      return "\(counted(entry.others.count, "other finding")) with \(target.name), in \(Self.listed(subjects))"
    case .file:
      let lines = entry.others.map { findings[$0].position.line }.sorted { $0 < $1 }.map { "\($0)" }
      let word = lines.count == 1 ? "line" : "lines"
      return "\(counted(entry.others.count, "other finding")) of this rule in this file, \(word) \(Self.listed(lines))"
    }
  }

  private static let namesListed = 12

  private static func listed(_ names: [String]) -> String {
    let more = names.count > namesListed ? " and \(grouped(names.count - namesListed)) more" : ""
    return names.prefix(namesListed).joined(separator: ", ") + more
  }
}

extension Finding {
  /// The suggestion without the names of this finding, to compare the advice of several findings.
  fileprivate var generalAdvice: String? {
    var advice = suggestion
    let names = [subject, target?.name, layer, targetLayer].compactMap { $0 }.flatMap { [$0, $0.lastComponent] }
    for name in names.sorted(by: { $0.utf8.count > $1.utf8.count }) where !name.isEmpty {
      advice = advice?.replacing(name, with: "_")
    }
    return advice
  }
}

extension String {
  fileprivate var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
