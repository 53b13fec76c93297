import SourceFacts
import SwiftSyntax

/// Written types.
extension TreeFacts {
  /// A complete type; returns its root.
  @discardableResult
  mutating func type(_ node: TypeSyntax, _ context: NodeContext) -> NodeID {
    let outer = typeContext
    typeContext = context
    type(node)
    typeContext = outer
    return root
  }

  private mutating func emitType(
    _ kind: NodeKind, at token: some SyntaxProtocol, from start: NodeID, name: String = "", flags: NodeFlags = []
  ) {
    emit(kind, at: token.offset, from: start, name: name, flags: flags, context: typeContext)
  }

  private mutating func type(_ node: TypeSyntax) {
    let start = endNode
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      if let module = node.moduleSelector?.moduleName {
        emitType(.typeName, at: module, from: start, name: module.name)
      }
      let flags = genericArguments(node.genericArgumentClause)
      let kind = node.moduleSelector == nil ? NodeKind.typeName : .typeMember
      emitType(kind, at: node.name, from: start, name: node.name.name, flags: flags)
    case .memberType(let node):
      type(node.baseType)
      if let module = node.moduleSelector?.moduleName {
        emitType(.typeMember, at: module, from: start, name: module.name)
      }
      let flags = genericArguments(node.genericArgumentClause)
      emitType(.typeMember, at: node.name, from: start, name: node.name.name, flags: flags)
    case .classRestrictionType(let node):
      emitType(.typeName, at: node.classKeyword, from: start, name: "class")
    case .metatypeType(let node):
      type(node.baseType)
      emitType(.metatype, at: node.metatypeSpecifier, from: start, name: node.metatypeSpecifier.name)
    case .tupleType(let node):
      elements(node.elements)
      emitType(.tupleType, at: node.leftParen, from: start)
    case .functionType(let node): functionType(node)
    case .attributedType(let node): attributedType(node)
    case .namedOpaqueReturnType(let node): type(node.type)
    case .missingType: break
    default: sugaredType(node)
    }
  }

  /// Types that consist of marks and keywords around other types.
  private mutating func sugaredType(_ node: TypeSyntax) {
    let start = endNode
    switch node.as(TypeSyntaxEnum.self) {
    case .optionalType(let node):
      type(node.wrappedType)
      emitType(.optionalType, at: node.questionMark, from: start)
    case .implicitlyUnwrappedOptionalType(let node):
      type(node.wrappedType)
      emitType(.implicitlyUnwrappedType, at: node.exclamationMark, from: start)
    case .arrayType(let node):
      type(node.element)
      emitType(.arrayType, at: node.leftSquare, from: start)
    case .dictionaryType(let node):
      type(node.key)
      type(node.value)
      emitType(.dictionaryType, at: node.leftSquare, from: start)
    case .inlineArrayType(let node):
      genericArgument(node.count)
      genericArgument(node.element)
      emitType(.inlineArrayType, at: node.leftSquare, from: start)
    case .someOrAnyType(let node):
      type(node.constraint)
      emitType(
        node.someOrAnySpecifier.tokenKind == .keyword(.some) ? .someType : .anyType, at: node.someOrAnySpecifier,
        from: start)
    case .compositionType(let node):
      for element in node.elements { type(element.type) }
      let ampersand = node.elements.first?.ampersand.map { Syntax($0) } ?? Syntax(node)
      emitType(.compositionType, at: ampersand, from: start)
    case .packExpansionType(let node):
      type(node.repetitionPattern)
      emitType(.packExpansionType, at: node.repeatKeyword, from: start)
    case .packElementType(let node):
      type(node.pack)
      emitType(.packElementType, at: node.eachKeyword, from: start)
    case .suppressedType(let node):
      type(node.type)
      emitType(.suppressedType, at: node.withoutTilde, from: start)
    default: unknown(node)
    }
  }

  private mutating func functionType(_ node: FunctionTypeSyntax) {
    let start = endNode
    elements(node.parameters)
    let flags = effects(node.effectSpecifiers)
    type(node.returnClause.type)
    emitType(.functionType, at: node.leftParen, from: start, flags: flags)
  }

  /// Flags; a thrown type becomes a node in the current context.
  mutating func effects(_ node: TypeEffectSpecifiersSyntax?) -> NodeFlags {
    var flags = NodeFlags()
    guard let node else { return flags }
    if node.asyncSpecifier != nil { flags.insert(.async) }
    if let clause = node.throwsClause {
      flags.insert(.throwing)
      if let thrown = clause.type {
        flags.insert(.typedThrows)
        type(thrown)
      }
    }
    return flags
  }

  private mutating func attributedType(_ node: AttributedTypeSyntax) {
    let start = endNode
    var flags = NodeFlags()
    for specifier in Array(node.specifiers) + Array(node.lateSpecifiers) {
      if specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout) { flags.insert(.inout) }
    }
    _ = attributes(node.attributes)
    type(node.baseType)
    emitType(.attributedType, at: node, from: start, flags: flags)
  }

  private mutating func elements(_ list: TupleTypeElementListSyntax) {
    for element in list {
      type(element.type)
      if let first = element.firstName, first.tokenKind != .wildcard { setLabel(first) }
    }
  }

  /// `.specialized` if generic arguments are written.
  mutating func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> NodeFlags {
    guard let clause else { return [] }
    for argument in clause.arguments { genericArgument(argument) }
    return .specialized
  }

  private mutating func genericArgument(_ node: GenericArgumentSyntax) {
    switch node.argument {
    case .type(let node): type(node)
    case .expr(let node): emitType(.integerType, at: node, from: endNode)
    default: break
    }
  }

  // MARK: Requirements

  mutating func requirements(_ clause: GenericWhereClauseSyntax?) -> [Attachment] {
    guard let clause else { return [] }
    let outer = typeContext
    typeContext = .constraint
    defer { typeContext = outer }
    return clause.requirements.map { requirement($0.requirement) }
  }

  private mutating func requirement(_ node: GenericRequirementSyntax.Requirement) -> Attachment {
    let start = endNode
    switch node {
    case .conformanceRequirement(let node):
      type(node.leftType)
      type(node.rightType)
      emitType(.requirement, at: node.colon, from: start, name: ":")
    case .sameTypeRequirement(let node):
      side(node.leftType.as(TypeSyntax.self), node.leftType)
      side(node.rightType.as(TypeSyntax.self), node.rightType)
      emitType(.requirement, at: node.equal, from: start, name: node.equal.name)
    case .layoutRequirement(let node):
      type(node.type)
      emitType(.typeName, at: node.layoutSpecifier, from: endNode, name: node.layoutSpecifier.name)
      emitType(.requirement, at: node.colon, from: start, name: ":")
    default: break
    }
    return Attachment(kind: .requirement, node: root)
  }

  /// One side of `==`: a type, or else an integer.
  private mutating func side(_ node: TypeSyntax?, _ position: some SyntaxProtocol) {
    if let node { type(node) } else { emitType(.integerType, at: position, from: endNode) }
  }
}
