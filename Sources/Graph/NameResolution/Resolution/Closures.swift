import DependencyGraph
import SourceFacts

/// Closures: what their parameters are follows from the place they stand in.
extension FileResolver {
  func closure(_ node: Int) {
    let declaration = Int32(view.nodes[node].closureDeclaration)
    let wanted = closureType(declaration)
    let entry = reader.arena[wanted]
    var result = TypeID.unknown
    if view.declarations[Int(declaration)].type >= 0 {
      result = type(Int(view.declarations[Int(declaration)].type))
    } else if let only = onlyStatement(node, declaration) {
      result = type(only)
    } else if let returned = closures.returned.removeValue(forKey: declaration) {
      result = known(returned)
    }
    guard entry.kind == .function else { return set(node, function(giving: result)) }
    if !result.isKnown { return set(node, wanted) }
    var types = reader.arena.argumentList(of: wanted)
    types[types.count - 1] = result
    reader.types[node] = reader.arena.make(.function, 0, types)
  }

  /// A statement returns a value from a closure: where no type is written, the closure gives what its statements agree
  /// on.
  @inline(never)
  func noteReturned(_ node: Int) {
    let closure = walk.top.function
    guard closure >= 0, view.declarations[Int(closure)].kind == .closure, view.declarations[Int(closure)].type < 0
    else { return }
    let type = type(node)
    guard let known = closures.returned[closure] else {
      closures.returned[closure] = view.nodes[node].kind == .nilLiteral ? .unset : type
      return
    }
    closures.returned[closure] = common(known, view.nodes[node].kind == .nilLiteral ? .unset : type)
  }

  /// What the branches of an `if` or `switch` give that is used as an expression.
  func branches(_ node: Int) {
    var result: TypeID?
    var child = node - 1
    while child >= start(node) {
      if view.nodes[child].context == .statement {
        let type = view.nodes[child].kind == .nilLiteral ? .unset : type(child)
        result = result.map { common($0, type) } ?? type
      }
      child = start(child) - 1
    }
    reader.types[node] = known(result ?? .unknown)
  }

  /// What values of two types are together. `unset` is that of `nil`, or an optional of something not known yet.
  private func common(_ one: TypeID, _ other: TypeID) -> TypeID {
    if one == other { return one }
    if one == .unset { return optional(other) }
    if other == .unset { return optional(one) }
    return unwrapped(one) == unwrapped(other) ? optional(one) : .unknown
  }

  private func optional(_ type: TypeID) -> TypeID {
    !type.isKnown || reader.arena.kind(type) == .optional ? type : reader.arena.make(.optional, of: type)
  }

  /// A function type of which no more than the result is known, and mostly not even that.
  private func function(giving result: TypeID) -> TypeID {
    if result.isKnown { return reader.arena.make(.function, of: result) }
    if closures.openFunction == .unset { closures.openFunction = reader.arena.make(.function, of: .unknown) }
    return closures.openFunction
  }

  /// The expression that is the whole body of a closure.
  private func onlyStatement(_ node: Int, _ declaration: Int32) -> Int? {
    let body = view.declarations[Int(declaration)].body
    guard body >= 0 else { return nil }
    let scope = view.scopes[Int(body)]
    let root = Int(scope.endNode) - 1
    guard root >= Int(scope.firstNode), start(root) == Int(scope.firstNode) else { return nil }
    return [.statement, .returned].contains(view.nodes[root].context) ? root : nil
  }

  /// The function type that the place of a closure wants; asked for when the closure begins.
  func closureType(_ declaration: Int32) -> TypeID {
    let known = localTypes[Int(declaration)]
    if known != .unset { return known }
    localTypes[Int(declaration)] = .unknown
    guard let node = closureNode(declaration) else { return .unknown }
    var type = expectedType(node)
    if reader.arena.kind(type) == .optional { type = reader.arena.argument(0, of: type) }
    if reader.arena.kind(type) != .function { type = .unknown }
    if reader.arena.isGeneric(type), parents[node] >= 0 {
      type = withoutGenerics(of: entities[Int(parents[node])], type)
    }
    localTypes[Int(declaration)] = type
    return type
  }

