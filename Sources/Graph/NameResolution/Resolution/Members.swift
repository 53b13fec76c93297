import DependencyGraph
import SourceFacts

/// Names behind a dot.
extension FileResolver {
  @inline(__always)
  func member(_ node: Int) {
    let base = firstChild(node).map { type($0) } ?? .unknown
    reader.types[node] = .unknown
    if base.isKnown { member(node, of: base) }
  }

  private func member(_ node: Int, of base: TypeID) {
    let name = reader.name(node)
    if name <= KnownNames.protocolMetatype.rawValue {
      switch name {
      case KnownNames.selfValue.rawValue: return set(node, base)
      case KnownNames.metatype.rawValue, KnownNames.protocolMetatype.rawValue: return set(node, base)
      case KnownNames.initializer.rawValue: return initializer(node, base, reader.arena[base])
      default: break
      }
    }
    switch reader.arena.kind(base) {
    case .module: moduleMember(node, name, reader.arena[base].symbol)
    case .tuple: reader.types[node] = tupleMember(name, base, reader.arena[base])
    case let kind:
      let isType = kind == .metatype
      member(node, name, of: isType ? reader.arena.argument(0, of: base) : base, receiver: isType ? .type : .value)
    }
  }

  @inline(__always)
  func firstChild(_ node: Int) -> Int? { reader.firstChild(of: node) }

  @inline(__always)
  private func member(_ node: Int, _ name: UInt32, of base: TypeID, receiver: ScopeWalk.Receiver) {
    guard mayHaveMembers(base, name) else { return foreignMember(node, name, of: base, receiver) }
    let call = call(of: node)
    // The base is its only child.
    let isPlain = call < 0 && start(node - 1) == start(node) && hasOwnMembers(base)
    let question = SettledNames.Question(name: name, base: base, receiver: receiver, context: walk.top.context)
    if isPlain, settleAgain(node, question) { return }
    let candidates = declaredMembers(name, ofType: base)
    guard candidates.count > 0 else { return foreignMember(node, name, of: base, receiver) }
    var use = nameUse(node, call)
    use.receiver = receiver
    use.base = base
    resolve(node, choose(candidates, use), use)
    if isPlain { keepSettled(node, question) }
    if !reader.types[node].isKnown, entities[node] < 0, let type = standardMember(name, of: base, receiver) {
      reader.types[node] = type
    }
  }

  /// What no declaration of the project's is found for.
  private func foreignMember(_ node: Int, _ name: UInt32, of base: TypeID, _ receiver: ScopeWalk.Receiver) {
    if let type = standardMember(name, of: base, receiver) {
      reader.types[node] = type
    } else if receiver == .type, foreignName(reader.arena[base]) != 0 {
      if table.standard.holders.instances.contains(name) {
        // `FileManager.default`, `UNUserNotificationCenter.current()`
        reader.types[node] = frameworkValue(base, node)
      } else if table.spelling[Int(name)].contains(.capitalized) {
        // `Notification.Name`
        reader.types[node] = reader.arena.make(.metatype, of: reader.type(of: .none, name, genericArguments(node)))
      }
    } else if receiver == .value, let type = reader.frameworkMember(name, of: base) {
      reader.types[node] = frameworkValue(type, node)
    } else if let value = lensValue(base) {
      boundMember(node, name, value, reader.arena[base])
    } else if table.spelling[Int(name)].contains(.wrapped) {
      _ = wrappedVariable(name, node, of: base)
    }
  }

  /// What a framework's property is, or the function that a method is where it is called.
  func frameworkValue(_ type: TypeID, _ node: Int) -> TypeID {
    call(of: node) < 0 ? type : reader.arena.make(.function, 0, of: type)
  }

  /// What a binding from outside binds.
  private func lensValue(_ type: TypeID) -> TypeID? {
    let entry = reader.arena[type]
    guard entry.count == 1, table.standard.holders.lenses.contains(foreignName(entry)) else { return nil }
    return reader.arena.argument(0, of: type)
  }

  /// `$model.name`: a binding to a property of what is bound.
  private func boundMember(_ node: Int, _ name: UInt32, _ value: TypeID, _ lens: TypeArena.Entry) {
    let candidates = members(name, ofType: value)
    guard candidates.count > 0 else { return }
    let use = NameUse(receiver: .value, base: value)
    resolve(node, choose(candidates, use), use)
    if type(node).isKnown { reader.types[node] = reader.arena.make(lens.kind, lens.symbol, of: type(node)) }
  }

