import LowLevel
import SourceFacts

/// Operands with their suffixes: members, calls, subscripts, closures, `?`, `!`.
extension Reader {
  func postfix(_ flavor: ExpressionFlavor, _ pattern: PatternMode) -> Bool {
    let start = nodes.endIndex
    let first = offset
    guard primary(flavor, pattern) else { return false }
    if kind.beginsSuffix { suffixes(start, first, flavor, pattern) }
    return true
  }

  /// The same for a plain name, with which most operands start.
  @inline(__always)
  func postfixOfName(_ flavor: ExpressionFlavor, _ pattern: PatternMode) -> Bool {
    let start = nodes.endIndex
    let first = offset
    plainName()
    if kind.beginsSuffix { suffixes(start, first, flavor, pattern) }
    return true
  }

  private func suffixes(_ start: NodeID, _ first: UInt32, _ flavor: ExpressionFlavor, _ pattern: PatternMode) {
    while true {
      if token.flags.contains(.afterDirective) {
        guard kind == .period, lexer.conditions.continues(first, at: offset) else { return }
      }
      switch kind {
      case .period, .colonColon:
        guard member(start) else { return }
      case .leftParen where !atLineStart:
        call(start, flavor, pattern)
      case .leftSquare where !atLineStart:
        subscripting(start, flavor, pattern)
      case .leftBrace:
        guard !isLiteral(nodes[root].kind), isTrailingClosure(at: index, flavor) else { return }
        let brace = offset
        trailingClosures()
        emit(.call, at: brace, from: start)
        if kind == .leftBrace { return }
      case .postfixQuestion:
        emit(.optionalChaining, at: offset, from: start)
        advance()
      case .exclamation:
        emit(.forcedUnwrapping, at: offset, from: start)
        advance()
      case .postfixOperator:
        emit(.postfixOperator, at: offset, from: start, name: name.isNone ? intern(token) : name)
        advance()
      default: return
      }
    }
  }

  private func isLiteral(_ kind: NodeKind) -> Bool {
    switch kind {
    case .array, .booleanLiteral, .dictionary, .floatLiteral, .integerLiteral, .nilLiteral, .regexLiteral,
      .stringLiteral:
      true
    default: false
    }
  }

  /// `.name`, `.0`, `.name<A>`, `.name(label:)` after a base.
  @inline(__always)
  private func member(_ start: NodeID) -> Bool {
    let next = peek()
    switch next.kind {
    case .identifier, .keyword, .dollarIdentifier: break
    case .integer: break
    case .binaryOperator, .prefixOperator, .postfixOperator: break
    default:
      advance()
      return false
    }
    step()
    if next.flags.contains(.lineStart), next.kind == .keyword, startsStatement(next) { return false }
    let name = next.kind == .integer ? intern(next) : Name(next.payload)
    step()
    let flags = nameTail()
    emit(.member, at: next.start, from: start, name: name, flags: flags)
    return true
  }

  func startsStatement(_ token: Token) -> Bool {
    switch token.word {
    case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .return, .if, .guard, .for, .while, .switch,
      .import, .case:
      true
    default: false
    }
  }

  func intern(_ token: Token) -> Name {
    lexer.names.intern(ByteView(start: source + Int(token.start), count: Int(token.end - token.start)))
  }

  /// The labels of a compound name and generic arguments after a name.
  @inline(__always)
  func nameTail() -> NodeFlags {
    if kind == .leftParen, peek(2).kind == .colon { argumentNames() }
    guard atPrefix("<") else { return [] }
    return genericArgumentsInExpression() ? .specialized : []
  }

  /// `(label:_:)` directly after a name; otherwise nothing is read.
  private func argumentNames() {
    guard !atLineStart else { return }
    guard isLabel(peek()), isLabel(peek(3)) || peek(3).kind == .rightParen else { return }
    var end = index + 1
    while isLabel(tokens[end]), tokens[end + 1].kind == .colon { end += 2 }
    guard tokens[end].kind == .rightParen else { return }
    for label in stride(from: index + 1, to: end, by: 2) {
      emit(.argumentName, at: tokens[label].start, from: nodes.endIndex, name: name(of: tokens[label]))
    }
    index = end
    advance()
  }

