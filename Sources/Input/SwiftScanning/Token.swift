enum TokenKind: UInt8 {
  case endOfFile
  /// A name: an identifier, a contextual keyword, anything in backticks, `$name`.
  case identifier
  /// A reserved word.
  case keyword
  /// `$0`
  case dollarIdentifier
  case wildcard
  case integer, float, string, regex
  /// The quote before a string that has interpolations; what they hold follows, then `stringEnd`.
  case stringStart, stringEnd
  case interpolationStart, interpolationEnd
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, semicolon, colon, colonColon, period, at, pound, backslash, arrow, equal
  case prefixAmpersand, infixQuestion, postfixQuestion, exclamation
  case binaryOperator, prefixOperator, postfixOperator
  case poundAvailable
  case unknown
}

extension TokenKind {
  /// Tokens that may continue an operand.
  @inline(__always)
  var beginsSuffix: Bool {
    switch self {
    case .period, .colonColon, .leftParen, .leftSquare, .leftBrace, .postfixQuestion, .exclamation, .postfixOperator:
      true
    default: false
    }
  }

  /// Tokens that may continue an expression after an operand.
  @inline(__always)
  var mayContinueSequence: Bool {
    switch self {
    case .binaryOperator, .infixQuestion, .equal, .arrow, .keyword, .identifier: true
    default: false
    }
  }

  /// Operators, save the arrow.
  @inline(__always)
  var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .equal, .infixQuestion, .postfixQuestion,
      .exclamation:
      true
    default: false
    }
  }
}

struct TokenFlags: OptionSet {
  let rawValue: UInt8
  /// First on its line.
  static let lineStart = TokenFlags(rawValue: 1)
  /// White space or a comment precedes it.
  static let spaced = TokenFlags(rawValue: 2)
  /// A directive such as `#if` or `#else` precedes it.
  static let afterDirective = TokenFlags(rawValue: 4)
  static let backticked = TokenFlags(rawValue: 8)
}

struct Token {
  var start: UInt32
  var end: UInt32
  /// Names and operators: their `Name`. Brackets and string quotes: the index of the matching token, 0 when there is none.
  var payload: UInt32
  var kind: TokenKind
  /// The word it is, where its text means something to the grammar.
  var word: Word
  var flags: TokenFlags
}
