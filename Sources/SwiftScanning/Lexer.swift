import SourceFacts

/// Turns the bytes of a file into tokens, all at once: brackets know their match, strings their interpolations, and
/// `#if` directives are taken out (their branches are noted), so that the reader sees one plain sequence.
struct Lexer: ~Copyable {
  let source: UnsafePointer<UInt8>
  let count: Int
  let classes = ByteClass.table
  var position = 0
  var names: NameTable

  var tokens: UnsafeMutablePointer<Token>
  var tokenCount = 0
  var capacity: Int
  /// Flags gathered from the white space before the next token.
  var pending: TokenFlags = [.lineStart]

  /// Open brackets and interpolations, as token indices.
  var openBrackets: [UInt32] = []
  /// Strings whose interpolation is being read.
  var openStrings: [OpenString] = []
  var conditions = ConditionStack()
  var directives: [CommentDirective] = []
  var problems: [SourceProblem] = []

  struct OpenString {
    var token: Int
    var pounds: Int
    var isMultiline: Bool
  }

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source.baseAddress!
    count = source.count
    capacity = max(64, source.count / 6)
    names = NameTable(seed: Word.seededNames, expected: source.count / 48)
    tokens = .allocate(capacity: capacity)
  }

  deinit { tokens.deallocate() }

  /// Reads to the end of the file.
  mutating func run() {
    if count >= 3, source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { position = 3 }
    if byte(0) == "#", byte(1) == "!" { skipToLineEnd() }
    while true {
      skipTrivia()
      guard position < count else { break }
      lexToken()
    }
    closeLeftovers()
    conditions.end(at: UInt32(count))
    append(.endOfFile, from: count)
  }

  // MARK: Bytes

  /// The byte at this distance, 0 past the end.
  @inline(__always)
  func byte(_ distance: Int) -> UInt8 {
    position + distance < count ? source[position + distance] : 0
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int, payload: UInt32 = 0, word: UInt8 = 0) {
    if tokenCount == capacity { grow() }
    tokens[tokenCount] = Token(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position), payload: payload, kind: kind,
      word: word, flags: pending)
    tokenCount += 1
    pending = []
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: tokens, count: tokenCount)
    tokens.deallocate()
    tokens = larger
    capacity *= 2
  }

  // MARK: Tokens

  private mutating func lexToken() {
    let start = position
    let first = source[position]
    let kind = classes[Int(first)]
    if kind.rawValue == ByteClass.identifierStart.rawValue { return lexIdentifier() }
    if kind.rawValue == ByteClass.digit.rawValue { return lexNumber() }
    switch first {
    case "(": open(.leftParen)
    case ")": close(.rightParen)
    case "[": open(.leftSquare)
    case "]": close(.rightSquare)
    case "{": open(.leftBrace)
    case "}": close(.rightBrace)
    case ",": single(.comma)
    case ";": single(.semicolon)
    case "@": single(.at)
    case "\\": single(.backslash)
    case ":":
      position += byte(1) == ":" ? 2 : 1
      append(position - start == 2 ? .colonColon : .colon, from: start)
    case "\"": lexString(pounds: 0, from: start)
    case "#": lexPound()
    case "`": lexBackticks()
    case "$": lexDollar()
    case ".":
      if byte(1) == "." { lexOperator() } else { single(.period) }
    case "?", "!":
      if isLeftBound(start) { single(first == "?" ? .postfixQuestion : .exclamation) } else { lexOperator() }
    case "<" where byte(1) == "#" && lexPlaceholder(): break
    default:
      if kind.rawValue == ByteClass.operator.rawValue { lexOperator() } else { lexBeyondASCII() }
    }
  }

  @inline(__always)
  private mutating func single(_ kind: TokenKind) {
    position += 1
    append(kind, from: position - 1)
  }

  private mutating func lexIdentifier() {
    let start = position
    let (source, count, classes) = (source, count, classes)
    var end = position
    while true {
      while end < count, classes[Int(source[end])].rawValue & ByteClass.identifierPart.rawValue != 0 { end += 1 }
      position = end
      guard end < count, source[end] >= 0x80, let (length, scalar) = decodeScalar(), isIdentifierPart(scalar) else {
        break
      }
      end += length
    }
    appendName(from: start)
  }

  private mutating func appendName(from start: Int) {
    let name = names.intern(UnsafeBufferPointer(start: source + start, count: position - start))
    let word = name.raw <= Self.lastWord ? UInt8(truncatingIfNeeded: name.raw) : 0
    if word != 0 && word <= Word.lastReserved.rawValue {
      append(.keyword, from: start, payload: name.raw, word: word)
    } else if position - start == 1 && source[start] == "_" {
      append(.wildcard, from: start, payload: name.raw)
    } else {
      append(.identifier, from: start, payload: name.raw, word: word)
    }
  }

  private static let lastWord = UInt32(Word.allCases.last!.rawValue)

  private mutating func lexBackticks() {
    let start = position
    var end = position + 1
    while end < count, source[end] != "`", source[end] != "\n", source[end] != "\r" { end += 1 }
    guard end < count, source[end] == "`", end > start + 1 else {
      position += 1
      problems.append(SourceProblem(kind: "syntax_error", offset: UInt32(start), message: "unterminated backtick"))
      return append(.unknown, from: start)
    }
    position = end + 1
    let name = names.intern(UnsafeBufferPointer(start: source + start + 1, count: end - start - 1))
    pending.insert(.backticked)
    append(.identifier, from: start, payload: name.raw)
  }

  /// `$0`, `$wrapped`
  private mutating func lexDollar() {
    let start = position
    position += 1
    var isNumber = true
    while position < count {
      let kind = classes[Int(source[position])].rawValue
      if kind & ByteClass.identifierPart.rawValue == 0 {
        guard source[position] >= 0x80, let (length, scalar) = decodeScalar(), isIdentifierPart(scalar) else { break }
        position += length
        isNumber = false
        continue
      }
      if kind != ByteClass.digit.rawValue { isNumber = false }
      position += 1
    }
    let name = names.intern(UnsafeBufferPointer(start: source + start, count: position - start))
    append(isNumber && position > start + 1 ? .dollarIdentifier : .identifier, from: start, payload: name.raw)
  }

  /// `<#placeholder#>`, as one name.
  private mutating func lexPlaceholder() -> Bool {
    let start = position
    var end = position + 2
    while end + 1 < count, source[end] != "\n" {
      if source[end] == "#", source[end + 1] == ">" {
        position = end + 2
        let name = names.intern(UnsafeBufferPointer(start: source + start, count: position - start))
        append(.identifier, from: start, payload: name.raw)
        return true
      }
      end += 1
    }
    return false
  }

  private mutating func lexBeyondASCII() {
    let start = position
    guard let (length, scalar) = decodeScalar() else {
      position += 1
      return
    }
    switch ScalarClass(scalar) {
    case .identifier: lexIdentifier()
    case .operator: lexOperator()
    case .whitespace:
      position += length
      pending.insert(.spaced)
    default:
      position += length
      append(.unknown, from: start)
    }
  }

  private mutating func lexNumber() {
    let start = position
    var isFloat = false
    let afterPeriod = tokenCount > 0 && tokens[tokenCount - 1].kind == .period
    if source[position] == "0", byte(1) == "x" || byte(1) == "b" || byte(1) == "o" {
      let isHex = byte(1) == "x"
      position += 2
      skipIdentifierParts()
      if isHex { isFloat = lexHexFloatTail(from: start) }
    } else {
      skipDigits()
      if !afterPeriod {
        if byte(0) == ".", classes[Int(byte(1))].rawValue == ByteClass.digit.rawValue {
          isFloat = true
          position += 1
          skipDigits()
        }
        if byte(0) == "e" || byte(0) == "E" { isFloat = lexExponent() || isFloat }
      }
      skipIdentifierParts()
    }
    append(isFloat ? .float : .integer, from: start)
  }

  private mutating func lexExponent() -> Bool {
    let signed = byte(1) == "+" || byte(1) == "-" ? 2 : 1
    guard classes[Int(byte(signed))].rawValue == ByteClass.digit.rawValue else { return false }
    position += signed
    skipDigits()
    return true
  }

  /// The fraction and exponent of `0x1.8p3`; the digits before are read, a `p` among them.
  private mutating func lexHexFloatTail(from start: Int) -> Bool {
    var sawExponent = false
    for index in start..<position where source[index] == "p" || source[index] == "P" { sawExponent = true }
    if !sawExponent, byte(0) == "." {
      var end = position + 1
      while end < count, classes[Int(source[end])].rawValue & ByteClass.identifierPart.rawValue != 0,
        source[end] | 0x20 != "p"
      { end += 1 }
      guard end > position + 1, end < count, source[end] | 0x20 == "p" else { return false }
      position = end + 1
      sawExponent = true
    }
    guard sawExponent else { return false }
    if byte(0) == "+" || byte(0) == "-" { position += 1 }
    skipDigits()
    return true
  }

  private mutating func skipDigits() {
    while position < count, classes[Int(source[position])].rawValue == ByteClass.digit.rawValue || source[position] == "_" {
      position += 1
    }
  }

  private mutating func skipIdentifierParts() {
    while position < count, classes[Int(source[position])].rawValue & ByteClass.identifierPart.rawValue != 0 { position += 1 }
  }
}

extension UInt8 {
  /// Lets bytes be compared with character literals: `byte == "("`.
  @inline(__always)
  static func == (left: UInt8, right: Unicode.Scalar) -> Bool { UInt32(left) == right.value }
  @inline(__always)
  static func != (left: UInt8, right: Unicode.Scalar) -> Bool { UInt32(left) != right.value }
  @inline(__always)
  static func ~= (pattern: Unicode.Scalar, value: UInt8) -> Bool { UInt32(value) == pattern.value }
}
