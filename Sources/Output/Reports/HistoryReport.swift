import Findings
import JSON
import LowLevel

/// The output formats of `history`.
public enum HistoryFormat: String, Sendable, CaseIterable {
  case text, json, csv, markdown
}

/// The output of `history`.
public struct HistoryReport {
  private let history: HistoryDocument
  private let ink: Ink
  private static let rowsListed = 12
  private static let jumpsListed = 3

  public init(_ history: HistoryDocument, ink: Ink = Ink(isOn: false)) { (self.history, self.ink) = (history, ink) }

  public func render(_ format: HistoryFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .csv: csv
    case .markdown: markdown
    }
  }

  // MARK: Rows

  /// A number over time; nil where there is none.
  private struct Row {
    var name: String
    var values: [Int?]

    var first: Int? { values.first ?? nil }
    var last: Int? { values.last ?? nil }
    var largest: Int { values.compactMap { $0 }.max() ?? 0 }

    var cells: [String] {
      func cell(_ value: Int?) -> String { value.map(grouped) ?? "-" }
      let change = (last ?? 0) - (first ?? 0)
      return [
        name, cell(first), cell(last), change == 0 ? "" : change > 0 ? "+\(grouped(change))" : grouped(change),
        Sparkline(values).text,
      ]
    }
  }

  private struct Section {
    var title: String
    var rows: [Row]
    /// Rows that are left out.
    var more = ""
  }

  private func row(_ name: String, _ value: (HistoryDocument.Revision) -> Int?) -> Row {
    Row(name: name, values: history.revisions.map(value))
  }

  private var sections: [Section] {
    [findings, classes, rules, layers, controllers, code].filter { !$0.rows.isEmpty }
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
    let rows = names.ordered().map { name in row(name.visible) { $0.controllers[name] } }
    let longest = rows.ordered { (-($0.last ?? 0), -$0.largest, $0.name) < (-($1.last ?? 0), -$1.largest, $1.name) }
    return Section(title: "Lines of the longest view controllers", rows: Array(longest.prefix(Self.rowsListed)))
  }

  private var code: Section {
    Section(title: "Code", rows: [row("files") { $0.files }, row("lines") { $0.lines }])
  }

  /// The rows with the largest numbers, in their order.
  private func limited(_ title: String, _ rows: [Row], _ noun: String, plural: String? = nil) -> Section {
    let kept = Set(
      rows.indices.ordered { (-rows[$0].largest, $0) < (-rows[$1].largest, $1) }.prefix(Self.rowsListed))
    let hidden = rows.count - kept.count
    let more =
      hidden == 0
      ? "" : "\(grouped(hidden)) more \(hidden == 1 ? noun : plural ?? noun + "s"): --format json"
    return Section(title: title, rows: rows.indices.filter(kept.contains).map { rows[$0] }, more: more)
  }

  // MARK: Words

  private var summary: String {
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
  private var jumps: [(revision: HistoryDocument.Revision, growth: Int, rules: String)] {
    let steps = zip(history.revisions, history.revisions.dropFirst()).map { before, after in
      let growths = history.rules.map { rule in
        (id: rule.id, by: (after.findings[rule.id] ?? 0) - (before.findings[rule.id] ?? 0))
      }
      let most = growths.filter { $0.by > 0 }.ordered { $0.by > $1.by }.prefix(3)
      return (
        revision: after, growth: after.allFindings - before.allFindings,
        rules: most.map { "\($0.id) +\($0.by)" }.joined(separator: ", ")
      )
    }
    return Array(steps.filter { $0.growth > 0 }.ordered { $0.growth > $1.growth }.prefix(Self.jumpsListed))
  }

  // MARK: Formats

  private static let heads = ["", "first", "last", "change", ""]

  private var text: String {
    var lines = [ink(.bold, summary)]
    let rows = sections.flatMap { $0.rows.map(\.cells) } + [Self.heads]
    let widths = Self.heads.indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    func line(_ cells: [String], indent: String) -> String {
      let padded = zip(cells, widths).enumerated().map { column, cell in
        cell.0.padded(to: cell.1 + (column == 0 ? 2 - indent.count : 0), leading: (1...3).contains(column))
      }
      var line = indent + padded.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    for (number, section) in history.revisions.isEmpty ? [] : Array(sections.enumerated()) {
      let heads = number == 0 ? [section.title] + Self.heads.dropFirst() : [section.title, "", "", "", ""]
      lines += ["", ink(.bold, line(heads, indent: ""))]
      lines += section.rows.map { line($0.cells, indent: "  ") }
      if !section.more.isEmpty { lines.append("  \(section.more)") }
    }
    if !jumps.isEmpty {
      lines += ["", ink(.bold, "Most new findings")]
      for jump in jumps {
        let commit = jump.revision.commit
        lines.append("  \(commit.date)  \(commit.shortID)  +\(grouped(jump.growth)): \(jump.rules)")
        lines.append("    \(ink(.dim, commit.subject.visible))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var markdown: String {
    var text = "## \(Tool.name): history\n\n\(summary.asMarkdown)\n"
    for section in history.revisions.isEmpty ? [] : sections {
      text += "\n### \(section.title)\n\n| | first | last | change | |\n| --- | ---: | ---: | ---: | --- |\n"
      for row in section.rows {
        let cells = row.cells
        text += "| \(cells[0].asCode) | \(cells[1...3].joined(separator: " | ")) | \(cells[4]) |\n"
      }
      if !section.more.isEmpty { text += "\n\(section.more.asMarkdown)\n" }
    }
    if !jumps.isEmpty {
      text += "\n### Most new findings\n\n| date | commit | more | |\n| --- | --- | ---: | --- |\n"
      for jump in jumps {
        let commit = jump.revision.commit
        let what = "\(commit.subject.asMarkdown)<br>\(jump.rules.asMarkdown)"
        text += "| \(commit.date) | \(commit.shortID.asCode) | +\(grouped(jump.growth)) | \(what) |\n"
      }
    }
    return text
  }

  /// One row for each revision, with a column for each rule.
  private var csv: String {
    let heads =
      ["commit", "date", "tag", "files", "lines", "errors", "warnings", "infos", "edges", "upwardEdges"]
      + history.rules.map(\.id)
    let rows = history.revisions.map { revision -> [String] in
      let commit = revision.commit
      let numbers =
        [
          revision.files, revision.lines, revision.errors, revision.warnings, revision.infos, revision.edges.count,
          revision.edges.count { $0.isUpward },
        ] + history.rules.map { revision.findings[$0.id] ?? 0 }
      return [commit.id, commit.date, commit.tag?.visible ?? ""] + numbers.map(String.init)
    }
    return CSVText.rows([heads] + rows)
  }

  /// `Schema/layerlint-history.schema.json` describes it.
  private var json: String {
    JSONWriter.document { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("interval", history.interval.rawValue)
      writer.member("rules") {
        $0.list(history.rules, .lines) { writer, rule in
          writer.object(.line) {
            $0.member("id", rule.id)
            $0.member("category", rule.category.rawValue)
          }
        }
      }
      writer.member("revisions") { $0.list(history.revisions, .lines) { $0.revision($1, rules: history.rules) } }
      writer.member("problems") { $0.list(history.problems, .lines) { $0.revisionProblem($1) } }
    }
  }
}

extension HistoryDocument.Commit {
  var shortID: String { String(id.prefix(10)) }
}

extension JSONWriter {
  fileprivate mutating func revision(_ revision: HistoryDocument.Revision, rules: [HistoryDocument.Rule]) {
    object(.line) { writer in
      writer.commit(revision.commit)
      writer.member("files", revision.files)
      writer.member("lines", revision.lines)
      writer.member("errors", revision.errors)
      writer.member("warnings", revision.warnings)
      writer.member("infos", revision.infos)
      writer.member("findings") {
        $0.list(rules.filter { revision.findings[$0.id] != nil }, .line) { writer, rule in
          writer.object(.line) {
            $0.member("rule", rule.id)
            $0.member("count", revision.findings[rule.id])
          }
        }
      }
      writer.member("edges") {
        $0.list(revision.edges, .line) { writer, edge in
          writer.object(.line) {
            $0.member("from", edge.from)
            $0.member("to", edge.to)
            $0.member("references", edge.references)
            $0.member("isUpward", edge.isUpward)
          }
        }
      }
      writer.member("controllers") {
        $0.list(revision.controllers.ordered { $0.key < $1.key }, .line) { writer, controller in
          writer.object(.line) {
            $0.member("name", controller.key)
            $0.member("lines", controller.value)
          }
        }
      }
    }
  }

  /// The members of a commit.
  mutating func commit(_ commit: HistoryDocument.Commit) {
    member("commit", commit.id)
    member("date", commit.date)
    member("subject", commit.subject)
    member("tag", commit.tag)
  }

  mutating func revisionProblem(_ problem: Problem) {
    object(.line) {
      $0.member("kind", problem.kind)
      $0.member("message", problem.message)
    }
  }
}
