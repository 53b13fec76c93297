import SourceFacts

/// Statements and blocks.
extension Reader {
  /// Statements up to the brace that closes `opener`.
  func statements(in opener: Int) {
    while inside(opener) {
      let before = index
      statement()
      if index == before { index += 1 }
    }
  }

  /// `{ … }`, without a scope of its own.
  func block() {
    guard kind == .leftBrace else { return }
    let opener = index
    guard enter() else { return }
    defer { leave() }
    advance()
    statements(in: opener)
    close(opener)
  }

  /// `{ … }` as a scope.
  func scopedBlock() {
    guard kind == .leftBrace else { return }
    let outer = openScope(.code, at: offset, of: owner)
    block()
    closeScope(outer)
  }

  func statement() {
    if kind == .semicolon { return advance() }
    if kind == .identifier, peek().kind == .colon, !isSwitchLabel {
      advance()
      advance()
    }
    if token.word == .none, kind != .at {
      expression(.statement)
      return
    }
    if startsDeclaration { return declaration() }
    if token.word != .none, controlFlow() { return }
    expression(.statement)
  }

  private var isSwitchLabel: Bool { at(.default) }

  /// A statement that starts with a keyword; false if there is none.
  private func controlFlow() -> Bool {
    switch token.word {
    case .if: ifStatement()
    case .switch: switchStatement()
    case .guard: guardStatement()
    case .for: forStatement()
    case .while: whileStatement()
    case .repeat:
      guard peek().kind == .leftBrace else { return false }
      repeatStatement()
    case .do: doStatement()
    case .defer:
      advance()
      scopedBlock()
    case .return: jump(.returned)
    case .throw: jump(.thrown)
    case .break, .continue:
      advance()
      if kind == .identifier, !atLineStart { advance() }
    case .fallthrough: advance()
    case .yield where isPrefixWord(.basic), .discard where isPrefixWord(.basic):
      advance()
      expression(.statement)
    case .then where isPrefixWord(.basic, prefersPostfix: false):
      advance()
      expression(.statement)
    default: return false
    }
    return true
  }

  /// `return x`, `throw x`
  private func jump(_ context: NodeContext) {
    advance()
    if token.flags.contains(.afterDirective) || kind == .rightBrace || kind == .semicolon { return }
    if atLineStart, startsDeclaration || startsControlFlow { return }
    expression(context)
  }

  private var startsControlFlow: Bool {
    switch token.word {
    case .guard, .for, .while, .do, .defer, .return, .throw, .break, .continue, .fallthrough, .case, .default: true
    case .repeat: peek().kind == .leftBrace
    default: false
    }
  }

  private func guardStatement() {
    advance()
    conditions()
    consume(.else)
    scopedBlock()
  }

  private func whileStatement() {
    let outer = openScope(.code, at: offset, of: owner)
    advance()
    conditions()
    block()
    closeScope(outer)
  }

  private func repeatStatement() {
    advance()
    scopedBlock()
    guard consume(.while) else { return }
    expression(.condition)
  }

  private func forStatement() {
    let outer = openScope(.code, at: offset, of: owner)
    advance()
    while at(.try) || at(.await) || at(.unsafe), peek().word != .in { advance() }
    let bound: Range<DeclarationID>
    let firstDeclaration = declarations.endIndex
    if consume(.case) {
      casePattern(value: nil)
      bound = firstDeclaration..<declarations.endIndex
      if consume(.colon) { _ = type(.annotation) }
    } else {
      var modifiers: Modifiers = [.iterated, .constant]
      if at(.var) { modifiers.remove(.constant) }
      bound = declaringPattern(start: nil, modifiers: modifiers)
    }
    if consume(.colon), type(.annotation) { for declaration in bound { declarations[declaration].type = root } }
    consume(.in)
    if expression(.forSequence, flavor: .condition) {
      for declaration in bound { declarations[declaration].value = root }
    }
    for declaration in bound {
      declarations[declaration].modifiers.insert(.iterated)
      declarations[declaration].visibleFrom = UInt32(nodes.count)
    }
    if consume(.where) { expression(.whereClause, flavor: .condition) }
    block()
    closeScope(outer)
  }

  private func doStatement() {
    advance()
    if at(.throws) {
      advance()
      if kind == .leftParen {
        let opener = index
        advance()
        _ = type(.thrownType)
        close(opener)
      }
    }
    scopedBlock()
    while at(.catch) { catchClause() }
  }

  private func catchClause() {
    let outer = openScope(.code, at: offset, of: owner)
    advance()
    while kind != .leftBrace, !atEnd {
      let before = index
      casePattern(value: nil)
      if consume(.where) { expression(.whereClause, flavor: .condition) }
      guard consume(.comma), index > before else { break }
    }
    block()
    closeScope(outer)
  }
}
