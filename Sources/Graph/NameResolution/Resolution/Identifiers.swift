import DependencyGraph
import SourceFacts

/// Names that stand alone.
extension FileResolver {
  /// Most are locals.
  @inline(__always)
  func identifier(_ node: Int) {
    let own = view.nodes[node].name
    if let local = locals[own], view.names[Int(own.raw)] > KnownNames.superValue.rawValue,
      local.depth > walk.top.contextDepth, view.entities[Int(local.declaration)] < 0
    {
      let known = localTypes[Int(local.declaration)]
      return set(node, known == .unset ? localType(local.declaration) : known)
    }
    otherIdentifier(node)
  }

  @inline(never)
  private func otherIdentifier(_ node: Int) {
    let name = reader.name(node)
    switch name {
    case KnownNames.selfValue.rawValue: return set(node, selfValue(node))
    case KnownNames.selfType.rawValue: return dynamicSelf(node)
    case KnownNames.superValue.rawValue: return set(node, superValue())
    default: break
    }
    if let local = locals[view.nodes[node].name], local.depth > walk.top.contextDepth {
      return use(local: local, node)
    }
    if isImplicitName(name), implicitName(name, node) { return }
    if name == KnownNames.error.rawValue, isCaught() { return set(node, caughtError) }
    let local = locals[view.nodes[node].name]
    if table.declaredAs[Int(name)].isEmpty, local == nil { return nothingFound(name, node) }
    let call = call(of: node)
    let isPlain = local == nil && start(node) == node && view.nodes[node].context != .attributeArgument
    if isPlain, call < 0 || call - start(call) <= Self.maximumArguments,
      let type = table.soleType(named: name, from: file)
    {
      return settle(node, type, call, base: .unknown)
    }
    var candidates = Candidates.none
    let question = SettledNames.Question(
      name: name, base: call < 0 ? .unset : .unknown, receiver: walk.top.receiver, context: walk.top.context)
    if let local {
      // A type in code: its members are nearer than the names around it.
      candidates = unqualified(name, beyond: Int(local.depth))
      if candidates.count == 0 { return use(local: local, node) }
    } else {
      if isPlain, call < 0 ? settleAgain(node, question) : constructAgain(node, call, question) { return }
      candidates = unqualified(name)
    }
    if candidates.count == 0 { return nothingFound(name, node) }
    if view.nodes[node].context == .attributeArgument, isWord(node) { return set(node, .unknown) }
    var use = isOnlyType(candidates, node, call) ? NameUse(call: call) : nameUse(node, call)
    if candidates.context >= 0 {
      use.receiver = walk.top.context == candidates.context ? receiver : .unknown
      use.base = reader.selfType(candidates.context)
    }
    if table.spelling[Int(name)].contains(.standardOperator) { return set(node, .unknown) }
    resolve(node, choose(candidates, use), use)
    if isPlain, walk.top.kind != .header, call < 0 || isOnlyType(candidates, node, call) { keepSettled(node, question) }
  }

  /// What an implicit `self` is: default values of parameters have the type alone.
  private var receiver: ScopeWalk.Receiver {
    let (function, receiver) = (walk.top.function, walk.top.receiver)
    guard walk.top.kind == .header, receiver == .value, function >= 0, view.declarations[Int(function)].kind != .closure
    else { return receiver }
    return .type
  }

  /// The name of a type: what it is called with matters only where it has initializers.
  @inline(__always)
  private func isOnlyType(_ candidates: Candidates, _ node: Int, _ call: Int) -> Bool {
    candidates.count == 1 && table.entities[Int(candidates.start)].kind.namesType && !isCompound(node)
      && (call < 0 || call - start(call) <= Self.maximumArguments)
  }

  /// Between the parentheses of the language's own attributes, as in `@_spi(Name)`, names are mere words.
  private func isWord(_ argument: Int) -> Bool {
    guard parents[argument] >= 0, let attribute = firstChild(Int(parents[argument])) else { return false }
    return !table.spelling[Int(reader.name(attribute))].contains(.capitalized)
  }

  /// How the name at a node is used. Fills `arguments` for calls.
  func nameUse(_ node: Int) -> NameUse { nameUse(node, call(of: node)) }

  /// As above, where it is known which call it is the callee of.
  @inline(__always)
  func nameUse(_ node: Int, _ call: Int) -> NameUse {
    if isCompound(node) { return NameUse(compound: node) }
    if call >= 0 { collectArguments(call) }
    return NameUse(call: call)
  }

