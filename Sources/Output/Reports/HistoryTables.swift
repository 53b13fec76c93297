import Findings
import LowLevel

/// The numbers of a history as tables, one row for each number.
package struct HistoryTables {
  private let history: HistoryDocument
  private static let rowsListed = 12
  private static let jumpsListed = 3

  package init(_ history: HistoryDocument) { self.history = history }

  /// A number over time; nil for a revision that does not have it.
  package struct Row {
    package var name: String
    /// One for each revision.
    package var values: [Int?]

    var first: Int? { values.first ?? nil }
    var last: Int? { values.last ?? nil }
    var largest: Int { values.compactMap { $0 }.max() ?? 0 }

    /// The name, the first number, the last one, the change, and a sparkline.
    package var cells: [String] {
      func cell(_ value: Int?) -> String { value.map(grouped) ?? "-" }
      let change = (last ?? 0) - (first ?? 0)
      return [
        name, cell(first), cell(last), change == 0 ? "" : change > 0 ? "+\(grouped(change))" : grouped(change),
        Sparkline(values).text,
      ]
    }
  }

  package struct Section {
    package var title: String
    package var rows: [Row]
    /// Says how many rows are left out.
    package var more = ""
  }

  private func row(_ name: String, _ value: (HistoryDocument.Revision) -> Int?) -> Row {
    Row(name: name, values: history.revisions.map(value))
  }

  /// Empty if no revision could be linted.
  package var sections: [Section] {
    if history.revisions.isEmpty { return [] }
    return [findings, classes, rules, layers, controllers, code].filter { !$0.rows.isEmpty }
  }

  private var findings: Section {
    let all = [
      row("errors") { $0.errors }, row("warnings") { $0.warnings }, row("infos") { $0.infos },
      row("all") { $0.allFindings },
    ]
    return Section(title: "Findings", rows: all)
  }

  private var classes: Section {
    let rows = FindingCategory.allCases.map { category in
      let ids = history.rules.filter { $0.category == category }.map(\.id)
      return row(category.rawValue) { revision in ids.reduce(0) { $0 + (revision.findings[$1] ?? 0) } }
    }
    return Section(title: "By class", rows: rows.filter { $0.largest > 0 })
  }

  private var rules: Section {
    let rows = history.rules.map { rule in row(rule.id) { $0.findings[rule.id] ?? 0 } }
    return limited("By rule", rows, "rule")
  }

  private var layers: Section {
    if history.revisions.allSatisfy(\.edges.isEmpty) { return Section(title: "", rows: []) }
    var rows = [
      row("dependencies between layers") { $0.edges.count },
      row("of these to higher layers or siblings") { $0.edges.count { $0.isUpward } },
    ]
    var ends: [HistoryDocument.Edge] = []
    for edge in history.revisions.flatMap(\.edges) where edge.isUpward {
      if !ends.contains(where: { $0.from == edge.from && $0.to == edge.to }) { ends.append(edge) }
    }
    let upward = ends.map { end in
      row("\(end.from.visible) -> \(end.to.visible)") { revision in
        revision.edges.first { $0.from == end.from && $0.to == end.to }?.references ?? 0
      }
    }
    let listed = limited("", upward, "dependency", plural: "dependencies")
    rows += listed.rows
    return Section(title: "Layers: those below in references", rows: rows, more: listed.more)
  }

  private var controllers: Section {
    let names = Set(history.revisions.flatMap { $0.controllers.keys })
    let rows = names.sorted().map { name in row(name.visible) { $0.controllers[name] } }
    let longest = rows.sorted { (-($0.last ?? 0), -$0.largest, $0.name) < (-($1.last ?? 0), -$1.largest, $1.name) }
    return Section(title: "Lines of the longest view controllers", rows: Array(longest.prefix(Self.rowsListed)))
  }

  private var code: Section {
    Section(title: "Code", rows: [row("files") { $0.files }, row("lines") { $0.lines }])
  }

  /// The rows with the largest numbers, in their order.
  private func limited(_ title: String, _ rows: [Row], _ noun: String, plural: String? = nil) -> Section {
    let kept = Set(
      rows.indices.sorted { (-rows[$0].largest, $0) < (-rows[$1].largest, $1) }.prefix(Self.rowsListed))
    let hidden = rows.count - kept.count
    let more = hidden == 0 ? "" : "\(grouped(hidden)) more \(hidden == 1 ? noun : plural ?? noun + "s")"
    return Section(title: title, rows: rows.indices.filter(kept.contains).map { rows[$0] }, more: more)
  }

  package var summary: String {
    guard let first = history.revisions.first, let last = history.revisions.last else {
      return "No revision could be linted."
    }
    let each =
      switch history.interval {
      case .commit: ""
      case .week: ", one for each week"
      case .month: ", one for each month"
      case .release: ", one for each tag"
      }
    return "\(counted(history.revisions.count, "revision"))\(each): \(name(of: first)) to \(name(of: last))"
  }

  private func name(of revision: HistoryDocument.Revision) -> String {
    let commit = revision.commit
    return "\(commit.tag.map(\.visible) ?? commit.shortID) of \(commit.date)"
  }

  /// The revisions with most findings more than before.
  package var jumps: [(revision: HistoryDocument.Revision, growth: Int, rules: String)] {
    let steps = zip(history.revisions, history.revisions.dropFirst()).map { before, after in
      let growths = history.rules.map { rule in
        (id: rule.id, by: (after.findings[rule.id] ?? 0) - (before.findings[rule.id] ?? 0))
      }
      let most = growths.filter { $0.by > 0 }.sorted { $0.by > $1.by }.prefix(3)
      return (
        revision: after, growth: after.allFindings - before.allFindings,
        rules: most.map { "\($0.id) +\($0.by)" }.joined(separator: ", ")
      )
    }
    return Array(steps.filter { $0.growth > 0 }.sorted { $0.growth > $1.growth }.prefix(Self.jumpsListed))
  }
}
