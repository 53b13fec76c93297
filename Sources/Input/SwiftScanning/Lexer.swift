import LowLevel
import SourceFacts
import Storage

/// Turns the bytes of a file into tokens. Brackets store their match, strings their interpolations. `#if` directives
/// are removed and recorded, so that the reader sees one plain sequence.
///
/// A class, like `Reader`: a structure this large would be copied for each call of a nonmutating function.
final class Lexer {
  /// Followed by zeros, so that sixteen bytes can be read at any position.
  let source: UnsafeMutablePointer<UInt8>
  private let text: TextBuffer
  let count: Int
  let classes = ByteClass.table
  var position = 0
  var names: NameTable
  var tokens: Buffer<Token>
  /// The offset of each line.
  var lines: Buffer<UInt32>
  /// Flags gathered from the white space before the next token.
  var pending: TokenFlags = [.lineStart]

  /// The innermost open bracket or interpolation: see `LexerBrackets`.
  var openBracket = Lexer.outermost
  /// The number of open braces in the innermost interpolation.
  var openBraces = 0
  /// Strings whose interpolation is being read.
  var openStrings: [OpenString] = []
  var conditions = ConditionStack()
  var directives: [CommentDirective] = []
  var problems: [SourceProblem] = []

  struct OpenString {
    var token: Int
    var pounds: Int
    var isMultiline: Bool
    /// The value of `openBraces` before its interpolation.
    var outerBraces = 0
  }

  init(_ text: TextBuffer) {
    self.text = text
    (source, count) = (text.start, text.count)
    tokens = Buffer(capacity: count / 6)
    lines = Buffer(capacity: count / 24)
    names = NameTable(seeds: Word.seeds, expected: count / 48)
  }

  /// Reads to the end of the file.
  func run() {
    lines.append(0)
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(0) == "#", byte(1) == "!" { skipToLineEnd() }
    lexTokens()
    reportOpenBrackets()
    conditions.end(at: UInt32(count))
    append(.endOfFile, from: count)
    for _ in 0..<Reader.maximumLookahead { tokens.append(tokens[tokens.count - 1]) }
  }

  // MARK: Bytes

  /// The byte at this distance, 0 at the end. Callers stop at a zero.
  @inline(__always)
  func byte(_ distance: Int) -> UInt8 { source[position + distance] }

  func append(_ kind: TokenKind, from start: Int, payload: UInt32 = 0) {
    append(kind, from: start, to: position, payload: payload)
  }

  @inline(__always)
  func append(_ kind: TokenKind, from start: Int, to end: Int, payload: UInt32 = 0, word: Word = .none) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), payload: payload, kind: kind,
        word: word, flags: pending))
    pending = []
  }

  var isASCII: Bool { ByteView(start: source, count: count).isASCII }

  // MARK: Tokens

  /// Keeps the position in a register for plain tokens: otherwise nearly every function that advances it would wait for
  /// the previous write.
  private func lexTokens() {
    var position = position
    while skipTrivia(&position) {
      let first = source[position]
      if classes[Int(first)].rawValue == ByteClass.identifierStart.rawValue {
        lexName(&position)
        continue
      }
      switch first {
      case "(": open(.leftParen, &position)
      case ")": close(.rightParen, .leftParen, &position)
      case "[": open(.leftSquare, &position)
      case "]": close(.rightSquare, .leftSquare, &position)
      case "{":
        openBraces &+= 1
        open(.leftBrace, &position)
      case "}": close(.rightBrace, .leftBrace, &position)
      case ",": single(.comma, &position)
      case "." where classes[Int(source[position + 1])].rawValue != ByteClass.operator.rawValue:
        single(.period, &position)
      case ":" where source[position + 1] != ":": single(.colon, &position)
      case "=" where endsOperator(source[position + 1]): lexEqual(&position)
      default: lexApart(&position) { lexOther() }
      }
    }
    self.position = position
  }

  /// Calls a function that uses the stored position.
  @inline(__always)
  func lexApart<Result>(_ position: inout Int, _ lex: () -> Result) -> Result {
    self.position = position
    defer { position = self.position }
    return lex()
  }

  @inline(__always)
  func single(_ kind: TokenKind, _ position: inout Int) {
    position &+= 1
    append(kind, from: position &- 1, to: position)
  }

  private func lexOther() {
    let first = source[position]
    switch first {
    case "0"..."9": lexNumber()
    case ";": single(.semicolon, &position)
    case "@": single(.at, &position)
    case "\\": single(.backslash, &position)
    case ":":
      position += 2
      append(.colonColon, from: position - 2)
    case "\"": lexString(pounds: 0, from: position)
    case "#": lexPound()
    case "`": lexBackticks()
    case "$": lexDollar()
    case "?", "!":
      if isLeftBound(position) {
        single(first == "?" ? .postfixQuestion : .exclamation, &position)
      } else {
        lexOperator()
      }
    case "<" where byte(1) == "#" && lexPlaceholder(): break
    case "." where standsAlone: single(.period, &position)
    default:
      if classes[Int(first)].rawValue == ByteClass.operator.rawValue { lexOperator() } else { lexBeyondASCII() }
    }
  }

  private func lexBeyondASCII() {
    let start = position
    guard let (length, scalar) = decodeScalar() else {
      position += 1
      return
    }
    switch ScalarClass(scalar) {
    case .identifier: lexUncommonName()
    case .operator: lexOperator()
    case .whitespace:
      position += length
      pending.insert(.spaced)
    default:
      position += length
      append(.unknown, from: start)
    }
  }
}

extension UInt8 {
  /// Lets bytes be compared with character literals: `byte == "("`.
  @inline(__always)
  static func == (left: UInt8, right: Unicode.Scalar) -> Bool { UInt32(left) == right.value }
  @inline(__always)
  static func != (left: UInt8, right: Unicode.Scalar) -> Bool { UInt32(left) != right.value }
  @inline(__always)
  static func ~= (pattern: ClosedRange<Unicode.Scalar>, value: UInt8) -> Bool {
    UInt32(value) >= pattern.lowerBound.value && UInt32(value) <= pattern.upperBound.value
  }
  @inline(__always)
  static func ~= (pattern: Unicode.Scalar, value: UInt8) -> Bool { UInt32(value) == pattern.value }
}
