import SourceFacts

/// Generic parameters and `where` clauses.
extension Reader {
  /// `<T: P, each U, let N: Int>`. A `where` inside adds requirements to the declaration.
  func genericParameters(_ list: inout [Attachment]) {
    consumeOperatorPrefix()
    while !atPrefix(">"), !atEnd {
      let before = index
      genericParameter()
      guard consume(.comma), index > before else { break }
    }
    if at(.where) { requirements(&list) }
    if atPrefix(">") { consumeOperatorPrefix() }
  }

  private func genericParameter() {
    let start = offset
    var list: [Attachment] = []
    while kind == .at {
      attribute()
      list.append(Attachment(kind: .attribute, node: root))
    }
    var modifiers = Modifiers()
    if at(.each) { modifiers.insert(.variadic) }
    if at(.let) { modifiers.insert(.constant) }
    if !modifiers.isEmpty { advance() }
    guard kind == .identifier || kind == .keyword else { return }
    let declaration = declare(.genericParameter, name: name, nameOffset: offset, start: start)
    declarations[declaration].modifiers = modifiers
    attach(list, to: declaration)
    advance()
    if atEllipsis { advance() }
    if consume(.colon), type(.constraint) { declarations[declaration].type = root }
    end(declaration)
  }

  /// `protocol P<A, B>`
  func primaryAssociatedTypes() {
    consumeOperatorPrefix()
    while kind == .identifier || kind == .keyword {
      let declaration = declare(.primaryAssociatedType, name: name, nameOffset: offset, start: offset)
      advance()
      end(declaration)
      guard consume(.comma) else { break }
    }
    if atPrefix(">") { consumeOperatorPrefix() }
  }

  /// `where A: P, A.B == C`
  func requirements(_ list: inout [Attachment]) {
    guard consume(.where) else { return }
    repeat {
      let start = nodes.endIndex
      guard type(.constraint) else { return }
      let name: Name
      let mark = offset
      if kind == .colon {
        name = lexer.names.intern(":")
        advance()
      } else if atPrefix("="), token.end - token.start == 2 {
        name = self.name
        advance()
      } else {
        return
      }
      if kind == .integer {
        emit(.integerType, at: offset, from: nodes.endIndex)
        setContext(.constraint)
        advance()
      } else {
        _ = type(.constraint)
      }
      if kind == .leftParen { close(index) }  // A layout constraint: `_Trivial(64)`
      emit(.requirement, at: mark, from: start, name: name)
      setContext(.constraint)
      list.append(Attachment(kind: .requirement, node: root))
    } while consume(.comma)
  }
}
