import SourceFacts

/// One fact as a line of text. Names are resolved; nodes, scopes and declarations are given by kind and byte offset,
/// so that a missing fact does not change the lines of those behind it.
public struct FactLine: Hashable, Sendable {
  /// Where it is shown.
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
      text += " \(attachments[index].kind) \(node(Int32(truncatingIfNeeded: attachments[index].node)))"
    }
    // What stands just before it becomes visible, as an index would change with every node missing before.
    text += fact.visibleFrom == 0 ? "" : " visible behind \(node(Int32(truncatingIfNeeded: fact.visibleFrom) - 1))"
    return FactLine(offset: fact.nameOffset, text: text)
  }

  private func describe(_ fact: Scope) -> FactLine {
    var text = "scope \(fact.kind) ..<\(fact.end) in \(scope(fact.parent)) of \(declaration(fact.declaration))"
    text += " nodes from \(node(Int32(truncatingIfNeeded: fact.firstNode)))"
    text += " to \(node(Int32(truncatingIfNeeded: fact.endNode) - 1))"
    return FactLine(offset: fact.start, text: text)
  }

  private func describe(_ fact: Node) -> FactLine {
    let name = fact.kind == .closure ? declaration(Int32(truncatingIfNeeded: fact.name.raw)) : known(fact.name)
    var text = "node \(fact.kind) \(name) \(fact.context) \(fact.flags.described)"
    if !fact.label.isNone { text += " label \(known(fact.label)) \(fact.labelDistance) before" }
    text += " from \(node(Int32(truncatingIfNeeded: fact.start)))"
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

  private func node(_ index: Int32) -> String {
    if index < 0 { return "-" }
    guard nodes.indices.contains(Int(index)) else { return index == nodes.count ? "the end" : "out of range" }
    return "\(nodes[Int(index)].kind)@\(nodes[Int(index)].offset)"
  }

  private func scope(_ index: Int32) -> String {
    if index < 0 { return "-" }
    guard scopes.indices.contains(Int(index)) else { return "out of range" }
    return "\(scopes[Int(index)].kind)@\(scopes[Int(index)].start)"
  }

  private func declaration(_ index: Int32) -> String {
    if index < 0 { return "-" }
    guard declarations.indices.contains(Int(index)) else { return "out of range" }
    return "\(declarations[Int(index)].kind)@\(declarations[Int(index)].nameOffset)"
  }
}
