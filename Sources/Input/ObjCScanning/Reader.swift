import LowLevel
import SourceFacts
import Tables

/// Reads the tokens of a file by recursive descent and records facts: nodes in postorder, declarations, scopes. All
/// Objective-C facts are created here. Where C is ambiguous without knowing which names are types, it uses `answers` of
/// libclang, or else guesses from the text.
struct Reader: ~Copyable {
  let source: UnsafePointer<UInt8>
  let tokens: UnsafeMutablePointer<Token>
  let tokenCount: Int
  let macros: [MacroDefinition]
  let isHeader: Bool
  let answers: ClangAnswers
  let doubts = Doubts()
  /// The names that the file uses, for libclang's stubs of declarations outside the project.
  var uses = NameUses()

  var index = 0
  var names: NameTable
  var nodes: Table<NodeID, Node> = []
  var declarations: Table<DeclarationID, Declaration> = []
  var attachments: [Attachment] = []
  var scopes: Table<ScopeID, Scope> = []
  var imports: [ImportFact] = []
  var problems: [SourceProblem] = []
  var compilerTypes: [CompilerType] = []

  /// The current scope and declaration.
  var scope = Reader.fileScope
  var owner: DeclarationID?
  var depth = 0
  /// The first `#define` that has not been recorded.
  var nextMacro = 0
  /// The generic parameters of the interface being read.
  var genericParameters: Set<Name> = []
  /// Names declared so far as variables, by raw value.
  var variableNames: Set<UInt32> = []
  /// The structs that the file has named so far.
  var structNames: Set<Name> = []
  /// Whether a `#define`'s replacement is being read.
  var inMacro = false
  /// Whether a file-level declaration is being read among the members of a class.
  var isAmongMembers = false
  /// The index of the token before which the current expression must end.
  var expressionEnd = Int.max
  /// The number of open braces of `extern "C"` and namespaces.
  var openLinkages = 0

  /// The maximum nesting of brackets; deeper code is skipped.
  static let maximumDepth = 256
  static var fileScope: ScopeID { ScopeID(0) }

  init(_ lexer: borrowing Lexer, isHeader: Bool, answers: ClangAnswers) {
    source = lexer.source
    tokens = lexer.tokens
    tokenCount = lexer.tokenCount
    macros = lexer.macros
    names = lexer.names
    imports = lexer.imports
    self.isHeader = isHeader
    self.answers = answers
    nodes.reserveCapacity(tokenCount / 2)
    declarations.reserveCapacity(tokenCount / 16)
    scopes.append(.file)
  }

  /// Reads the whole file.
  mutating func run(byteCount: Int) {
    while !atEnd {
      let before = index
      noteMacros(before: offset)
      topLevel()
      if index == before { index += 1 }
    }
    noteMacros(before: .max)
    scopes[Self.fileScope].endNode = nodes.endIndex
    scopes[Self.fileScope].end = UInt32(byteCount)
    imports = imports.sorted { $0.offset < $1.offset }
  }

  // MARK: Tokens

  @inline(__always) var token: Token { tokens[index] }
  @inline(__always) var kind: TokenKind { tokens[index].kind }
  @inline(__always) var atEnd: Bool { tokens[index].kind == .endOfFile }
  @inline(__always) var offset: UInt32 { tokens[index].start }
  var lastEnd: UInt32 { index > 0 ? tokens[index - 1].end : 0 }

  /// The token after this one; for the last token, itself.
  @inline(__always)
  func peek(_ distance: Int = 1) -> Token {
    let index = index + distance
    return index < tokenCount ? tokens[index] : tokens[tokenCount - 1]
  }

  /// The current word, if it is written without `@`.
  @inline(__always)
  var word: Word? { word(of: tokens[index]) }

  @inline(__always)
  func word(of token: Token) -> Word? {
    token.word != 0 && token.kind == .identifier ? Word(number: token.word) : nil
  }

