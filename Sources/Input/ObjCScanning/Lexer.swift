import LowLevel
import SourceFacts

/// Turns the bytes of a file into tokens. Brackets store their match. Directives are removed, so that the reader gets
/// one plain sequence: `#import`s become facts, `#define`s are stored, and all branches of an `#if` are read, except
/// those that leave different brackets open than the first one.
struct Lexer: ~Copyable {
  let source: UnsafePointer<UInt8>
  let count: Int
  let classes = ByteClass.table
  var position = 0
  /// The end of the file, or of a macro's replacement.
  var limit: Int
  var names: NameTable

  var tokens: UnsafeMutablePointer<Token>
  var tokenCount = 0
  var capacity: Int
  /// Flags gathered from the white space before the next token.
  var pending: TokenFlags = [.lineStart]

  /// Open brackets, as token indices.
  var openBrackets: [UInt32] = []
  var openBraces = 0
  /// Whether brackets, operators or `else if` are nested too deeply for libclang's recursion.
  private(set) var isTooDeep = false
  /// The number of tokens since the last end of an operand, or of `else`s since the last closed function.
  private var operandRun = 0
  private var elses = 0
  static let deepest = 1000
  static let longestRun = 2000
  var conditions = ConditionStack()
  var branches: [BranchState] = []
  /// The number of open `@interface`, `@implementation` and `@protocol`.
  var containers = 0
  /// The number of open `#if` branches that are skipped.
  var skippedDepth = 0
  var macros: [MacroDefinition] = []
  /// Whether a macro's replacement is being read, in which brackets need not match.
  var inMacro = false
  var imports: [ImportFact] = []
  var directives: [CommentDirective] = []
  var problems: [SourceProblem] = []

  init(_ source: ByteView) {
    self.source = source.buffer.baseAddress!
    count = source.count
    limit = source.count
    names = NameTable(seeds: Word.seeds, expected: source.count / 48)
    capacity = max(64, source.count / 6)
    tokens = .allocate(capacity: capacity)
  }

  deinit { tokens.deallocate() }

  /// Reads to the end of the file.
  mutating func run() {
    if count >= 3, source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { position = 3 }
    lexAll()
    branches = []
    reportOpenBrackets()
    conditions.end(at: UInt32(count))
    skippedDepth = 0
    append(.endOfFile, from: count)
    inMacro = true
    for index in macros.indices { lexReplacement(index) }
    // The reader looks up to four tokens ahead without checking for the end.
    for _ in 0..<4 { append(.endOfFile, from: position) }
  }

  private mutating func lexAll() {
    while true {
      skipTrivia()
      guard position < limit else { return }
      lexToken()
    }
  }

  private mutating func lexReplacement(_ index: Int) {
    macros[index].firstToken = tokenCount
    position = Int(macros[index].bodyStart)
    limit = Int(macros[index].end)
    lexAll()
    openBrackets = []
    openBraces = 0
    append(.endOfFile, from: limit)
  }

  // MARK: Bytes

  /// The byte at a distance; 0 after the end.
  @inline(__always)
  func byte(_ distance: Int) -> UInt8 {
    position + distance < limit ? source[position + distance] : 0
  }

  @inline(__always)
  func isIdentifierPart(_ index: Int) -> Bool {
    index < limit && classes[Int(source[index])].rawValue & ByteClass.identifierPart.rawValue != 0
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int, payload: UInt32 = 0, word: UInt8 = 0) {
    guard skippedDepth == 0 else { return }
    if tokenCount == capacity { grow() }
    tokens[tokenCount] = Token(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position), payload: payload, kind: kind,
      word: word, flags: pending)
    tokenCount += 1
    pending = []
    measure(kind, word)
  }

  @inline(__always)
  private mutating func measure(_ kind: TokenKind, _ word: UInt8) {
    switch kind {
    case .comma, .semicolon, .leftBrace: operandRun = 0
    case .rightBrace:
      operandRun = 0
      if openBraces <= 1 { elses = 0 }
    default: operandRun += 1
    }
    if word == Word.else.number { elses += 1 }
    if operandRun > Self.longestRun || elses > Self.deepest || openBrackets.count > Self.deepest { isTooDeep = true }
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: tokens, count: tokenCount)
    tokens.deallocate()
    tokens = larger
    capacity *= 2
  }

  func report(_ offset: Int, _ message: String) -> SourceProblem {
    SourceProblem(kind: "syntax_error", offset: UInt32(truncatingIfNeeded: offset), message: message)
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
    case "@": lexAt()
    case ":":
      position += byte(1) == ":" ? 2 : 1
      append(position - start == 2 ? .colonColon : .colon, from: start)
    case "\"": lexString(.string, from: start)
    case "'": lexCharacter()
    case "#" where pending.contains(.lineStart) && !inMacro: lexDirective()
    case ".": lexPeriod()
    default:
      if kind.rawValue == ByteClass.operator.rawValue { lexOperator() } else { single(.unknown) }
    }
  }

  @inline(__always)
  mutating func single(_ kind: TokenKind) {
    position += 1
    append(kind, from: position - 1)
  }

  private mutating func lexIdentifier() {
    let start = position
    var end = position + 1
    while isIdentifierPart(end) { end += 1 }
    position = end
    if end < limit, source[end] == "\"", end - start <= 3, isStringPrefix(start, end) {
      if source[end - 1] == "R" { return lexRawString(from: start) }
      return lexString(.string, from: start)
    }
    let name = names.intern(ByteView(start: source + start, count: end - start))
    append(.identifier, from: start, payload: name.raw, word: Self.word(of: name))
  }

  static func word(of name: Name) -> UInt8 {
    guard let number = UInt8(exactly: name.raw), Word(number: number) != nil else { return 0 }
    return number
  }

  private func isStringPrefix(_ start: Int, _ end: Int) -> Bool {
    (start..<end).allSatisfy { index in
      switch source[index] {
      case "L", "u", "U", "8", "R": true
      default: false
      }
    }
  }

  private mutating func lexNumber() {
    let start = position
    let isHex = source[position] == "0" && byte(1) | 0x20 == "x"
    var isFloat = false
    while position < limit {
      let byte = source[position]
      let lower = byte | 0x20
      if isHex ? lower == "p" : lower == "e" {
        isFloat = true
        position += self.byte(1) == "+" || self.byte(1) == "-" ? 2 : 1
      } else if byte == "." {
        isFloat = true
        position += 1
      } else if isIdentifierPart(position) {
        position += 1
      } else {
        break
      }
    }
    append(isFloat ? .float : .integer, from: start)
  }

  private mutating func lexPeriod() {
    let start = position
    if classes[Int(byte(1))].rawValue == ByteClass.digit.rawValue { return lexNumber() }
    guard byte(1) == ".", byte(2) == "." else { return single(.period) }
    position += 3
    append(.ellipsis, from: start)
  }

  /// `@"…"`, `@word`, or a lone `@`.
  private mutating func lexAt() {
    let start = position
    position += 1
    if byte(0) == "\"" { return lexString(.objectString, from: start) }
    guard position < limit, classes[Int(source[position])].rawValue == ByteClass.identifierStart.rawValue else {
      return append(.at, from: start)
    }
    let begin = position
    while isIdentifierPart(position) { position += 1 }
    let name = names.intern(ByteView(start: source + begin, count: position - begin))
    let word = Self.word(of: name)
    countContainer(word)
    append(.atWord, from: start, payload: name.raw, word: word)
  }
}
