import SourceFacts

extension Reader {
  mutating func primary() -> Bool {
    let start = nodes.endIndex
    switch kind {
    case .identifier: return identifier()
    case .integer: emitLeaf(.integerLiteral)
    case .character: emitLeaf(.integerLiteral)
    case .float: emitLeaf(.floatLiteral)
    case .string, .objectString:
      emit(.stringLiteral, at: offset, from: start)
      while kind == .string || kind == .objectString { advance() }
    case .leftParen: return parenthesized()
    case .leftSquare: return messageOrLambda()
    case .leftBrace:
      let open = index
      let brace = offset
      elements(open)
      emit(.array, at: brace, from: start)
    case .caret: return blockLiteral()
    case .at: return boxed()
    case .atWord: return atExpression()
    case .colonColon:
      advance()
      return kind == .identifier && identifier()
    default: return false
    }
    return true
  }

  private mutating func identifier() -> Bool {
    guard let word else {
      plainIdentifier()
      return true
    }
    switch word {
    case .yes, .no, .trueWord, .falseWord: emitLeaf(.booleanLiteral, name: name)
    case .nilWord, .nilClass, .null: emitLeaf(.nilLiteral)
    case .extension:
      advance()
      return operand()
    case _ where word.isBuiltinType && peek().kind == .leftParen: emitLeaf(.identifier, name: name)
    case _ where word.isReserved && word != .default: return false
    default: emitLeaf(.identifier, name: name)
    }
    return true
  }

  private mutating func plainIdentifier() {
    uses.noteValue(name, isCalled: peek().kind == .leftParen)
    emitLeaf(.identifier, name: name)
    while kind == .colonColon, peek().kind == .identifier {
      advance()
      emit(.member, at: offset, from: nodes[root].start, name: name)
      advance()
    }
  }

  /// `.name`, `->name`, `[index]`, `(arguments)`, `++`
  mutating func suffixes(from start: NodeID) {
    while true {
      switch kind {
      case .period, .arrow:
        guard peek().kind == .identifier else { return }
        let isDot = kind == .period
        advance()
        if isDot { noteMember(nodes[root]) }
        noteBase(root)
        emit(.member, at: offset, from: start, name: name)
        advance()
      case .leftSquare where !token.flags.contains(.lineStart):
        // A bracket on a new line is a message after a macro without a semicolon.
        let open = index
        let bracket = offset
        advance()
        _ = expression()
        close(open)
        emit(.subscripting, at: bracket, from: start)
      case .leftParen:
        let parenthesis = offset
        callArguments()
        emit(.call, at: parenthesis, from: start)
      case .operator where isIncrement(token):
        emit(.postfixOperator, at: offset, from: start, name: name)
        advance()
      default: return
      }
    }
  }

  private mutating func noteMember(_ base: Node) {
    let isType = base.kind == .identifier && isCapitalized(tokens[max(0, index - 2)])
    uses.noteMember(name, ofType: isType ? base.name : .none, isCalled: peek().kind == .leftParen)
  }

  /// `(a, b)`: each argument is a child.
  mutating func callArguments() {
    let open = index
    advance()
    while inside(open) {
      let before = index
      argument(open)
      if index == before || kind != .comma { skipToComma(open) } else { advance() }
      if index == before { advance() }
    }
    close(open)
  }

  /// An argument: an expression, or a type, which a macro may take.
  private mutating func argument(_ open: Int) {
    if startsType(open) {
      typeExpression()
      return
    }
    _ = expression(commas: false)
  }

  /// `NSString *` before a comma or parenthesis, `id<P>`, `int`.
  private func startsType(_ open: Int) -> Bool {
    guard kind == .identifier else { return false }
    if let word, word.isBuiltinType { return peek().kind != .leftParen }
    guard isPlainName(token) || at(.idWord) || at(.classType) else { return false }
    var next = index + 1
    if tokens[next].kind == .less {
      guard let end = endOfAngles(next), end < next + 40 else { return false }
      let after = tokens[end + 1].kind
      return after == .comma || after == .rightParen || (after == .star && isListEnd(end + 2))
    }
    guard tokens[next].kind == .star else { return false }
    while tokens[next].kind == .star { next += 1 }
    return isListEnd(next)
  }

