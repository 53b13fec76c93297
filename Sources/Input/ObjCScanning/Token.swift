enum TokenKind: UInt8 {
  case endOfFile
  /// A word, reserved or not; in Objective-C most of them can be part of a selector.
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
  /// The first token on its line.
  static let lineStart = TokenFlags(rawValue: 1)
  /// After white space, a comment or a directive.
  static let spaced = TokenFlags(rawValue: 2)
}

struct Token {
  var start: UInt32
  var end: UInt32
  /// The `Name` of a name or operator. For a bracket, the index of the matching token, 0 if there is none.
  var payload: UInt32
  var kind: TokenKind
  /// The number of its `Word`, or 0.
  var word: UInt8
  var flags: TokenFlags
}

/// One `#define`. The tokens of its replacement follow those of the file, ended by `endOfFile`.
struct MacroDefinition {
  /// The byte range from the `#` to the end of the last logical line.
  var start: UInt32
  var end: UInt32
  var nameStart: UInt32
  var nameEnd: UInt32
  /// The offset of the parameter list's parenthesis, or of the replacement.
  var bodyStart: UInt32
  var hasParameters: Bool
  /// The index of the first token after the name.
  var firstToken = 0
}