  /// The current word, if it is written with `@`.
  var atWord: Word? { kind == .atWord ? Word(number: tokens[index].word) : nil }

  @inline(__always)
  func at(_ word: Word) -> Bool { tokens[index].word == word.number && tokens[index].kind == .identifier }
  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { tokens[index].kind == kind }

  @inline(__always)
  mutating func advance() { if !atEnd { index += 1 } }

  @inline(__always) @discardableResult
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard tokens[index].kind == kind else { return false }
    advance()
    return true
  }

  @inline(__always) @discardableResult
  mutating func consume(_ word: Word) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// The current name or operator; none for other tokens, whose payload is not a name.
  var name: Name { name(of: tokens[index]) }

  func name(of token: Token) -> Name {
    switch token.kind {
    case .identifier, .atWord, .operator: Name(token.payload)
    default: .none
    }
  }

  /// The index after the bracket that matches the one at `index`; after the bracket itself if it has no match.
  func indexAfterMatch(_ bracket: Int) -> Int {
    let match = Int(tokens[bracket].payload)
    return match > bracket ? match + 1 : bracket + 1
  }

  /// Moves after the closing bracket that matches `opener`, skipping anything unreadable.
  mutating func close(_ opener: Int) {
    let after = indexAfterMatch(opener)
    if after > opener + 1 {
      index = max(index, after)
    } else if kind == .rightParen || kind == .rightSquare || kind == .rightBrace {
      advance()
    }
  }

  /// Whether reading is still inside the brackets that open at `opener`.
  func inside(_ opener: Int) -> Bool {
    let match = Int(tokens[opener].payload)
    return match > opener ? index < match : !(atEnd || kind == .rightBrace || atContainer)
  }

  /// Whether the current word can only be at file level: open brackets before it have no match.
  var atContainer: Bool {
    switch atWord {
    case .interface, .implementation, .end: true
    default: false
    }
  }

  func byte(_ offset: UInt32) -> UInt8 { source[Int(offset)] }

  /// Whether the current `>` is followed directly by another `>` or `=`, as in `>>` and `>=`.
  var greaterIsDoubled: Bool { kind == .greater && peek().kind == .greater && peek().start == token.end }

  /// Whether a name is in `SCREAMING_CASE`, as macros and some constants are.
  func isScreaming(_ token: Token) -> Bool {
    guard token.kind == .identifier, token.end - token.start > 2 else { return false }
    var sawUnderscore = false
    for offset in token.start..<token.end {
      switch source[Int(offset)] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "_"): sawUnderscore = true
      default: return false
      }
    }
    return sawUnderscore || token.end - token.start > 4
  }

  /// Whether a name starts with a capital letter, as types do.
  func isCapitalized(_ token: Token) -> Bool {
    var offset = token.start
    while offset < token.end, byte(offset) == "_" { offset += 1 }
    return offset < token.end && byte(offset) >= UInt8(ascii: "A") && byte(offset) <= UInt8(ascii: "Z")
  }

  // MARK: Going back

  struct Mark {
    var index, nodes, declarations, attachments, scopes, problems, compilerTypes: Int
    var scope: ScopeID
    var owner: DeclarationID?
  }

  var mark: Mark {
    Mark(
      index: index, nodes: nodes.count, declarations: declarations.count, attachments: attachments.count,
      scopes: scopes.count, problems: problems.count, compilerTypes: compilerTypes.count, scope: scope, owner: owner)
  }

  /// Resets the reader to a mark.
  mutating func reset(to mark: Mark) {
    index = mark.index
    nodes.elements.removeLast(nodes.count - mark.nodes)
    declarations.elements.removeLast(declarations.count - mark.declarations)
    attachments.removeLast(attachments.count - mark.attachments)
    scopes.elements.removeLast(scopes.count - mark.scopes)
    problems.removeLast(problems.count - mark.problems)
    compilerTypes.removeLast(compilerTypes.count - mark.compilerTypes)
    scope = mark.scope
    owner = mark.owner
  }
}