  private func isListEnd(_ index: Int) -> Bool {
    index < tokenCount && (tokens[index].kind == .comma || tokens[index].kind == .rightParen)
  }

  /// `(a)`, `({ statements; })`
  private mutating func parenthesized() -> Bool {
    let start = nodes.endIndex
    let open = index
    let parenthesis = offset
    advance()
    if at(.leftBrace) {
      let brace = index
      let outer = openScope(.code, at: offset, of: owner)
      advance()
      statements(until: brace)
      close(brace)
      closeScope(outer)
      close(open)
      emit(.doExpression, at: parenthesis, from: start)
      return true
    }
    while inside(open) {
      let before = index
      if !expression(commas: false) || kind != .comma { break }
      advance()
      if index == before { break }
    }
    close(open)
    emit(.tuple, at: parenthesis, from: start)
    return true
  }

  // MARK: Literals

  /// `{ .x = 1, [2] = b, c }`: the elements as children, field names as their labels.
  mutating func elements(_ open: Int) {
    advance()
    while inside(open) {
      let before = index
      var label = Name.none
      if kind == .period, peek().kind == .identifier {
        label = peek().payload == 0 ? .none : name(of: peek())
        index += 2
        while kind == .period, peek().kind == .identifier { index += 2 }
        consume(.equal)
      } else if kind == .leftSquare, tokens[min(indexAfterMatch(index), tokenCount - 1)].kind == .equal {
        index = indexAfterMatch(index) + 1
      }
      if expression(commas: false) { setLabel(label) }
      skipToComma(open)
      if index == before { advance() }
    }
    close(open)
  }

  /// `@[…]`, `@{…}`, `@(…)`, `@1`, `@'c'`
  private mutating func boxed() -> Bool {
    let sign = offset
    let start = nodes.endIndex
    switch peek().kind {
    case .leftSquare, .leftBrace:
      let isArray = peek().kind == .leftSquare
      advance()
      let open = index
      advance()
      while inside(open) {
        let before = index
        if expression(commas: false), !isArray, consume(.colon) { _ = expression(commas: false) }
        skipToComma(open)
        if index == before { advance() }
      }
      close(open)
      emit(isArray ? .array : .dictionary, at: sign, from: start)
    case .leftParen, .integer, .float, .character, .string, .identifier:
      advance()
      return primary()
    case .operator:
      advance()
      return operand()
    default:
      advance()
      return false
    }
    return true
  }

  // MARK: @words

  /// `@selector(x:)`, `@protocol(P)`, `@encode(T)`, `@available(…)`, and macros like `@weakify(self)`.
  private mutating func atExpression() -> Bool {
    let first = token
    let start = nodes.endIndex
    if first.word == Word.yes.number || first.word == Word.no.number || first.word == Word.trueWord.number
      || first.word == Word.falseWord.number
    {
      emitLeaf(.booleanLiteral)
      return true
    }
    if atContainer { return false }
    let what = atWord
    advance()
    if at(.leftParen) {
      let open = index
      switch what {
      case .selector: selectorLiteral(open)
      case .protocol:
        if peek().kind == .identifier {
          uses.noteProtocol(name(of: peek()))
          emit(.identifier, at: peek().start, from: nodes.endIndex, name: name(of: peek()))
        }
        index = indexAfterMatch(open)
      case .encode:
        advance()
        typeExpression()
        close(open)
      case .available: index = indexAfterMatch(open)
      default: callArguments()
      }
    } else if what == nil, kind == .leftBrace || kind == .semicolon {
      // `@onExit { … };`
    }
    emit(.macro, at: first.start, from: start, name: name(of: first))
    return true
  }

  private mutating func selectorLiteral(_ open: Int) {
    var text: [UInt8] = []
    advance()
    let start = offset
    while inside(open) {
      if kind == .identifier || kind == .colon || kind == .colonColon { appendText(token, to: &text) }
      advance()
    }
    close(open)
    let name = names.intern(text[...])
    if !name.isNone { emit(.identifier, at: start, from: nodes.endIndex, name: name) }
  }
}
