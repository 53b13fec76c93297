import Findings

/// The end of a text report: notes, problems, tables of rules and files, totals, and next steps.
struct TextSummary {
  private let result: LintResult
  private let setting: ReportSetting
  private let ink: Ink
  /// The number of findings that the report does not show.
  private let hidden: Int
  private static let problemsShown = 3

  init(_ result: LintResult, _ setting: ReportSetting, hidden: Int) {
    self.result = result
    self.setting = setting
    self.hidden = hidden
    ink = setting.ink
  }

  var text: String {
    let tables = FindingTables(result, ink: ink)
    return [section("Notes", notes), section("Problems", problems), tables.rules, tables.files, projects, sums, next]
      .filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [ink(.bold, title)] + lines.map { "  \($0)" }
  }

  /// Notes that the head of the report does not show.
  private var notes: [String] {
    let covered = result.overview?.coveredNotes ?? []
    return result.notes.filter { !covered.contains($0) }.map(\.visible)
  }

  /// Problems; if there are many of one kind in one file, only the first few are shown and the others counted.
  private var problems: [String] {
    var lines: [String] = []
    var rest = result.problems[...]
    while let first = rest.first {
      let alike = first.file == nil ? rest.prefix(1) : rest.prefix { $0.file == first.file && $0.kind == first.kind }
      rest = rest.dropFirst(alike.count)
      lines += alike.prefix(Self.problemsShown).map(line)
      let more = alike.count - Self.problemsShown
      if more > 0 {
        lines.append("\(first.file?.visible ?? ""): \(grouped(more)) more \(ink(.dim, "(\(first.kind.visible))"))")
      }
    }
    return lines
  }

  private func line(_ problem: Problem) -> String {
    let place = problem.place.map { "\($0.visible): " } ?? ""
    return "\(place)\(problem.message.visible) \(ink(.dim, "(\(problem.kind.visible))"))"
  }

  /// The numbers of each project, if there are several.
  private var projects: [String] {
    let width = result.projects.map(\.folder.visible.displayWidth).max() ?? 0
    return section(
      "Projects",
      result.projects.map { project in
        let counts = [(project.errors, "error"), (project.warnings, "warning"), (project.infos, "info")]
        let found = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        let name = project.folder.visible
        let padding = String(repeating: " ", count: width - name.displayWidth)
        let verdict = found.isEmpty ? "no findings" : found.joined(separator: ", ")
        return "\(name)\(padding)  \(counted(project.files, "file")): \(verdict)"
      })
  }

  /// Suggested commands.
  private var next: [String] {
    guard !result.findings.isEmpty else { return [] }
    var lines: [String] = []
    if hidden > 0 { lines.append("layerlint --verbose: show all \(counted(result.findings.count, "finding"))") }
    let fixable = result.findings.count { $0.allFixes.contains(where: \.isSafe) }
    if fixable > 0, result.projects.isEmpty {
      lines.append("layerlint --fix: fix \(counted(fixable, "finding")); --fix --dry-run shows the changes first")
    }
    let layerRules = Set(result.rules.filter { $0.category == .layers }.map(\.id))
    if result.findings.count(where: { layerRules.contains($0.rule) }) > 2 {
      lines.append("layerlint plan: which files to move, and what to fix first")
    }
    if let rule = FindingSections(result, collapses: false).worst(1).first.map({ result.findings[$0].rule }) {
      lines.append("layerlint explain \(rule.visible): why the rule exists, its options and examples")
    }
    if result.baselined == 0, result.findings.count > Self.fewFindings {
      lines.append("layerlint --write-baseline: accept the existing findings, so that only new ones are reported")
    }
    return [ink(.bold, "Next")] + lines.map { ink(.dim, "  \($0)") }
  }

  /// Up to this number of findings, no baseline is suggested.
  private static let fewFindings = 10

  private var sums: [String] {
    let read = [
      counted(result.files, "file"), counted(result.lines, "line"), counted(result.declarations, "declaration"),
      counted(result.references, "reference"), "\(grouped(result.unresolved)) unresolved",
    ]
    var found = Severity.allCases.reversed().map { severity in
      let count = result.count(severity)
      let text = counted(count, severity.rawValue)
      return count > 0 ? ink(severity.style, text) : text
    }
    found.append("\(grouped(result.suppressed)) suppressed")
    if result.baselined > 0 { found.append("\(grouped(result.baselined)) in the baseline") }
    if !result.problems.isEmpty { found.append(ink(.warning, counted(result.problems.count, "problem"))) }
    let verdict = result.findings.isEmpty ? [ink(.good, "No findings.")] : []
    return verdict + [read.joined(separator: ", "), found.joined(separator: ", ")]
  }
}

extension Problem {
  /// The known part of `file:line:column`.
  public var place: String? {
    guard let file, let line else { return file }
    return column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }
}

/// `1,234 files`, `1 file`.
public func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

/// A number with thousands separators: `1,234`.
public func grouped(_ count: Int) -> String {
  let digits = String(count.magnitude)
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return count < 0 ? "-\(text)" : text
}