  /// False where a type has no member of a name that the project declares: most that are asked have none.
  @inline(__always)
  private func mayHaveMembers(_ type: TypeID, _ name: UInt32) -> Bool {
    type.isKnown && reader.arena.kind(type) != .foreign && table.declaredAs[Int(name)].contains(.member)
  }

  /// Members of a type; of a composition those of its parts, of `Self` also those of what it is bound to.
  func members(_ name: UInt32, ofType type: TypeID) -> Candidates {
    mayHaveMembers(type, name) ? declaredMembers(name, ofType: type) : .none
  }

  private func declaredMembers(_ name: UInt32, ofType type: TypeID) -> Candidates {
    let found = members(name, of: reader.owner(of: type))
    if found.count > 0 { return found }
    switch reader.arena.kind(type) {
    case .composition, .selfType, .parameter, .dependent: return membersOfBounds(name, of: type)
    default: return .none
    }
  }

  @inline(never)
  private func membersOfBounds(_ name: UInt32, of type: TypeID) -> Candidates {
    var found = Candidates.none
    switch reader.arena.kind(type) {
    case .composition:
      for index in 0..<Int(reader.arena[type].count) where found.count == 0 {
        found = members(name, of: reader.owner(of: reader.arena.argument(index, of: type)))
      }
    case .selfType:
      for bound in selfBounds(of: walk.top.context) where found.count == 0 { found = members(name, of: bound) }
    case .parameter, .dependent:
      for bound in reader.bounds(of: type, around: Int(walk.top.scope)) where found.count == 0 {
        found = members(name, of: bound)
      }
    default: break
    }
    return found
  }

  private func moduleMember(_ node: Int, _ name: UInt32, _ module: Int32) {
    let candidates = members(name, ofModule: module)
    guard candidates.count > 0 else { return }
    let use = nameUse(node)
    resolve(node, choose(candidates, use), use)
  }

  func tupleMember(_ name: UInt32, _ base: TypeID, _ entry: TypeArena.Entry) -> TypeID {
    for index in 0..<entry.typeCount where reader.arena.label(index, of: base) == name {
      return reader.arena.argument(index, of: base)
    }
    guard let index = Int(table.names.table[Name(name)]) else { return .unknown }
    return reader.arena.argument(index, of: base)
  }

  // MARK: Initializers

  /// `base.init`: of a type, or `self.init`, `super.init`.
  private func initializer(_ node: Int, _ base: TypeID, _ entry: TypeArena.Entry) {
    let type = entry.kind == .metatype ? reader.arena.argument(0, of: base) : base
    let candidates = members(KnownNames.initializer.rawValue, ofType: type)
    reader.types[node] = reader.arena.make(.metatype, of: type)
    var use = nameUse(node)
    use.isForeign = isForeign(type)
    use.base = type
    switch choose(candidates, use) {
    case .entity(let entity) where use.isForeign && use.call >= 0 && hasLabels(ofStandard: type):
      pending[Int32(node)] = [entity]
      entities[use.call] = entity
    case .entity(let entity): note(initializer: entity, of: type, node, use.call)
    case .several(let list):
      if use.call >= 0 { pending[Int32(node)] = list } else { note(uncalled: list, node) }
    case .none: break
    }
  }

  /// `map(Item.init)`: an initializer that takes as much as the place gives.
  private func note(uncalled list: [Int32], _ node: Int) {
    let wanted = expectedType(node)
    guard reader.arena.kind(wanted) == .function else { return }
    let count = Int(reader.arena[wanted].count) - 1
    let entity = sameFile(list.filter { table.parameterRange($0).count == count })
    if entity >= 0 { reader.note(entity, node) }
  }

  /// A foreign type that the project extends, or a generic parameter that must conform to one.
  func isForeign(_ type: TypeID) -> Bool {
    let owner = reader.owner(of: type)
    if owner >= 0, table.entities[Int(owner)].kind == .genericParameter {
      let clauses = Int(table.firstClause[Int(owner)])..<Int(table.firstClause[Int(owner) + 1])
      return table.clauses[clauses].contains { clause in
        clause.targets.contains { table.entities[Int($0)].flags.contains(.foreign) }
      }
    }
    return owner >= 0 && table.entities[Int(owner)].flags.contains(.foreign)
  }

  private func note(initializer entity: Int32, of type: TypeID, _ node: Int, _ call: Int) {
    let heir = reader.owner(of: type)
    reader.note(isInherited(entity, by: heir) ? heir : entity, node)
    if call >= 0 { entities[call] = entity }
  }

