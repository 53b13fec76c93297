import Findings
import JSON
import LowLevel

/// The output of `compare`.
public struct ComparisonReport {
  private let comparison: ComparisonDocument
  private let ink: Ink
  private static let findingsListed = 20
  private static let namesListed = 12

  public init(_ comparison: ComparisonDocument, ink: Ink = Ink(isOn: false)) {
    (self.comparison, self.ink) = (comparison, ink)
  }

  public func render(_ format: RemedyFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    }
  }

  // MARK: Words

  private var totals: [(name: String, before: Int, after: Int)] {
    let (base, head) = (comparison.base, comparison.head)
    return [
      ("errors", base.errors, head.errors), ("warnings", base.warnings, head.warnings),
      ("infos", base.infos, head.infos), ("edges against layers", base.edgesAgainstLayers, head.edgesAgainstLayers),
      ("cycles of layers", base.cycles, head.cycles), ("files", base.files, head.files),
      ("lines", base.lines, head.lines), ("types", base.types, head.types),
    ]
  }

  private static func signed(_ number: Int) -> String { number > 0 ? "+\(grouped(number))" : grouped(number) }

  private var isUnchanged: Bool {
    comparison.new.isEmpty && comparison.gone.isEmpty && comparison.changed.isEmpty && comparison.edges.isEmpty
      && comparison.roles.isEmpty && comparison.newTypes.isEmpty && comparison.goneTypes.isEmpty
      && comparison.newCycles.isEmpty && comparison.goneCycles.isEmpty
  }

  /// - Parameter separator: may differ from a comma, since names of layers may contain commas.
  private static func list(_ names: [String], separator: String = ", ") -> String {
    let more = names.count > namesListed ? " and \(grouped(names.count - namesListed)) more" : ""
    return names.prefix(namesListed).map(\.visible).joined(separator: separator) + more
  }

  private static func roles(_ roles: [String]) -> String {
    roles.isEmpty ? "no role" : roles.map { $0.split(separator: "_").joined(separator: " ") }.joined(separator: ", ")
  }

  /// New types by role; types without one come last.
  private var newTypes: [(role: String, names: [String])] {
    let byRole = Dictionary(grouping: comparison.newTypes, by: \.roles)
    return byRole.sorted { ($0.key.isEmpty ? 1 : 0, $0.key.joined()) < ($1.key.isEmpty ? 1 : 0, $1.key.joined()) }
      .map { (Self.roles($0.key), $0.value.map(\.name)) }
  }

  /// A revision as the user wrote it, with an abbreviated hash: `d343e8b7a^1`.
  private static func short(_ revision: String) -> String {
    let hash = revision.prefix { $0.isHexDigit }
    return hash.count == 40 ? "\(hash.prefix(9))\(revision.dropFirst(40))" : revision
  }

  /// Edges that were added or removed, or violate the layers. For other edges only the number of references changed.
  private var notableEdges: [ComparisonDocument.Edge] {
    comparison.edges.filter { $0.before == 0 || $0.after == 0 || $0.isAgainstLayers }
  }

  private var otherEdges: String? {
    let count = comparison.edges.count - notableEdges.count
    return count == 0 ? nil : "\(counted(count, "other edge")) with more or fewer references than before"
  }

  private static func describe(_ edge: ComparisonDocument.Edge) -> String {
    if edge.before == 0 { return "new, \(counted(edge.after, "reference"))" }
    if edge.after == 0 { return "gone, \(counted(edge.before, "reference")) before" }
    return "\(counted(edge.after, "reference")), \(grouped(edge.before)) before"
  }

  private static func describe(_ growth: ComparisonDocument.Growth) -> String {
    "\(growth.finding.subject): \(growth.measure) \(grouped(growth.before)) → \(grouped(growth.after))"
  }

  // MARK: Text

  private var text: String {
    let names = "\(Self.short(comparison.base.name).visible) → \(Self.short(comparison.head.name).visible)"
    let changed = totals.filter { $0.before != $0.after }
    let rows =
      [[names, "before", "after", "change"]]
      + (changed.isEmpty ? [totals[0]] : changed).map {
        [$0.name, grouped($0.before), grouped($0.after), Self.signed($0.after - $0.before)]
      }
    var text = ink.table(rows).joined(separator: "\n") + "\n"
    if isUnchanged { return text + "\nNothing changed in findings, layers, roles and types.\n" }
    text += section("New findings", comparison.new.map(line), .error)
    text += section("Findings that are gone", comparison.gone.map(line), .good)
    text += section("Measures", comparison.changed.map { Self.describe($0).visible }, .bold)
    text += section(
      "Edges between layers",
      notableEdges.map { edge in
        let arrow = "\(edge.from.visible) -> \(edge.to.visible)"
        let mark = edge.isAgainstLayers && edge.after > edge.before ? ink(.error, ", against the layers") : ""
        return "\(arrow)  \(Self.describe(edge))\(mark)"
      } + (otherEdges.map { [$0] } ?? []), .bold)
    text += section("New cycles", comparison.newCycles.map { Self.list($0, separator: " · ") }, .error)
    text += section("Cycles that are gone", comparison.goneCycles.map { Self.list($0, separator: " · ") }, .good)
    text += section(
      "Roles",
      comparison.roles.map { "\($0.type.visible): \(Self.roles($0.before)) → \(Self.roles($0.after))" }, .bold)
    text += section("New types", newTypes.map { "\($0.role): \(Self.list($0.names))" }, .bold)
    if !comparison.goneTypes.isEmpty {
      text += section("Types that are gone", [Self.list(comparison.goneTypes)], .bold)
    }
    return text
  }

  private func section(_ title: String, _ lines: [String], _ style: Ink.Style) -> String {
    if lines.isEmpty { return "" }
    let more = lines.count - Self.findingsListed
    let shown = lines.prefix(Self.findingsListed) + (more > 0 ? ["and \(grouped(more)) more"] : [])
    return "\n\(ink(style, title))\n" + shown.map { "  \($0)\n" }.joined()
  }

  private func line(_ finding: Finding) -> String {
    let place = "\(finding.position.file.visible):\(finding.position.line)"
    return
      "\(place)  \(finding.severity.rawValue)  \(finding.message.visible) \(ink(.dim, "(\(finding.rule.visible))"))"
  }

  // MARK: Markdown

  private var markdown: String {
    let (new, gone) = (comparison.new.count, comparison.gone.count)
    let verdict =
      new == 0 && gone == 0 ? "no findings come or go" : "\(counted(new, "new finding")), \(grouped(gone)) gone"
    var text = "## \(Tool.name): \(verdict)\n\n"
    text +=
      "| | \(Self.short(comparison.base.name).asMarkdown) | \(Self.short(comparison.head.name).asMarkdown) | |\n"
      + "| --- | ---: | ---: | ---: |\n"
    for row in totals {
      let change = row.after == row.before ? "" : Self.signed(row.after - row.before)
      text += "| \(row.name) | \(grouped(row.before)) | \(grouped(row.after)) | \(change) |\n"
    }
    for note in comparison.notes { text += "\n> \(note.asMarkdown)\n" }
    text += table("New findings", comparison.new) + table("Findings that are gone", comparison.gone)
    text += list("Measures", comparison.changed.map { Self.describe($0).asMarkdown })
    text += picture
    text += list("New cycles", comparison.newCycles.map { $0.map(\.asCode).joined(separator: ", ") })
    text += list("Cycles that are gone", comparison.goneCycles.map { $0.map(\.asCode).joined(separator: ", ") })
    text += list(
      "Roles", comparison.roles.map { "\($0.type.asCode): \(Self.roles($0.before)) → \(Self.roles($0.after))" })
    text += list(
      "New types",
      newTypes.map { row in
        let more = row.names.count - Self.namesListed
        return "\(row.role): \(row.names.prefix(Self.namesListed).map(\.asCode).joined(separator: ", "))"
          + (more > 0 ? " and \(grouped(more)) more" : "")
      })
    return text
  }

  private func table(_ title: String, _ findings: [Finding]) -> String {
    if findings.isEmpty { return "" }
    let rows = findings.prefix(Self.findingsListed).map { finding in
      let place = "\(finding.position.file):\(finding.position.line)"
      return
        "| \(finding.severity.rawValue) | \(place.asCode) | \(finding.message.asMarkdown) | \(finding.rule.asCode) |\n"
    }
    let more = findings.count - rows.count
    return "\n### \(title)\n\n| severity | place | finding | rule |\n| --- | --- | --- | --- |\n" + rows.joined()
      + (more > 0 ? "\nand \(grouped(more)) more\n" : "")
  }

  private func list(_ title: String, _ lines: [String]) -> String {
    if lines.isEmpty { return "" }
    let more = lines.count - Self.findingsListed
    let shown = lines.prefix(Self.findingsListed) + (more > 0 ? ["and \(grouped(more)) more"] : [])
    return "\n### \(title)\n\n" + shown.map { "- \($0)\n" }.joined()
  }

  /// The changed edges as Mermaid: added ones thick, removed ones dotted, violations of the layers red.
  private var picture: String {
    let edges = notableEdges
    if edges.isEmpty { return "" }
    var names: [String] = []
    for name in edges.flatMap({ [$0.from, $0.to] }) where !names.contains(name) { names.append(name) }
    var lines = names.enumerated().map { "  n\($0)[\(GraphMermaid.quoted($1))]" }
    var red: [Int] = []
    for (index, edge) in edges.enumerated() {
      let ends = [edge.from, edge.to].map { names.firstIndex(of: $0) ?? 0 }
      let label =
        edge.before == 0 ? "+\(edge.after)" : edge.after == 0 ? "-\(edge.before)" : "\(edge.before) → \(edge.after)"
      let arrow = edge.before == 0 ? "==>" : edge.after == 0 ? "-.->" : "-->"
      lines.append("  n\(ends[0]) \(arrow)|\(label)| n\(ends[1])")
      if edge.isAgainstLayers, edge.after > edge.before { red.append(index) }
    }
    if !red.isEmpty { lines.append("  linkStyle \(red.map(String.init).joined(separator: ",")) stroke:red,color:red") }
    return "\n### Edges between layers\n\n```mermaid\nflowchart TD\n\(lines.joined(separator: "\n"))\n```\n"
  }

  // MARK: JSON

  /// JSON; see `Schema/layerlint-comparison.schema.json`.
  private var json: String {
    JSONWriter.document { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("base") { $0.side(comparison.base) }
      writer.member("head") { $0.side(comparison.head) }
      writer.member("new") { $0.list(comparison.new, .lines) { $0.finding($1) } }
      writer.member("gone") { $0.list(comparison.gone, .lines) { $0.finding($1) } }
      writer.member("changed") { $0.list(comparison.changed, .lines) { $0.growth($1) } }
      writer.member("edges") { $0.list(comparison.edges, .lines) { $0.edge($1) } }
      writer.member("newCycles") { $0.list(comparison.newCycles, .lines) { $0.list($1, .line) { $0.string($1) } } }
      writer.member("goneCycles") { $0.list(comparison.goneCycles, .lines) { $0.list($1, .line) { $0.string($1) } } }
      writer.member("roles") { $0.list(comparison.roles, .lines) { $0.role($1) } }
      writer.member("newTypes") { $0.list(comparison.newTypes, .line) { $0.string($1.name) } }
      writer.member("goneTypes") { $0.list(comparison.goneTypes, .line) { $0.string($1) } }
      writer.member("notes") { $0.list(comparison.notes, .lines) { $0.string($1) } }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func side(_ side: ComparisonDocument.Side) {
    object(.line) { writer in
      writer.member("name", side.name)
      writer.member("commit", side.commit)
      writer.member("files", side.files)
      writer.member("lines", side.lines)
      writer.member("types", side.types)
      writer.member("errors", side.errors)
      writer.member("warnings", side.warnings)
      writer.member("infos", side.infos)
      writer.member("edgesAgainstLayers", side.edgesAgainstLayers)
      writer.member("cycles", side.cycles)
    }
  }

  fileprivate mutating func growth(_ growth: ComparisonDocument.Growth) {
    object(.line) { writer in
      writer.member("rule", growth.finding.rule)
      writer.member("subject", growth.finding.subject)
      writer.member("measure", growth.measure)
      writer.member("before", growth.before)
      writer.member("after", growth.after)
    }
  }

  fileprivate mutating func edge(_ edge: ComparisonDocument.Edge) {
    object(.line) { writer in
      writer.member("from", edge.from)
      writer.member("to", edge.to)
      writer.member("before", edge.before)
      writer.member("after", edge.after)
      writer.member("isAgainstLayers", edge.isAgainstLayers)
    }
  }

  fileprivate mutating func role(_ change: ComparisonDocument.RoleChange) {
    object(.line) { writer in
      writer.member("type", change.type)
      writer.member("file", change.position.file)
      writer.member("line", change.position.line)
      writer.member("before") { $0.list(change.before, .line) { $0.string($1) } }
      writer.member("after") { $0.list(change.after, .line) { $0.string($1) } }
    }
  }
}
