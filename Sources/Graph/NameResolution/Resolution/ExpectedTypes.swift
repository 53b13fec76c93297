import DependencyGraph
import SourceFacts

/// The type that the context expects of an expression. It is only computed for expressions without a type of their own.
extension FileResolver {
  /// The maximum number of enclosing nodes that are visited.
  static let maximumSteps = 24

  func expectedType(_ node: NodeID, steps: Int = 0) -> TypeID {
    guard steps < Self.maximumSteps else { return .unknown }
    guard let parent = parents[node] else { return expectedOfRoot(node) }
    switch view.nodes[parent].kind {
    case .call, .subscripting:
      return isFirst(node) ? expectedType(parent, steps: steps + 1) : parameterType(of: node, in: parent)
    case .member, .optionalChaining: return isFirst(node) ? expectedType(parent, steps: steps + 1) : .unknown
    case .forcedUnwrapping, .effect, .inoutArgument, .ifExpression, .switchExpression:
      return expectedOfRoot(node, in: parent, steps)
    case .ternary:
      guard let sequence = parents[parent] else { return .unknown }
      return expectedAlternative(start(parent).previous, sequence, steps)
    case .array:
      if !memos.expectations.soughtElements.isEmpty, let element = soughtElement(of: parent) { return element }
      let collection = unwrapped(expectedType(parent, steps: steps + 1))
      let element = element(of: collection)
      return element.isKnown ? element : literalElement(of: collection, "arrayLiteral")
    case .dictionary: return dictionaryElement(node, parent, steps)
    case .tuple: return expectedTupleElement(node, parent, steps)
    case .sequence: return expectedOperand(node, parent, steps)
    case .closure: return closureResult(node, parent)
    case .attribute: return attributeParameter(of: node, in: parent)
    default: return .unknown
    }
  }

  /// Statements in branches are roots of expressions too; the same type is expected of them as of the `if` or `switch`.
  private func expectedOfRoot(_ node: NodeID, in parent: NodeID, _ steps: Int) -> TypeID {
    let context = view.nodes[node].context
    switch context {
    case .nested, .statement: return expectedType(parent, steps: steps + 1)
    default: return expectedOfRoot(node)
    }
  }

  func expectedOfRoot(_ node: NodeID) -> TypeID {
    switch view.nodes[node].context {
    case .initialValue, .defaultValue, .condition, .captureValue:
      guard let owner = memos.values.owner(of: node, view) else { return .unknown }
      return declaredType(of: owner)
    case .returned: return resultOfFunction(containing: node)
    case .casePattern: return subject(ofPattern: node)
    case .statement: return isOnlyStatement(node) ? resultOfFunction(containing: node) : .unknown
    case .thrown: return .unknown
    default: return .unknown
    }
  }

  /// The written type of a declaration in this file.
  private func declaredType(of declaration: DeclarationID) -> TypeID {
    let this = view.declarations[declaration]
    return this.modifiers.contains(.destructured) ? .unknown : this.type.map { type($0) } ?? .unknown
  }

  /// Whether this expression is the entire body of a function or accessor.
  private func isOnlyStatement(_ node: NodeID) -> Bool {
    let frame = frame(containing: node)
    guard let function = frame.function, let body = view.declarations[function].body, body == frame.scope else {
      return false
    }
    let scope = view.scopes[body]
    return scope.firstNode == start(node) && scope.endNode == node.next
  }

  /// The scope of an expression, also when a closure inside it is being visited.
  private func frame(containing node: NodeID) -> ScopeWalk.Frame {
    var depth = environment.walk.depth
    while depth > 1, environment.walk.frame(depth).endNode <= node { depth -= 1 }
    return environment.walk.frame(depth)
  }

  private func resultOfFunction(containing node: NodeID) -> TypeID {
    guard let function = frame(containing: node).function else { return .unknown }
    let declaration = view.declarations[function]
    switch declaration.kind {
    case .closure: return declaration.type.map { type($0) } ?? closureResult(function)
    case .accessor: return declaration.parent.map { writtenType($0) } ?? .unknown
    default: return writtenType(function)
    }
  }

  private func writtenType(_ declaration: DeclarationID) -> TypeID {
    view.declarations[declaration].type.map { type($0) } ?? .unknown
  }

  // MARK: Parts

  private func dictionaryElement(_ node: NodeID, _ parent: NodeID, _ steps: Int) -> TypeID {
    let whole = expectedType(parent, steps: steps + 1)
    let expected = unwrapped(whole)
    let pair = reader.arena.kind(expected) == .dictionary ? expected : literalElement(of: expected, "dictionaryLiteral")
    guard reader.arena[pair].count >= 2 else { return .unknown }
    return reader.arena.argument(position(node, in: parent) % 2, of: pair)
  }

  /// The element type of a type of the project in a literal, from `init(arrayLiteral elements: Item...)`.
  private func literalElement(of type: TypeID, _ label: String) -> TypeID {
    guard reader.arena.kind(type) == .nominal, isOfProject(type) else { return .unknown }
    let label = table.names.find(label)
    let candidates = members(KnownNames.initializer.rawValue, ofType: type)
    for index in 0..<candidates.count where label != 0 {
      let entity = memos.lookups.entity(index, of: candidates)
      let range = table.entities.parameterRange(entity)
      guard range.count == 1, table.entities.parameters[range.lowerBound].label == label else { continue }
      return reader.substitute(parameterType(range.lowerBound, of: entity), substitution(for: type, member: entity))
    }
    return .unknown
  }

  private func expectedTupleElement(_ node: NodeID, _ parent: NodeID, _ steps: Int) -> TypeID {
    let expected = expectedType(parent, steps: steps + 1)
    if node == parent.previous, isFirst(node) { return expected }
    guard reader.arena.kind(expected) == .tuple else { return .unknown }
    return reader.arena.argument(position(node, in: parent), of: expected)
  }

  /// The index of a node among its parent's children. Calls are in source order, so counting continues from the last
  /// result.
  private func position(_ node: NodeID, in parent: NodeID) -> Int {
    let last = memos.expectations.positions[parent]
    var position = 0
    var child = node
    while child > (last?.child ?? start(parent)), start(child) > start(parent) {
      child = start(child).previous
      position += 1
    }
    if let last, child == last.child { position += last.position }
    memos.expectations.positions[parent] = (node, position)
    return position
  }

  /// The type expected of an operand: that of the left side of an assignment or operator (unwrapped for `??`), or that
  /// of the other branch of a ternary. For the first operand, the type expected of the sequence.
  private func expectedOperand(_ node: NodeID, _ parent: NodeID, _ steps: Int) -> TypeID {
    guard !isFirst(node) else { return expectedType(parent, steps: steps + 1) }
    let operation = start(node).previous
    guard start(operation) > start(parent) else { return .unknown }
    let left = start(operation).previous
    switch view.nodes[operation].kind {
    case .assignment: return type(left)
    case .binaryOperator:
      let isCoalescing = reader.name(operation) == KnownNames.questionQuestion.rawValue
      return isCoalescing ? unwrapped(type(left)) : type(left)
    case .ternary:
      let other = childType(operation)
      return other.isKnown ? other : expectedAlternative(left, parent, steps)
    default: return .unknown
    }
  }

  /// `target = condition ? .one : .other`
  private func expectedAlternative(_ condition: NodeID, _ parent: NodeID, _ steps: Int) -> TypeID {
    var part = condition
    for _ in 0..<8 where start(part) > start(parent) {
      part = start(part).previous
      if view.nodes[part].kind == .assignment { return type(start(part).previous) }
    }
    return expectedType(parent, steps: steps + 1)
  }
}
