import Findings
import Reports

/// The view of findings, layers and controllers over time: tables with a chart for each number. It needs no script.
struct HistoryHTML {
  private let history: HistoryDocument

  init(_ history: HistoryDocument) { self.history = history }

  func render() -> String {
    let tables = HistoryTables(history)
    var html = HTMLText()
    html.element("p", class: "lead", tables.summary)
    for section in tables.sections {
      html.open("table", "history")
      html.element("caption", section.title)
      html += "<thead><tr><td></td><th scope=\"col\">First</th><th scope=\"col\">Last</th>"
      html += "<th scope=\"col\">Change</th><td></td></tr></thead><tbody>"
      for row in section.rows { add(row, to: &html) }
      html += "</tbody></table>"
      if !section.more.isEmpty { html.element("p", class: "muted", section.more) }
    }
    addJumps(tables, to: &html)
    addProblems(to: &html)
    return html.text
  }

  private func add(_ row: HistoryTables.Row, to html: inout HTMLText) {
    let cells = row.cells
    html.open("tr")
    html += "<th scope=\"row\"><bdi>"
    html.add(cells[0])
    html += "</bdi></th>"
    for cell in cells[1...3] { html.element("td", class: "count", cell) }
    html.open("td")
    addChart(row, to: &html)
    html.close("td")
    html.close("tr")
  }

  private static let (width, height, margin) = (320, 36, 3)

  /// The course of a number from zero to its largest value.
  private func addChart(_ row: HistoryTables.Row, to html: inout HTMLText) {
    let known = row.values.compactMap { $0 }
    guard row.values.count > 1, let most = known.max(), let least = known.min() else { return }
    let (width, height, margin) = (Self.width, Self.height, Self.margin)
    html.open(
      "svg",
      attributes: [
        "viewBox": "0 0 \(width) \(height)", "width": "\(width)", "height": "\(height)", "class": "course",
        "role": "img",
        "aria-label": "\(row.name): between \(grouped(least)) and \(grouped(most))",
      ])
    for run in runs(of: row.values) {
      let points = run.map { index, value in
        let x = margin + index * (width - 2 * margin) / (row.values.count - 1)
        let y = height - margin - value * (height - 2 * margin) / max(most, 1)
        return "\(x),\(y)"
      }
      html.open("polyline", attributes: ["points": points.joined(separator: " ")])
      html.close("polyline")
    }
    html.close("svg")
  }

  /// The known numbers with their indices, split where one is missing.
  private func runs(of values: [Int?]) -> [[(index: Int, value: Int)]] {
    var runs: [[(index: Int, value: Int)]] = [[]]
    for (index, value) in values.enumerated() {
      if let value { runs[runs.count - 1].append((index, value)) } else { runs.append([]) }
    }
    return runs.filter { $0.count > 1 }
  }

  private func addJumps(_ tables: HistoryTables, to html: inout HTMLText) {
    let jumps = tables.jumps
    if jumps.isEmpty { return }
    html.element("h3", "Most new findings")
    html.open("ul", "jumps")
    for jump in jumps {
      let commit = jump.revision.commit
      html.open("li")
      html.add("\(commit.date), \(commit.shortID): \(grouped(jump.growth)) more (\(jump.rules))")
      html.open("div", "place")
      html += "<bdi>"
      html.add(commit.subject)
      html += "</bdi>"
      html.close("div")
      html.close("li")
    }
    html.close("ul")
  }

  private func addProblems(to html: inout HTMLText) {
    for problem in history.problems { html.element("p", class: "muted", problem.message) }
  }
}
