import SourceFacts

/// The context of an expression, as far as it changes how it is read.
enum ExpressionFlavor {
  case basic
  /// A condition or subject: a brace after it may start the body.
  case condition
  case attributeArgument
}

/// Whether an expression is read as a pattern.
enum PatternMode {
  case none
  case matching
  /// Inside `let` or `var`: plain names are bound.
  case binding
}

/// Sequences of operands and operators, without precedence.
extension Reader {
  /// Reads an expression with its context. Returns false if there is none.
  @discardableResult
  func expression(_ context: NodeContext, flavor: ExpressionFlavor = .basic) -> Bool {
    guard expression(flavor, .none) else { return false }
    setContext(context)
    return true
  }

  func expression(_ flavor: ExpressionFlavor, _ pattern: PatternMode) -> Bool {
    if pattern != .none, at(.is) || atBindingIntroducer { return matchingPattern(.matching) }
    return sequence(flavor, pattern)
  }

  func sequence(_ flavor: ExpressionFlavor, _ pattern: PatternMode) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let start = nodes.endIndex
    guard operand(flavor, pattern) else { return false }
    if kind.mayContinueSequence { operators(start, flavor, pattern) }
    return true
  }

  /// Reads the rest of a sequence after its first operand, whose first node is `start`.
  private func operators(_ start: NodeID, _ flavor: ExpressionFlavor, _ pattern: PatternMode) {
    var firstOperator: UInt32?
    while !token.flags.contains(.afterDirective) {
      let infix = infix(flavor, pattern)
      if infix == .none { break }
      firstOperator = firstOperator ?? nodes[root].offset
      if infix == .needsOperand, !operand(flavor, pattern) { break }
    }
    if let firstOperator { emit(.sequence, at: firstOperator, from: start) }
  }

  private enum Infix { case none, complete, needsOperand }

  /// Reads one operator of a sequence, and its operands if it has its own.
  @inline(__always)
  private func infix(_ flavor: ExpressionFlavor, _ pattern: PatternMode) -> Infix {
    switch kind {
    case .binaryOperator:
      emitLeaf(.binaryOperator, name: name)
      return .needsOperand
    case .infixQuestion:
      let start = nodes.endIndex
      let question = offset
      advance()
      _ = sequence(flavor, pattern)
      consume(.colon)
      emit(.ternary, at: question, from: start)
      return .needsOperand
    case .equal:
      guard pattern == .none else { return .none }
      emitLeaf(.assignment)
      return .needsOperand
    case .arrow:
      emitLeaf(.arrow)
      return .needsOperand
    case .keyword where at(.is):
      return typeOperator(.typeCheck, name: .none, .typeCheck)
    case .keyword where at(.as):
      return cast()
    case .keyword where at(.throws):
      return effectArrow()
    case .identifier where at(.async) && (peek().kind == .arrow || peek().word == .throws):
      return effectArrow()
    default: return .none
    }
  }

  private func typeOperator(_ kind: NodeKind, name: Name, _ context: NodeContext) -> Infix {
    let start = nodes.endIndex
    let keyword = offset
    advance()
    if kind == .cast, self.kind == .postfixQuestion || self.kind == .exclamation { advance() }
    _ = type(context)
    emit(kind, at: keyword, from: start, name: name)
    return .complete
  }

  private func cast() -> Infix {
    switch peek().kind {
    case .postfixQuestion: typeOperator(.cast, name: lexer.names.intern("as?"), .castType)
    case .exclamation: typeOperator(.cast, name: lexer.names.intern("as!"), .castType)
    default: typeOperator(.cast, name: name, .castType)
    }
  }

  /// `async throws ->`
  private func effectArrow() -> Infix {
    let start = nodes.endIndex
    var flags = NodeFlags()
    let outer = typeContext
    typeContext = .thrownType
    effects(&flags)
    typeContext = outer
    let arrow = offset
    guard consume(.arrow) else { return .none }
    emit(.arrow, at: arrow, from: start, flags: flags)
    return .needsOperand
  }

  // MARK: Operands

  /// One operand with its prefixes.
  private func operand(_ flavor: ExpressionFlavor, _ pattern: PatternMode) -> Bool {
    let word = token.word
    if word == .none {
      if kind == .identifier, pattern != .binding { return postfixOfName(flavor, pattern) }
      if kind == .at { return attributedTypeExpression() || unary(flavor, pattern) }
      return unary(flavor, pattern)
    }
    switch word {
    case .try:
      return effect(flavor, pattern, hasMark: true)
    case .await:
      return effect(flavor, pattern, hasMark: false)
    case .unsafe where isPrefixWord(flavor, acceptsClosure: true, prefersPostfix: false),
      .borrow where isPrefixWord(flavor), .copy where isPrefixWord(flavor), .consume where isPrefixWord(flavor),
      .each where isPrefixWord(flavor):
      return effect(flavor, pattern, hasMark: false)
    case .any where isPrefixWord(flavor) || isTilde(peek()):
      return typeExpression()
    case .inout: return attributedTypeExpression()
    case .repeat: return packExpansion(flavor, pattern)
    default: return unary(flavor, pattern)
    }
  }

  private func isTilde(_ token: Token) -> Bool { token.kind == .prefixOperator && byte(of: token, 0) == "~" }

  private func effect(_ flavor: ExpressionFlavor, _ pattern: PatternMode, hasMark: Bool) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let start = nodes.endIndex
    let keyword = offset
    var word = name
    advance()
    if hasMark, kind == .postfixQuestion || kind == .exclamation {
      word = lexer.names.intern(kind == .exclamation ? "try!" : "try?")
      advance()
    }
    _ = operand(flavor, pattern)
    emit(.effect, at: keyword, from: start, name: word)
    return true
  }

  /// `repeat each x`: the rest of the expression belongs to it.
  private func packExpansion(_ flavor: ExpressionFlavor, _ pattern: PatternMode) -> Bool {
    guard peek().kind != .leftBrace else { return false }
    let start = nodes.endIndex
    let keyword = offset
    let word = name
    advance()
    _ = expression(flavor, pattern)
    emit(.effect, at: keyword, from: start, name: word)
    return true
  }

  private func attributedTypeExpression() -> Bool {
    let mark = self.mark
    if typeExpression() { return true }
    reset(to: mark)
    return false
  }

  private func typeExpression() -> Bool {
    let start = nodes.endIndex
    guard type(.nested) else { return false }
    emit(.typeExpression, at: nodes[root].offset, from: start)
    return true
  }

  /// Whether a contextual keyword is a prefix of an operand (`copy x`) and not a name.
  func isPrefixWord(
    _ flavor: ExpressionFlavor, acceptsClosure: Bool = false, prefersPostfix: Bool = true,
    allowsNextLine: Bool = false
  ) -> Bool {
    guard kind != .identifier || !token.flags.contains(.backticked) else { return false }
    let next = peek()
    if next.flags.contains(.lineStart), !allowsNextLine { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .wildcard, .integer, .float, .string, .stringStart, .regex, .prefixAmpersand,
      .prefixOperator, .at, .backslash, .pound:
      return true
    case .keyword:
      switch next.word {
      case .anyWord, .selfType, .selfWord, .super, .initWord, .true, .false, .nil, .repeat, .try, .if, .switch:
        return true
      default: return false
      }
    case .period, .leftParen, .leftSquare: return !prefersPostfix && next.flags.contains(.spaced)
    case .leftBrace: return acceptsClosure && isTrailingClosure(at: index + 1, flavor)
    default: return false
    }
  }

  @inline(__always)
  private func unary(_ flavor: ExpressionFlavor, _ pattern: PatternMode) -> Bool {
    switch kind {
    case .keyword where at(.if): return ifExpression()
    case .keyword where at(.switch): return switchExpression()
    case .prefixAmpersand: return prefix(.inoutArgument, flavor, pattern)
    case .prefixOperator: return prefix(.prefixOperator, flavor, pattern)
    case .backslash: return keyPath(pattern)
    default: return postfix(flavor, pattern)
    }
  }

  private func prefix(_ kind: NodeKind, _ flavor: ExpressionFlavor, _ pattern: PatternMode) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let start = nodes.endIndex
    let mark = offset
    let name = kind == .inoutArgument ? Name.none : self.name
    advance()
    _ = unary(flavor, pattern)
    emit(kind, at: mark, from: start, name: name)
    return true
  }
}
