import SourceFacts
import SwiftSyntax

/// Expressions.
extension TreeFacts {
  /// An expression with the context of its root; returns the root.
  @discardableResult
  mutating func expression(_ node: ExprSyntax, _ context: NodeContext) -> NodeID {
    let before = endNode
    expression(node)
    if endNode > before { facts.nodes[root].context = context }
    return root
  }

  /// - Parameter chain: after `#if` in a member chain, the start of the chain that a part without a base continues.
  mutating func expression(_ node: ExprSyntax, chain: NodeID? = nil) {
    let start = endNode
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .postfixOperatorExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
      postfix(node, chain: chain)
    case .declReferenceExpr(let node): reference(node, generics: nil)
    case .superExpr(let node): emitLeaf(.identifier, node.superKeyword, name: "super")
    case .sequenceExpr(let node): sequence(node)
    case .closureExpr(let node): closure(node)
    case .keyPathExpr(let node): keyPath(node)
    case .macroExpansionExpr(let node): macro(node)
    case .typeExpr(let node): typeExpression(node.type)
    case .patternExpr(let node): matchingPattern(node.pattern)
    case .ifExpr(let node):
      ifBranches(node)
      emit(.ifExpression, at: node.ifKeyword.offset, from: start)
    case .switchExpr(let node):
      switchCases(node)
      emit(.switchExpression, at: node.switchKeyword.offset, from: start)
    case .prefixOperatorExpr(let node):
      expression(node.expression)
      emit(.prefixOperator, at: node.operator.offset, from: start, name: node.operator.name)
    case .inOutExpr(let node):
      expression(node.expression)
      emit(.inoutArgument, at: node.ampersand.offset, from: start)
    case .missingExpr: break
    default:
      if !literal(node), !effect(node) { unknown(node) }
    }
  }

  private mutating func typeExpression(_ node: TypeSyntax) {
    if let name = node.as(IdentifierTypeSyntax.self), name.name.tokenKind == .keyword(.Any), name.moduleSelector == nil
    {
      return emitLeaf(.identifier, name.name, name: "Any")
    }
    let start = endNode
    let type = self.type(node, .nested)
    emit(.typeExpression, at: facts.nodes[type].offset, from: start)
  }

  /// Literals, and expressions in brackets.
  private mutating func literal(_ node: ExprSyntax) -> Bool {
    let start = endNode
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): emitLeaf(.integerLiteral, node.literal)
    case .floatLiteralExpr(let node): emitLeaf(.floatLiteral, node.literal)
    case .booleanLiteralExpr(let node): emitLeaf(.booleanLiteral, node.literal, name: node.literal.name)
    case .nilLiteralExpr(let node): emitLeaf(.nilLiteral, node.nilKeyword)
    case .discardAssignmentExpr(let node): emitLeaf(.discard, node.wildcard)
    case .regexLiteralExpr(let node): emit(.regexLiteral, at: node.offset, from: start)
    case .simpleStringLiteralExpr(let node): emit(.stringLiteral, at: node.offset, from: start)
    case .stringLiteralExpr(let node):
      for case .expressionSegment(let segment) in node.segments { arguments(segment.expressions) }
      emit(.stringLiteral, at: node.offset, from: start)
    case .arrayExpr(let node):
      for element in node.elements { expression(element.expression) }
      emit(.array, at: node.leftSquare.offset, from: start)
    case .dictionaryExpr(let node):
      if case .elements(let elements) = node.content {
        for element in elements {
          expression(element.key)
          expression(element.value)
        }
      }
      emit(.dictionary, at: node.leftSquare.offset, from: start)
    case .tupleExpr(let node):
      arguments(node.elements)
      emit(.tuple, at: node.leftParen.offset, from: start)
    default: return false
    }
    return true
  }

  /// Words before one operand.
  private mutating func effect(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): effect(node.tryKeyword, node.questionOrExclamationMark, node.expression)
    case .awaitExpr(let node): effect(node.awaitKeyword, nil, node.expression)
    case .unsafeExpr(let node): effect(node.unsafeKeyword, nil, node.expression)
    case .consumeExpr(let node): effect(node.consumeKeyword, nil, node.expression)
    case .copyExpr(let node): effect(node.copyKeyword, nil, node.expression)
    case .borrowExpr(let node): effect(node.borrowKeyword, nil, node.expression)
    case .packElementExpr(let node): effect(node.eachKeyword, nil, node.pack)
    case .packExpansionExpr(let node): effect(node.repeatKeyword, nil, node.repetitionPattern)
    default: return false
    }
    return true
  }

  private mutating func effect(_ keyword: TokenSyntax, _ mark: TokenSyntax?, _ operand: ExprSyntax) {
    let start = endNode
    expression(operand)
    emit(.effect, at: keyword.offset, from: start, name: keyword.name + (mark?.text ?? ""))
  }

  // MARK: Operators

  private mutating func sequence(_ node: SequenceExprSyntax) {
    let start = endNode
    var first: UInt32?
    /// `as` or `is`, whose type is the next element.
    var pending: ExprSyntax?
    for element in node.elements {
      if let operation = pending {
        typeOperator(operation, element)
        pending = nil
      } else if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) {
        pending = element
        continue
      } else if !infix(element) {
        expression(element)
        continue
      }
      first = first ?? facts.nodes[root].offset
    }
    emit(.sequence, at: first ?? node.offset, from: start)
  }

  private mutating func typeOperator(_ operation: ExprSyntax, _ target: ExprSyntax) {
    let start = endNode
    guard let target = target.as(TypeExprSyntax.self)?.type else { return unknown(target) }
    if let node = operation.as(UnresolvedAsExprSyntax.self) {
      type(target, .castType)
      emit(.cast, at: node.offset, from: start, name: "as" + (node.questionOrExclamationMark?.text ?? ""))
    } else {
      type(target, .typeCheck)
      emit(.typeCheck, at: operation.offset, from: start)
    }
  }

  private mutating func infix(_ node: ExprSyntax) -> Bool {
    let start = endNode
    switch node.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node): emitLeaf(.binaryOperator, node.operator, name: node.operator.name)
    case .assignmentExpr(let node): emitLeaf(.assignment, node.equal)
    case .unresolvedTernaryExpr(let node):
      expression(node.thenExpression)
      emit(.ternary, at: node.questionMark.offset, from: start)
    case .arrowExpr(let node):
      let outer = typeContext
      typeContext = .thrownType
      let flags = effects(node.effectSpecifiers)
      typeContext = outer
      emit(.arrow, at: node.arrow.offset, from: start, flags: flags)
    default: return false
    }
    return true
  }

  /// An unknown expression becomes a node that no scanner creates, so that it is noticed.
  mutating func unknown(_ node: some SyntaxProtocol) {
    emit(.discard, at: node.offset, from: endNode, name: "?\(node.kind)", context: typeContext)
  }
}
