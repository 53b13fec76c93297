import SourceFacts

/// Operands without their suffixes.
extension Reader {
  @inline(__always)
  func primary(_ flavor: ExpressionFlavor, _ pattern: PatternMode) -> Bool {
    switch kind {
    case .identifier, .dollarIdentifier: return identifier(pattern)
    case .integer: emitLeaf(.integerLiteral)
    case .float: emitLeaf(.floatLiteral)
    case .string: emitLeaf(.stringLiteral)
    case .stringStart: interpolatedString()
    case .regex: emitLeaf(.regexLiteral)
    case .wildcard: emitLeaf(.discard)
    case .keyword where flavor == .attributeArgument && at(.extension): return identifier(pattern)
    case .keyword: return keyword(pattern)
    case .period: return implicitMember()
    case .leftParen: tuple(pattern)
    case .leftSquare: return collection()
    case .leftBrace: return closure()
    case .pound: return macro(flavor, pattern)
    case .poundAvailable:
      skipAvailability()
      return false
    default: return false
    }
    return true
  }

  private func keyword(_ pattern: PatternMode) -> Bool {
    switch token.word {
    case .nil: emitLeaf(.nilLiteral)
    case .true, .false: emitLeaf(.booleanLiteral, name: name)
    case .selfWord, .selfType, .initWord, .deinit, .subscript: return identifier(pattern)
    case .super, .anyWord: emitLeaf(at(.super) ? .identifier : .identifier, name: name)
    default: return false
    }
    return true
  }

  private func identifier(_ pattern: PatternMode) -> Bool {
    if pattern == .binding, kind != .dollarIdentifier, bindsName {
      let (offset, name) = (self.offset, self.name)
      step()
      bind(name, at: offset)
    } else {
      plainName()
    }
    return true
  }

  /// A name that is used, not bound.
  @inline(__always)
  func plainName() {
    let start = nodes.endIndex
    let token = self.token
    step()
    if kind == .colonColon {
      step()
      emit(.identifier, at: token.start, from: start, name: Name(token.payload))
      emit(.member, at: offset, from: start, name: name)
      return advance()
    }
    let flags = token.kind == .dollarIdentifier ? [] : nameTail()
    emit(.identifier, at: token.start, from: start, name: Name(token.payload), flags: flags)
  }

  /// Whether a name inside `let` is bound: no member, call or index follows it.
  private var bindsName: Bool {
    switch peek().kind {
    case .period, .leftParen, .leftSquare: return false
    default: return true
    }
  }

  private func implicitMember() -> Bool {
    let next = peek()
    guard next.kind == .identifier || next.kind == .keyword || next.kind == .dollarIdentifier else {
      advance()
      return false
    }
    advance()
    let start = nodes.endIndex
    let offset = self.offset
    let name = self.name
    advance()
    if kind == .leftParen || atPrefix("<") {
      let flags = nameTail()
      emit(.implicitMember, at: offset, from: start, name: name, flags: flags)
    } else {
      emit(.implicitMember, at: offset, from: start, name: name)
    }
    return true
  }

  private func interpolatedString() {
    let start = nodes.endIndex
    let opener = index
    let offset = self.offset
    advance()
    while !atEnd, kind != .stringEnd {
      if kind == .interpolationStart { arguments(.basic, .none) } else { advance() }
    }
    if tokens[opener].payload > opener { index = Int(tokens[opener].payload) }
    consume(.stringEnd)
    emit(.stringLiteral, at: offset, from: start)
  }

  private func tuple(_ pattern: PatternMode) {
    let start = nodes.endIndex
    let offset = self.offset
    arguments(.basic, pattern)
    emit(.tuple, at: offset, from: start)
  }

  private func collection() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let start = nodes.endIndex
    let opener = index
    let offset = self.offset
    advance()
    if atInlineArray {
      let mark = self.mark
      let outer = typeContext
      typeContext = .nested
      let isType = inlineArrayBody()
      if isType {
        close(opener)
        emitType(.inlineArrayType, at: offset, from: start)
        emit(.typeExpression, at: offset, from: start)
      }
      typeContext = outer
      if isType { return true }
      reset(to: mark)
    }
    var kind = NodeKind.array
    if self.kind == .colon, peek().kind == .rightSquare {
      kind = .dictionary
      advance()
    }
    while inside(opener) {
      let before = index
      _ = expression(.basic, .none)
      if consume(.colon) {
        kind = .dictionary
        _ = expression(.basic, .none)
      }
      guard consume(.comma) || (index > before && inside(opener) && !atLineStart) else { break }
    }
    close(opener)
    emit(kind, at: offset, from: start)
    return true
  }

  /// `#name<A>(arguments) { }`
  func macro(_ flavor: ExpressionFlavor, _ pattern: PatternMode) -> Bool {
    let next = peek()
    guard next.kind == .identifier || next.kind == .keyword, !next.flags.contains(.lineStart) else {
      advance()
      return false
    }
    let start = nodes.endIndex
    let pound = offset
    advance()
    let name = self.name
    advance()
    var flags = NodeFlags()
    if atPrefix("<") {
      let mark = self.mark
      let outer = typeContext
      typeContext = .genericArgument
      if genericArguments() { flags = .specialized } else { reset(to: mark) }
      typeContext = outer
    }
    if kind == .leftParen, !atLineStart { arguments(.basic, pattern) }
    if flavor == .basic, kind == .leftBrace, isTrailingClosure(at: index, flavor) { trailingClosures() }
    emit(.macro, at: pound, from: start, name: name, flags: flags)
    return true
  }

  /// `#available(…)`, which contains no facts.
  func skipAvailability() {
    advance()
    if kind == .leftParen { index = min(indexAfterMatch(index), tokenCount - 1) }
  }
}
