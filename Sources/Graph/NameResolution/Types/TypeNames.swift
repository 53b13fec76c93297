import DependencyGraph
import SourceFacts

/// Names in written types.
extension TypeReader {
  mutating func named(_ node: Int, _ scope: Int, _ context: Int32) -> TypeID {
    let name = name(node)
    if name == KnownNames.selfType.rawValue { return selfType(context) }
    if isObjectiveC { return namedInObjectiveC(node, scope, context) }
    var binding = binding(name, node, scope, context)
    if nodes[node].context == .attribute, binding == .none { binding = table.macro(named: name, from: file) }
    note(binding, node)
    if Int(nodes[node].start) < node { return type(of: binding, name, childTypes(of: node)) }
    // Most are the name of a type and no more.
    if case .entity(let entity) = binding {
      let this = table.entities[Int(entity)]
      if this.flags.contains(.foreign) {
        if this.kind != .associatedtype { return arena.make(.nominal, entity) }
      } else if this.kind.isNominalType {
        return this.owner < 0 ? .unknown : arena.make(.nominal, this.owner)
      }
    } else if binding == .none {
      return arena.make(.foreign, Int32(bitPattern: name))
    }
    return type(of: binding, name, [])
  }

  /// In a `where` clause of a protocol or extension its members are in sight, in those of other types and of functions
  /// only what is in sight around them, and generic parameters.
  mutating func binding(_ name: UInt32, _ node: Int, _ scope: Int, _ context: Int32) -> Binding {
    if table.declaredAs[Int(name)].isEmpty { return .none }
    if !isObjectiveC, let type = table.soleType(named: name, from: file) { return .entity(type) }
    if nodes[node].context == .constraint, context >= 0, isClause(in: scope, of: context) {
      let found = table.type(named: name, around: context, from: file)
      if found != .none { return found }
    }
    let index = table.firstScope[file] + scope
    let nearest = table.firstScope[file] + Int(table.typeScope[index])
    let (symbols, file) = (symbols, file)
    return known.find(nearest, name) { symbols.table.type(named: name, in: scope, of: file) }
  }

  private func isClause(in scope: Int, of context: Int32) -> Bool {
    let this = table.entities[Int(context)]
    return (this.kind == .protocol || this.kind == .extension)
      && table.files[file].facts.scopes[scope].declaration == this.declaration
  }

  mutating func note(_ binding: Binding, _ node: Int) {
    switch binding {
    case .entity(let entity) where nodes[node].context == .attribute:
      note(entity, at: nodes[node].offset, length: length(of: node), as: .type)
    case .entity(let entity): note(entity, node)
    case .ambiguous: sink.addUnresolved()
    default: break
    }
  }

  /// Notes that the name of a node means an entity.
  mutating func note(_ entity: Int32, _ node: Int) {
    guard Int(entity) < table.symbolCount else { return }
    sink.add(entity, table.entities[Int(entity)].referenceKind, at: nodes[node].offset, length: length(of: node))
  }

  /// Notes a reference to a symbol; names of locals, generic parameters and foreign types are none.
  mutating func note(_ entity: Int32, at offset: UInt32, length: UInt32, as kind: Reference.Kind? = nil) {
    guard Int(entity) < table.symbolCount else { return }
    sink.add(entity, kind ?? table.entities[Int(entity)].referenceKind, at: offset, length: length)
  }

  @inline(__always)
  func length(of node: Int) -> UInt32 { table.length(of: name(node)) }

  mutating func type(of binding: Binding, _ name: UInt32, _ arguments: [TypeID]) -> TypeID {
    switch binding {
    case .entity(let entity) where !table.entities[Int(entity)].flags.contains(.foreign):
      return instance(of: entity, arguments)
    case .entity(let entity) where table.entities[Int(entity)].kind == .associatedtype:
      return arena.make(.parameter, entity)
    case .entity(let entity): return sugared(name, arguments) ?? arena.make(.nominal, entity, arguments)
    case .none: return sugared(name, arguments) ?? arena.make(.foreign, Int32(bitPattern: name), arguments)
    case .module(let module): return arena.make(.module, module)
    case .ambiguous: return .unknown
    }
  }

