import SourceFacts
import SwiftSyntax

/// Conditions and patterns, both matching and declaring ones.
extension TreeFacts {
  mutating func conditions(_ list: ConditionElementListSyntax) {
    for element in list {
      switch element.condition {
      case .expression(let node): expression(node, .condition)
      case .optionalBinding(let node): optionalBinding(node)
      case .matchingPattern(let node): matchingCondition(node)
      case .availability: break
      default: break
      }
    }
  }

  private mutating func optionalBinding(_ node: OptionalBindingConditionSyntax) {
    var modifiers = Modifiers.optionalBinding
    if node.bindingSpecifier.tokenKind == .keyword(.let) { modifiers.insert(.constant) }
    let bound = declaringPattern(node.pattern, modifiers: modifiers)
    var (type, value): (NodeID?, NodeID?)
    if let annotation = node.typeAnnotation { type = self.type(annotation.type, .annotation) }
    if let initializer = node.initializer { value = expression(initializer.value, .condition) }
    for index in bound {
      facts.declarations[index].type = type
      facts.declarations[index].value = value
      facts.declarations[index].visibleFrom = UInt32(facts.nodes.count)
    }
  }

  private mutating func matchingCondition(_ node: MatchingPatternConditionSyntax) {
    let bound = casePattern(node.pattern, value: nil)
    if let annotation = node.typeAnnotation { type(annotation.type, .annotation) }
    let value = expression(node.initializer.value, .condition)
    for index in bound {
      facts.declarations[index].value = value
      facts.declarations[index].visibleFrom = UInt32(facts.nodes.count)
    }
  }

  // MARK: Declaring

  /// Declares the names of `x`, `(a, _)`; returns their indices. Adds no nodes.
  mutating func declaringPattern(_ node: PatternSyntax, modifiers: Modifiers, place: UInt8? = nil) -> [DeclarationID] {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      let token = node.identifier
      let declaration = declare(.variable, name: token.name, at: token.offset, start: token.offset)
      change(declaration) {
        $0.modifiers = modifiers
        $0.tuplePlace = place ?? 0
        $0.end = token.endOffset
      }
      return [declaration]
    case .tuplePattern(let node):
      var bound: [DeclarationID] = []
      for (index, element) in node.elements.enumerated() {
        let place = Declaration.tuplePlace(index, in: place)
        bound += declaringPattern(element.pattern, modifiers: modifiers.union(.destructured), place: place)
      }
      return bound
    case .valueBindingPattern(let node):
      var modifiers = modifiers.subtracting(.constant)
      if node.bindingSpecifier.tokenKind == .keyword(.let) { modifiers.insert(.constant) }
      return declaringPattern(node.pattern, modifiers: modifiers, place: place)
    case .wildcardPattern, .missingPattern: return []
    case .expressionPattern(let node): return declaringPattern(node.expression, modifiers: modifiers, place: place)
    default:
      unknown(node)
      return []
    }
  }

  /// The pattern of `if let (a, _) = …`, which SwiftParser reads as an expression.
  private mutating func declaringPattern(_ node: ExprSyntax, modifiers: Modifiers, place: UInt8?) -> [DeclarationID] {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return declaringPattern(node.pattern, modifiers: modifiers, place: place)
    case .tupleExpr(let node):
      var bound: [DeclarationID] = []
      for (index, element) in node.elements.enumerated() {
        let place = Declaration.tuplePlace(index, in: place)
        bound += declaringPattern(element.expression, modifiers: modifiers.union(.destructured), place: place)
      }
      return bound
    case .discardAssignmentExpr: return []
    default:
      unknown(node)
      return []
    }
  }

  // MARK: Matching

  /// A pattern after `case` or `catch`; returns the names that it binds.
  mutating func casePattern(_ node: PatternSyntax, value: NodeID?) -> [DeclarationID] {
    let outer = matching
    matching = Matching(value: value)
    matchingPattern(node)
    facts.nodes[root].context = .casePattern
    let bound = matching.bound
    matching = outer
    return bound
  }

  mutating func matchingPattern(_ node: PatternSyntax) {
    let start = endNode
    switch node.as(PatternSyntaxEnum.self) {
    case .expressionPattern(let node): expression(node.expression, .nested)
    case .identifierPattern(let node): bind(node.identifier)
    case .isTypePattern(let node):
      type(node.type, .typeCheck)
      emit(.isPattern, at: node.isKeyword.offset, from: start)
    case .tuplePattern(let node):
      for element in node.elements {
        matchingPattern(element.pattern)
        setArgumentLabel(element.label)
      }
      emit(.tuple, at: node.leftParen.offset, from: start)
    case .valueBindingPattern(let node):
      let outer = matching.isConstant
      matching.isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
      matchingPattern(node.pattern)
      matching.isConstant = outer
    case .wildcardPattern(let node): emitLeaf(.discard, node.wildcard)
    case .missingPattern: break
    default: unknown(node)
    }
  }

  private mutating func bind(_ token: TokenSyntax) {
    emitLeaf(.patternBinding, token, name: token.name)
    let declaration = declare(.variable, name: token.name, at: token.offset, start: token.offset)
    matching.bound.append(declaration)
    let visibleFrom = UInt32(facts.nodes.count)
    let matching = matching
    change(declaration) {
      $0.modifiers = matching.isConstant ? [.constant, .destructured] : .destructured
      $0.value = matching.value
      $0.end = token.endOffset
      $0.visibleFrom = visibleFrom
    }
  }
}
