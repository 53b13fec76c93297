import Findings
import LowLevel
import Reports

/// The list of findings, which is visible without JavaScript. `Assets/findings.js` filters it.
struct FindingsHTML {
  private let result: LintResult
  private let setting: ReportSetting
  private let rules: [String: RuleDescription]

  init(_ result: LintResult, _ setting: ReportSetting) {
    (self.result, self.setting) = (result, setting)
    rules = Dictionary(result.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Sorted by category, rule and rank, as in the text report; accepted findings are last.
  func render() -> String {
    var html = HTMLText()
    for (category, groups) in sections {
      html.open("section", attributes: ["class": "category", "data-category": category.rawValue])
      html.element("h3", category.title)
      for (rule, findings) in groups { add(rule, findings, to: &html) }
      html.close("section")
    }
    return html.text
  }

  private var sections: [(category: FindingCategory, groups: [(rule: String, findings: [(Finding, String)])])] {
    let order =
      result.rankedFindings.map { (result.findings[$0], "new") }
      + result.accepted.map { ($0.finding, $0.kind.word) }
    var groups: [FindingCategory: [(rule: String, findings: [(Finding, String)])]] = [:]
    for (finding, status) in order {
      let category = rules[finding.rule]?.category ?? .architecture
      if let place = groups[category]?.firstIndex(where: { $0.rule == finding.rule }) {
        groups[category]?[place].findings.append((finding, status))
      } else {
        groups[category, default: []].append((finding.rule, [(finding, status)]))
      }
    }
    return FindingCategory.allCases.compactMap { category in groups[category].map { (category, $0) } }
  }

  private func add(_ rule: String, _ findings: [(Finding, String)], to html: inout HTMLText) {
    html.open("section", attributes: ["class": "rule", "data-rule": rule])
    html.open("h4")
    html.element("code", rule)
    html.element("span", class: "count", "\(findings.count)")
    html.close("h4")
    if let description = rules[rule] {
      html.open("p", "why")
      html.element("strong", "Why: ")
      html.add(description.rationale)
      html.close("p")
    }
    for (finding, status) in findings { add(finding, status, to: &html) }
    html.close("section")
  }

  private func add(_ finding: Finding, _ status: String, to html: inout HTMLText) {
    let position = finding.position
    html.open(
      "article",
      attributes: [
        "class": "finding \(finding.severity.rawValue)", "id": "f-\(finding.fingerprint)", "data-file": position.file,
        "data-severity": finding.severity.rawValue, "data-layer": finding.layer ?? "", "data-status": status,
        "data-subject": finding.subject,
      ])
    html.open("h5")
    html.element("span", class: "severity", finding.severity.rawValue)
    html += " "
    html.open("a", attributes: ["href": "#f-\(finding.fingerprint)", "class": "message"])
    html.open("bdi")
    html.add(finding.message)
    html.close("bdi")
    html.close("a")
    html.close("h5")
    html.element("p", class: "place", "\(position.file):\(position.line):\(position.column)")
    if status != "new" { html.element("p", class: "status", Self.statusText(status)) }
    addExcerpt(finding, to: &html)
    if let advice = finding.suggestion {
      html.open("p", "advice")
      html.element("strong", "What to do: ")
      html.add(advice)
      html.close("p")
    }
    if let command = finding.remedyCommand {
      html.open("p", "advice")
      html.element("strong", "In detail: ")
      html.element("code", command)
      html.close("p")
    }
    addEvidence(finding, to: &html)
    for fix in finding.allFixes { add(fix, to: &html) }
    html.close("article")
  }

  private static func statusText(_ status: String) -> String {
    switch status {
    case "baseline": "Accepted by the baseline"
    case "suppressed": "Suppressed in the source"
    default: "Allowed by the configuration"
    }
  }

  /// Adds the line of the finding and the lines before and after it.
  private func addExcerpt(_ finding: Finding, to html: inout HTMLText) {
    let position = finding.position
    guard setting.sourceLine(position.file, position.line) != nil else { return }
    html.open("pre", "excerpt")
    for line in max(1, position.line - 1)...position.line + 1 {
      guard let text = setting.sourceLine(position.file, line) else { continue }
      html.open("span", line == position.line ? "line here" : "line")
      html.element("span", class: "number", "\(line)")
      let columns = line == position.line ? position.column..<max(position.column, finding.endColumn) : 1..<1
      add(text, marking: finding.endLine == position.line ? columns : position.column..<position.column, to: &html)
      html.close("span")
      html += "\n"
    }
    html.close("pre")
  }

  /// Adds a line of source with a range marked. Columns are UTF-16 units from 1.
  private func add(_ line: String, marking columns: Range<Int>, to html: inout HTMLText) {
    let text = String(line.prefix { !$0.isNewline }.prefix(240))
    let units = Array(text.utf16)
    let start = min(max(columns.lowerBound - 1, 0), units.count)
    let end = min(max(columns.upperBound - 1, start), units.count)
    html.add(tabless(units[..<start]))
    if start < end { html.element("mark", tabless(units[start..<end])) }
    html.add(tabless(units[end...]))
  }

  private func tabless(_ units: ArraySlice<UInt16>) -> String {
    String(decoding: units.flatMap { $0 == 9 ? [32, 32, 32, 32] : [$0] }, as: UTF16.self)
  }

  private func addEvidence(_ finding: Finding, to html: inout HTMLText) {
    let evidence = finding.steps.isEmpty ? finding.evidence : finding.steps
    guard !evidence.isEmpty || finding.target?.file != nil else { return }
    html.open("details", "evidence")
    html.element("summary", evidence.isEmpty ? "Target" : "Evidence (\(evidence.count))")
    html.open("ul")
    if let target = finding.target, let file = target.file {
      html.element("li", "\(target.name), \(file):\(target.line ?? 1)")
    }
    for piece in evidence.prefix(Self.evidenceListed) {
      html.open("li")
      html.element("code", "\(piece.position.file):\(piece.position.line)")
      html += " "
      html.open("bdi")
      html.add(piece.note)
      html.close("bdi")
      html.close("li")
    }
    if evidence.count > Self.evidenceListed { html.element("li", "and \(evidence.count - Self.evidenceListed) more") }
    html.close("ul")
    html.close("details")
  }

  private static let evidenceListed = 25

  private func add(_ fix: Fix, to html: inout HTMLText) {
    let diff = FixDiff(fix, sourceLine: setting.sourceLine)
    html.open("details", "fix")
    html.element("summary", "Fix: \(fix.title)\(fix.isSafe ? " (--fix applies it)" : "")")
    html.open("pre", "diff")
    for line in diff.lines {
      switch line {
      case .place(let text): html.element("span", class: "at", text)
      case .removed(let text): html.element("del", "- \(text)")
      case .added(let text): html.element("ins", "+ \(text)")
      }
      html += "\n"
    }
    html.close("pre")
    html.close("details")
  }
}

extension AcceptedFinding.Kind {
  /// The value of `data-status`.
  fileprivate var word: String {
    switch self {
    case .baseline: "baseline"
    case .suppression: "suppressed"
    case .allowance: "allowed"
    }
  }
}
