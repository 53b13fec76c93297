import Findings
import JSON

/// The output formats of `history`.
public enum HistoryFormat: String, Sendable, CaseIterable {
  case text, json, csv, markdown
}

/// The output of `history`.
public struct HistoryReport {
  private let history: HistoryDocument
  private let tables: HistoryTables
  private let ink: Ink

  public init(_ history: HistoryDocument, ink: Ink = Ink(isOn: false)) {
    (self.history, self.ink) = (history, ink)
    tables = HistoryTables(history)
  }

  public func render(_ format: HistoryFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .csv: csv
    case .markdown: markdown
    }
  }

  // MARK: Formats

  private static let heads = ["", "first", "last", "change", ""]

  private var text: String {
    var lines = [ink(.bold, tables.summary)]
    let (sections, jumps) = (tables.sections, tables.jumps)
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
    for (number, section) in sections.enumerated() {
      let heads = number == 0 ? [section.title] + Self.heads.dropFirst() : [section.title, "", "", "", ""]
      lines += ["", ink(.bold, line(heads, indent: ""))]
      lines += section.rows.map { line($0.cells, indent: "  ") }
      if !section.more.isEmpty { lines.append("  \(section.more): --format json") }
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
    var text = "## \(Tool.name): history\n\n\(tables.summary.asMarkdown)\n"
    for section in tables.sections {
      text += "\n### \(section.title)\n\n| | first | last | change | |\n| --- | ---: | ---: | ---: | --- |\n"
      for row in section.rows {
        let cells = row.cells
        text += "| \(cells[0].asCode) | \(cells[1...3].joined(separator: " | ")) | \(cells[4]) |\n"
      }
      if !section.more.isEmpty { text += "\n\(section.more.asMarkdown): --format json\n" }
    }
    let jumps = tables.jumps
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
  package var shortID: String { String(id.prefix(10)) }
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
        $0.list(revision.controllers.sorted { $0.key < $1.key }, .line) { writer, controller in
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