  /// A class that declares no initializer has those of its superclass as its own, but for the convenient ones.
  private func isInherited(_ initializer: Int32, by heir: Int32) -> Bool {
    let this = table.entities[Int(initializer)]
    guard heir >= 0, this.owner >= 0, this.owner != heir, !this.flags.contains(.objectiveC),
      table.entities[Int(heir)].kind == .class, table.entities[Int(this.owner)].kind == .class
    else { return false }
    return !table.declaration(initializer).modifiers.contains(.convenience)
  }

  /// `Foo(…)`: which initializer is called. A reference to it is noted when it stands in another file than the type, or
  /// when it is all that is written, as in `.init(…)`.
  func chooseInitializer(_ node: Int, _ call: Int, _ type: TypeID, isNamed: Bool = false) {
    let candidates = lacksInitializer(type) ? .none : members(KnownNames.initializer.rawValue, ofType: type)
    guard candidates.count > 0 || isNamed else { return }
    collectArguments(call)
    guard candidates.count > 0 else { return noteMemberwise(node, type) }
    let use = NameUse(call: call, receiver: .type, isForeign: isForeign(type), base: type)
    switch choose(candidates, use) {
    case .entity(let entity):
      entities[call] = entity
      if use.isForeign, hasLabels(ofStandard: type) {
        pending[Int32(node)] = [entity]
      } else if isNamed {
        note(initializer: entity, of: type, node, call)
      } else {
        noteInitializer(entity, node, type)
      }
    case .several(let list): pending[Int32(node)] = list
    case .none: if isNamed { noteMemberwise(node, type) }
    }
  }

  /// Whether neither a type nor any that it inherits from has a declared initializer, wherever it is asked for: most
  /// have none.
  private func lacksInitializer(_ type: TypeID) -> Bool {
    guard reader.arena.kind(type) == .nominal else { return false }
    let owner = reader.arena[type].symbol
    if let known = answers.lackingInitializers[Int(owner)] { return known }
    var isLacking = true
    for index in table.ancestorRange(owner)
    where table.members.first(table.ancestors[index], KnownNames.initializer.rawValue) >= 0 {
      isLacking = false
    }
    answers.lackingInitializers[Int(owner)] = isLacking
    return isLacking
  }

  /// `.init(…)` that nobody wrote, as structures have it of their properties, stands for the type.
  private func noteMemberwise(_ node: Int, _ type: TypeID) {
    let owner = reader.owner(of: type)
    guard reader.arena.kind(type) == .nominal, isOurs(type), table.entities[Int(owner)].kind == .struct else { return }
    for argument in arguments where !argument.isTrailing {
      if storedProperty(argument.label, of: owner) < 0 { return }
    }
    reader.note(owner, node)
  }

  /// `Point(x: 1, y: 2)` without an initializer names the properties.
  func noteProperties(_ call: Int, _ type: TypeID) {
    let owner = reader.owner(of: type)
    guard start(call) < call, owner >= 0 else { return }
    guard table.entities[Int(owner)].kind == .struct, isOurs(type) else { return }
    let candidates = members(KnownNames.initializer.rawValue, of: owner)
    if candidates.count > 0 {
      collectArguments(call)
      if choose(candidates, NameUse(call: call, receiver: .type, base: type)) != .none { return }
    }
    let first = start(call)
    var argument = call - 1
    while argument >= first, view.nodes[argument].flags.contains(.trailing) { argument = start(argument) - 1 }
    while argument >= first, !view.nodes[argument].label.isNone, noteProperty(ofArgument: argument, owner) {
      argument = start(argument) - 1
    }
  }

  /// Notes the stored property that the label of an argument names; false if there is none.
  private func noteProperty(ofArgument node: Int, _ owner: Int32) -> Bool {
    let argument = view.nodes[node]
    let label = view.names[Int(argument.label.raw)]
    let property = storedProperty(label, of: owner)
    if property < 0 { return false }
    if argument.labelDistance > 0 {
      reader.note(property, at: argument.offset - UInt32(argument.labelDistance), length: table.names.length(of: label))
    }
    return true
  }

  /// What is written names the type already, so that an initializer is noted only when it stands elsewhere. Those that
  /// a class inherits are its own.
  func noteInitializer(_ entity: Int32, _ node: Int, _ type: TypeID) {
    let owner = reader.owner(of: type)
    let named = entities[node]
    let this = table.entities[Int(entity)]
    guard owner >= 0, named < 0 || table.entities[Int(named)].file != this.file else { return }
    if this.owner != owner, this.owner >= 0, table.entities[Int(this.owner)].kind == .class,
      !table.declaration(entity).modifiers.contains(.convenience)
    {
      return
    }
    reader.note(entity, node)
  }
}
