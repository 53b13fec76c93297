import Findings
import JSON
import LowLevel

/// The output of `brief`: at most thirty lines of text.
public struct BriefReport {
  private let brief: BriefDocument
  private let ink: Ink
  private static let names = 4
  private static let layers = 4
  private static let debts = 5
  private static let roles = 3

  public init(_ brief: BriefDocument, ink: Ink = Ink(isOn: false)) { (self.brief, self.ink) = (brief, ink) }

  public func render(_ format: RemedyFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    }
  }

  // MARK: Rows

  /// The rows of the report: a label and its lines.
  private var rows: [(label: String, lines: [String])] {
    var rows: [(label: String, lines: [String])] = []
    if !brief.types.isEmpty { rows.append(("declares", [Self.list(brief.types, 6)])) }
    rows += layerRows
    rows.append(("roles", brief.roles.prefix(Self.roles).map { "\(Self.words($0.role)): \($0.because.visible)" }))
    rows.append(("imports", [Self.list(brief.imports, 10)]))
    rows.append(("uses", neighbours(brief.uses)))
    rows.append(("used by", neighbours(brief.users)))
    rows.append(("rules", [Self.list(brief.rules.map(\.id), 6)]))
    rows.append(("debts", debts))
    if let sibling = brief.sibling {
      let place = "\(sibling.position.file.visible):\(sibling.position.line)"
      rows.append(
        ("copy", ["\(sibling.name.visible), \(place): same roles, \(counted(sibling.lines, "line")), no findings"]))
    }
    return rows.filter { !$0.lines.allSatisfy(\.isEmpty) }
  }

  private var layerRows: [(label: String, lines: [String])] {
    guard let layer = brief.layer else { return [("layer", ["none"])] }
    var rows = [("layer", [layer.name.visible + (layer.isInferred ? " (inferred)" : "")])]
    if !layer.mayUse.isEmpty { rows.append(("may use", [Self.list(layer.mayUse, 10, separator: " · ")])) }
    if !layer.mayNotUse.isEmpty { rows.append(("must not use", [Self.list(layer.mayNotUse, 10, separator: " · ")])) }
    return rows
  }

  private func neighbours(_ all: [BriefDocument.Neighbour]) -> [String] {
    if all.isEmpty { return ["nothing in the project"] }
    var lines = all.prefix(Self.layers).map { neighbour in
      let layer = neighbour.layer.map { "\($0.visible): " } ?? (brief.layer == nil ? "" : "in no layer: ")
      let names = Self.list(neighbour.types.map { "\($0.name) \(grouped($0.references))" }, Self.names)
      return neighbour.isAgainstLayers
        ? ink(.error, layer) + names + ink(.error, "  against the layers") : layer + names
    }
    let more = all.count - Self.layers
    if more > 0 { lines.append("and \(counted(more, "more layer"))") }
    return lines
  }

  private var debts: [String] {
    if brief.debts.isEmpty { return ["none"] }
    let found = brief.debts.sorted { ($1.severity, $0.position.line) < ($0.severity, $1.position.line) }
    var lines = found.prefix(Self.debts).map { finding in
      "\(ink(finding.severity.style, finding.severity.rawValue)) :\(finding.position.line) "
        + "\(Self.short(finding.message.visible)) \(ink(.dim, "(\(finding.rule.visible))"))"
    }
    let more = found.count - Self.debts
    if more > 0 { lines.append("and \(grouped(more)) more: layerlint \(brief.position.file.visible)") }
    return lines
  }

  private static func short(_ text: String) -> String { text.count > 100 ? text.prefix(99) + "…" : text }

  /// - Parameter separator: may differ from a comma, since names of layers may contain commas.
  private static func list(_ names: [String], _ limit: Int, separator: String = ", ") -> String {
    let more = names.count > limit ? " and \(grouped(names.count - limit)) more" : ""
    return names.prefix(limit).map(\.visible).joined(separator: separator) + more
  }

  private static func words(_ name: String) -> String { name.split(separator: "_").joined(separator: " ") }

  private var title: String {
    let place = brief.kind == "file" ? "" : ", \(brief.position.file.visible):\(brief.position.line)"
    return "\(brief.kind)\(place), \(counted(brief.lines, "line"))"
  }

  // MARK: Formats

  private var text: String {
    let width = 14
    return "\(ink(.bold, brief.name.visible))  \(title)\n"
      + rows.map { label, lines in
        lines.enumerated().map { index, line in
          "  \(ink(.hint, (index == 0 ? label : "").padded(to: width)))\(line)\n"
        }.joined()
      }.joined()
  }

  private var markdown: String {
    "## \(brief.name.asCode)\n\n\(title.asMarkdown)\n\n| | |\n| --- | --- |\n"
      + BriefReport(brief).rows.map { label, lines in
        "| \(label) | \(lines.map(\.asMarkdown).joined(separator: "<br>")) |\n"
      }.joined()
  }

  /// JSON; see `Schema/layerlint-brief.schema.json`.
  private var json: String {
    JSONWriter.document { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("name", brief.name)
      writer.member("kind", brief.kind)
      writer.member("file", brief.position.file)
      writer.member("line", brief.position.line)
      writer.member("lines", brief.lines)
      writer.member("types") { $0.list(brief.types, .line) { $0.string($1) } }
      if let layer = brief.layer { writer.member("layer") { $0.layer(layer) } }
      writer.member("roles") { $0.list(brief.roles, .lines) { $0.role($1) } }
      writer.member("imports") { $0.list(brief.imports, .line) { $0.string($1) } }
      writer.member("uses") { $0.list(brief.uses, .lines) { $0.neighbour($1) } }
      writer.member("usedBy") { $0.list(brief.users, .lines) { $0.neighbour($1) } }
      writer.member("rules") { $0.list(brief.rules, .lines) { $0.rule($1) } }
      writer.member("debts") { $0.list(brief.debts, .lines) { $0.debt($1) } }
      if let sibling = brief.sibling { writer.member("sibling") { $0.sibling(sibling) } }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func layer(_ layer: BriefDocument.LayerPlace) {
    object(.line) { writer in
      writer.member("name", layer.name)
      writer.member("isInferred", layer.isInferred)
      writer.member("mayUse") { $0.list(layer.mayUse, .line) { $0.string($1) } }
      writer.member("mayNotUse") { $0.list(layer.mayNotUse, .line) { $0.string($1) } }
    }
  }

  fileprivate mutating func role(_ role: RolesDocument.Role) {
    object(.line) {
      $0.member("role", role.role)
      $0.member("because", role.because)
    }
  }

  fileprivate mutating func neighbour(_ neighbour: BriefDocument.Neighbour) {
    object(.line) { writer in
      writer.member("layer", neighbour.layer)
      writer.member("isAgainstLayers", neighbour.isAgainstLayers)
      writer.member("types") {
        $0.list(neighbour.types, .line) { writer, type in
          writer.object(.line) {
            $0.member("name", type.name)
            $0.member("references", type.references)
          }
        }
      }
    }
  }

  fileprivate mutating func rule(_ rule: BriefDocument.Rule) {
    object(.line) {
      $0.member("id", rule.id)
      $0.member("summary", rule.summary)
    }
  }

  fileprivate mutating func debt(_ finding: Finding) {
    object(.line) { writer in
      writer.member("rule", finding.rule)
      writer.member("severity", finding.severity.rawValue)
      writer.member("message", finding.message)
      writer.member("file", finding.position.file)
      writer.member("line", finding.position.line)
      writer.member("suggestion", finding.suggestion)
    }
  }

  fileprivate mutating func sibling(_ sibling: BriefDocument.Sibling) {
    object(.line) { writer in
      writer.member("name", sibling.name)
      writer.member("file", sibling.position.file)
      writer.member("line", sibling.position.line)
      writer.member("lines", sibling.lines)
      writer.member("layer", sibling.layer)
    }
  }
}
