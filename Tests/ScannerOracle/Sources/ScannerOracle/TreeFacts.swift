import SourceFacts
import SwiftParser
import SwiftSyntax
import Tables

/// The facts of a file, built only from SwiftParser's tree, without the scanner. `FACTS.md` says which facts each
/// construct has. Deep trees need a large stack (`onLargeStack`).
public struct TreeFacts {
  var facts = FileFacts()
  /// The innermost scope, and its declaration.
  var scope = TreeFacts.fileScope
  var owner: DeclarationID?
  /// The context of the current type.
  var typeContext = NodeContext.annotation
  var matching = Matching()
  /// Whether the file has tokens of directives, which ends must skip.
  let hasDirectives: Bool

  private static let fileScope = ScopeID(0)

  /// The value that a `case` pattern matches, and the names bound so far.
  struct Matching {
    var value: NodeID?
    var isConstant = false
    var bound: [DeclarationID] = []
  }

  /// Nil if SwiftParser rejects the text, because of missing tokens or unexpected code.
  public static func read(_ source: UnsafeBufferPointer<UInt8>) -> FileFacts? {
    let tree = Parser.parse(source: source)
    guard !tree.hasError else { return nil }
    let text = SourceText(source)
    var reader = TreeFacts(hasDirectives: text.contains("#if") || text.contains("#sourceLocation"))
    reader.facts.scopes = [.file]
    reader.statements(tree.statements)
    reader.facts.scopes[fileScope].endNode = reader.endNode
    reader.facts.scopes[fileScope].end = UInt32(source.count)
    if reader.hasDirectives || text.contains("layerlint:") { reader.directives(tree) }
    reader.facts.lines.starts = text.lineStarts
    reader.facts.lines.isASCII = text.isASCII
    return reader.facts
  }

  private init(hasDirectives: Bool) { self.hasDirectives = hasDirectives }

  // MARK: Nodes

  /// The next node to be added.
  var endNode: NodeID { facts.nodes.endIndex }
  /// The last added node.
  var root: NodeID { endNode.previous }

  mutating func emit(
    _ kind: NodeKind, at offset: UInt32, from start: NodeID, name: String = "", flags: NodeFlags = [],
    context: NodeContext = .nested
  ) {
    facts.nodes.append(
      Node(
        kind: kind, flags: flags, context: context, name: facts.names.intern(name), offset: offset, start: start))
  }

  mutating func emitLeaf(_ kind: NodeKind, _ token: TokenSyntax, name: String = "") {
    emit(kind, at: token.offset, from: endNode, name: name)
  }

  mutating func setLabel(_ label: TokenSyntax?) {
    if let label { facts.nodes[root].label = facts.names.intern(label.name) }
  }

  mutating func setArgumentLabel(_ label: TokenSyntax?) {
    guard let label else { return }
    setLabel(label)
    let distance = facts.nodes[root].offset - label.offset
    facts.nodes[root].labelDistance = UInt8(exactly: distance) ?? 0
  }

  // MARK: Declarations

  mutating func declare(_ kind: DeclarationKind, name: String, at offset: UInt32, start: UInt32) -> DeclarationID {
    facts.declarations.append(
      Declaration(
        kind: kind, name: facts.names.intern(name), nameOffset: offset, start: start, parent: owner, scope: scope))
  }

  mutating func attach(_ list: [Attachment], to declaration: DeclarationID) {
    facts.declarations[declaration].attachments = UInt32(facts.attachments.count)
    facts.declarations[declaration].attachmentCount = UInt16(list.count)
    facts.attachments += list
  }

  mutating func change(_ declaration: DeclarationID, _ body: (inout Declaration) -> Void) {
    body(&facts.declarations[declaration])
  }

  // MARK: Scopes

  /// Opens a scope, reads its contents and closes it. Returns the scope.
  @discardableResult
  mutating func inScope(
    _ kind: Scope.Kind, of declaration: DeclarationID?, from start: UInt32, to end: UInt32,
    _ body: (inout TreeFacts) -> Void
  ) -> ScopeID {
    let outer = (scope, owner)
    let opened = facts.scopes.endIndex
    facts.scopes.append(
      Scope(kind: kind, parent: scope, declaration: declaration, firstNode: endNode, start: start))
    (scope, owner) = (opened, declaration)
    body(&self)
    (scope, owner) = outer
    facts.scopes[opened].endNode = endNode
    facts.scopes[opened].end = end
    return opened
  }

  // MARK: Positions

  /// The start of the first token that is not part of a directive.
  func start(of node: some SyntaxProtocol) -> UInt32 {
    guard hasDirectives, var token = node.firstToken(viewMode: .sourceAccurate) else { return node.offset }
    while token.isDirective, let next = token.nextToken(viewMode: .sourceAccurate) { token = next }
    return token.offset
  }

  /// The end of the last token that is not part of a directive.
  func end(of node: some SyntaxProtocol) -> UInt32 {
    guard hasDirectives, var token = node.lastToken(viewMode: .sourceAccurate) else { return node.endOffset }
    while token.isDirective, let previous = token.previousToken(viewMode: .sourceAccurate) { token = previous }
    return token.endOffset
  }
}

extension SyntaxProtocol {
  /// Byte offset of the first token's text.
  var offset: UInt32 { UInt32(positionAfterSkippingLeadingTrivia.utf8Offset) }
  /// The byte offset after the last token's text.
  var endOffset: UInt32 { UInt32(endPositionBeforeTrailingTrivia.utf8Offset) }
}

extension TokenSyntax {
  /// The text without backticks.
  var name: String {
    let text = self.text
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// Whether this is part of `#if condition`, `#else`, `#endif`, `#sourceLocation(…)`.
  var isDirective: Bool {
    switch tokenKind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: return true
    default: break
    }
    var child = Syntax(self)
    while let parent = child.parent {
      if parent.is(PoundSourceLocationSyntax.self) { return true }
      if let clause = parent.as(IfConfigClauseSyntax.self) { return child.id == clause.condition.map { Syntax($0).id } }
      if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return false }
      child = parent
    }
    return false
  }
}
