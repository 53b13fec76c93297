import SourceFacts

/// `{ [captures] (parameters) async throws -> R in body }`
extension Reader {
  func closure() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let start = nodes.endIndex
    let opener = index
    let brace = offset
    let declaration = declare(.closure, name: .none, nameOffset: brace, start: brace)
    let header = openScope(.header, at: brace, of: declaration)
    advance()
    var bodyStart = brace
    if hasClosureSignature {
      closureSignature(declaration)
      bodyStart = lastEnd
    }
    let body = openScope(.code, at: bodyStart, of: declaration)
    declarations[declaration].body = body.opened
    statements(in: opener)
    close(opener)
    closeScope(body)
    closeScope(header)
    end(declaration)
    emit(.closure, at: brace, from: start, name: Name(ofClosure: declaration))
    return true
  }

  /// Whether the closure starts with captures, parameters or a result before an `in`.
  private var hasClosureSignature: Bool {
    switch kind {
    case .at, .leftParen, .leftSquare, .wildcard, .identifier: break
    default: return false
    }
    var next = index
    while tokens[next].kind == .at, tokens[next + 1].kind == .identifier { next = indexAfterAttribute(next) }
    if tokens[next].kind == .leftSquare { next = indexAfterMatch(next) }
    switch tokens[next].kind {
    case .leftParen:
      while true {
        let token = tokens[next]
        if token.kind == .endOfFile || token.kind == .rightBrace || token.kind == .arrow { break }
        if token.word == .in, token.kind == .keyword { return true }
        switch token.kind {
        case .leftParen, .leftSquare, .leftBrace: next = indexAfterMatch(next)
        default: next += 1
        }
      }
    case .identifier, .wildcard:
      guard let end = indexAfterParameterNames(next) else { return false }
      next = end
    default: break
    }
    return isClosureHead(after: next)
  }

  private func indexAfterAttribute(_ at: Int) -> Int {
    var next = at + 2
    while tokens[next].kind == .period, tokens[next + 1].kind == .identifier { next += 2 }
    if tokens[next].kind == .leftParen, !tokens[next].flags.contains(.spaced) { next = indexAfterMatch(next) }
    return next
  }

  /// `a, b: T, c`
  private func indexAfterParameterNames(_ first: Int) -> Int? {
    var next = first + 1
    while true {
      if tokens[next].kind == .colon {
        next += 1
        while true {
          switch tokens[next].kind {
          case .comma, .arrow, .endOfFile, .rightBrace, .semicolon, .keyword: break
          case .leftParen, .leftSquare:
            next = indexAfterMatch(next)
            continue
          case .identifier where tokens[next].flags.contains(.lineStart): return nil
          default:
            next += 1
            continue
          }
          break
        }
      }
      guard tokens[next].kind == .comma else { return next }
      next += 1
      guard tokens[next].kind == .identifier || tokens[next].kind == .wildcard else { return nil }
      next += 1
    }
  }

  private func isClosureHead(after end: Int) -> Bool {
    var next = end
    while true {
      switch tokens[next].word {
      case .in: return tokens[next].kind == .keyword
      case .async, .reasync, .throws, .rethrows:
        next += 1
        if tokens[next].kind == .leftParen { next = indexAfterMatch(next) }
      default: return tokens[next].kind == .arrow
      }
    }
  }

  private func closureSignature(_ declaration: DeclarationID) {
    var list: [Attachment] = []
    while kind == .at {
      attribute()
      list.append(Attachment(kind: .attribute, node: root))
    }
    if kind == .leftSquare { captures() }
    if kind == .leftParen {
      parameters(ofClosure: true)
    } else {
      closureParameterNames()
    }
    signatureTail(declaration, &list)
    attach(list, to: declaration)
    consume(.in)
  }

  private func captures() {
    let opener = index
    advance()
    while inside(opener) {
      let before = index
      capture()
      guard consume(.comma), index > before else { break }
    }
    close(opener)
  }

  private func capture() {
    let start = offset
    var modifiers = Modifiers()
    if peek().kind == .identifier || peek().word == .selfWord || peek().kind == .leftParen {
      if consume(.weak) { modifiers.insert(.weak) }
      if at(.unowned) {
        modifiers.insert(.unowned)
        advance()
        if kind == .leftParen {
          if peek().word == .unsafe { modifiers.insert(.unsafe) }
          close(index)
        }
      }
    }
    guard kind == .identifier || at(.selfWord) else { return }
    let declaration = declare(.capture, name: name, nameOffset: offset, start: start)
    declarations[declaration].modifiers = modifiers
    advance()
    if consume(.equal), expression(.captureValue) { declarations[declaration].value = root }
    declarations[declaration].visibleFrom = UInt32(nodes.count)
    end(declaration)
  }

  /// `a, _, c`
  private func closureParameterNames() {
    if peek().kind == .colon {
      parameter(ofClosure: true)
      return
    }
    while kind == .identifier || kind == .wildcard {
      let word = token.word
      if word == .async || word == .reasync, peek().kind != .comma, peek().word != .in { return }
      let declaration = declare(
        .parameter, name: kind == .wildcard ? .none : name, nameOffset: offset, start: offset)
      advance()
      end(declaration)
      guard consume(.comma) else { return }
    }
  }
}
