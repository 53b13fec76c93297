import SourceFacts

/// Brackets find their match while they are read; one that has none is a `syntax_error`.
extension Lexer {
  mutating func open(_ kind: TokenKind) {
    position += 1
    openBrackets.append(UInt32(tokenCount))
    append(kind, from: position - 1)
  }

  mutating func close(_ kind: TokenKind) {
    let opening: TokenKind = kind == .rightParen ? .leftParen : kind == .rightSquare ? .leftSquare : .leftBrace
    if let last = openBrackets.last, tokens[Int(last)].kind == opening { return match(kind, openBrackets.removeLast()) }
    if kind == .rightParen, let last = openBrackets.last, tokens[Int(last)].kind == .interpolationStart {
      match(.interpolationEnd, openBrackets.removeLast())
      return resumeString()
    }
    // A brace closes what is still open inside it; a stray bracket closes nothing.
    let start = position
    if kind == .rightBrace, let opener = openBrackets.lastIndex(where: { tokens[Int($0)].kind == .leftBrace }),
      !openBrackets[opener...].contains(where: { tokens[Int($0)].kind == .interpolationStart })
    {
      for index in openBrackets[(opener + 1)...] { report(unclosed: index) }
      openBrackets.removeLast(openBrackets.count - opener - 1)
      return match(kind, openBrackets.removeLast())
    }
    position += 1
    append(kind, from: start)
    problems.append(
      SourceProblem(
        kind: "syntax_error", offset: UInt32(start),
        message: "'\(Character(Unicode.Scalar(source[start])))' closes nothing"))
  }

  private mutating func match(_ kind: TokenKind, _ opener: UInt32) {
    position += 1
    tokens[Int(opener)].payload = UInt32(tokenCount)
    append(kind, from: position - 1, payload: opener)
  }

  func bracketText(_ index: UInt32) -> Character {
    Character(Unicode.Scalar(source[Int(tokens[Int(index)].start)]))
  }

  mutating func report(unclosed index: UInt32) {
    let start = tokens[Int(index)].start
    problems.append(
      SourceProblem(kind: "syntax_error", offset: start, message: "'\(bracketText(index))' is never closed"))
  }

  /// At the end of the file.
  mutating func closeLeftovers() {
    for index in openBrackets { report(unclosed: index) }
    openBrackets = []
    openStrings = []
  }
}
