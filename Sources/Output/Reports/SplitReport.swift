import Findings
import JSON
import LowLevel

/// The output of `split`.
public struct SplitReport {
  private let document: SplitDocument
  private let ink: Ink
  /// Whether all proposals of each type are shown, or only the best three.
  private let isVerbose: Bool
  private static let proposalsListed = 3
  private static let namesListed = 8

  public init(_ document: SplitDocument, isVerbose: Bool = true, ink: Ink = Ink(isOn: false)) {
    (self.document, self.isVerbose, self.ink) = (document, isVerbose, ink)
  }

  public func render(_ format: RemedyFormat) -> String {
    switch format {
    case .text: document.types.isEmpty ? "Nothing to split.\n" : document.types.map(text).joined(separator: "\n")
    case .json: json
    case .markdown: document.types.map(markdown).joined(separator: "\n")
    }
  }

  private func shown(_ split: SplitDocument.TypeSplit) -> ArraySlice<SplitDocument.Proposal> {
    isVerbose ? split.proposals[...] : split.proposals.prefix(Self.proposalsListed)
  }

  // MARK: Text

  private func text(_ split: SplitDocument.TypeSplit) -> String {
    let place = "\(split.position.file.visible):\(split.position.line)"
    let roles = split.roles.isEmpty ? "" : "  \(split.roles.map(Self.words).joined(separator: ", "))"
    var text = "\(ink(.bold, split.name.visible))\(roles)  \(ink(.place, place))\n"
    text += "  now    \(Self.describe(split.size))\n"
    if split.proposals.isEmpty {
      return text + "  No part of it is large enough and holds together well enough to be a type of its own.\n"
    }
    let count = split.proposals.count
    let after = count == 1 ? "this proposal" : "all \(count) proposals"
    text += "  after  \(Self.describe(split.rest)), with \(after)\n"
    for (number, proposal) in shown(split).enumerated() {
      text += "\n  \(ink(.heading, "\(number + 1). \(title(of: proposal))"))\n" + lines(of: proposal, in: split)
    }
    let more = count - shown(split).count
    if more > 0 { text += "\n  \(grouped(more)) more: layerlint split \(split.name.visible)\n" }
    return text
  }

  private func title(of proposal: SplitDocument.Proposal) -> String {
    let words = proposal.words.isEmpty ? "" : " for \(proposal.words.map(\.visible).joined(separator: ", "))"
    return "\(Self.words(proposal.target.rawValue))\(words)"
  }

  private func lines(of proposal: SplitDocument.Proposal, in split: SplitDocument.TypeSplit) -> String {
    var rows: [(String, String)] = []
    let does = proposal.responsibilities.isEmpty ? "" : ": \(proposal.responsibilities.joined(separator: ", "))"
    rows.append(("moves", "\(counted(proposal.lines, "line"))\(does)"))
    for (index, member) in proposal.members.enumerated() {
      rows.append((index == 0 ? "members" : "", "\(member.name.visible)  \(ink(.dim, place(of: member, in: split)))"))
    }
    let state = proposal.state.map { "\($0.name.visible) \(ink(.dim, place(of: $0, in: split)))" }
    if !state.isEmpty { rows.append(("state", state.joined(separator: ", "))) }
    if !proposal.interface.isEmpty { rows.append(("called", Self.list(proposal.interface))) }
    if !proposal.needs.isEmpty { rows.append(("needs", Self.list(proposal.needs))) }
    if !proposal.collaborators.isEmpty {
      rows.append(("uses", proposal.collaborators.map(\.visible).joined(separator: ", ")))
    }
    rows.append(("leaves", Self.describe(proposal.rest)))
    return rows.map { label, text in "     \(ink(.hint, label.padded(to: 9)))\(text)\n" }.joined()
  }

  /// The line of a member, preceded by the file name if it is in another file than the type.
  private func place(of member: SplitDocument.Member, in split: SplitDocument.TypeSplit) -> String {
    let file =
      member.position.file == split.position.file ? "" : (member.position.file.split(separator: "/").last ?? "").visible
    return "\(file):\(member.position.line)"
  }

