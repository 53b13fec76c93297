import DependencyGraph
import SourceFacts

/// Resolves unqualified names.
extension FileResolver {
  /// Local variables are the most frequent case.
  @inline(__always)
  func identifier(_ node: NodeID) {
    let own = view.nodes[node].name
    if let local = environment.locals[own], merged(own) > KnownNames.superValue.rawValue,
      local.depth > environment.walk.top.contextDepth, view.entities[local.declaration] == nil
    {
      let known = localTypes[local.declaration]
      return set(node, known == .unset ? localType(local.declaration) : known)
    }
    otherIdentifier(node)
  }

  @inline(never)
  private func otherIdentifier(_ node: NodeID) {
    let name = reader.name(node)
    switch name {
    case KnownNames.selfValue.rawValue: return set(node, selfValue(node))
    case KnownNames.selfType.rawValue: return dynamicSelf(node)
    case KnownNames.superValue.rawValue: return set(node, superValue())
    default: break
    }
    if let local = environment.locals[view.nodes[node].name], local.depth > environment.walk.top.contextDepth {
      return use(local: local, node)
    }
    if isImplicitName(name), implicitName(name, node) { return }
    if name == KnownNames.error.rawValue, isCaught() { return set(node, caughtError) }
    let local = environment.locals[view.nodes[node].name]
    if table.lookup.declaredAs[Int(name)].isEmpty, local == nil { return resolveUndeclared(name, node) }
    let call = call(of: node)
    if local == nil, start(node) == node, view.nodes[node].context != .attributeArgument, isSmall(call),
      let type = table.soleType(named: name, from: file)
    {
      return recordTarget(node, type, call, base: .unknown)
    }
    var candidates = Candidates.none
    if let local {
      // The local declaration may be outside a type that is declared in code; members of that type take precedence.
      candidates = unqualified(name, beyond: Int(local.depth))
      if candidates.count == 0 { return use(local: local, node) }
    } else {
      candidates = unqualified(name)
    }
    if candidates.count == 0 { return resolveUndeclared(name, node) }
    if view.nodes[node].context == .attributeArgument, isWord(node) { return set(node, .unknown) }
    var use = isOnlyType(candidates, node, call) ? NameUse(call: call) : nameUse(node, call)
    if let context = candidates.context {
      use.receiver = environment.walk.top.context == context ? receiver : .unknown
      use.base = reader.selfType(context)
    }
    if table.traits.spelling[Int(name)].contains(.standardOperator) { return set(node, .unknown) }
    resolve(node, choose(candidates, use), use)
  }

  /// What an implicit `self` is. In default values of parameters it is the type.
  private var receiver: ScopeWalk.Receiver {
    let (function, receiver) = (environment.walk.top.function, environment.walk.top.receiver)
    guard environment.walk.top.kind == .header, receiver == .value, let function,
      view.declarations[function].kind != .closure
    else { return receiver }
    return .type
  }

  /// Whether the name refers to a type and nothing else. Arguments matter only if the type has initializers.
  @inline(__always)
  private func isOnlyType(_ candidates: Candidates, _ node: NodeID, _ call: NodeID?) -> Bool {
    guard let only = candidates.only, table.entities[only].kind.namesType, !isCompound(node) else { return false }
    return isSmall(call)
  }

  /// Whether a call has too few nodes for more arguments than are considered.
  @inline(__always)
  func isSmall(_ call: NodeID?) -> Bool {
    guard let call else { return true }
    return start(call).distance(to: call) <= Self.maximumArguments
  }

  /// Whether a name is a plain word in one of the language's own attributes, as in `@_spi(Name)`.
  private func isWord(_ argument: NodeID) -> Bool {
    guard let parent = parents[argument], let attribute = firstChild(parent) else { return false }
    return !table.traits.spelling[Int(reader.name(attribute))].contains(.capitalized)
  }

  /// How the name at a node is used. For a call, sets `arguments`.
  func nameUse(_ node: NodeID) -> NameUse { nameUse(node, call(of: node)) }

  /// The same, with the call of which the node is the callee.
  @inline(__always)
  func nameUse(_ node: NodeID, _ call: NodeID?) -> NameUse {
    if isCompound(node) { return NameUse(compound: node) }
    if let call { collectArguments(call) }
    return NameUse(call: call)
  }

