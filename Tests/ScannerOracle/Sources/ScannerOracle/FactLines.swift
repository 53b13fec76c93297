import SourceFacts
import Tables

/// One fact as a line of text. Names are resolved; nodes, scopes and declarations are given by kind and byte offset, so
/// that a missing fact does not change the lines of later ones.
public struct FactLine: Hashable, Sendable {
  /// The position at which it is shown.
  public var offset: UInt32
  public var text: String
}

extension FileFacts {
  /// All facts, one line each, in the order of the arrays. Indices out of range are shown as such: facts may be wrong.
  public var described: [FactLine] {
    let starts = lines.starts
    return imports.map(describe) + declarations.map(describe) + scopes.map(describe) + nodes.map(describe)
      + branches.map(describe) + directives.map { FactLine(offset: $0.offset, text: "directive \(quoted($0.text))") }
      + problems.map { FactLine(offset: $0.offset, text: "problem \($0.kind): \($0.message)") }
      + [FactLine(offset: 0, text: "lines \(starts.count) last at \(starts.last ?? 0) ascii \(lines.isASCII)")]
  }

  private func describe(_ fact: ImportFact) -> FactLine {
    FactLine(
      offset: fact.offset,
      text: "import \(fact.kind) \(known(fact.module)) path \(known(fact.path)) \(fact.flags.described) ..<\(fact.end)")
  }

  private func describe(_ fact: Declaration) -> FactLine {
    var text = "declaration \(fact.kind) \(known(fact.name)) label \(known(fact.label)) \(fact.modifiers.described)"
    text += " \(fact.start)..<\(fact.end) in \(declaration(fact.parent)), \(scope(fact.scope))"
    if fact.tuplePlace > 0 { text += " place \(fact.tuplePlace)" }
    text += " body \(scope(fact.body)) type \(node(fact.type)) value \(node(fact.value))"
    let first = Int(fact.attachments)
    for index in first..<first + Int(fact.attachmentCount) {
      guard attachments.indices.contains(index) else {
        text += " attachment out of range"
        break
      }
      text += " \(attachments[index].kind) \(node(attachments[index].node))"
    }
    // The node just before it becomes visible, because an index would change with every missing node before it.
    let visible = NodeID(raw: Int32(truncatingIfNeeded: fact.visibleFrom))
    text += fact.visibleFrom == 0 ? "" : " visible behind \(node(before: visible))"
    return FactLine(offset: fact.nameOffset, text: text)
  }

  private func describe(_ fact: Scope) -> FactLine {
    var text = "scope \(fact.kind) ..<\(fact.end) in \(scope(fact.parent)) of \(declaration(fact.declaration))"
    text += " nodes from \(node(fact.firstNode))"
    text += " to \(node(before: fact.endNode))"
    return FactLine(offset: fact.start, text: text)
  }

  private func describe(_ fact: Node) -> FactLine {
    let name = fact.kind == .closure ? declaration(fact.closureDeclaration) : known(fact.name)
    var text = "node \(fact.kind) \(name) \(fact.context) \(fact.flags.described)"
    if !fact.label.isNone { text += " label \(known(fact.label)) \(fact.labelDistance) before" }
    text += " from \(node(fact.start))"
    return FactLine(offset: fact.offset, text: text)
  }

  private func describe(_ fact: ConditionalBranch) -> FactLine {
    FactLine(offset: fact.start, text: "branch of group \(fact.group) ..<\(fact.end)")
  }

  // MARK: References

  private func known(_ name: Name) -> String {
    name.raw < names.count ? quoted(names[name]) : "name out of range"
  }

  private func quoted(_ text: String) -> String { "'\(text)'" }

  private func node(before end: NodeID) -> String { node(end > nodes.startIndex ? end.previous : nil) }

  private func node(_ node: NodeID?) -> String {
    guard let node else { return "-" }
    guard nodes.indices.contains(node) else { return node == nodes.endIndex ? "the end" : "out of range" }
    return "\(nodes[node].kind)@\(nodes[node].offset)"
  }

  private func scope(_ scope: ScopeID?) -> String {
    guard let scope else { return "-" }
    guard scopes.indices.contains(scope) else { return "out of range" }
    return "\(scopes[scope].kind)@\(scopes[scope].start)"
  }

  private func declaration(_ declaration: DeclarationID?) -> String {
    guard let declaration else { return "-" }
    guard declarations.indices.contains(declaration) else { return "out of range" }
    return "\(declarations[declaration].kind)@\(declarations[declaration].nameOffset)"
  }
}
