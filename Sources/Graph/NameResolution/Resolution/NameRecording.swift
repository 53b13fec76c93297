import DependencyGraph
import SourceFacts

/// Records the entity that a name refers to, and sets the type of its node.
extension FileResolver {
  /// Records the entity that a name refers to, and sets the type of its node. For a function that is the type of its
  /// receiver; `entities` has the function.
  @inline(__always)
  func resolve(_ node: NodeID, _ choice: Choice, _ use: NameUse) {
    switch choice {
    case .none: reader.types[node] = .unknown
    case .entity(let entity):
      if mayBeDoubtful(entity, use) { return resolve(node, doubtful: entity, use) }
      recordTarget(node, entity, use.call, base: use.base)
    case .several(let list): resolve(node, list, use)
    }
  }

  @inline(never)
  private func resolve(_ node: NodeID, doubtful entity: EntityID, _ use: NameUse) {
    switch doubt(entity, node, use) {
    case .none: recordTarget(node, entity, use.call, base: use.base)
    case .untilCalled:
      selection.pending[node] = [entity]
      if let call = use.call { entities[call] = entity }
      reader.types[node] = use.base
    case .certain: reader.types[node] = .unknown
    }
  }

  @inline(never)
  private func resolve(_ node: NodeID, _ list: [EntityID], _ use: NameUse) {
    if let call = use.call {
      selection.pending[node] = list
      // Arguments may need an expected type before the overload is chosen; until then the closest overload provides it.
      var closest = list
      keepClosest(&closest)
      entities[call] = closest[0]
      reader.types[node] = use.base
      return
    }
    if doubt(list[0], node, use) != .none { return set(node, .unknown) }
    if let first = sameFile(list) {
      recordTarget(node, first, use.call, base: use.base)
    } else if areTwins(list) {
      recordTarget(node, list[0], use.call, base: use.base)
      for twin in list.dropFirst() { reader.note(twin, node) }
    } else {
      if list.contains(where: { table.entities.isSymbol($0) }) { reader.sink.addUnresolved() }
      reader.types[node] = .unknown
    }
  }

  func recordTarget(_ node: NodeID, _ entity: EntityID, _ call: NodeID?, base: TypeID) {
    entities[node] = entity
    reader.note(entity, node)
    let this = table.entities[entity]
    switch this.kind {
    case .function, .initializer, .subscript, .macro:
      reader.types[node] = base
      if let call { entities[call] = entity } else { noteFrameworkProperty(node, of: base) }
    case .case:
      let type = enumType(entity, base)
      reader.types[node] = type
      if let call { entities[call] = entity }
    case .variable: reader.types[node] = memberType(entity, on: base)
    case _ where this.kind.namesType:
      let type = named(entity, node, base)
      reader.types[node] = type.isKnown ? reader.arena.make(.metatype, of: type) : .unknown
      if let call { chooseInitializer(node, call, type) }
    default: reader.types[node] = .unknown
    }
  }

  /// `tableView` in a class with methods of that name: the framework's property is meant.
  private func noteFrameworkProperty(_ node: NodeID, of base: TypeID) {
    if base.isKnown, let type = reader.frameworkMember(reader.name(node), of: base) { reader.types[node] = type }
  }

  private func named(_ entity: EntityID, _ node: NodeID, _ base: TypeID) -> TypeID {
    let this = table.entities[entity]
    if this.kind.isNominalType, !this.flags.contains(.foreign), !view.nodes[node].flags.contains(.specialized) {
      if let context = environment.walk.top.context, table.entities[context].owner == entity {
        return reader.selfType(context)
      }
      return this.owner.map { reader.arena.make(.nominal, $0) } ?? .unknown
    }
    let arguments = genericArguments(node)
    if table.entities[entity].flags.contains(.foreign) {
      return reader.type(of: .entity(entity), reader.name(node), arguments)
    }
    if arguments.isEmpty, let context = environment.walk.top.context, table.entities[context].owner == entity {
      return reader.selfType(context)
    }
    let type = reader.instance(of: entity, arguments)
    guard base.isKnown, reader.arena.isGeneric(type) else { return type }
    return reader.substitute(type, reader.substitution(for: base))
  }

  private func enumType(_ entity: EntityID, _ base: TypeID) -> TypeID {
    let owner = table.entities[entity].owner
    if base.isKnown, reader.owner(of: base) == owner { return base }
    return owner.map { reader.arena.make(.nominal, $0) } ?? .unknown
  }
}
