import LowLevel
import SourceFacts
import Tables

/// Reads the tokens of a file by recursive descent and records facts: nodes in postorder, declarations, scopes. It
/// follows SwiftParser wherever the meaning of a text depends on it. A function that finds nothing to read returns
/// false, and its caller's loop continues after the next token.
final class Reader {
  /// The text, its tokens and its names.
  let lexer: Lexer
  let source: UnsafePointer<UInt8>
  /// Reading an operator in parts (`>>`, `>?`) changes a token; the old one is stored in `splits`.
  let tokens: UnsafeMutablePointer<Token>
  let tokenCount: Int
  /// The index of the end-of-file token.
  private let lastIndex: Int

  var index = 0
  var nodes: Buffer<Node>
  var declarations: Buffer<Declaration>
  var attachments: Buffer<Attachment>
  var scopes: Buffer<Scope>
  var imports: Buffer<ImportFact>
  var problems: [SourceProblem] = []

  /// The current scope and declaration.
  var scope = ScopeID(0)
  var owner: DeclarationID?
  /// The context of the types that are being read.
  var typeContext = NodeContext.annotation
  var depth = 0
  /// The value that a matching pattern is matched against, and whether the pattern binds names by `let`.
  var matchedValue: NodeID?
  var bindsConstants = true
  var splits: [(index: Int, token: Token)] = []

  /// The maximum nesting of brackets, as in SwiftParser; deeper code is skipped.
  static let maximumDepth = 256
  /// The maximum nesting of generic arguments if they could also be a comparison.
  static let speculativeDepth = 40
  /// The maximum lookahead in tokens. The token list ends with as many additional end-of-file tokens.
  static let maximumLookahead = 3
  /// The maximum number of attributes and modifiers before a declaration.
  static let maximumHead = 64

  init(_ lexer: Lexer) {
    source = UnsafePointer(lexer.source)
    tokens = lexer.tokens.start
    tokenCount = lexer.tokens.count - Self.maximumLookahead
    lastIndex = tokenCount - 1
    self.lexer = lexer
    nodes = Buffer(capacity: tokenCount / 2)
    declarations = Buffer(capacity: tokenCount / 16)
    attachments = Buffer(capacity: tokenCount / 64)
    scopes = Buffer(capacity: tokenCount / 16)
    imports = Buffer(capacity: 16)
    scopes.append(.file)
  }

  /// Reads the whole file.
  func run() {
    while !atEnd {
      let before = index
      statement()
      if index == before { index += 1 }
    }
    scopes[ScopeID(0)].endNode = nodes.endIndex
    scopes[ScopeID(0)].end = UInt32(lexer.count)
  }

  // MARK: Tokens

  @inline(__always) var token: Token { tokens[index] }
  @inline(__always) var kind: TokenKind { tokens[index].kind }
  @inline(__always) var atEnd: Bool { tokens[index].kind == .endOfFile }
  @inline(__always) var atLineStart: Bool { tokens[index].flags.contains(.lineStart) }
  @inline(__always) var offset: UInt32 { tokens[index].start }
  /// The end of the last token read.
  @inline(__always)
  var lastEnd: UInt32 {
    if !splits.isEmpty, splits[splits.count - 1].index == index { return tokens[index].start }
    return index > 0 ? tokens[index &- 1].end : 0
  }

  /// The token after this one; at the end, further end-of-file tokens.
  @inline(__always)
  func peek(_ distance: Int = 1) -> Token {
    assert(distance <= Self.maximumLookahead)
    return tokens[index &+ distance]
  }

  @inline(__always)
  func at(_ word: Word) -> Bool { tokens[index].word == word }
  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { tokens[index].kind == kind }

  @inline(__always)
  func advance() { if index < lastIndex { index &+= 1 } }

  /// Moves to the next token, when the current one is known not to be the last.
  @inline(__always)
  func step() {
    assert(index < lastIndex)
    index &+= 1
  }

  @inline(__always) @discardableResult
  func consume(_ kind: TokenKind) -> Bool {
    guard tokens[index].kind == kind else { return false }
    step()
    return true
  }