  /// `Self`, `Self(…)`
  private func dynamicSelf(_ node: Int) {
    let type = reader.selfType(walk.top.selfContext)
    reader.types[node] = type.isKnown ? reader.arena.make(.metatype, of: type) : .unknown
    let call = call(of: node)
    guard type.isKnown, call >= 0 else { return }
    chooseInitializer(node, call, type)
  }

  private func selfValue(_ node: Int) -> TypeID {
    let type = reader.selfType(walk.top.context)
    // In an extension of `Optional`, `if let self` makes it what is wrapped.
    if type.kind == .selfType, type.symbol == table.standard.optional, let local = locals[view.nodes[node].name],
      local.depth > walk.top.contextDepth
    {
      return localType(local.declaration)
    }
    return walk.top.receiver == .type && type.isKnown ? reader.arena.make(.metatype, of: type) : type
  }

  /// The superclass, with the arguments that it is given.
  private func superValue() -> TypeID {
    guard walk.top.context >= 0 else { return .unknown }
    let owner = table.entities[Int(walk.top.context)].owner
    guard owner >= 0 else { return .unknown }
    for index in Int(table.firstClause[Int(owner)])..<Int(table.firstClause[Int(owner) + 1]) {
      let clause = table.clauses[index]
      guard let target = clause.targets.first, table.entities[Int(target)].kind != .protocol else { continue }
      let type = reader.type(ofClause: index)
      let known = type.isKnown ? type : reader.arena.make(.nominal, target)
      return walk.top.receiver == .type ? reader.arena.make(.metatype, of: known) : known
    }
    return .unknown
  }

  private func use(local: LocalNames.Entry, _ node: Int) {
    let entity = view.entities[Int(local.declaration)]
    guard entity >= 0 else {
      let known = localTypes[Int(local.declaration)]
      reader.types[node] = known == .unset ? localType(local.declaration) : known
      return
    }
    let use = nameUse(node)
    if view.declarations[Int(local.declaration)].kind == .function {
      var overloads = [entity]
      var outer = locals.hidden(by: local)
      while let next = outer, next.depth == local.depth, overloads.count < 16 {
        let other = view.entities[Int(next.declaration)]
        if other >= 0 { overloads.append(other) }
        outer = locals.hidden(by: next)
      }
      let start = lookups.pool.count
      lookups.pool += overloads
      let choice = choose(lookups.candidates(from: start), use)
      return resolve(node, choice == .none ? .entity(entity) : choice, use)
    }
    resolve(node, .entity(entity), use)
  }

  /// No declaration of the project: a module, or a type that is known by name only.
  private func nothingFound(_ name: UInt32, _ node: Int) {
    if table.spelling[Int(name)].contains(.wrapped), wrappedVariable(name, node) { return }
    if walk.top.receiver == .value, walk.top.context >= 0,
      let type = reader.frameworkMember(name, of: reader.selfType(walk.top.context))
    {
      return set(node, frameworkValue(type, node))
    }
    if table.declaredAs[Int(name)].contains(.module), case .module(let module) = table.module(named: name, from: file) {
      return set(node, reader.arena.make(.module, module))
    }
    // What `catch` binds by itself.
    if name == KnownNames.error.rawValue { return set(node, caughtError) }
    reader.types[node] = foreignName(name, node)
  }

  /// `String(…)`, `Set<Foo>()`: names that look like types are taken for types, so that their values are not unknown.
  private func foreignName(_ name: UInt32, _ node: Int) -> TypeID {
    guard table.spelling[Int(name)].contains(.capitalized) else { return .unknown }
    if !view.nodes[node].flags.contains(.specialized) {
      return reader.arena.make(.metatype, of: reader.arena.make(.foreign, Int32(bitPattern: name)))
    }
    let type = reader.type(of: .none, name, genericArguments(node))
    return reader.arena.make(.metatype, of: type)
  }

  /// The types in `<…>` behind a name.
  @inline(__always)
  func genericArguments(_ node: Int) -> [TypeID] {
    view.nodes[node].flags.contains(.specialized) ? writtenArguments(node) : []
  }

  private func writtenArguments(_ node: Int) -> [TypeID] {
    var list: [TypeID] = []
    var child = node - 1
    while child >= start(node), view.nodes[child].kind.isType, view.nodes[child].context == .genericArgument {
      list.append(type(child))
      child = start(child) - 1
    }
    return list.reversed()
  }
}
