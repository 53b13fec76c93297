enum TokenKind: UInt8 {
  case endOfFile
  /// Any word, reserved ones too; in Objective-C most of them may be a part of a selector.
  case identifier
  case integer, float, character
  /// `"…"`
  case string
  /// `@"…"`
  case objectString
  /// `@word`; the payload is the word's name.
  case atWord
  /// `@` before anything else.
  case at
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, semicolon, colon, colonColon, period, arrow, question, equal, caret, star, less, greater, ampersand
  case ellipsis
  /// Any other operator; the payload is its name.
  case `operator`
  case unknown
}

struct TokenFlags: OptionSet {
  let rawValue: UInt8
  /// First on its line.
  static let lineStart = TokenFlags(rawValue: 1)
  /// White space, a comment or a directive precedes it.
  static let spaced = TokenFlags(rawValue: 2)
}

struct Token {
  var start: UInt32
  var end: UInt32
  /// Names and operators: their `Name`. Brackets: the index of the matching token, 0 when there is none.
  var payload: UInt32
  var kind: TokenKind
  /// The `Word` it is, else 0.
  var word: UInt8
  var flags: TokenFlags
}

/// One `#define`. The tokens of its replacement follow those of the file, ended by `endOfFile`.
struct MacroDefinition {
  /// Byte range from the `#` to the end of the last logical line.
  var start: UInt32
  var end: UInt32
  var nameStart: UInt32
  var nameEnd: UInt32
  /// Where the parameter list (with its parenthesis) or the replacement begins.
  var bodyStart: UInt32
  var hasParameters: Bool
  /// Index of the first token behind the name.
  var firstToken = 0
}
