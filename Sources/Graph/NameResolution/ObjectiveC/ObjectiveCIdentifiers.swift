import DependencyGraph
import SourceFacts
import Tables

/// Identifiers in Objective-C code: local variables, instance variables, then global declarations.
extension ObjectiveCResolver {
  mutating func identifier(_ node: NodeID) {
    let name = reader.name(node)
    set(node, .unknown)
    if name == KnownNames.selfValue.rawValue { return set(node, selfValue()) }
    if name == KnownNames.superValue.rawValue { return set(node, superValue()) }
    if isParent(node, macro: "selector") { return selector(node) }
    if isParent(node, macro: "protocol") { return }
    if let local = environment.locals[view.nodes[node].name] { return set(node, localType(local.declaration)) }
    if let variable = instanceVariable(name) { return use(variable, node) }
    if table.lookup.declaredAs[Int(name)].contains(.objectiveC) { global(node, name) }
    if entities[node].id != nil || type(node).isKnown { return }
    if let property = synthesizedVariable(name) { return use(property, node) }
    set(node, foreignClass(name))
  }

  private mutating func global(_ node: NodeID, _ name: UInt32) {
    var found = table.candidates(inObjectiveC: name, from: file) { $0.kind != .protocol }
    if found.isEmpty { found = table.candidates(inObjectiveC: name, from: file) { _ in true } }
    guard found.count == 1 else {
      if found.count > 1 { reader.sink.addUnresolved() }
      return
    }
    use(found[0], node)
  }

  /// Records a reference from a node to an entity, and sets the node's type.
  mutating func use(_ entity: EntityID, _ node: NodeID) {
    entities[node] = OptionalID(entity)
    let this = table.entities[entity]
    let hasParameters = !table.entities.parameterRange(entity).isEmpty
    let kind: Reference.Kind = this.kind == .macro && hasParameters ? .function : this.referenceKind
    reader.note(entity, at: view.nodes[node].offset, length: reader.length(of: node), as: kind)
    switch this.kind {
    case _ where this.kind.namesType: set(node, reader.arena.make(.metatype, of: reader.instance(of: entity, [])))
    case .variable, .macro: set(node, known(reader.type(ofDeclared: entity)))
    case .case:
      if let owner = this.owner { set(node, reader.arena.make(.nominal, owner)) }
    default: break
    }
  }

  /// `[UIColor …]`: a class from outside the project, which a category of the project may extend.
  private mutating func foreignClass(_ name: UInt32) -> TypeID {
    guard table.traits.spelling[Int(name)].contains(.capitalized) else { return .unknown }
    let binding = table.lookup.declaredAs[Int(name)].contains(.foreign) ? table.type(outside: name, from: file) : .none
    return binding == .ambiguous ? .unknown : reader.arena.make(.metatype, of: reader.type(of: binding, name, []))
  }

  // MARK: The receiver

  func contextOwner() -> EntityID? { environment.walk.top.context.flatMap { table.entities[$0].owner } }

  private mutating func selfValue() -> TypeID {
    let type = reader.selfType(environment.walk.top.context)
    return environment.walk.top.receiver == .type && type.isKnown ? reader.arena.make(.metatype, of: type) : type
  }

  private mutating func superValue() -> TypeID {
    guard let owner = contextOwner() else { return .unknown }
    for clause in table.hierarchy.clauses[owner] {
      guard let target = clause.targets.first, table.entities[target].kind != .protocol else { continue }
      let type = reader.arena.make(.nominal, target)
      return environment.walk.top.receiver == .type ? reader.arena.make(.metatype, of: type) : type
    }
    return .unknown
  }

  /// A variable of the enclosing class by its own name, or as `_name` of the property that it backs.
  func instanceVariable(_ name: UInt32) -> EntityID? {
    contextOwner().flatMap { instanceVariable(name, of: $0) }
  }

  func instanceVariable(_ name: UInt32, of owner: EntityID) -> EntityID? {
    if let variable = variable(name, of: owner, where: { $0.contains(.private) }) { return variable }
    guard table.traits.spelling[Int(name)].contains(.wrapped) else { return nil }
    let property = table.names.find(String(table.names.table[Name(name)].dropFirst()))
    return property == 0 ? nil : variable(property, of: owner) { !$0.contains(.private) }
  }

  /// A property by its name, as in `@synthesize name;`, if nothing else has that name.
  private func synthesizedVariable(_ name: UInt32) -> EntityID? {
    guard let owner = contextOwner(), !table.lookup.declaredAs[Int(name)].contains(.objectiveC) else { return nil }
    return variable(name, of: owner) { !$0.contains(.private) }
  }

  private func variable(_ name: UInt32, of owner: EntityID, where accepts: (Modifiers) -> Bool) -> EntityID? {
    guard table.lookup.declaredAs[Int(name)].contains(.member) else { return nil }
    for place in table.hierarchy.ancestorRange(owner) {
      var entry = table.lookup.members.first(table.hierarchy.ancestors[place], name)
      while let listed = entry {
        let entity = table.lookup.members.entity(listed)
        entry = table.lookup.members.next(listed)
        let this = table.entities[entity]
        if this.kind == .variable, this.flags.contains(.objectiveC), !this.flags.contains(.isStatic), isVisible(this),
          accepts(table.declaration(entity).modifiers)
        {
          return entity
        }
      }
    }
    return nil
  }

  /// A declaration in a header, in this file, or of Swift code that this file sees.
  func isVisible(_ entity: Entity) -> Bool {
    guard let home = entity.file, home != file else { return true }
    return table.files.isObjectiveC[home] ? table.files[home].isHeader : table.isSwiftVisible(home, from: file)
  }

  // MARK: Locals

  mutating func localType(_ local: DeclarationID) -> TypeID {
    if localTypes[local] != .unset { return localTypes[local] }
    let declaration = view.declarations[local]
    var type = TypeID.unknown
    if let written = declaration.type {
      type = self.type(written)
    } else if let root = declaration.value {
      let value = self.type(root)
      type = declaration.modifiers.contains(.iterated) ? element(of: value, isLoop: true) : value
    }
    localTypes[local] = type
    return type
  }
}
