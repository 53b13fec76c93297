import Findings
import Linting

/// The description of a type in hovers and code lenses.
struct TypeText {
  let card: TypeCard
  /// The reported findings about this type.
  let findings: [Finding]
  private let responsibilities: [String]

  init(_ card: TypeCard, _ result: LintResult?) {
    self.card = card
    let isOwn = { (finding: Finding) in finding.subject == card.name || finding.subject.hasPrefix("\(card.name).") }
    findings = result?.findings.filter(isOwn) ?? []
    let accepted = result?.accepted.map(\.finding).filter(isOwn) ?? []
    responsibilities =
      (findings + accepted).lazy.compactMap { finding -> [String]? in
        if case .words(let words)? = finding.measures["responsibilities"] { words } else { nil }
      }.first ?? []
  }

  /// The number of all responsibilities.
  private static let responsibilityCount = 6

  /// Whether a code lens would show more than the code does.
  var isWorthALens: Bool { !card.roles.isEmpty || !findings.isEmpty }

  /// The text of a code lens: `view controller · Presentation · 412 lines · 5 of 6 responsibilities · used by 12`.
  var line: String {
    var parts = card.roles.map { words($0.role) }
    if let layer = card.layer { parts.append(layer) }
    parts.append(counted(card.lines, "line"))
    if !responsibilities.isEmpty {
      parts.append("\(responsibilities.count) of \(Self.responsibilityCount) responsibilities")
    }
    parts.append("used by \(card.users)")
    if !findings.isEmpty { parts.append(counted(findings.count, "finding")) }
    return parts.joined(separator: " · ")
  }

  func hover(isMarkdown: Bool) -> String {
    let (bold, code) = isMarkdown ? ("**", "`") : ("", "")
    var lines = ["\(bold)\(card.name)\(bold): \(card.kind)"]
    if let layer = card.layer {
      lines[0] += ", layer \(code)\(layer)\(code)\(card.isLayerInferred ? " (inferred)" : "")"
    }
    var items = card.roles.map { "\(words($0.role)): \($0.because)" }
    if card.roles.isEmpty { items.append("no role") }
    items.append(counted(card.lines, "line"))
    if !responsibilities.isEmpty {
      let names = responsibilities.map(words).joined(separator: ", ")
      items.append("takes on \(responsibilities.count) of \(Self.responsibilityCount) responsibilities: \(names)")
    }
    items.append("uses \(counted(card.uses, "type")), used by \(counted(card.users, "type"))")
    items += findings.prefix(5).map { "\($0.severity.rawValue): \($0.message) (\($0.rule))" }
    if findings.count > 5 { items.append("and \(findings.count - 5) more") }
    lines += [""] + items.map { "- \(isMarkdown ? escaped($0) : $0)" }
    return lines.joined(separator: "\n")
  }

  private func words(_ name: String) -> String { name.replacing("_", with: " ") }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  /// Escapes characters with a meaning in Markdown.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "*_<>[]".contains($1) ? "\\\($1)" : String($1) }
  }
}
