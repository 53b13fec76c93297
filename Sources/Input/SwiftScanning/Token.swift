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
  /// The quote that starts a string with interpolations. Their tokens follow, then `stringEnd`.
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

  /// Operators except `->`.
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
  /// The first token on its line.
  static let lineStart = TokenFlags(rawValue: 1)
  /// After white space or a comment.
  static let spaced = TokenFlags(rawValue: 2)
  /// After a directive such as `#if` or `#else`.
  static let afterDirective = TokenFlags(rawValue: 4)
  static let backticked = TokenFlags(rawValue: 8)
}

struct Token {
  var start: UInt32
  var end: UInt32
  /// The `Name` of a name or operator. For a bracket or a string's quote, the index of the matching token, 0 if there
  /// is none.
  var payload: UInt32
  var kind: TokenKind
  /// The word, if its text has a meaning in the grammar.
  var word: Word
  var flags: TokenFlags
}
