import DependencyGraph
import SourceFacts
import Tables

/// Names in written types.
extension TypeReader {
  mutating func named(_ node: NodeID, _ scope: ScopeID, _ context: EntityID?) -> TypeID {
    let name = name(node)
    if name == KnownNames.selfType.rawValue { return selfType(context) }
    if isObjectiveC { return namedInObjectiveC(node, scope, context) }
    var binding = binding(name, node, scope, context)
    if nodes[node].context == .attribute, binding == .none { binding = table.macro(named: name, from: file) }
    note(binding, node)
    if nodes[node].start < node { return type(of: binding, name, childTypes(of: node)) }
    // Most are a single nominal type.
    if case .entity(let entity) = binding {
      let this = table.entities[entity]
      if this.flags.contains(.foreign) {
        if this.kind != .associatedtype { return arena.make(.nominal, entity) }
      } else if this.kind.isNominalType {
        return this.owner.map { arena.make(.nominal, $0) } ?? .unknown
      }
    } else if binding == .none {
      return arena.make(foreign: name)
    }
    return type(of: binding, name, [])
  }

  /// In the `where` clause of a protocol or extension its members are visible; in that of another type or a function,
  /// only what is visible around the declaration, and generic parameters.
  mutating func binding(_ name: UInt32, _ node: NodeID, _ scope: ScopeID, _ context: EntityID?) -> Binding {
    if table.lookup.declaredAs[Int(name)].isEmpty { return .none }
    if !isObjectiveC, let type = table.soleType(named: name, from: file) { return .entity(type) }
    if nodes[node].context == .constraint, let context, isClause(in: scope, of: context) {
      let found = table.type(named: name, in: context, from: file)
      if found != .none { return found }
    }
    return table.type(named: name, in: scope, of: file)
  }

  private func isClause(in scope: ScopeID, of context: EntityID) -> Bool {
    let this = table.entities[context]
    return (this.kind == .protocol || this.kind == .extension)
      && table.files[file].facts.scopes[scope].declaration == this.declaration
  }

  mutating func note(_ binding: Binding, _ node: NodeID) {
    switch binding {
    case .entity(let entity) where nodes[node].context == .attribute:
      note(entity, at: nodes[node].offset, length: length(of: node), as: .type)
    case .entity(let entity): note(entity, node)
    case .ambiguous: sink.addUnresolved()
    default: break
    }
  }

  /// Records a reference from a node to an entity.
  mutating func note(_ entity: EntityID, _ node: NodeID) {
    guard let symbol = table.entities.symbol(of: entity) else { return }
    sink.add(symbol, table.entities[entity].referenceKind, at: nodes[node].offset, length: length(of: node))
  }

  /// Records a reference if the entity is a symbol; local declarations, generic parameters and foreign types are not.
  mutating func note(_ entity: EntityID, at offset: UInt32, length: UInt32, as kind: Reference.Kind? = nil) {
    guard let symbol = table.entities.symbol(of: entity) else { return }
    sink.add(symbol, kind ?? table.entities[entity].referenceKind, at: offset, length: length)
  }

  @inline(__always)
  func length(of node: NodeID) -> UInt32 { table.names.length(of: name(node)) }

  mutating func type(of binding: Binding, _ name: UInt32, _ arguments: [TypeID]) -> TypeID {
    switch binding {
    case .entity(let entity) where !table.entities[entity].flags.contains(.foreign):
      return instance(of: entity, arguments)
    case .entity(let entity) where table.entities[entity].kind == .associatedtype:
      return arena.make(.parameter, entity)
    case .entity(let entity): return sugared(name, arguments) ?? arena.make(.nominal, entity, arguments)
    case .none: return sugared(name, arguments) ?? arena.make(foreign: name, arguments)
    case .module(let module): return arena.make(module: module)
    case .ambiguous: return .unknown
    }
  }

  /// `Array<T>` as `[T]`, and so on.
  private mutating func sugared(_ name: UInt32, _ arguments: [TypeID]) -> TypeID? {
    switch arguments.count {
    case 1 where name == KnownNames.array.rawValue: arena.make(.array, of: arguments[0])
    case 1 where name == KnownNames.optional.rawValue: arena.make(.optional, of: arguments[0])
    case 2 where name == KnownNames.dictionary.rawValue: arena.make(.dictionary, 0, arguments)
    default: nil
    }
  }

  /// The type of an instance of a named type, with its generic arguments.
  mutating func instance(of entity: EntityID, _ arguments: [TypeID]) -> TypeID {
    let this = table.entities[entity]
    switch this.kind {
    case .typealias:
      let type = declared.ofEntity[entity]
      let generics = table.entities.generics(of: entity)
      if generics.isEmpty { return type.isKnown ? type : .unknown }
      var substitution = Substitution()
      for (generic, argument) in zip(generics, arguments) { substitution.bind(generic, argument) }
      return substitute(type, substitution)
    case .genericParameter, .associatedtype: return arena.make(.parameter, entity)
    default: return this.owner.map { arena.make(.nominal, $0, arguments) } ?? .unknown
    }
  }

  /// `Self` in a type or extension.
  mutating func selfType(_ context: EntityID?) -> TypeID {
    context.flatMap { table.entities[$0].owner }.map { arena.make(.selfType, $0) } ?? .unknown
  }

  /// `Foundation.URL`, `Swift.Result<A, B>`
  private func isForeignModule(_ name: UInt32) -> Bool {
    name == KnownNames.standardLibrary.rawValue
      || table.files[file].facts.imports.contains { table.names.merged($0.module, in: file) == name }
  }

  mutating func member(_ node: NodeID, _ scope: ScopeID) -> TypeID {
    guard let first = firstChild(of: node) else { return .unknown }
    let base = types[first]
    let entry = arena[base]
    let name = name(node)
    var binding = Binding.none
    if entry.kind == .foreign, isForeignModule(entry.name) {
      let binding = table.lookup.foreign.first(name).map { Binding.entity(table.lookup.foreign.entity($0)) } ?? .none
      return type(of: binding, name, childTypes(of: node, isMember: true))
    }
    if entry.kind == .module {
      binding = table.type(named: name, inModule: entry.module, from: file)
    } else {
      if let owner = owner(of: base) { binding = table.memberType(name, of: owner, from: file) }
      if binding == .none, entry.kind == .parameter || entry.kind == .dependent {
        for bound in bounds(of: base, in: scope) where binding == .none {
          binding = table.memberType(name, of: bound, from: file)
        }
      }
    }
    if case .entity(let found) = binding, table.entities[found].kind == .associatedtype {
      note(table.firstDeclaration(ofAssociatedType: found), node)
    } else {
      note(binding, node)
    }
    if binding == .none || entry.kind == .array, let part = part(name, of: base, entry) { return part }
    guard case .entity(let entity) = binding else { return .unknown }
    if table.entities[entity].kind == .associatedtype { return associatedType(entity, of: base, depth: 0) }
    let type = type(of: binding, name, childTypes(of: node, isMember: true))
    return arena.isGeneric(type) ? substitute(type, substitution(for: base)) : type
  }

  /// `[Item].Iterator`, `Set<Item>.Element`
  private mutating func part(_ name: UInt32, of base: TypeID, _ entry: TypeArena.Entry) -> TypeID? {
    guard entry.kind == .array || (entry.kind == .foreign && entry.count == 1) else { return nil }
    let element = arena.argument(0, of: base)
    if name == KnownNames.element.rawValue { return element }
    guard element.isKnown, table.standard.holders.members.iterators.contains(name) else { return nil }
    return arena.make(foreign: name, of: element)
  }
}
