import Findings
import LowLevel

/// The text format of `roles`: the types of each role with their evidence, then the totals.
struct RolesText {
  private let document: RolesDocument
  private let ink: Ink
  /// The maximum width of the column of names; longer names are not aligned.
  private static let widest = 44

  init(_ document: RolesDocument, ink: Ink) {
    self.document = document
    self.ink = ink
  }

  func render() -> String { document.roles.map(section).joined() + sums }

  private typealias Entry = (declaration: RolesDocument.Declaration, because: String)

  private func entries(of role: String) -> [Entry] {
    document.declarations.compactMap { declaration in
      declaration.roles.first { $0.role == role }.map { (declaration, $0.because) }
    }.sorted { Self.key($0.declaration) < Self.key($1.declaration) }
  }

  private static func key(_ declaration: RolesDocument.Declaration) -> (String, String, Int) {
    (declaration.name, declaration.position.file, declaration.position.line)
  }

  private func section(_ role: String) -> String {
    let entries = entries(of: role)
    if entries.isEmpty { return "" }
    let width = min(Self.widest, entries.map { $0.declaration.name.visible.displayWidth }.max() ?? 0)
    let title = "\(ink(.heading, role))  \(ink(.dim, counted(entries.count, "type")))\n"
    return title + entries.map { line($0, width) }.joined() + "\n"
  }

  private func line(_ entry: Entry, _ width: Int) -> String {
    let position = entry.declaration.position
    let layer = entry.declaration.layer.map { ", \($0.visible)" } ?? ""
    let place = ink(.dim, "(\(position.file.visible):\(position.line)\(layer))")
    return "  \(ink(.bold, entry.declaration.name.visible.padded(to: width)))  \(entry.because.visible)  \(place)\n"
  }

  // MARK: Sums

  private var sums: String {
    let types = document.declarations.filter { $0.kind != "protocol" || !$0.roles.isEmpty }
    let rest = types.filter(\.roles.isEmpty)
    let counts = document.roles.compactMap { role -> String? in
      let count = types.count { $0.roles.contains { $0.role == role } }
      return count == 0 ? nil : "\(role) \(grouped(count))"
    }
    let all = counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))"
    var text = "\(counted(types.count, "type"))\(all)\n"
    if !rest.isEmpty { text += "\(counted(rest.count, "type")) without a role (\(kinds(of: rest)))\n" }
    return text
  }

  private func kinds(of declarations: [RolesDocument.Declaration]) -> String {
    let counts = Dictionary(declarations.map { ($0.kind, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \(grouped($0.value))" }.joined(separator: ", ")
  }
}
