import DependencyGraph
import SourceFacts
import Tables

/// What a written type name means.
enum Binding: Equatable, Sendable {
  /// Nothing that the project declares, extends or imports.
  case none
  /// Several candidates remain.
  case ambiguous
  case entity(EntityID)
  case module(ModuleID)
}

/// Names are looked up scope by scope, from the inside out; the first scope that knows a name decides.
extension SymbolTable {
  /// How many declarations of one name are considered.
  static var maximumCandidates: Int { 64 }

  /// What a type name means in a scope.
  func type(named name: UInt32, in scope: ScopeID, of file: FileID) -> Binding {
    let declared = lookup.declaredAs[Int(name)]
    if declared.isEmpty { return .none }
    if declared.isDisjoint(with: [.scoped, .member]) { return type(outside: name, from: file) }
    let base = scopedTypes.place(of: ScopeID(0), in: file)
    let scopes = files[file].facts.scopes
    var current = scopedTypes.nearest[base.advanced(by: scope.index)]
    var witness = Binding.none
    while scopes[current].kind != .file {
      if declared.contains(.scoped), let entry = scopedTypes.types.first(base.advanced(by: current.index), name) {
        return .entity(scopedTypes.types.entity(entry))
      }
      if declared.contains(.member), scopes[current].kind == .members {
        let context = scopes[current].declaration.flatMap { entities.declared(by: $0, in: file) }
        let found = type(named: name, around: context, from: file)
        if isOpenWitness(found, in: context) {
          if witness == .none { witness = found }
        } else if found != .none {
          return found
        }
      }
      guard let outer = scopes[current].parent else { break }
      current = scopedTypes.nearest[base.advanced(by: outer.index)]
    }
    let found = type(outside: name, from: file)
    if witness != .none, case .entity(let outer) = found, !entities[outer].flags.contains(.foreign) {
      return found
    }
    return witness == .none ? found : witness
  }

  /// An associated type for which a conforming type declares nothing: what it is follows from signatures, and those can
  /// only name it by a type of that name further out, where there is one.
  func isOpenWitness(_ binding: Binding, in context: EntityID?) -> Bool {
    guard case .entity(let found) = binding, entities[found].kind == .associatedtype,
      let owner = context.flatMap({ entities[$0].owner })
    else { return false }
    return entities[owner].kind != .protocol && !entities[owner].flags.contains(.foreign)
  }

  /// A type name written inside a type or an extension: its members, and for extensions the generic parameters of the
  /// types around the extended one. Other members of those types are out of sight.
  func type(named name: UInt32, around context: EntityID?, from file: FileID) -> Binding {
    guard let context, let owner = entities[context].owner else { return .none }
    let found = memberType(name, of: owner, from: file, isInside: true)
    if entities[context].kind != .extension { return found }
    if found != .none, !isOpenWitness(found, in: context) { return found }
    var outer = entities[owner].parent
    while let this = outer {
      if let around = entities[this].owner, let entry = lookup.members.first(around, name) {
        let member = lookup.members.entity(entry)
        if isGenericParameter(entities[member], of: around) { return .entity(member) }
      }
      outer = entities[this].parent
    }
    return found
  }

  /// Those of foreign types are kept as associated types.
  private func isGenericParameter(_ entity: Entity, of owner: EntityID) -> Bool {
    entity.kind == .genericParameter
      || (entity.kind == .associatedtype && entity.flags.contains(.foreign) && entity.owner == owner)
  }

  /// A type that is a member of another, inherited or its own. `isInside`: generic parameters count.
  func memberType(_ name: UInt32, of owner: EntityID, from file: FileID, isInside: Bool = false) -> Binding {
    guard lookup.declaredAs[Int(name)].contains(.member) else { return .none }
    let knowsAncestors = hierarchy.knowsAncestors
    var generic: EntityID?
    for place in knowsAncestors ? hierarchy.ancestorRange(owner) : ID(0)..<ID(1) {
      let ancestor = knowsAncestors ? hierarchy.ancestors[place] : owner
      var found = Binding.none
      var entry = lookup.members.first(ancestor, name)
      var left = Self.maximumCandidates
      while let this = entry, left > 0 {
        left -= 1
        let candidate = lookup.members.entity(this)
        entry = lookup.members.next(this)
        let kind = entities[candidate].kind
        if kind == .genericParameter, !isInside || ancestor != owner {
          if generic == nil { generic = candidate }
          continue
        }
        guard kind.namesType else { continue }
        // What a foreign type has under the name of one of our protocols' associated types is its own.
        if kind == .associatedtype, entities[owner].flags.contains(.foreign),
          !entities[candidate].flags.contains(.foreign)
        {
          continue
        }
        guard kind == .genericParameter || isMemberVisible(candidate, from: file) else { continue }
        found = preferred(found, candidate, from: file)
      }
      // A protocol's associated type is the generic parameter of its name.
      if let generic, case .entity(let entity) = found, entities[entity].kind == .associatedtype {
        return .entity(generic)
      }
      if found != .none { return found }
    }
    return .none
  }

  /// Joins a candidate to what was found: one in the file that asks is preferred to those of others, which must be
  /// variants for other platforms.
  func preferred(_ found: Binding, _ candidate: EntityID, from file: FileID) -> Binding {
    switch found {
    case .none: return .entity(candidate)
    case .entity(let other) where entities[other].file == file: return found
    default: return entities[candidate].file == file ? .entity(candidate) : .ambiguous
    }
  }
}
