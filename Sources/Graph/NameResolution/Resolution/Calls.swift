import DependencyGraph
import SourceFacts

/// Calls and subscripts. The types of the callee and of all arguments are known.
extension FileResolver {
  func call(_ node: NodeID) {
    reader.types[node] = .unknown
    guard let callee = firstChild(node) else { return }
    if !selection.pending.isEmpty { resolvePending(callee, node) }
    let name = namedCallee(callee)
    let base = type(callee)
    let kind = reader.arena.kind(base)
    if let invoked = entities[node] {
      let isMade = table.entities[invoked].kind == .initializer || kind == .metatype
      return set(node, isMade ? construct(node, base, invoked) : result(of: invoked, node, on: base))
    }
    if let named = entities[name], table.entities[named].kind == .function { return }
    switch kind {
    case .metatype:
      reader.types[node] = standardCollection(reader.arena.argument(0, of: base), node)
      if symbols.notesLabels { noteProperties(node, reader.arena.argument(0, of: base)) }
    case .function: reader.types[node] = reader.arena.argument(Int(reader.arena[base].count) - 1, of: base)
    case .nominal, .selfType, .parameter, .dependent: callAsFunction(node, base)
    default: break
    }
    if !type(node).isKnown { reader.types[node] = standardCall(node, name) }
  }

  /// The node with the name of the callee, without `?` and `!`.
  @inline(__always)
  func namedCallee(_ callee: NodeID) -> NodeID {
    var node = callee
    while view.nodes[node].kind == .optionalChaining || view.nodes[node].kind == .forcedUnwrapping, start(node) < node {
      node = node.previous
    }
    return node
  }

  /// `Foo(…)`, `Foo.init(…)`
  private func construct(_ node: NodeID, _ base: TypeID, _ initializer: EntityID) -> TypeID {
    var type = reader.arena.kind(base) == .metatype ? reader.arena.argument(0, of: base) : base
    type = inferArguments(of: type, node, initializer)
    return table.entities[initializer].isFailable ? reader.arena.make(.optional, of: type) : type
  }

  /// `Box(value)`: infers generic arguments from the values.
  private func inferArguments(of type: TypeID, _ call: NodeID, _ initializer: EntityID) -> TypeID {
    let entry = reader.arena[type]
    guard entry.kind == .nominal, entry.count == 0 else { return type }
    let parameters = table.entities.generics(of: entry.entity)
    if parameters.isEmpty { return type }
    var substitution = Substitution()
    bindGenerics(call, initializer, &substitution)
    let arguments = parameters.map { substitution.type(of: $0) ?? .unknown }
    return reader.arena.make(.nominal, entry.entity, arguments)
  }

  /// The result of a function for the arguments of a call.
  func result(of entity: EntityID, _ call: NodeID, on base: TypeID) -> TypeID {
    let type = declaredType(entity)
    if table.entities[entity].kind == .case { return base.isKnown ? base : type }
    guard reader.arena.isGeneric(type) else { return type }
    var substitution = substitution(for: base, member: entity)
    bindGenerics(call, entity, &substitution)
    return reader.substitute(type, substitution)
  }

  private func bindGenerics(_ call: NodeID, _ entity: EntityID, _ substitution: inout Substitution) {
    collectArguments(call)
    guard match(entity) else { return }
    for argument in arguments {
      let parameter = parameterType(for: argument, of: entity)
      if reader.arena.isGeneric(parameter) { unify(parameter, type(argument.node), &substitution) }
    }
  }

  /// Binds generic parameters in `pattern` so that it becomes `type`.
  func unify(_ pattern: TypeID, _ type: TypeID, _ substitution: inout Substitution, depth: Int = 0) {
    guard type.isKnown, reader.arena.isGeneric(pattern), depth < 8 else { return }
    let entry = reader.arena[pattern]
    let other = reader.arena[type]
    switch entry.kind {
    case .parameter: substitution.bind(entry.entity, type)
    case .optional where other.kind != .optional:
      unify(reader.arena.argument(0, of: pattern), type, &substitution, depth: depth + 1)
    case other.kind where entry.count == other.count && (entry.kind != .nominal || entry.symbol == other.symbol):
      for index in 0..<entry.typeCount {
        unify(
          reader.arena.argument(index, of: pattern), reader.arena.argument(index, of: type), &substitution,
          depth: depth + 1)
      }
    default: break
    }
  }

  private func callAsFunction(_ node: NodeID, _ base: TypeID) {
    let candidates = members(KnownNames.callAsFunction.rawValue, ofType: base)
    guard candidates.count > 0 else { return }
    collectArguments(node)
    guard case .entity(let entity) = choose(candidates, NameUse(call: node, receiver: .value)) else { return }
    entities[node] = entity
    reader.note(entity, at: view.nodes[node].offset, length: 1)
    reader.types[node] = result(of: entity, node, on: base)
  }

