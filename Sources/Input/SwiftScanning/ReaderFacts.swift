import SourceFacts
import Tables

/// Records facts.
extension Reader {
  @inline(__always)
  func emit(
    _ kind: NodeKind, at offset: UInt32, from start: NodeID, name: Name = .none, flags: NodeFlags = []
  ) {
    nodes.append(
      Node(kind: kind, flags: flags, context: .nested, name: name, offset: offset, start: start))
  }

  /// A node of a written type, with the context of the complete type.
  @inline(__always)
  func emitType(
    _ kind: NodeKind, at offset: UInt32, from start: NodeID, name: Name = .none, flags: NodeFlags = []
  ) {
    nodes.append(
      Node(kind: kind, flags: flags, context: typeContext, name: name, offset: offset, start: start))
  }

  /// A node without children for the current token, which is consumed.
  func emitLeaf(_ kind: NodeKind, name: Name = .none) {
    emit(kind, at: offset, from: nodes.endIndex, name: name)
    step()
  }

  /// The last node: the root of the expression just read.
  @inline(__always)
  var root: NodeID { nodes.endIndex.previous }

  func setContext(_ context: NodeContext) { nodes[root].context = context }
  func setLabel(_ label: Name) { nodes[root].label = label }

  /// Sets the label of an argument, which starts at an offset.
  func setLabel(_ label: Name, at start: UInt32) {
    let root = root
    let distance = nodes[root].offset &- start
    nodes[root].label = label
    if distance < 256 { nodes[root].labelDistance = UInt8(truncatingIfNeeded: distance) }
  }

  var facts: FileFacts {
    var facts = FileFacts()
    note(in: &facts)
    return facts
  }

  /// Sets all facts in place, which avoids copies.
  private func note(in facts: inout FileFacts) {
    lexer.names.freeze()
    facts.names = lexer.names
    facts.imports = imports.array
    facts.declarations = Table(declarations.array)
    facts.attachments = attachments.array
    facts.scopes = Table(scopes.array)
    facts.nodes = Table(nodes.array)
    facts.branches = lexer.conditions.branches
    facts.directives = lexer.directives
    facts.problems = (lexer.problems + problems).sorted { $0.offset < $1.offset }
    facts.lines = LineTable(starts: lexer.lines.array, isASCII: lexer.isASCII)
  }

  // MARK: Declarations

  /// Records a declaration in the current scope.
  func declare(_ kind: DeclarationKind, name: Name, nameOffset: UInt32, start: UInt32) -> DeclarationID {
    let declaration = declarations.endIndex
    declarations.append(
      Declaration(kind: kind, name: name, nameOffset: nameOffset, start: start, parent: owner, scope: scope))
    return declaration
  }

  /// Ends a declaration at the end of the last token read. In incomplete code it may have no token: `f(a: A, , b: B)`.
  func end(_ declaration: DeclarationID) {
    declarations[declaration].end = max(declarations[declaration].start, lastEnd)
  }

  func attach(_ list: [Attachment], to declaration: DeclarationID) {
    guard !list.isEmpty else { return }
    declarations[declaration].attachments = UInt32(attachments.count)
    declarations[declaration].attachmentCount = UInt16(clamping: list.count)
    list.withUnsafeBufferPointer { attachments.append($0) }
  }

  // MARK: Scopes

  /// What to return to when a scope ends.
  struct Outer {
    var opened: ScopeID
    var scope: ScopeID
    var owner: DeclarationID?
  }

  func openScope(_ kind: Scope.Kind, at start: UInt32, of declaration: DeclarationID?) -> Outer {
    let outer = Outer(opened: scopes.endIndex, scope: scope, owner: owner)
    scopes.append(
      Scope(kind: kind, parent: scope, declaration: declaration, firstNode: nodes.endIndex, start: start))
    scope = outer.opened
    owner = declaration
    return outer
  }

  /// Ends the scope with the last token read.
  func closeScope(_ outer: Outer) {
    scopes[outer.opened].endNode = nodes.endIndex
    scopes[outer.opened].end = max(scopes[outer.opened].start, lastEnd)
    scope = outer.scope
    owner = outer.owner
  }

  // MARK: Depth

  /// Whether nesting one level deeper is allowed; if so, `leave` must follow.
  @inline(__always)
  func enter() -> Bool {
    guard depth < depthLimit else {
      if depthLimit == Self.maximumDepth { skipTooDeep() }
      return false
    }
    depth += 1
    return true
  }

  @inline(__always)
  func leave() { depth -= 1 }

  private func skipTooDeep() {
    if problems.last?.kind != "nesting_too_deep" {
      problems.append(
        SourceProblem(
          kind: "nesting_too_deep", offset: offset,
          message: "nested more than \(Self.maximumDepth) levels deep; what lies deeper was not read"))
    }
    switch kind {
    case .leftParen, .leftSquare, .leftBrace: index = min(indexAfterMatch(index), tokenCount - 1)
    default: advance()
    }
  }
}
