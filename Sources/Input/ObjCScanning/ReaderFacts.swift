import SourceFacts
import Tables

/// Records facts.
extension Reader {
  @inline(__always)
  mutating func emit(
    _ kind: NodeKind, at offset: UInt32, from start: NodeID, name: Name = .none, flags: NodeFlags = [],
    context: NodeContext = .nested
  ) {
    nodes.append(
      Node(
        kind: kind, flags: flags, context: context, name: name, offset: offset, start: start))
  }

  /// A node without children for the current token, which is consumed.
  mutating func emitLeaf(_ kind: NodeKind, name: Name = .none) {
    emit(kind, at: offset, from: nodes.endIndex, name: name)
    advance()
  }

  /// The last node: the root of the expression just read.
  @inline(__always)
  var root: NodeID { nodes.endIndex.previous }

  mutating func setContext(_ context: NodeContext) { nodes[root].context = context }
  mutating func setLabel(_ label: Name) { nodes[root].label = label }

  mutating func setTypeContext(_ context: NodeContext, root: NodeID?) {
    guard let root else { return }
    for node in nodes[root].start...root { nodes[node].context = context }
  }

  // MARK: Declarations

  /// Records a declaration in the current scope.
  mutating func declare(_ kind: DeclarationKind, name: Name, nameOffset: UInt32, start: UInt32) -> DeclarationID {
    declarations.append(
      Declaration(kind: kind, name: name, nameOffset: nameOffset, start: start, parent: owner, scope: scope))
  }

  /// Ends a declaration at the end of the last token read.
  mutating func end(_ declaration: DeclarationID) {
    declarations[declaration].end = max(declarations[declaration].start, lastEnd)
  }

  mutating func attach(_ list: [Attachment], to declaration: DeclarationID) {
    guard !list.isEmpty else { return }
    declarations[declaration].attachments = UInt32(attachments.count)
    declarations[declaration].attachmentCount = UInt16(clamping: list.count)
    attachments.append(contentsOf: list)
  }

  /// A type node of one name.
  mutating func emitTypeName(_ token: Token, _ context: NodeContext, flags: NodeFlags = []) {
    emit(.typeName, at: token.start, from: nodes.endIndex, name: name(of: token), flags: flags, context: context)
  }

  /// `attribute(typeName)` for an attribute that is a single word: `IBOutlet`, `copy`.
  mutating func emitAttribute(_ token: Token, name: Name = .none) -> Attachment {
    let start = nodes.endIndex
    emitTypeName(token, .attribute)
    emit(.attribute, at: token.start, from: start, name: name)
    return Attachment(kind: .attribute, node: root)
  }

  // MARK: Scopes

  /// What to return to when a scope ends.
  struct Outer {
    var opened: ScopeID
    var scope: ScopeID
    var owner: DeclarationID?
  }

  mutating func openScope(_ kind: Scope.Kind, at start: UInt32, of declaration: DeclarationID?) -> Outer {
    let outer = Outer(opened: scopes.endIndex, scope: scope, owner: owner)
    scopes.append(
      Scope(kind: kind, parent: scope, declaration: declaration, firstNode: nodes.endIndex, start: start))
    scope = outer.opened
    owner = declaration
    return outer
  }

  /// Ends the scope with the last token read.
  mutating func closeScope(_ outer: Outer) {
    scopes[outer.opened].endNode = nodes.endIndex
    scopes[outer.opened].end = max(scopes[outer.opened].start, lastEnd)
    scope = outer.scope
    owner = outer.owner
  }

  // MARK: Depth

  /// Whether nesting one level deeper is allowed; if so, `leave` must follow.
  @inline(__always)
  mutating func enter() -> Bool {
    guard depth < Self.maximumDepth else {
      skipTooDeep()
      return false
    }
    depth += 1
    return true
  }

  @inline(__always)
  mutating func leave() { depth -= 1 }

  private mutating func skipTooDeep() {
    if !inMacro, problems.last?.kind != "nesting_too_deep" {
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