  /// `Self`, `Self(…)`
  private func dynamicSelf(_ node: NodeID) {
    let type = reader.selfType(environment.walk.top.selfContext)
    reader.types[node] = type.isKnown ? reader.arena.make(.metatype, of: type) : .unknown
    guard let call = call(of: node), type.isKnown else { return }
    chooseInitializer(node, call, type)
  }

  private func selfValue(_ node: NodeID) -> TypeID {
    let type = reader.selfType(environment.walk.top.context)
    // In an extension of `Optional`, `if let self` binds the wrapped value.
    if type.kind == .selfType, type.entity == table.standard.optional,
      let local = environment.locals[view.nodes[node].name],
      local.depth > environment.walk.top.contextDepth
    {
      return localType(local.declaration)
    }
    return environment.walk.top.receiver == .type && type.isKnown ? reader.arena.make(.metatype, of: type) : type
  }

  /// The superclass, with its generic arguments.
  private func superValue() -> TypeID {
    guard let context = environment.walk.top.context, let owner = table.entities[context].owner else { return .unknown }
    for place in table.hierarchy.clauses.range(of: owner) {
      let clause = table.hierarchy.clauses[place]
      guard let target = clause.targets.first, table.entities[target].kind != .protocol else { continue }
      let type = reader.type(ofClause: place)
      let known = type.isKnown ? type : reader.arena.make(.nominal, target)
      return environment.walk.top.receiver == .type ? reader.arena.make(.metatype, of: known) : known
    }
    return .unknown
  }

  private func use(local: LocalNames.Entry, _ node: NodeID) {
    guard let entity = view.entities[local.declaration] else {
      let known = localTypes[local.declaration]
      reader.types[node] = known == .unset ? localType(local.declaration) : known
      return
    }
    let use = nameUse(node)
    if view.declarations[local.declaration].kind == .function {
      var overloads = [entity]
      var outer = environment.locals.hidden(by: local)
      while let next = outer, next.depth == local.depth, overloads.count < 16 {
        if let other = view.entities[next.declaration] { overloads.append(other) }
        outer = environment.locals.hidden(by: next)
      }
      let start = memos.lookups.pool.count
      memos.lookups.pool += overloads
      let choice = choose(memos.lookups.candidates(from: start), use)
      return resolve(node, choice == .none ? .entity(entity) : choice, use)
    }
    resolve(node, .entity(entity), use)
  }

  /// Handles a name without a declaration in the project: a module, or a foreign type known only by name.
  private func resolveUndeclared(_ name: UInt32, _ node: NodeID) {
    if table.traits.spelling[Int(name)].contains(.wrapped), wrappedVariable(name, node) { return }
    if environment.walk.top.receiver == .value, let context = environment.walk.top.context,
      let type = reader.frameworkMember(name, of: reader.selfType(context))
    {
      return set(node, frameworkValue(type, node))
    }
    if table.lookup.declaredAs[Int(name)].contains(.module),
      case .module(let module) = table.module(named: name, from: file)
    {
      return set(node, reader.arena.make(module: module))
    }
    // A `catch` without a pattern binds `error`.
    if name == KnownNames.error.rawValue { return set(node, caughtError) }
    reader.types[node] = foreignName(name, node)
  }

  /// `String(…)`, `Set<Foo>()`: a capitalized name is taken for a type, so that the type of its values is known.
  private func foreignName(_ name: UInt32, _ node: NodeID) -> TypeID {
    guard table.traits.spelling[Int(name)].contains(.capitalized) else { return .unknown }
    if !view.nodes[node].flags.contains(.specialized) {
      return reader.arena.make(.metatype, of: reader.arena.make(foreign: name))
    }
    let type = reader.type(of: .none, name, genericArguments(node))
    return reader.arena.make(.metatype, of: type)
  }

  /// The generic arguments after a name.
  @inline(__always)
  func genericArguments(_ node: NodeID) -> [TypeID] {
    view.nodes[node].flags.contains(.specialized) ? writtenArguments(node) : []
  }

  private func writtenArguments(_ node: NodeID) -> [TypeID] {
    var list: [TypeID] = []
    var end = node
    while end > start(node), view.nodes[end.previous].kind.isType,
      view.nodes[end.previous].context == .genericArgument
    {
      list.append(type(end.previous))
      end = start(end.previous)
    }
    return list.reversed()
  }
}