  // MARK: Subscripts

  func subscripting(_ node: NodeID) {
    reader.types[node] = .unknown
    guard let first = firstChild(node) else { return }
    let base = type(first)
    guard base.isKnown else { return }
    let entry = reader.arena[base]
    let receiver: ScopeWalk.Receiver = entry.kind == .metatype ? .type : .value
    let subject = entry.kind == .metatype ? reader.arena.argument(0, of: base) : base
    let candidates = members(KnownNames.subscripting.rawValue, ofType: subject)
    collectArguments(node)
    if candidates.count > 0 {
      var choice = choose(
        candidates, NameUse(call: node, receiver: receiver, isForeign: isForeign(subject), base: subject))
      if case .several(let list) = choice { choice = chooseByTypes(list) }
      if case .entity(let entity) = choice, !isRefused(entity, on: subject),
        !isForeign(subject) || !hasStandardLabels || isConfirmed(entity, subject)
      {
        entities[node] = entity
        reader.note(entity, at: view.nodes[node].offset, length: 1)
        return set(node, result(of: entity, node, on: subject))
      }
    }
    let collection = asCollection(base)
    reader.types[node] = standardSubscript(collection, reader.arena[collection])
  }

  private func standardSubscript(_ base: TypeID, _ entry: TypeArena.Entry) -> TypeID {
    switch entry.kind {
    case .array:
      guard arguments.count == 1 else { return .unknown }
      return isRange(arguments[0].node) ? base : reader.arena.argument(0, of: base)
    case .dictionary:
      let value = reader.arena.argument(1, of: base)
      guard value.isKnown, arguments.first?.label == 0 else { return .unknown }
      return arguments.count == 2 ? value : reader.arena.make(.optional, of: value)
    case .foreign, .nominal:
      guard arguments.count == 1, arguments[0].label == 0, let held = held(by: base) else { return .unknown }
      switch held.kind {
      case .pointer: return held.element
      case .collection: return isRange(arguments[0].node) ? .unknown : held.element
      case .slice: return isRange(arguments[0].node) ? base : held.element
      case .range, .box, .set: return .unknown
      }
    default: return .unknown
    }
  }

  /// Whether an argument cannot be passed to the only subscript.
  private func isRefused(_ entity: EntityID, on base: TypeID) -> Bool {
    guard match(entity) else { return true }
    for argument in arguments {
      let parameter = parameterType(for: argument, of: entity)
      if isSlice(argument.node, parameter, base) { return true }
      if acceptance(parameterType(for: argument, of: entity), type(argument.node), argument) == .no { return true }
    }
    return false
  }

  /// Whether a range is passed where a collection expects an index: the standard library's subscript is meant.
  private func isSlice(_ node: NodeID, _ parameter: TypeID, _ base: TypeID) -> Bool {
    guard let owner = reader.owner(of: base), reader.arena.kind(parameter) != .parameter, isRange(node),
      isStandardCollection(owner)
    else { return false }
    let name = foreignName(reader.arena[parameter])
    return name == 0 || !table.names.table[Name(name)].contains("Range")
  }

  private func isRange(_ node: NodeID) -> Bool {
    if isRangeExpression(node) { return true }
    let given = type(node)
    let name = foreignName(reader.arena[given])
    if name == KnownNames.range.rawValue || name == KnownNames.closedRange.rawValue { return true }
    return [.identifier, .member].contains(view.nodes[node].kind) && !reader.arena.isInteger(given)
  }

  /// Whether a node is `a..<b`, `a...` or `...`.
  func isRangeExpression(_ node: NodeID) -> Bool {
    let name: UInt32
    switch view.nodes[node].kind {
    case .sequence:
      for child in children(node).prefix(8) where view.nodes[child].kind == .binaryOperator {
        if isRangeOperator(reader.name(child)) { return true }
      }
      return false
    case .prefixOperator, .postfixOperator, .identifier: name = reader.name(node)
    default: return false
    }
    return isRangeOperator(name)
  }

  /// Whether an operator is `...` or `..<`.
  private func isRangeOperator(_ name: UInt32) -> Bool {
    guard table.traits.spelling[Int(name)].contains(.standardOperator) else { return false }
    return table.names.table.withBytes(of: Name(name)) { $0.count == 3 && $0[0] == 0x2E && $0[1] == 0x2E }
  }
}

extension TypeArena {
  /// Whether a type is `Int`, or unknown.
  func isInteger(_ type: TypeID) -> Bool {
    let entry = self[type]
    return !type.isKnown || entry.kind != .foreign || entry.name == KnownNames.int.rawValue
  }
}