  private static func list(_ members: [SplitDocument.Member]) -> String {
    let more = members.count > namesListed ? " and \(grouped(members.count - namesListed)) more" : ""
    return members.prefix(namesListed).map(\.name.visible).joined(separator: ", ") + more
  }

  private static func describe(_ size: SplitDocument.Size) -> String {
    let does = size.responsibilities.isEmpty ? "" : ": \(size.responsibilities.joined(separator: ", "))"
    return counted(size.lines, "line") + does
  }

  private static func words(_ name: String) -> String { name.split(separator: "_").joined(separator: " ") }

  // MARK: Markdown

  private func markdown(_ split: SplitDocument.TypeSplit) -> String {
    var text = "## Split \(split.name.asCode)\n\n| | lines | responsibilities |\n| --- | ---: | --- |\n"
    func row(_ title: String, _ size: SplitDocument.Size) -> String {
      "| \(title) | \(grouped(size.lines)) | \(size.responsibilities.joined(separator: ", ").asMarkdown) |\n"
    }
    text += row("now", split.size)
    for (number, proposal) in shown(split).enumerated() { text += row("with \(number + 1)", proposal.rest) }
    if split.proposals.count > 1 { text += row("with all", split.rest) }
    for (number, proposal) in shown(split).enumerated() {
      text += "\n### \(number + 1). \(title(of: proposal).asMarkdown)\n\n"
      text += proposal.members.map { "- \($0.name.asCode), line \($0.position.line)\n" }.joined()
      let lists = [("State", proposal.state), ("Called", proposal.interface), ("Needs", proposal.needs)]
      for (title, members) in lists where !members.isEmpty {
        text += "\n\(title): \(members.map(\.name.asCode).joined(separator: ", "))\n"
      }
    }
    return text
  }

  // MARK: JSON

  /// JSON; see `Schema/layerlint-split.schema.json`.
  private var json: String {
    JSONWriter.document { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("types") { $0.list(document.types, .lines) { $0.split($1) } }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func split(_ split: SplitDocument.TypeSplit) {
    object(.lines) { writer in
      writer.member("name", split.name)
      writer.member("file", split.position.file)
      writer.member("line", split.position.line)
      writer.member("roles") { $0.list(split.roles, .line) { $0.string($1) } }
      writer.member("now") { $0.size(split.size) }
      writer.member("after") { $0.size(split.rest) }
      writer.member("proposals") { $0.list(split.proposals, .lines) { $0.proposal($1) } }
      writer.member("members") { $0.members(split.members) }
    }
  }

  private mutating func size(_ size: SplitDocument.Size) {
    object(.line) { writer in
      writer.member("lines", size.lines)
      writer.member("responsibilities") { $0.list(size.responsibilities, .line) { $0.string($1) } }
    }
  }

  private mutating func proposal(_ proposal: SplitDocument.Proposal) {
    object(.lines) { writer in
      writer.member("target", proposal.target.rawValue)
      writer.member("words") { $0.list(proposal.words, .line) { $0.string($1) } }
      writer.member("lines", proposal.lines)
      writer.member("responsibilities") { $0.list(proposal.responsibilities, .line) { $0.string($1) } }
      writer.member("members") { $0.members(proposal.members) }
      writer.member("state") { $0.members(proposal.state) }
      writer.member("interface") { $0.members(proposal.interface) }
      writer.member("needs") { $0.members(proposal.needs) }
      writer.member("collaborators") { $0.list(proposal.collaborators, .line) { $0.string($1) } }
      writer.member("after") { $0.size(proposal.rest) }
    }
  }

  private mutating func members(_ members: [SplitDocument.Member]) {
    list(members, .lines) { writer, member in
      writer.object(.line) {
        $0.member("name", member.name)
        $0.member("kind", member.kind.rawValue)
        $0.member("file", member.position.file)
        $0.member("line", member.position.line)
        $0.member("group", member.group)
      }
    }
  }
}
