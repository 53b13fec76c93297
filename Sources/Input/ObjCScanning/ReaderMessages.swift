import SourceFacts

/// Messages in square brackets, and blocks after a caret.
extension Reader {
  /// `[receiver a:x b:y]` is recorded like `receiver.a:b:(a: x, b: y)`; in C++, `[…]` may also start a lambda.
  mutating func messageOrLambda() -> Bool {
    let open = index
    if isLambda(open) { return lambda() }
    let start = nodes.endIndex
    let bracket = offset
    advance()
    receiver(open)
    let receiverRoot = nodes.endIndex > start ? root : nil
    guard inside(open), kind == .identifier || kind == .colon || kind == .colonColon else {
      // An index, or unreadable text.
      close(open)
      emit(.array, at: bracket, from: start)
      return true
    }
    if let receiverRoot { noteReceiver(receiverRoot, at: bracket) }
    let selectorOffset = offset
    let selector = selectorText(open)
    let name = names.intern(selector[...])
    emit(.member, at: selectorOffset, from: start, name: name)
    arguments(open)
    close(open)
    emit(.call, at: bracket, from: start)
    return true
  }

  private mutating func receiver(_ open: Int) {
    if kind == .identifier, isPlainName(token) {
      if peek().kind == .less, let end = endOfAngles(index + 1), tokens[end + 1].kind == .identifier {
        // `[NSArray<Foo *> array]`
        let start = nodes.endIndex
        if let type = specifiers(isAbstract: true, keepsAttributes: false).type {
          setTypeContext(.nested, root: type)
          emit(.typeExpression, at: nodes[type].offset, from: start)
          return
        }
      }
      if isCapitalized(token), peek().kind == .identifier || peek().kind == .period {
        uses.noteReceiver(name)
        let start = nodes.endIndex
        emitLeaf(.identifier, name: name)
        suffixes(from: start)
        return
      }
    }
    _ = expression()
  }

  /// The complete selector of the message whose first piece is the current token; its arguments are skipped.
  private func selectorText(_ open: Int) -> [UInt8] {
    var text: [UInt8] = []
    let end = max(Int(tokens[open].payload), index)
    if kind == .identifier, peek().kind != .colon, peek().kind != .colonColon {
      appendText(token, to: &text)
      return text
    }
    var current = index
    // The colon of `? :` in an argument does not belong to the selector.
    var questions = 0
    while current < end {
      switch tokens[current].kind {
      case .leftParen, .leftSquare, .leftBrace:
        current = indexAfterMatch(current)
        continue
      case .question: questions += 1
      case .colon, .colonColon:
        if questions > 0 {
          questions -= 1
        } else {
          let previous = tokens[current - 1]
          if previous.kind == .identifier, current - 1 >= index, isPieceStart(current - 1, from: index) {
            appendText(previous, to: &text)
          }
          text.append(UInt8(ascii: ":"))
          if tokens[current].kind == .colonColon { text.append(UInt8(ascii: ":")) }
        }
      default: break
      }
      current += 1
    }
    return text
  }

  /// Whether the word at `position` starts a piece of the selector; in `a:b :c`, `b` is an argument.
  private func isPieceStart(_ position: Int, from first: Int) -> Bool {
    guard position > first else { return true }
    switch tokens[position - 1].kind {
    case .colon, .colonColon: return false
    case .operator, .star, .less, .greater, .ampersand, .comma, .period, .arrow, .question, .equal: return false
    default: return true
    }
  }

  /// `key: value, value key: value`
  private mutating func arguments(_ open: Int) {
    while inside(open), kind == .identifier || kind == .colon || kind == .colonColon {
      var label = Name.none
      if kind == .identifier {
        guard peek().kind == .colon || peek().kind == .colonColon else {
          advance()
          continue
        }
        label = name
        advance()
      }
      advance()
      if expression(commas: false) { setLabel(label) }
      while consume(.comma) { if !expression(commas: false) { break } }
    }
  }

  // MARK: Blocks

  /// `^{ }`, `^(T x) { }`, `^R (T x) { }`
  mutating func blockLiteral() -> Bool {
    let start = nodes.endIndex
    let caret = offset
    let before = mark
    advance()
    let declaration = declare(.closure, name: .none, nameOffset: caret, start: caret)
    let header = openScope(.header, at: caret, of: declaration)
    if kind != .leftBrace, kind != .leftParen {
      let specifiers = specifiers(isAbstract: true, keepsAttributes: false)
      while kind == .star || at(.nullableWord) || at(.nonnullWord) || at(.const) { advance() }
      setTypeContext(.result, root: specifiers.type)
      declarations[declaration].type = specifiers.type
    }
    if at(.leftParen) { parameters(index) }
    skipTrailing()
    guard kind == .leftBrace else {
      // Continues from here, so that the text is not read twice.
      let after = index
      reset(to: before)
      index = after
      return false
    }
    body(of: declaration)
    closeScope(header)
    end(declaration)
    emit(.closure, at: caret, from: start, name: Name(ofClosure: declaration))
    return true
  }

  private func isLambda(_ open: Int) -> Bool {
    switch peek().kind {
    case .rightSquare, .equal, .ampersand: break
    case .identifier:
      guard peek(2).kind == .rightSquare || peek(2).kind == .comma else { return false }
    default: return false
    }
    let after = tokens[min(indexAfterMatch(open), tokenCount - 1)].kind
    return after == .leftBrace || after == .leftParen
  }

  /// `[captures](parameters) -> R { }`
  private mutating func lambda() -> Bool {
    let start = nodes.endIndex
    let bracket = offset
    let before = mark
    let declaration = declare(.closure, name: .none, nameOffset: bracket, start: bracket)
    let header = openScope(.header, at: bracket, of: declaration)
    index = indexAfterMatch(index)
    if at(.leftParen) { parameters(index) }
    while !atEnd, kind == .identifier || kind == .arrow || kind == .star || kind == .ampersand { advance() }
    guard kind == .leftBrace else {
      reset(to: before)
      index = indexAfterMatch(index)
      return false
    }
    body(of: declaration)
    closeScope(header)
    end(declaration)
    emit(.closure, at: bracket, from: start, name: Name(ofClosure: declaration))
    return true
  }
}
