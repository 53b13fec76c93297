import SourceFacts
import SwiftSyntax

/// `{ [captures] (parameters) async throws -> R in body }`
extension TreeFacts {
  mutating func closure(_ node: ClosureExprSyntax, flags: NodeFlags = []) {
    let start = endNode
    let brace = node.leftBrace.offset
    let declaration = declare(.closure, name: "", at: brace, start: brace)
    change(declaration) { $0.end = node.endOffset }
    inScope(.header, of: declaration, from: brace, to: node.endOffset) {
      if let signature = node.signature { $0.signature(signature, declaration) }
      let bodyStart = node.signature?.inKeyword.endOffset ?? brace
      let body = $0.inScope(.code, of: declaration, from: bodyStart, to: node.endOffset) {
        $0.statements(node.statements)
      }
      $0.change(declaration) { $0.body = body }
    }
    emit(.closure, at: brace, from: start, flags: flags)
    facts.nodes[root].name = Name(ofClosure: declaration)
  }

  private mutating func signature(_ node: ClosureSignatureSyntax, _ declaration: DeclarationID) {
    var list = attributes(node.attributes)
    for item in node.capture?.items ?? [] { capture(item) }
    switch node.parameterClause {
    case .simpleInput(let names):
      for name in names { parameter(name) }
    case .parameterClause(let clause):
      for parameter in clause.parameters { self.parameter(parameter) }
    case nil: break
    default: break
    }
    list += effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause, declaration)
    if let clause = node.returnClause {
      let result = type(clause.type, .result)
      change(declaration) { $0.type = result }
    }
    attach(list, to: declaration)
  }

  private mutating func capture(_ node: ClosureCaptureSyntax) {
    let declaration = declare(.capture, name: node.name.name, at: node.name.offset, start: node.offset)
    var modifiers = Modifiers()
    switch node.specifier?.specifier.tokenKind {
    case .keyword(.weak): modifiers = .weak
    case .keyword(.unowned): modifiers = .unowned
    default: break
    }
    if node.specifier?.detail?.tokenKind == .keyword(.unsafe) { modifiers.insert(.unsafe) }
    let value = node.initializer.map { expression($0.value, .captureValue) }
    let visibleFrom = UInt32(facts.nodes.count)
    let end = node.initializer.map { self.end(of: $0) } ?? node.name.endOffset
    change(declaration) {
      $0.modifiers = modifiers
      $0.value = value
      $0.visibleFrom = visibleFrom
      $0.end = end
    }
  }

  private mutating func parameter(_ node: ClosureShorthandParameterSyntax) {
    let declaration = declare(.parameter, name: node.name.boundName, at: node.name.offset, start: node.name.offset)
    change(declaration) { $0.end = node.name.endOffset }
  }

  private mutating func parameter(_ node: ClosureParameterSyntax) {
    let start = start(of: node)
    let list = attributes(node.attributes)
    let name = node.secondName ?? node.firstName
    let declaration = declare(.parameter, name: name.boundName, at: name.offset, start: start)
    attach(list, to: declaration)
    if node.secondName != nil { label(declaration, node.firstName) }
    let type = node.type.map { self.type($0, .parameterType) }
    change(declaration) {
      $0.type = type
      if node.ellipsis != nil { $0.modifiers = .variadic }
      $0.end = node.ellipsis?.endOffset ?? node.type?.endOffset ?? name.endOffset
    }
  }

  mutating func label(_ declaration: DeclarationID, _ token: TokenSyntax?) {
    guard let token, token.tokenKind != .wildcard else { return }
    let label = facts.names.intern(token.name)
    change(declaration) { $0.label = label }
  }

  /// Records `async` and `throws` as modifiers; returns the thrown type.
  mutating func effects(
    _ async: TokenSyntax?, _ clause: ThrowsClauseSyntax?, _ declaration: DeclarationID
  ) -> [Attachment] {
    change(declaration) {
      if async != nil { $0.modifiers.insert(.async) }
      if clause != nil { $0.modifiers.insert(.throws) }
    }
    guard let thrown = clause?.type else { return [] }
    return [Attachment(kind: .thrown, node: type(thrown, .thrownType))]
  }
}

extension TokenSyntax {
  /// The declared name; none for `_`.
  var boundName: String { tokenKind == .wildcard ? "" : name }
}
