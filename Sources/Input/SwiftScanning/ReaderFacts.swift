import SourceFacts

/// How facts are noted.
extension Reader {
  @inline(__always)
  func emit(
    _ kind: NodeKind, at offset: UInt32, from start: Int, name: Name = .none, flags: NodeFlags = []
  ) {
    nodes.append(
      Node(kind: kind, flags: flags, context: .nested, name: name, offset: offset, start: UInt32(truncatingIfNeeded: start)))
  }

  /// A node of a written type: carries the context of the whole type.
  @inline(__always)
  func emitType(
    _ kind: NodeKind, at offset: UInt32, from start: Int, name: Name = .none, flags: NodeFlags = []
  ) {
    nodes.append(
      Node(
        kind: kind, flags: flags, context: typeContext, name: name, offset: offset,
        start: UInt32(truncatingIfNeeded: start)))
  }

  /// A node without children for the current token, which is consumed.
  func emitLeaf(_ kind: NodeKind, name: Name = .none) {
    emit(kind, at: offset, from: nodes.count, name: name)
    step()
  }

  /// Index of the node noted last: the root of what was just read.
  var root: Int32 { Int32(truncatingIfNeeded: nodes.count - 1) }

  func setContext(_ context: NodeContext) { nodes[nodes.count - 1].context = context }
  func setLabel(_ label: Name) { nodes[nodes.count - 1].label = label }

  /// The label of an argument, which begins at a byte.
  func setLabel(_ label: Name, at start: UInt32) {
    let last = nodes.count - 1
    let distance = nodes[last].offset &- start
    nodes[last].label = label
    if distance < 256 { nodes[last].labelDistance = UInt8(truncatingIfNeeded: distance) }
  }

  /// All that was noted of the file.
  var facts: FileFacts {
    var facts = FileFacts()
    note(in: &facts)
    return facts
  }

  /// All at once and in place: facts are not copied on the way.
  private func note(in facts: inout FileFacts) {
    facts.names = lexer.names.table
    facts.imports = imports.array
    facts.declarations = declarations.array
    facts.attachments = attachments.array
    facts.scopes = scopes.array
    facts.nodes = nodes.array
    facts.branches = lexer.conditions.branches
    facts.directives = lexer.directives
    facts.problems = (lexer.problems + problems).sorted { $0.offset < $1.offset }
    facts.lines = LineTable(starts: lexer.lines.array, isASCII: lexer.isASCII)
  }

  // MARK: Declarations

  /// Notes a declaration in the current scope; returns its index.
  func declare(_ kind: DeclarationKind, name: Name, nameOffset: UInt32, start: UInt32) -> Int32 {
    declarations.append(
      Declaration(kind: kind, name: name, nameOffset: nameOffset, start: start, parent: owner, scope: scope))
    return Int32(truncatingIfNeeded: declarations.count - 1)
  }

  /// The end of a declaration: that of the last token read.
  func end(_ declaration: Int32) { declarations[Int(declaration)].end = lastEnd }

  func attach(_ list: [Attachment], to declaration: Int32) {
    guard !list.isEmpty else { return }
    declarations[Int(declaration)].attachments = UInt32(attachments.count)
    declarations[Int(declaration)].attachmentCount = UInt16(clamping: list.count)
    list.withUnsafeBufferPointer { attachments.append($0) }
  }

  // MARK: Scopes

  /// What to return to when a scope ends.
  struct Outer {
    var opened: Int32
    var scope: Int32
    var owner: Int32
  }

  func openScope(_ kind: Scope.Kind, at start: UInt32, of declaration: Int32) -> Outer {
    let outer = Outer(opened: Int32(scopes.count), scope: scope, owner: owner)
    scopes.append(
      Scope(kind: kind, parent: scope, declaration: declaration, firstNode: UInt32(nodes.count), start: start))
    scope = outer.opened
    owner = declaration
    return outer
  }

  /// Ends the scope with the last token read.
  func closeScope(_ outer: Outer) {
    let (endNode, end) = (UInt32(nodes.count), lastEnd)
    scopes[Int(outer.opened)].endNode = endNode
    scopes[Int(outer.opened)].end = end
    scope = outer.scope
    owner = outer.owner
  }

  // MARK: Depth

  /// Whether one level more may be read; if so, `leave` must follow.
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
    case .leftParen, .leftSquare, .leftBrace: index = min(behindMatch(index), tokenCount - 1)
    default: advance()
    }
  }
}
