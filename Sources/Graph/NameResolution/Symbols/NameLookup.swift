import DependencyGraph
import SourceFacts
import Tables

/// What a type name refers to.
enum Binding: Equatable, Sendable {
  /// Nothing that the project declares, extends or imports.
  case none
  /// Several candidates.
  case ambiguous
  case entity(EntityID)
  case module(ModuleID)
}

/// Looks names up scope by scope, from the inside out. The first scope with a name decides.
extension SymbolTable {
  /// The maximum number of declarations of one name that are considered.
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
        let found = type(named: name, in: context, from: file)
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

  /// Whether a name leads to an associated type for which a concrete type declares no type: it would be inferred from
  /// signatures. These can use a type of that name in an outer scope instead, if there is one.
  func isOpenWitness(_ binding: Binding, in context: EntityID?) -> Bool {
    guard case .entity(let found) = binding, entities[found].kind == .associatedtype,
      let owner = context.flatMap({ entities[$0].owner })
    else { return false }
    return entities[owner].kind != .protocol && !entities[owner].flags.contains(.foreign)
  }

  /// A type name inside a type or extension: a member type, or, in an extension, a generic parameter of the types
  /// around the extended one. Other members of those types are not visible.
  func type(named name: UInt32, in context: EntityID?, from file: FileID) -> Binding {
    guard let context, let owner = entities[context].owner else { return .none }
    let found = memberType(name, of: owner, from: file, isInside: true)
    if entities[context].kind != .extension { return found }
    if found != .none, !isOpenWitness(found, in: context) { return found }
    var outer = entities[owner].parent
    while let this = outer {
      if let enclosing = entities[this].owner, let entry = lookup.members.first(enclosing, name) {
        let member = lookup.members.entity(entry)
        if isGenericParameter(entities[member], of: enclosing) { return .entity(member) }
      }
      outer = entities[this].parent
    }
    return found
  }

  /// Generic parameters of foreign types are represented as associated types.
  private func isGenericParameter(_ entity: Entity, of owner: EntityID) -> Bool {
    entity.kind == .genericParameter
      || (entity.kind == .associatedtype && entity.flags.contains(.foreign) && entity.owner == owner)
  }

  /// A member type, also an inherited one.
  /// - Parameter isInside: whether generic parameters are included.
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
        // An associated type of the project's protocols does not apply: the foreign type has its own.
        if kind == .associatedtype, entities[owner].flags.contains(.foreign),
          !entities[candidate].flags.contains(.foreign)
        {
          continue
        }
        guard kind == .genericParameter || isMemberVisible(candidate, from: file) else { continue }
        found = preferred(found, candidate, from: file)
      }
      // An associated type with the name of a generic parameter is that parameter.
      if let generic, case .entity(let entity) = found, entities[entity].kind == .associatedtype {
        return .entity(generic)
      }
      if found != .none { return found }
    }
    return .none
  }

  /// Adds a candidate to a result. One in the same file takes precedence over others, which may be variants for other
  /// platforms.
  func preferred(_ found: Binding, _ candidate: EntityID, from file: FileID) -> Binding {
    switch found {
    case .none: return .entity(candidate)
    case .entity(let other) where entities[other].file == file: return found
    default: return entities[candidate].file == file ? .entity(candidate) : .ambiguous
    }
  }
}