  /// `<A, B>`, which could also be a comparison: generic arguments if they can be read as such and the next token fits.
  private func genericArgumentsInExpression() -> Bool {
    if token.end - token.start >= 2, byte(of: token, 1) == ">" { return false }
    let mark = self.mark
    let outer = (typeContext, depthLimit)
    typeContext = .genericArgument
    depthLimit = min(depthLimit, depth + Self.speculativeDepth)
    defer { (typeContext, depthLimit) = outer }
    if genericArguments(), endsGenericArguments { return true }
    reset(to: mark)
    return false
  }

  private var endsGenericArguments: Bool {
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation,
      .postfixQuestion, .colon, .interpolationEnd:
      true
    case .binaryOperator: atOperator("&")
    case .leftParen, .leftSquare: !atLineStart
    default: false
    }
  }

  // MARK: Calls

  private func call(_ start: NodeID, _ flavor: ExpressionFlavor, _ pattern: PatternMode) {
    let paren = offset
    arguments(flavor == .attributeArgument ? .attributeArgument : .basic, pattern)
    if flavor == .basic, kind == .leftBrace, isTrailingClosure(at: index, flavor) { trailingClosures() }
    emit(.call, at: paren, from: start)
  }

  private func subscripting(_ start: NodeID, _ flavor: ExpressionFlavor, _ pattern: PatternMode) {
    let bracket = offset
    arguments(.basic, pattern)
    if flavor == .basic, kind == .leftBrace, isTrailingClosure(at: index, flavor) { trailingClosures() }
    emit(.subscripting, at: bracket, from: start)
  }

  /// Labelled expressions in brackets, including the brackets.
  func arguments(_ flavor: ExpressionFlavor, _ pattern: PatternMode) {
    let opener = index
    step()
    guard enter() else {
      index = min(indexAfterMatch(opener), tokenCount - 1)
      return
    }
    while inside(opener) {
      let before = index
      argument(flavor, pattern)
      guard consume(.comma) || index > before else { break }
      if index == before { advance() }
    }
    leave()
    close(opener)
  }

  private func argument(_ flavor: ExpressionFlavor, _ pattern: PatternMode) {
    var label = Name.none
    var start: UInt32 = 0
    if peek().kind == .colon, isLabel(token) {
      start = offset
      label = kind == .wildcard ? lexer.names.intern("_") : name
      step()
      step()
    } else if kind == .colon {
      step()
    }
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .prefixAmpersand, .infixQuestion:
      let next = peek().kind
      if next == .comma || next == .rightParen || next == .rightSquare {
        emitLeaf(.identifier, name: kind == .equal ? lexer.names.intern("=") : name)
        if !label.isNone { setLabel(label, at: start) }
        return
      }
    default: break
    }
    guard expression(flavor, pattern) else { return }
    if !label.isNone { setLabel(label, at: start) }
  }

  // MARK: Trailing closures

  /// The closure at the brace, and labelled closures after it.
  func trailingClosures() {
    guard closure() else { return }
    nodes[root].flags.insert(.trailing)
    while isLabel(token), !at(.default), peek().kind == .colon, peek(2).kind == .leftBrace {
      let label = kind == .wildcard ? lexer.names.intern("_") : name
      advance()
      advance()
      guard closure() else { return }
      nodes[root].flags.insert(.trailing)
      setLabel(label)
    }
  }

  /// Whether the brace at a token starts a trailing closure of the expression before it.
  func isTrailingClosure(at brace: Int, _ flavor: ExpressionFlavor) -> Bool {
    let next = tokens[min(brace + 1, tokenCount - 1)]
    switch next.word {
    case .didSet, .willSet, .initWord, .case: return false
    default: if next.kind == .at, isAccessorBlock(brace) { return false }
    }
    guard flavor == .condition else { return true }
    if next.flags.contains(.lineStart) { return false }
    let match = Int(tokens[brace].payload)
    guard match > brace else { return false }
    let after = tokens[match + 1]
    if after.flags.contains(.afterDirective) { return false }
    switch after.kind {
    case .leftBrace, .comma: return true
    case .keyword where after.word == .where: return true
    case .keyword where after.word == .is || after.word == .as: break
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .postfixOperator, .binaryOperator:
      break
    default: return false
    }
    return !after.flags.contains(.lineStart)
  }

  /// `{ @attribute willSet …`
  private func isAccessorBlock(_ brace: Int) -> Bool {
    var next = brace + 1
    while tokens[next].kind == .at, tokens[next + 1].kind == .identifier {
      next += 2
      if tokens[next].kind == .leftParen { next = indexAfterMatch(next) }
    }
    switch tokens[next].word {
    case .didSet, .willSet, .initWord: return true
    default: return false
    }
  }
}
