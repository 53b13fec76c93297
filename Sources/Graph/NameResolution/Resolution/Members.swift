import DependencyGraph
import SourceFacts

/// Names after a dot.
extension FileResolver {
  @inline(__always)
  func member(_ node: NodeID) {
    let base = firstChild(node).map { type($0) } ?? .unknown
    reader.types[node] = .unknown
    if base.isKnown { member(node, of: base) }
  }

  private func member(_ node: NodeID, of base: TypeID) {
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
    case .module: moduleMember(node, name, reader.arena[base].module)
    case .tuple: reader.types[node] = tupleMember(name, base, reader.arena[base])
    case let kind:
      let isType = kind == .metatype
      member(node, name, of: isType ? reader.arena.argument(0, of: base) : base, receiver: isType ? .type : .value)
    }
  }

  @inline(__always)
  func firstChild(_ node: NodeID) -> NodeID? { reader.firstChild(of: node) }

  @inline(__always)
  private func member(_ node: NodeID, _ name: UInt32, of base: TypeID, receiver: ScopeWalk.Receiver) {
    guard mayHaveMembers(base, name) else { return foreignMember(node, name, of: base, receiver) }
    let call = call(of: node)
    let candidates = declaredMembers(name, ofType: base)
    guard candidates.count > 0 else { return foreignMember(node, name, of: base, receiver) }
    var use = nameUse(node, call)
    use.receiver = receiver
    use.base = base
    resolve(node, choose(candidates, use), use)
    if !reader.types[node].isKnown, entities[node] == nil, let type = standardMember(name, of: base, receiver) {
      reader.types[node] = type
    }
  }

  /// Handles a member that the project does not declare.
  private func foreignMember(_ node: NodeID, _ name: UInt32, of base: TypeID, _ receiver: ScopeWalk.Receiver) {
    if let type = standardMember(name, of: base, receiver) {
      reader.types[node] = type
    } else if receiver == .type, foreignName(reader.arena[base]) != 0 {
      if table.standard.holders.members.instances.contains(name) {
        // `FileManager.default`, `UNUserNotificationCenter.current()`
        reader.types[node] = frameworkValue(base, node)
      } else if table.traits.spelling[Int(name)].contains(.capitalized) {
        // `Notification.Name`
        reader.types[node] = reader.arena.make(.metatype, of: reader.type(of: .none, name, genericArguments(node)))
      }
    } else if receiver == .value, let type = reader.frameworkMember(name, of: base) {
      reader.types[node] = frameworkValue(type, node)
    } else if let value = bindingValue(base) {
      boundMember(node, name, value, reader.arena[base])
    } else if table.traits.spelling[Int(name)].contains(.wrapped) {
      _ = wrappedVariable(name, node, of: base)
    }
  }

  /// The type of a framework's property, or, for a called method, the function type with that result.
  func frameworkValue(_ type: TypeID, _ node: NodeID) -> TypeID {
    call(of: node) == nil ? type : reader.arena.make(.function, 0, of: type)
  }

  /// The value of a foreign binding, such as SwiftUI's `Binding`.
  private func bindingValue(_ type: TypeID) -> TypeID? {
    let entry = reader.arena[type]
    guard entry.count == 1, table.standard.holders.bindingWrappers.contains(foreignName(entry)) else { return nil }
    return reader.arena.argument(0, of: type)
  }

  /// `$model.name`: a binding to a property of the bound value.
  private func boundMember(_ node: NodeID, _ name: UInt32, _ value: TypeID, _ lens: TypeArena.Entry) {
    let candidates = members(name, ofType: value)
    guard candidates.count > 0 else { return }
    let use = NameUse(receiver: .value, base: value)
    resolve(node, choose(candidates, use), use)
    if type(node).isKnown { reader.types[node] = reader.arena.make(lens.kind, lens.symbol, of: type(node)) }
  }

  /// A cheap test: false if the project declares no member of that name, which is the most frequent case.
  @inline(__always)
  private func mayHaveMembers(_ type: TypeID, _ name: UInt32) -> Bool {
    type.isKnown && reader.arena.kind(type) != .foreign && table.lookup.declaredAs[Int(name)].contains(.member)
  }

  /// The members of a type with a name. For a composition, those of its parts; for `Self`, also those of its
  /// constraints.
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
      for bound in selfBounds(of: environment.walk.top.context) where found.count == 0 {
        found = members(name, of: bound)
      }
    case .parameter, .dependent:
      for bound in reader.bounds(of: type, in: environment.walk.top.scope) where found.count == 0 {
        found = members(name, of: bound)
      }
    default: break
    }
    return found
  }

  private func moduleMember(_ node: NodeID, _ name: UInt32, _ module: ModuleID) {
    let candidates = members(name, ofModule: module)
    guard candidates.count > 0 else { return }
    let use = nameUse(node)
    resolve(node, choose(candidates, use), use)
  }

  func tupleMember(_ name: UInt32, _ base: TypeID, _ entry: TypeArena.Entry) -> TypeID {
    // No tuple in real code has so many labels, and each use of one searches them.
    for index in 0..<min(entry.typeCount, 256) where reader.arena.label(index, of: base) == name {
      return reader.arena.argument(index, of: base)
    }
    guard let index = Int(table.names.table[Name(name)]) else { return .unknown }
    return reader.arena.argument(index, of: base)
  }

  // MARK: Initializers

  /// `base.init`: an initializer of a type, or `self.init`, `super.init`.
  private func initializer(_ node: NodeID, _ base: TypeID, _ entry: TypeArena.Entry) {
    let type = entry.kind == .metatype ? reader.arena.argument(0, of: base) : base
    let candidates = members(KnownNames.initializer.rawValue, ofType: type)
    reader.types[node] = reader.arena.make(.metatype, of: type)
    var use = nameUse(node)
    use.isForeign = isForeign(type)
    use.base = type
    switch choose(candidates, use) {
    case .entity(let entity):
      if let call = use.call, use.isForeign, hasLabels(ofStandard: type) {
        selection.pending[node] = [entity]
        entities[call] = entity
        return
      }
      note(initializer: entity, of: type, node, use.call)
    case .several(let list):
      if use.call != nil { selection.pending[node] = list } else { note(uncalled: list, node) }
    case .none: break
    }
  }

  /// `map(Item.init)`: records the initializer whose number of parameters fits the expected function type.
  private func note(uncalled list: [EntityID], _ node: NodeID) {
    let wanted = expectedType(node)
    guard reader.arena.kind(wanted) == .function else { return }
    let count = Int(reader.arena[wanted].count) - 1
    if let entity = sameFile(list.filter { table.entities.parameterRange($0).count == count }) {
      reader.note(entity, node)
    }
  }

  /// Whether a type is a foreign one that the project extends, or a generic parameter that requires one.
  func isForeign(_ type: TypeID) -> Bool {
    guard let owner = reader.owner(of: type) else { return false }
    guard table.entities[owner].kind == .genericParameter else { return table.entities[owner].flags.contains(.foreign) }
    return table.hierarchy.clauses[owner].contains { clause in
      clause.targets.contains { table.entities[$0].flags.contains(.foreign) }
    }
  }

  private func note(initializer entity: EntityID, of type: TypeID, _ node: NodeID, _ call: NodeID?) {
    let subclass = reader.owner(of: type).flatMap { isInherited(entity, by: $0) ? $0 : nil }
    reader.note(subclass ?? entity, node)
    if let call { entities[call] = entity }
  }

  /// Whether a class may inherit an initializer of its superclass: a designated one.
  private func isInherited(_ initializer: EntityID, by subclass: EntityID) -> Bool {
    let this = table.entities[initializer]
    guard let owner = this.owner, owner != subclass, !this.flags.contains(.objectiveC),
      table.entities[subclass].kind == .class, table.entities[owner].kind == .class
    else { return false }
    return !table.declaration(initializer).modifiers.contains(.convenience)
  }

  /// `Foo(…)`: chooses the initializer. It is recorded if it is in another file than the type, or if no type is
  /// written, as in `.init(…)`.
  func chooseInitializer(_ node: NodeID, _ call: NodeID, _ type: TypeID, isNamed: Bool = false) {
    let candidates = lacksInitializer(type) ? .none : members(KnownNames.initializer.rawValue, ofType: type)
    guard candidates.count > 0 || isNamed else { return }
    collectArguments(call)
    guard candidates.count > 0 else { return noteMemberwise(node, type) }
    let use = NameUse(call: call, receiver: .type, isForeign: isForeign(type), base: type)
    switch choose(candidates, use) {
    case .entity(let entity):
      entities[call] = entity
      if use.isForeign, hasLabels(ofStandard: type) {
        selection.pending[node] = [entity]
      } else if isNamed {
        note(initializer: entity, of: type, node, call)
      } else {
        noteInitializer(entity, node, type)
      }
    case .several(let list): selection.pending[node] = list
    case .none: if isNamed { noteMemberwise(node, type) }
    }
  }

  /// Whether neither a type nor its ancestors declare an initializer, visible or not. True for most types.
  private func lacksInitializer(_ type: TypeID) -> Bool {
    guard reader.arena.kind(type) == .nominal else { return false }
    let owner = reader.arena[type].entity
    if let known = answers.lackingInitializers[owner] { return known }
    var isLacking = true
    for ancestor in table.hierarchy.ancestors[owner]
    where table.lookup.members.first(ancestor, KnownNames.initializer.rawValue) != nil {
      isLacking = false
    }
    answers.lackingInitializers[owner] = isLacking
    return isLacking
  }

  /// Records `.init(…)` of a memberwise initializer as a reference to the type.
  private func noteMemberwise(_ node: NodeID, _ type: TypeID) {
    guard reader.arena.kind(type) == .nominal, isOfProject(type), let owner = reader.owner(of: type),
      table.entities[owner].kind == .struct
    else { return }
    for argument in arguments where !argument.isTrailing {
      if storedProperty(argument.label, of: owner) == nil { return }
    }
    reader.note(owner, node)
  }

  /// `Point(x: 1, y: 2)`, if no declared initializer fits: records the stored properties that the labels name.
  func noteProperties(_ call: NodeID, _ type: TypeID) {
    guard start(call) < call, let owner = reader.owner(of: type) else { return }
    guard table.entities[owner].kind == .struct, isOfProject(type) else { return }
    let candidates = members(KnownNames.initializer.rawValue, of: owner)
    if candidates.count > 0 {
      collectArguments(call)
      if choose(candidates, NameUse(call: call, receiver: .type, base: type)) != .none { return }
    }
    let first = start(call)
    var end = call
    while end > first, view.nodes[end.previous].flags.contains(.trailing) { end = start(end.previous) }
    while end > first, !view.nodes[end.previous].label.isNone, noteProperty(ofArgument: end.previous, owner) {
      end = start(end.previous)
    }
  }

  /// Records the stored property that an argument's label names; false if there is none.
  private func noteProperty(ofArgument node: NodeID, _ owner: EntityID) -> Bool {
    let argument = view.nodes[node]
    let label = merged(argument.label)
    guard let property = storedProperty(label, of: owner) else { return false }
    if argument.labelDistance > 0 {
      reader.note(property, at: argument.offset - UInt32(argument.labelDistance), length: table.names.length(of: label))
    }
    return true
  }

  /// Records an initializer, unless the written reference to the type already leads to its file. Inherited initializers
  /// count as the class's own.
  func noteInitializer(_ entity: EntityID, _ node: NodeID, _ type: TypeID) {
    let this = table.entities[entity]
    guard let owner = reader.owner(of: type),
      entities[node].map({ table.entities[$0].file != this.file }) ?? true
    else { return }
    if let declaring = this.owner, declaring != owner, table.entities[declaring].kind == .class,
      !table.declaration(entity).modifiers.contains(.convenience)
    {
      return
    }
    reader.note(entity, node)
  }
}