  @inline(__always) @discardableResult
  func consume(_ word: Word) -> Bool {
    guard tokens[index].word == word else { return false }
    step()
    return true
  }

  /// The current name or operator; none for other tokens, whose payload is not a name.
  var name: Name { name(of: tokens[index]) }

  func name(of token: Token) -> Name {
    switch token.kind {
    case .identifier, .keyword, .dollarIdentifier, .wildcard, .binaryOperator, .prefixOperator, .postfixOperator,
      .prefixAmpersand, .equal, .arrow, .infixQuestion:
      Name(token.payload)
    default: .none
    }
  }

  /// The current limit of nesting: smaller while reading speculatively.
  var depthLimit = Reader.maximumDepth

  /// The index after the bracket that matches the one at `index`; after the bracket itself if it has no match.
  func indexAfterMatch(_ bracket: Int) -> Int {
    let match = Int(tokens[bracket].payload)
    return match > bracket ? match + 1 : bracket + 1
  }

  /// Moves after the closing bracket that matches `opener`, skipping anything unreadable.
  func close(_ opener: Int) {
    let after = indexAfterMatch(opener)
    if after > opener + 1 {
      index = after
    } else if kind == .rightParen || kind == .rightSquare || kind == .rightBrace {
      advance()
    }
  }

  /// Whether reading is still inside the brackets that open at `opener`.
  func inside(_ opener: Int) -> Bool {
    let match = Int(tokens[opener].payload)
    return match > opener ? index < match : !(atEnd || kind == .rightBrace)
  }

  // MARK: Operators in parts

  func byte(of token: Token, _ distance: UInt32) -> UInt8 {
    token.start + distance < token.end ? source[Int(token.start + distance)] : 0
  }

  /// Whether this token is an operator that starts with `character`.
  @inline(__always)
  func atPrefix(_ character: Unicode.Scalar) -> Bool { kind.isOperator && source[Int(offset)] == character }

  /// Whether this token is exactly the one-character operator.
  func atOperator(_ character: Unicode.Scalar) -> Bool {
    token.end - token.start == 1 && atPrefix(character)
  }

  /// Consumes the first character of the current operator; the rest becomes the current token.
  func consumeOperatorPrefix() {
    if token.end - token.start == 1 { return advance() }
    splits.append((index, token))
    var rest = token
    rest.start += 1
    let text = ByteView(start: source + Int(rest.start), count: Int(rest.end - rest.start))
    rest.kind = Self.kind(ofRest: text)
    rest.payload = 0
    rest.flags = []
    tokens[index] = rest
  }

  private static func kind(ofRest text: ByteView) -> TokenKind {
    switch text[0] {
    case "?": .postfixQuestion
    case "!": .exclamation
    case "=" where text.count == 1: .equal
    default: .postfixOperator
    }
  }

  /// `...`
  var atEllipsis: Bool {
    let token = token
    return token.end - token.start == 3 && byte(of: token, 0) == "." && byte(of: token, 1) == "."
      && byte(of: token, 2) == "." && token.kind != .identifier
  }

  // MARK: Going back

  struct Mark {
    var index, nodes, declarations, attachments, scopes, splits: Int
    var scope: ScopeID
    var owner: DeclarationID?
  }

  var mark: Mark {
    Mark(
      index: index, nodes: nodes.count, declarations: declarations.count, attachments: attachments.count,
      scopes: scopes.count, splits: splits.count, scope: scope, owner: owner)
  }

  /// Resets the reader to a mark.
  func reset(to mark: Mark) {
    index = mark.index
    nodes.removeLast(nodes.count - mark.nodes)
    declarations.removeLast(declarations.count - mark.declarations)
    attachments.removeLast(attachments.count - mark.attachments)
    scopes.removeLast(scopes.count - mark.scopes)
    scope = mark.scope
    owner = mark.owner
    while splits.count > mark.splits {
      let split = splits.removeLast()
      tokens[split.index] = split.token
    }
  }
}