  /// `Array<T>` is `[T]`.
  private mutating func sugared(_ name: UInt32, _ arguments: [TypeID]) -> TypeID? {
    switch arguments.count {
    case 1 where name == KnownNames.array.rawValue: arena.make(.array, of: arguments[0])
    case 1 where name == KnownNames.optional.rawValue: arena.make(.optional, of: arguments[0])
    case 2 where name == KnownNames.dictionary.rawValue: arena.make(.dictionary, 0, arguments)
    default: nil
    }
  }

  /// The type of the values of a named type.
  mutating func instance(of entity: Int32, _ arguments: [TypeID]) -> TypeID {
    let this = table.entities[Int(entity)]
    switch this.kind {
    case .typealias:
      let type = declared.ofEntity[Int(entity)]
      guard table.genericCount[Int(entity)] > 0 else { return type.isKnown ? type : .unknown }
      var substitution = Substitution()
      for (index, argument) in arguments.prefix(Int(table.genericCount[Int(entity)])).enumerated() {
        substitution.bind(table.firstGeneric[Int(entity)] + Int32(index), argument)
      }
      return substitute(type, substitution)
    case .genericParameter, .associatedtype: return arena.make(.parameter, entity)
    default: return this.owner < 0 ? .unknown : arena.make(.nominal, this.owner, arguments)
    }
  }

  /// `Self` in a type or extension.
  mutating func selfType(_ context: Int32) -> TypeID {
    guard context >= 0, table.entities[Int(context)].owner >= 0 else { return .unknown }
    return arena.make(.selfType, table.entities[Int(context)].owner)
  }

  /// `Foundation.URL`, `Swift.Result<A, B>`
  private func isForeignModule(_ name: UInt32) -> Bool {
    name == KnownNames.standardLibrary.rawValue
      || table.files[file].facts.imports.contains { table.names.merged($0.module, in: file) == name }
  }

  mutating func member(_ node: Int, _ scope: Int) -> TypeID {
    guard let first = firstChild(of: node) else { return .unknown }
    let base = types[first]
    let entry = arena[base]
    let name = name(node)
    var binding = Binding.none
    if entry.kind == .foreign, isForeignModule(UInt32(bitPattern: entry.symbol)) {
      let known = table.foreign.first(0, name)
      return type(
        of: known < 0 ? .none : .entity(table.foreign.entity(known)), name, childTypes(of: node, isMember: true))
    }
    if entry.kind == .module {
      binding = table.type(named: name, inModule: entry.symbol, from: file)
    } else {
      let owner = owner(of: base)
      if owner >= 0 { binding = table.memberType(name, of: owner, from: file) }
      if binding == .none, entry.kind == .parameter || entry.kind == .dependent {
        for bound in bounds(of: base, around: scope) where binding == .none {
          binding = table.memberType(name, of: bound, from: file)
        }
      }
    }
    if case .entity(let found) = binding, table.entities[Int(found)].kind == .associatedtype {
      note(table.firstDeclaration(ofAssociatedType: found), node)
    } else {
      note(binding, node)
    }
    if binding == .none || entry.kind == .array, let part = part(name, of: base, entry) { return part }
    guard case .entity(let entity) = binding else { return .unknown }
    if table.entities[Int(entity)].kind == .associatedtype { return associatedType(entity, of: base, depth: 0) }
    let type = type(of: binding, name, childTypes(of: node, isMember: true))
    return arena.isGeneric(type) ? substitute(type, substitution(for: base)) : type
  }

  /// `[Item].Iterator`, `Set<Item>.Element`
  private mutating func part(_ name: UInt32, of base: TypeID, _ entry: TypeArena.Entry) -> TypeID? {
    guard entry.kind == .array || (entry.kind == .foreign && entry.count == 1) else { return nil }
    let element = arena.argument(0, of: base)
    if name == KnownNames.element.rawValue { return element }
    guard element.isKnown, table.standard.holders.iterators.contains(name) else { return nil }
    return arena.make(.foreign, Int32(bitPattern: name), of: element)
  }
}
