import DependencyGraph
import SourceFacts

/// Types of closures. Parameters and results depend on the type that the context expects.
extension FileResolver {
  func closure(_ node: NodeID) {
    let declaration = view.nodes[node].closureDeclaration
    let wanted = closureType(declaration)
    let entry = reader.arena[wanted]
    var result = TypeID.unknown
    if let written = view.declarations[declaration].type {
      result = type(written)
    } else if let only = onlyStatement(node, declaration) {
      result = type(only)
    } else if let returned = memos.closures.returned.removeValue(forKey: declaration) {
      result = known(returned)
    }
    guard entry.kind == .function else { return set(node, function(giving: result)) }
    if !result.isKnown { return set(node, wanted) }
    var types = reader.arena.argumentList(of: wanted)
    types[types.count - 1] = result
    reader.types[node] = reader.arena.make(.function, 0, types)
  }

  /// Adds a returned value to the result of a closure without a written type: the common type of all its `return`
  /// statements.
  @inline(never)
  func noteReturned(_ node: NodeID) {
    guard let closure = environment.walk.top.function, view.declarations[closure].kind == .closure,
      view.declarations[closure].type == nil
    else { return }
    let type = type(node)
    guard let known = memos.closures.returned[closure] else {
      memos.closures.returned[closure] = view.nodes[node].kind == .nilLiteral ? .unset : type
      return
    }
    memos.closures.returned[closure] = common(known, view.nodes[node].kind == .nilLiteral ? .unset : type)
  }

  /// The value of an `if` or `switch` used as an expression: the common type of its branches.
  func branches(_ node: NodeID) {
    var result: TypeID?
    var end = node
    while end > start(node) {
      let child = end.previous
      if view.nodes[child].context == .statement {
        let type = view.nodes[child].kind == .nilLiteral ? .unset : type(child)
        result = result.map { common($0, type) } ?? type
      }
      end = start(child)
    }
    reader.types[node] = known(result ?? .unknown)
  }

  /// The common type of two values. `unset` is the type of `nil`, or of an optional whose wrapped type is not known
  /// yet.
  private func common(_ one: TypeID, _ other: TypeID) -> TypeID {
    if one == other { return one }
    if one == .unset { return optional(other) }
    if other == .unset { return optional(one) }
    return unwrapped(one) == unwrapped(other) ? optional(one) : .unknown
  }

  private func optional(_ type: TypeID) -> TypeID {
    !type.isKnown || reader.arena.kind(type) == .optional ? type : reader.arena.make(.optional, of: type)
  }

  /// A function type with a known or unknown result; nothing else of it is known.
  private func function(giving result: TypeID) -> TypeID {
    if result.isKnown { return reader.arena.make(.function, of: result) }
    if memos.closures.openFunction == .unset {
      memos.closures.openFunction = reader.arena.make(.function, of: .unknown)
    }
    return memos.closures.openFunction
  }

  /// The expression, if a closure's body consists of only one.
  private func onlyStatement(_ node: NodeID, _ declaration: DeclarationID) -> NodeID? {
    guard let body = view.declarations[declaration].body else { return nil }
    let scope = view.scopes[body]
    guard scope.endNode > scope.firstNode else { return nil }
    let root = scope.endNode.previous
    guard start(root) == scope.firstNode else { return nil }
    return [.statement, .returned].contains(view.nodes[root].context) ? root : nil
  }

  /// The function type that the context expects of a closure; computed when its body is entered.
  func closureType(_ declaration: DeclarationID) -> TypeID {
    let known = localTypes[declaration]
    if known != .unset { return known }
    localTypes[declaration] = .unknown
    guard let node = closureNode(declaration) else { return .unknown }
    var type = expectedType(node)
    if reader.arena.kind(type) == .optional { type = reader.arena.argument(0, of: type) }
    if reader.arena.kind(type) != .function { type = .unknown }
    if reader.arena.isGeneric(type), let parent = parents[node], let function = entities[parent] {
      type = withoutGenerics(of: function, type)
    }
    localTypes[declaration] = type
    return type
  }

  /// Generic parameters of the called function are unknown inside the closure.
  private func withoutGenerics(of function: EntityID, _ type: TypeID) -> TypeID {
    let parameters = table.entities.generics(of: function)
    if parameters.isEmpty { return type }
    var substitution = Substitution()
    substitution.bound = parameters.map { ($0, .unknown) }
    substitution.keepsUnbound = true
    return reader.substitute(type, substitution)
  }

  /// The node of a closure, which follows all nodes inside it.
  private func closureNode(_ declaration: DeclarationID) -> NodeID? {
    guard let body = view.declarations[declaration].body, let header = view.scopes[body].parent else { return nil }
    let node = view.scopes[header].endNode
    guard node < view.nodes.endIndex, view.nodes[node].kind == .closure,
      view.nodes[node].closureDeclaration == declaration
    else { return nil }
    return node
  }

  /// The type of a closure's parameter without a written type.
  func closureParameter(_ declaration: DeclarationID, of closure: DeclarationID) -> TypeID {
    var position = 0
    var other = declaration.previous
    while other > closure {
      if view.declarations[other].kind == .parameter, view.declarations[other].parent == closure { position += 1 }
      other = other.previous
      if position > 16 { return .unknown }
    }
    let next = declaration.next
    let isFollowed =
      next < view.declarations.endIndex && view.declarations[next].kind == .parameter
      && view.declarations[next].parent == closure
    return parameter(position, of: closureType(closure), isOneOfSeveral: position > 0 || isFollowed)
  }

  /// The type of `$0`, `$1` and so on.
  func closureArgument(_ index: Int) -> TypeID {
    guard let function = environment.walk.top.function, view.declarations[function].kind == .closure else {
      return .unknown
    }
    let type = closureType(function)
    let isTuple = reader.arena[type].count == 2 && reader.arena.kind(reader.arena.argument(0, of: type)) == .tuple
    return parameter(index, of: type, isOneOfSeveral: index > 0 || (isTuple && usesSecondArgument(function)))
  }

  /// A parameter of a function type. A closure with several parameters destructures a single tuple.
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

  /// Whether a closure uses `$1`, nested closures aside.
  private func usesSecondArgument(_ closure: DeclarationID) -> Bool {
    let name = table.standard.holders.secondArgument
    guard let body = view.declarations[closure].body, name != 0 else { return false }
    var end = view.scopes[body].endNode
    while end > view.scopes[body].firstNode {
      let node = end.previous
      if view.nodes[node].kind == .identifier, reader.name(node) == name { return true }
      end = view.nodes[node].kind == .closure ? start(node) : node
    }
    return false
  }

  /// The result that the context expects of a closure.
  func closureResult(_ declaration: DeclarationID) -> TypeID {
    let type = closureType(declaration)
    let entry = reader.arena[type]
    return entry.kind == .function ? reader.arena.argument(Int(entry.count) - 1, of: type) : .unknown
  }

  /// The type expected of a statement in a closure that is its only one or a `return`.
  func closureResult(_ node: NodeID, _ closure: NodeID) -> TypeID {
    let declaration = view.nodes[closure].closureDeclaration
    switch view.nodes[node].context {
    case .returned: break
    case .statement where onlyStatement(closure, declaration) == node: break
    case .initialValue, .condition, .defaultValue, .casePattern: return expectedOfRoot(node)
    default: return .unknown
    }
    guard let written = view.declarations[declaration].type else { return closureResult(declaration) }
    return type(written)
  }
}
