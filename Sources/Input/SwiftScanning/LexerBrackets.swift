import SourceFacts

/// Matches brackets while they are read; one without a match is a `syntax_error`. While a bracket is open, its token's
/// payload is the enclosing open bracket.
extension Lexer {
  /// The value of `openBracket` outside of all brackets.
  static let outermost = UInt32.max

  @inline(__always)
  func open(_ kind: TokenKind, _ position: inout Int) {
    let outerBracket = openBracket
    openBracket = UInt32(truncatingIfNeeded: tokens.count)
    position &+= 1
    append(kind, from: position &- 1, to: position, payload: outerBracket)
  }

  @inline(__always)
  func close(_ kind: TokenKind, _ opening: TokenKind, _ position: inout Int) {
    if openBracket != Self.outermost, tokens[Int(openBracket)].kind == opening {
      match(kind, &position)
    } else {
      lexApart(&position) { closeOther(kind) }
    }
  }

  @inline(__always)
  private func match(_ kind: TokenKind, _ position: inout Int) {
    let opener = openBracket
    openBracket = tokens[Int(opener)].payload
    tokens[Int(opener)].payload = UInt32(truncatingIfNeeded: tokens.count)
    if kind == .rightBrace { openBraces &-= 1 }
    position &+= 1
    append(kind, from: position &- 1, to: position, payload: opener)
  }

  /// Handles a closing bracket of another kind than the open one.
  private func closeOther(_ kind: TokenKind) {
    if kind == .rightParen, openBracket != Self.outermost, tokens[Int(openBracket)].kind == .interpolationStart {
      match(.interpolationEnd, &position)
      return resumeString()
    }
    // A brace closes brackets that are still open inside it; a stray bracket is ignored.
    if kind == .rightBrace, openBraces > 0 {
      while tokens[Int(openBracket)].kind != .leftBrace { reportUnclosedBracket() }
      return match(kind, &position)
    }
    problems.append(
      SourceProblem(
        kind: "syntax_error", offset: UInt32(position),
        message: "'\(Character(Unicode.Scalar(source[position])))' closes nothing"))
    position += 1
    append(kind, from: position - 1)
  }

  /// Reports the innermost open bracket, which is never closed.
  func reportUnclosedBracket() {
    let token = tokens[Int(openBracket)]
    tokens[Int(openBracket)].payload = 0
    openBracket = token.payload
    let text = Character(Unicode.Scalar(source[Int(token.start)]))
    problems.append(SourceProblem(kind: "syntax_error", offset: token.start, message: "'\(text)' is never closed"))
  }

  /// Reports the remaining open brackets at the end of the file.
  func reportOpenBrackets() {
    while openBracket != Self.outermost { reportUnclosedBracket() }
    openStrings = []
  }
}
