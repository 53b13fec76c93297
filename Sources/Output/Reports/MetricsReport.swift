import Findings
import JSON
import LowLevel

/// The output of `metrics`.
public struct MetricsReport {
  private let document: MetricsDocument
  private let ink: Ink
  /// The maximum number of parts that the text and Markdown list.
  private let limit: Int

  public init(_ document: MetricsDocument, limit: Int = .max, ink: Ink = Ink(isOn: false)) {
    (self.document, self.limit, self.ink) = (document, limit, ink)
  }

  public func render(_ format: RemedyFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    }
  }

  // MARK: Columns

  private var isOfTypes: Bool { document.level == .type }

  private var heads: [String] {
    [document.level.rawValue.capitalizedWord, "lines"]
      + (isOfTypes ? ["Ca", "Ce", "I", "LCOM4"] : ["types", "Ca", "Ce", "I", "A", "D"]) + ["depth", "cycle"]
  }

  /// The parts to list: all of them, or those with the highest coupling.
  private var listed: [MetricsDocument.Part] {
    let parts = document.parts
    if parts.count <= limit { return parts }
    func coupling(_ part: MetricsDocument.Part) -> Int { part.afferent + part.efferent }
    return Array(
      parts.sorted { (-coupling($0), -$0.lines, $0.id) < (-coupling($1), -$1.lines, $1.id) }.prefix(limit))
  }

  private func cells(of part: MetricsDocument.Part) -> [String] {
    let coupling = [grouped(part.afferent), grouped(part.efferent), Self.decimal(part.instability)]
    let measured =
      isOfTypes
      ? coupling + [part.lackOfCohesion.map(grouped) ?? "-"]
      : [grouped(part.types)] + coupling + [Self.decimal(part.abstractness), Self.decimal(part.distance)]
    return [grouped(part.lines)] + measured + [grouped(part.depth), part.cycle == 0 ? "-" : grouped(part.cycle)]
  }

  /// A number with two decimals; `-` for nil.
  private static func decimal(_ value: Double?) -> String {
    guard let value else { return "-" }
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  private var sums: [String] {
    let totals = document.totals
    let level = document.level.rawValue
    var lines = [
      [counted(totals.files, "file"), counted(totals.lines, "line"), counted(totals.types, "type")].joined(
        separator: ", ")
    ]
    if let share = totals.shareInLayers {
      lines.append("\(Int((share * 100).rounded())) % of the lines are in a layer")
    }
    let cycles =
      totals.cycles == 0
      ? "no cycle" : "\(counted(totals.cycles, "cycle")) of \(counted(totals.partsInCycles, level)) in all"
    lines.append("\(cycles), longest chain of dependencies: \(counted(totals.depth, level))")
    let hidden = document.parts.count - listed.count
    if hidden > 0 {
      lines.append("\(counted(hidden, level)) not shown, with less coupling: --all, or --format json")
    }
    return lines
  }

  // MARK: Formats

  private var text: String {
    let rows = [heads] + listed.map { [$0.id.visible] + cells(of: $0) }
    let table = document.parts.isEmpty ? [] : ink.table(rows) + [""]
    return (table + sums).joined(separator: "\n") + "\n"
  }

  private var markdown: String {
    let rows = listed.map { "| \($0.id.asCode) | \(cells(of: $0).joined(separator: " | ")) |\n" }
    let table =
      "| \(heads.joined(separator: " | ")) |\n| --- |\(heads.dropFirst().map { _ in " ---: |" }.joined())\n"
    let list = document.parts.isEmpty ? "" : table + rows.joined() + "\n"
    return "## \(Tool.name): metrics\n\n" + list + sums.map { "- \($0)\n" }.joined()
  }

  /// JSON; see `Schema/layerlint-metrics.schema.json`.
  private var json: String {
    JSONWriter.document { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("level", document.level.rawValue)
      writer.member("totals") { $0.totals(document.totals) }
      writer.member("parts") { $0.list(document.parts, .lines) { $0.part($1, level: document.level) } }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func totals(_ totals: MetricsDocument.Totals) {
    object(.line) { writer in
      writer.member("files", totals.files)
      writer.member("lines", totals.lines)
      writer.member("types", totals.types)
      writer.member("linesInLayers", totals.linesInLayers)
      writer.member("shareInLayers", totals.shareInLayers)
      writer.member("cycles", totals.cycles)
      writer.member("partsInCycles", totals.partsInCycles)
      writer.member("depth", totals.depth)
    }
  }

  fileprivate mutating func part(_ part: MetricsDocument.Part, level: MetricsLevel) {
    object(.line) { writer in
      writer.member("id", part.id)
      writer.member("layer", part.layer)
      writer.member("file", part.position?.file)
      writer.member("line", part.position?.line)
      writer.member("lines", part.lines)
      if level != .type { writer.member("types", part.types) }
      writer.member("afferent", part.afferent)
      writer.member("efferent", part.efferent)
      writer.member("instability", part.instability)
      writer.member("abstractness", part.abstractness)
      writer.member("distance", part.distance)
      writer.member("lackOfCohesion", part.lackOfCohesion)
      writer.member("depth", part.depth)
      writer.member("cycle", part.cycle)
    }
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
