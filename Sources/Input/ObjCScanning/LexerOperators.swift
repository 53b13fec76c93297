import LowLevel
import SourceFacts

extension Lexer {
  /// C operators. `>` is always a single token, because it may end generic arguments.
  mutating func lexOperator() {
    let start = position
    let first = source[position]
    let second = byte(1)
    switch first {
    case "-" where second == ">": take(2, .arrow, from: start)
    case "=" where second != "=": single(.equal)
    case "^" where second != "=": single(.caret)
    case "*" where second != "=": single(.star)
    case "?": single(.question)
    case ">" where second != "=": single(.greater)
    case "<" where second != "=" && second != "<": single(.less)
    case "&" where second != "=" && second != "&": single(.ampersand)
    case "<" where second == "<", ">" where second == "=":
      take(byte(2) == "=" && first == "<" ? 3 : 2, .operator, from: start)
    case "\\", "#": single(.unknown)
    default:
      let doubled = second == first && (first == "+" || first == "-" || first == "&" || first == "|" || first == "=")
      take(doubled || (second == "=" && first != "~") ? 2 : 1, .operator, from: start)
    }
  }

  private mutating func take(_ length: Int, _ kind: TokenKind, from start: Int) {
    position = start + length
    let name = names.intern(ByteView(start: source + start, count: length))
    append(kind, from: start, payload: name.raw)
  }

  // MARK: Literals

  /// Reads from the quote at `position` to its end on the same line.
  mutating func lexString(_ kind: TokenKind, from start: Int) {
    skipQuoted("\"", "unterminated string")
    append(kind, from: start)
  }

  mutating func lexCharacter() {
    let start = position
    skipQuoted("'", "unterminated character constant")
    append(.character, from: start)
  }

  private mutating func skipQuoted(_ quote: Unicode.Scalar, _ message: String) {
    let start = position
    position += 1
    while position < limit {
      let byte = source[position]
      if byte == "\\" {
        // A backslash continues the line, also before CRLF.
        position += self.byte(1) == "\r" && self.byte(2) == "\n" ? 3 : 2
      } else if byte == "\n" || byte == "\r" {
        break
      } else {
        position += 1
        if byte == quote { return }
      }
    }
    position = min(position, limit)
    if !inMacro, skippedDepth == 0 { problems.append(report(start, message)) }
  }

  /// `R"delimiter(…)delimiter"`; the quote is at `position`.
  mutating func lexRawString(from start: Int) {
    let quote = position
    var open = quote + 1
    while open < limit, open - quote <= 17, source[open] != "(", source[open] != "\"" { open += 1 }
    guard open < limit, source[open] == "(" else { return lexString(.string, from: start) }
    let length = open - quote - 1
    var end = open + 1
    while end + length + 1 < limit {
      if source[end] == ")", source[end + length + 1] == "\"",
        (0..<length).allSatisfy({ source[end + 1 + $0] == source[quote + 1 + $0] })
      {
        position = end + length + 2
        return append(.string, from: start)
      }
      end += 1
    }
    position = limit
    problems.append(report(start, "unterminated string"))
    append(.string, from: start)
  }

  // MARK: Brackets

  mutating func open(_ kind: TokenKind) {
    position += 1
    if skippedDepth == 0 {
      openBrackets.append(UInt32(truncatingIfNeeded: tokenCount))
      if kind == .leftBrace { openBraces += 1 }
    }
    append(kind, from: position - 1)
  }

  mutating func close(_ kind: TokenKind) {
    position += 1
    guard skippedDepth == 0 else { return }
    let opening: TokenKind = kind == .rightParen ? .leftParen : kind == .rightSquare ? .leftSquare : .leftBrace
    if let last = openBrackets.last, tokens[Int(last)].kind == opening { return match(kind, popBracket()) }
    // A brace closes brackets that are still open inside it; a stray bracket is ignored.
    if kind == .rightBrace, openBraces > 0 {
      while let last = openBrackets.last, tokens[Int(last)].kind != .leftBrace {
        report(unclosed: last)
        _ = popBracket()
      }
      return match(kind, popBracket())
    }
    append(kind, from: position - 1)
    if !inMacro {
      problems.append(report(position - 1, "'\(Character(Unicode.Scalar(source[position - 1])))' closes nothing"))
    }
  }

  private mutating func match(_ kind: TokenKind, _ opener: UInt32) {
    tokens[Int(opener)].payload = UInt32(tokenCount)
    append(kind, from: position - 1, payload: opener)
  }

  mutating func report(unclosed index: UInt32) {
    guard !inMacro else { return }
    let start = Int(tokens[Int(index)].start)
    problems.append(report(start, "'\(Character(Unicode.Scalar(source[start])))' is never closed"))
  }

  /// Closes brackets at `@interface`, `@implementation` or `@end`. Only `extern "C" {` and `namespace N {` may stay
  /// open around them.
  mutating func closeBeforeContainer() {
    guard !openBrackets.isEmpty, !inMacro, skippedDepth == 0 else { return }
    let enclosing = openBrackets.prefix { index in
      let index = Int(index)
      guard tokens[index].kind == .leftBrace, index > 0 else { return false }
      return tokens[index - 1].kind == .string || tokens[index - 1].word == Word.namespace.number
        || (index > 1 && tokens[index - 2].word == Word.namespace.number)
    }
    while openBrackets.count > enclosing.count {
      report(unclosed: openBrackets[openBrackets.count - 1])
      _ = popBracket()
    }
  }

  /// Reports the remaining open brackets at the end of the file.
  mutating func reportOpenBrackets() {
    for index in openBrackets { report(unclosed: index) }
    openBrackets = []
    openBraces = 0
  }
}
