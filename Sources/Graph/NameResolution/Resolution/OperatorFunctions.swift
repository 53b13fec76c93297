import DependencyGraph
import SourceFacts

/// Uses of the project's operator functions.
extension FileResolver {
  /// Finds the operator function of the project that fits the operands. For an operator of the standard library, one
  /// operand must have a type for which the project declares it.
  /// - Returns: false if the project does not declare the operator, or no operand has such a type.
  @discardableResult
  func operatorFunction(_ node: NodeID, _ left: TypeID, _ right: TypeID) -> Bool {
    let name = reader.name(node)
    guard table.lookup.operators.first(name) != nil else { return false }
    let isStandard = table.traits.spelling[Int(name)].contains(.standardOperator)
    if isStandard, !isOfProject(left), !isOfProject(right) { return false }
    let isBetweenEquals = isStandard && left == right && left.isKnown && !isAbstract(left)
    let isBinary = view.nodes[node].kind == .binaryOperator
    let first = selection.fitting.count
    defer { selection.fitting.removeSubrange(first...) }
    var isCertain = false
    if isBetweenEquals {
      // Only operators of the type itself: otherwise that of a standard protocol, such as `Equatable`, is meant.
      consider(ownMembers(name, of: left), left, right, isBinary, &isCertain, first)
      consider(outside(name), left, right, isBinary, &isCertain, first)
    } else if isStandard {
      consider(members(name, ofType: left), left, right, isBinary, &isCertain, first)
      if right != left { consider(members(name, ofType: right), left, right, isBinary, &isCertain, first) }
      consider(outside(name), left, right, isBinary, &isCertain, first)
    } else {
      consider(operators(name), left, right, isBinary, &isCertain, first)
    }
    guard isCertain || !isStandard, selection.fitting.count > first else { return true }
    if let entity = sameFile(Array(selection.fitting[first...])) {
      entities[node] = entity
      reader.note(entity, node)
    } else {
      reader.sink.addUnresolved()
    }
    return true
  }

  /// The members that no protocol declares.
  private func ownMembers(_ name: UInt32, of type: TypeID) -> Candidates {
    var found = members(name, ofType: type)
    let owner = reader.owner(of: type)
    var count: Int32 = 0
    while count < found.count {
      let entity = table.entities[memos.lookups.entity(count, of: found)]
      if entity.owner != owner, let declaring = entity.owner, table.entities[declaring].kind == .protocol { break }
      count += 1
    }
    if count == 1 { return .one(memos.lookups.entity(0, of: found)) }
    found.count = count
    return found
  }

  /// Adds the operators that take the operands to `fitting`. Certain matches replace uncertain ones.
  private func consider(
    _ candidates: Candidates, _ left: TypeID, _ right: TypeID, _ isBinary: Bool, _ isCertain: inout Bool, _ first: Int
  ) {
    for index in 0..<candidates.count {
      let entity = memos.lookups.entity(index, of: candidates)
      guard table.entities.parameterRange(entity).count == (isBinary ? 2 : 1),
        !selection.fitting[first...].contains(entity)
      else {
        continue
      }
      let acceptance = accepts(operator: entity, left, right, isBinary: isBinary)
      guard acceptance != .no, table.isMemberVisible(entity, from: file) else { continue }
      if acceptance == .yes, !isCertain {
        selection.fitting.removeSubrange(first...)
        isCertain = true
      }
      if acceptance == .yes || !isCertain { selection.fitting.append(entity) }
    }
  }

  /// Whether the project declares a type, so that it can declare operators for it.
  func isOfProject(_ type: TypeID) -> Bool {
    let entry = reader.arena[type]
    switch entry.kind {
    case .nominal: return !table.entities[entry.entity].flags.contains(.foreign)
    case .parameter, .dependent, .selfType: return true
    case .optional, .array: return isOfProject(reader.arena.argument(0, of: type))
    default: return false
    }
  }

  private func accepts(operator entity: EntityID, _ left: TypeID, _ right: TypeID, isBinary: Bool) -> Acceptance {
    let first = accepts(operator: entity, 0, left)
    guard isBinary, first != .no else { return first }
    // A protocol's operator is one of many overloads for a conforming type.
    if isOfProtocol(entity) {
      if !left.isKnown || !right.isKnown { return .maybe }
      if left != right, takesSelf(entity, 0), takesSelf(entity, 1) { return .no }
    }
    let second = accepts(operator: entity, 1, right)
    if second == .no { return .no }
    return first == .yes || second == .yes ? .yes : .maybe
  }

  private func takesSelf(_ entity: EntityID, _ index: Int) -> Bool {
    reader.arena.kind(operandType(index, of: entity)) == .selfType
  }

  /// The type of an operator's parameter.
  private func operandType(_ index: Int, of entity: EntityID) -> TypeID {
    parameterType(table.entities.parameterRange(entity).lowerBound.advanced(by: index), of: entity)
  }

  private func isOfProtocol(_ entity: EntityID) -> Bool {
    guard let owner = table.entities[entity].owner else { return false }
    return table.entities[owner].kind == .protocol
  }

  private func accepts(operator entity: EntityID, _ index: Int, _ operand: TypeID) -> Acceptance {
    // A requirement is used only for a value of the protocol type; conforming types have their own operator.
    if table.entities[entity].flags.contains(.requirement), !isAbstract(operand) { return .no }
    var parameter = operandType(index, of: entity)
    if reader.arena.kind(parameter) == .selfType {
      parameter = reader.arena.make(.nominal, reader.arena[parameter].entity)
    }
    let acceptance = accepts(parameter, operand)
    return acceptance == .yes && reader.arena.kind(parameter) != .nominal ? .maybe : acceptance
  }

  /// Whether a type is a protocol or a generic placeholder, or is unknown.
  func isAbstract(_ type: TypeID) -> Bool {
    let entry = reader.arena[type]
    switch entry.kind {
    case .parameter, .dependent, .composition, .unknown: return true
    case .selfType, .nominal: return table.entities[entry.entity].kind == .protocol
    default: return false
    }
  }
}
