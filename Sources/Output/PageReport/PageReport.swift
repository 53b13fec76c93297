import Findings
import LowLevel
import Reports

/// The HTML page: a single file that loads nothing else. Its parts are the files in `Assets`.
public struct PageReport {
  private let page: PageDocument
  private let result: LintResult
  private let setting: ReportSetting
  private let history: HistoryDocument?

  /// - Parameter history: for the view of findings over time; nil for a page without it.
  public init(
    _ page: PageDocument, _ result: LintResult, history: HistoryDocument? = nil, in setting: ReportSetting
  ) {
    (self.page, self.result, self.setting) = (page, result, setting)
    self.history = history
  }

  /// The template with its placeholders, such as `{{title}}`, replaced.
  public func render() -> String {
    var html = ""
    for (index, piece) in PageAssets.template.split(separator: "{{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = piece.firstIndex(of: "}") else {
        html += piece
        continue
      }
      html += content(of: piece[..<end])
      html += piece[end...].dropFirst(2)
    }
    return html
  }

  private func content(of mark: Substring) -> String {
    switch mark {
    case "title": page.title.isEmpty ? "Architecture" : page.title.escapedForHTML
    case "style": PageAssets.style
    case "overview": overview
    case "findings": FindingsHTML(result, setting).render()
    case "history-tab": history == nil ? "" : "<a href=\"#history\">Over time</a>"
    case "history": history.map(historyView) ?? ""
    case "data": PageData(page, result, setting).text
    case "script": PageAssets.script
    case "tool": "\(Tool.name) \(Tool.version)"
    default: ""
    }
  }

  private func historyView(_ history: HistoryDocument) -> String {
    "<section class=\"view\" id=\"view-history\" aria-labelledby=\"title-history\">"
      + "<h2 id=\"title-history\">Over time</h2>\(HistoryHTML(history).render())</section>"
  }

  /// The head of the page, without scripts.
  private var overview: String {
    var html = HTMLText()
    html.open("dl", "facts")
    for (term, text) in facts {
      html.element("dt", term)
      html.element("dd", text)
    }
    html.close("dl")
    addCounts(to: &html)
    addWorst(to: &html)
    return html.text
  }

  private var facts: [(term: String, text: String)] {
    var facts = [("Size", size)]
    if let overview = result.overview {
      facts.append(("Kind", overview.kind))
      facts.append(("Layers", overview.layers.isEmpty ? "none found or configured" : overview.layers))
      facts.append(("Packs", overview.packs))
    }
    let unresolved = result.unresolved * 1000 / max(1, result.unresolved + result.references)
    let share = "\(unresolved / 10).\(unresolved % 10) %"
    let problems = result.problems.isEmpty ? "" : ", \(counted(result.problems.count, "problem")) of the run"
    facts.append(("Not resolved", "\(grouped(result.unresolved)) names (\(share))\(problems)"))
    return facts
  }

  private var size: String {
    let modules = Set(page.files.compactMap(\.module)).count
    return "\(counted(result.files, "file")), \(grouped(result.lines)) lines, \(counted(modules, "module")), "
      + "\(counted(result.declarations, "declaration")), \(counted(result.references, "reference"))"
  }

  private func addCounts(to html: inout HTMLText) {
    let categories = Dictionary(result.rules.map { ($0.id, $0.category) }, uniquingKeysWith: { first, _ in first })
    html.open("table", "counts")
    html += "<caption>Findings</caption><thead><tr><th scope=\"col\">Kind</th>"
    for severity in Severity.allCases.reversed() {
      html.open("th", attributes: ["scope": "col"])
      html.add("\(severity.rawValue)s")
      html.close("th")
    }
    html += "</tr></thead><tbody>"
    for category in FindingCategory.allCases {
      let findings = result.findings.filter { (categories[$0.rule] ?? .architecture) == category }
      html.open("tr")
      html.open("th", attributes: ["scope": "row"])
      html.open("a", attributes: ["href": "#findings?category=\(category.rawValue)"])
      html.add(category.title)
      html.close("a")
      html.close("th")
      for severity in Severity.allCases.reversed() {
        let count = findings.count { $0.severity == severity }
        html.open("td", attributes: ["class": count == 0 ? "zero" : severity.rawValue])
        html.add(grouped(count))
        html.close("td")
      }
      html.close("tr")
    }
    html += "</tbody></table>"
  }

  private func addWorst(to html: inout HTMLText) {
    let worst = result.worstFindings(3)
    if worst.isEmpty { return html.element("p", class: "clean", "No findings.") }
    html.open("section", attributes: ["class": "worst", "aria-labelledby": "worst-title"])
    html += "<h3 id=\"worst-title\">Look at these first</h3><ol>"
    for index in worst {
      let finding = result.findings[index]
      html.open("li")
      html.open("a", attributes: ["href": "#f-\(finding.fingerprint)"])
      html.open("bdi")
      html.add(finding.message)
      html.close("bdi")
      html.close("a")
      html += " "
      html.element("span", class: "place", "\(finding.position.file):\(finding.position.line)")
      html.close("li")
    }
    html += "</ol></section>"
  }
}