  /// What the call leaves open is not known inside the closure.
  private func withoutGenerics(of function: Int32, _ type: TypeID) -> TypeID {
    guard function >= 0, table.genericCount[Int(function)] > 0 else { return type }
    let first = table.firstGeneric[Int(function)]
    var substitution = Substitution()
    substitution.bound = (first..<first + Int32(table.genericCount[Int(function)])).map { ($0, .unknown) }
    substitution.keepsUnbound = true
    return reader.substitute(type, substitution)
  }

  /// The node of a closure stands behind all that is written in it.
  private func closureNode(_ declaration: Int32) -> Int? {
    let body = view.declarations[Int(declaration)].body
    guard body >= 0 else { return nil }
    let header = view.scopes[Int(body)].parent
    guard header >= 0 else { return nil }
    let node = Int(view.scopes[Int(header)].endNode)
    guard node < view.nodes.count, view.nodes[node].kind == .closure,
      view.nodes[node].closureDeclaration == Int(declaration)
    else { return nil }
    return node
  }

  /// The type of a parameter that is written without one.
  func closureParameter(_ index: Int, of closure: Int32) -> TypeID {
    var position = 0
    var other = index - 1
    while other > Int(closure) {
      if view.declarations[other].kind == .parameter, view.declarations[other].parent == closure { position += 1 }
      other -= 1
      if position > 16 { return .unknown }
    }
    let next = index + 1
    let isFollowed = next < view.declarations.count && view.declarations[next].kind == .parameter
      && view.declarations[next].parent == closure
    return parameter(position, of: closureType(closure), isOneOfSeveral: position > 0 || isFollowed)
  }

  /// `$0`
  func closureArgument(_ index: Int) -> TypeID {
    let function = walk.top.function
    guard function >= 0, view.declarations[Int(function)].kind == .closure else { return .unknown }
    let type = closureType(function)
    let isTuple = reader.arena[type].count == 2 && reader.arena.kind(reader.arena.argument(0, of: type)) == .tuple
    return parameter(index, of: type, isOneOfSeveral: index > 0 || (isTuple && usesSecondArgument(function)))
  }

  /// What a function type takes. A closure that names several parameters where one tuple is given takes it apart.
  private func parameter(_ index: Int, of type: TypeID, isOneOfSeveral: Bool) -> TypeID {
    let entry = reader.arena[type]
    guard entry.kind == .function else { return .unknown }
    let count = Int(entry.count) - 1
    if count == 1, isOneOfSeveral {
      let only = reader.arena.argument(0, of: type)
      return reader.arena.kind(only) == .tuple ? reader.arena.argument(index, of: only) : .unknown
    }
    return index < count ? reader.arena.argument(index, of: type) : .unknown
  }

  /// Whether `$1` stands in a closure, outside of those in it.
  private func usesSecondArgument(_ closure: Int32) -> Bool {
    let body = view.declarations[Int(closure)].body
    let name = table.standard.holders.secondArgument
    guard body >= 0, name != 0 else { return false }
    var node = Int(view.scopes[Int(body)].endNode) - 1
    while node >= Int(view.scopes[Int(body)].firstNode) {
      if view.nodes[node].kind == .identifier, reader.name(node) == name { return true }
      node = view.nodes[node].kind == .closure ? start(node) - 1 : node - 1
    }
    return false
  }

  /// What the place wants of a closure's result.
  func closureResult(_ declaration: Int32) -> TypeID {
    let type = closureType(declaration)
    let entry = reader.arena[type]
    return entry.kind == .function ? reader.arena.argument(Int(entry.count) - 1, of: type) : .unknown
  }

  /// What is wanted of a statement in a closure, where it is the only one or returned.
  func closureResult(_ node: Int, _ closure: Int) -> TypeID {
    let declaration = Int32(view.nodes[closure].closureDeclaration)
    switch view.nodes[node].context {
    case .returned: break
    case .statement where onlyStatement(closure, declaration) == node: break
    case .initialValue, .condition, .defaultValue, .casePattern: return expectedOfRoot(node)
    default: return .unknown
    }
    let written = view.declarations[Int(declaration)].type
    return written >= 0 ? type(Int(written)) : closureResult(declaration)
  }
}
