import SourceFacts

/// `if`, `switch`, and the conditions of `if`, `guard` and `while`.
extension Reader {
  /// `if … else if … else …`: each branch is a scope that starts with its conditions.
  func ifStatement() {
    while true {
      let outer = openScope(.code, at: offset, of: owner)
      advance()
      conditions()
      block()
      closeScope(outer)
      guard at(.else) else { return }
      advance()
      guard at(.if) else { break }
    }
    scopedBlock()
  }

  func ifExpression() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let start = nodes.endIndex
    let keyword = offset
    ifStatement()
    emit(.ifExpression, at: keyword, from: start)
    return true
  }

  /// Conditions up to the body, separated by commas.
  func conditions() {
    while kind != .leftBrace, !atEnd {
      let before = index
      condition()
      guard consume(.comma), index > before else { return }
    }
  }

  private func condition() {
    if kind == .poundAvailable { return skipAvailability() }
    if at(.case) { return caseCondition() }
    if atBindingIntroducer { return optionalBinding() }
    expression(.condition, flavor: .condition)
  }

  /// `let x = value`, `let x`
  private func optionalBinding() {
    var modifiers: Modifiers = at(.var) ? .optionalBinding : [.optionalBinding, .constant]
    if at(.inout) { modifiers.remove(.constant) }
    advance()
    let bound = declaringPattern(start: nil, modifiers: modifiers)
    if consume(.colon), type(.annotation) { for declaration in bound { declarations[declaration].type = root } }
    if consume(.equal), expression(.condition, flavor: .condition) {
      for declaration in bound { declarations[declaration].value = root }
    }
    for declaration in bound { declarations[declaration].visibleFrom = UInt32(nodes.count) }
  }

  /// `case .some(let x) = value`: the bound names are declared with the value.
  private func caseCondition() {
    advance()
    let first = declarations.endIndex
    casePattern(value: nil)
    let after = declarations.endIndex
    if consume(.colon) { _ = type(.annotation) }
    var value: NodeID?
    if consume(.equal), expression(.condition, flavor: .condition) { value = root }
    for declaration in first..<after
    where declarations[declaration].scope == scope && declarations[declaration].kind == .variable {
      declarations[declaration].value = value
      declarations[declaration].visibleFrom = UInt32(nodes.count)
    }
  }

  // MARK: Switch

  func switchStatement() {
    advance()
    let subject: NodeID? = kind != .leftBrace && expression(.switchSubject, flavor: .condition) ? root : nil
    guard kind == .leftBrace else { return }
    let opener = index
    guard enter() else { return }
    defer { leave() }
    advance()
    while inside(opener) {
      let before = index
      if atSwitchCase { switchCase(subject, opener) } else { statement() }
      if index == before { index += 1 }
    }
    close(opener)
  }

  func switchExpression() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let start = nodes.endIndex
    let keyword = offset
    switchStatement()
    emit(.switchExpression, at: keyword, from: start)
    return true
  }

  /// Whether the current token is `case`, `default`, or an attribute before one of them.
  private var atSwitchCase: Bool {
    if at(.case) || at(.default) { return true }
    guard kind == .at, peek().kind == .identifier else { return false }
    var next = index + 2
    if tokens[next].kind == .leftParen { next = indexAfterMatch(next) }
    return tokens[next].word == .case || tokens[next].word == .default
  }

  private func switchCase(_ subject: NodeID?, _ opener: Int) {
    let outer = openScope(.code, at: offset, of: owner)
    if kind == .at {
      advance()
      advance()
    }
    if consume(.case) {
      while true {
        let before = index
        casePattern(value: subject)
        if consume(.where) { expression(.whereClause) }
        guard consume(.comma), index > before else { break }
      }
    } else {
      advance()
    }
    consume(.colon)
    while inside(opener), !atSwitchCase {
      let before = index
      statement()
      if index == before { index += 1 }
    }
    closeScope(outer)
  }
}
