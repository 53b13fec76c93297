import SourceFacts
import SwiftSyntax

/// Names and their suffixes: members, calls, key paths, macros.
extension TreeFacts {
  mutating func postfix(_ node: ExprSyntax, chain: NodeID?) {
    let start = chain ?? endNode
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): member(node, generics: nil, chain: chain)
    case .genericSpecializationExpr(let node): specialization(node, chain: chain)
    case .functionCallExpr(let node):
      expression(node.calledExpression, chain: chain)
      arguments(node.arguments)
      closures(node.trailingClosure, node.additionalTrailingClosures)
      emit(.call, at: node.leftParen?.offset ?? node.trailingClosure?.offset ?? node.offset, from: start)
    case .subscriptCallExpr(let node):
      expression(node.calledExpression, chain: chain)
      arguments(node.arguments)
      closures(node.trailingClosure, node.additionalTrailingClosures)
      emit(.subscripting, at: node.leftSquare.offset, from: start)
    case .optionalChainingExpr(let node):
      expression(node.expression, chain: chain)
      emit(.optionalChaining, at: node.questionMark.offset, from: start)
    case .forceUnwrapExpr(let node):
      expression(node.expression, chain: chain)
      emit(.forcedUnwrapping, at: node.exclamationMark.offset, from: start)
    case .postfixOperatorExpr(let node):
      expression(node.expression, chain: chain)
      emit(.postfixOperator, at: node.operator.offset, from: start, name: node.operator.name)
    case .postfixIfConfigExpr(let node):
      if let base = node.base { expression(base, chain: chain) }
      for clause in node.config.clauses {
        if case .postfixExpression(let part)? = clause.elements { expression(part, chain: start) }
      }
    default: unknown(node)
    }
  }

  private mutating func member(_ node: MemberAccessExprSyntax, generics: GenericArgumentClauseSyntax?, chain: NodeID?) {
    let hasBase = node.base != nil || chain != nil
    let start = chain ?? endNode
    if let base = node.base { expression(base, chain: chain) }
    reference(node.declName, generics: generics, as: hasBase ? .member : .implicitMember, from: start)
  }

  private mutating func specialization(_ node: GenericSpecializationExprSyntax, chain: NodeID?) {
    let generics = node.genericArgumentClause
    if let name = node.expression.as(DeclReferenceExprSyntax.self) {
      reference(name, generics: generics)
    } else if let access = node.expression.as(MemberAccessExprSyntax.self) {
      member(access, generics: generics, chain: chain)
    } else {
      unknown(node)
    }
  }

  /// A name with the labels and generic arguments after it.
  mutating func reference(
    _ node: DeclReferenceExprSyntax, generics: GenericArgumentClauseSyntax?, as kind: NodeKind = .identifier,
    from start: NodeID? = nil
  ) {
    let start = start ?? endNode
    var kind = kind
    if let module = node.moduleSelector?.moduleName {
      emit(kind, at: module.offset, from: start, name: module.name)
      kind = .member
    }
    for argument in node.argumentNames?.arguments ?? [] {
      emitLeaf(.argumentName, argument.name, name: argument.name.name)
    }
    let flags = genericArgumentsOfExpression(generics)
    emit(kind, at: node.baseName.offset, from: start, name: node.baseName.name, flags: flags)
  }

  private mutating func genericArgumentsOfExpression(_ clause: GenericArgumentClauseSyntax?) -> NodeFlags {
    let outer = typeContext
    typeContext = .genericArgument
    defer { typeContext = outer }
    return genericArguments(clause)
  }

  /// Arguments or tuple elements with their labels.
  mutating func arguments(_ list: LabeledExprListSyntax, _ context: NodeContext = .nested) {
    for argument in list {
      let before = endNode
      expression(argument.expression, context)
      if endNode > before { setArgumentLabel(argument.label) }
    }
  }

  private mutating func closures(_ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax) {
    guard let first else { return }
    closure(first, flags: .trailing)
    for other in others {
      closure(other.closure, flags: .trailing)
      setLabel(other.label)
    }
  }

  // MARK: Macros

  mutating func macro(_ node: some FreestandingMacroExpansionSyntax) {
    let start = endNode
    let flags = genericArgumentsOfExpression(node.genericArgumentClause)
    arguments(node.arguments)
    closures(node.trailingClosure, node.additionalTrailingClosures)
    emit(.macro, at: node.pound.offset, from: start, name: node.macroName.name, flags: flags)
  }

  // MARK: Key paths

  mutating func keyPath(_ node: KeyPathExprSyntax) {
    let start = endNode
    if let base = node.root { type(base, .nested) }
    for component in node.components {
      let first = endNode
      switch component.component {
      case .property(let node):
        reference(node.declName, generics: node.genericArgumentClause, as: .keyPathMember)
      case .subscript(let node):
        arguments(node.arguments)
        emit(.keyPathSubscript, at: node.leftSquare.offset, from: first)
      case .optional(let node): emitLeaf(.keyPathOptional, node.questionOrExclamationMark)
      default: unknown(component)
      }
    }
    emit(.keyPath, at: node.backslash.offset, from: start)
  }
}
