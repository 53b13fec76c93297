import DependencyGraph
import SourceFacts

/// What a written type name means.
enum Binding: Equatable, Sendable {
  /// Nothing that the project declares, extends or imports.
  case none
  /// Several candidates remain.
  case ambiguous
  case entity(Int32)
  case module(Int32)
}

/// Names are looked up scope by scope, from the inside out; the first scope that knows a name decides.
extension SymbolTable {
  /// How many declarations of one name are considered.
  static var maximumCandidates: Int { 64 }

  /// What a type name means in a scope.
  func type(named name: UInt32, in scope: Int, of file: Int) -> Binding {
    let declared = declaredAs[Int(name)]
    if declared.isEmpty { return .none }
    if declared.isDisjoint(with: [.scoped, .member]) { return type(outside: name, from: file) }
    let base = firstScope[file]
    let scopes = files[file].facts.scopes
    var index = Int(typeScope[base + scope])
    var witness = Binding.none
    while scopes[index].kind != .file {
      let entry = declared.contains(.scoped) ? scopedTypes.first(Int32(base + index), name) : -1
      if entry >= 0 { return .entity(scopedTypes.entity(entry)) }
      if declared.contains(.member), scopes[index].kind == .members {
        let found = type(named: name, around: entity(Int(scopes[index].declaration), in: file), from: file)
        if isOpenWitness(found, in: entity(Int(scopes[index].declaration), in: file)) {
          if witness == .none { witness = found }
        } else if found != .none {
          return found
        }
      }
      index = Int(typeScope[base + Int(scopes[index].parent)])
    }
    let found = type(outside: name, from: file)
    if witness != .none, case .entity(let outer) = found, !entities[Int(outer)].flags.contains(.foreign) {
      return found
    }
    return witness == .none ? found : witness
  }

  /// An associated type for which a conforming type declares nothing: what it is follows from signatures, and those can
  /// only name it by a type of that name further out, where there is one.
  func isOpenWitness(_ binding: Binding, in context: Int32) -> Bool {
    guard case .entity(let found) = binding, entities[Int(found)].kind == .associatedtype, context >= 0 else {
      return false
    }
    let owner = entities[Int(context)].owner
    return owner >= 0 && entities[Int(owner)].kind != .protocol && !entities[Int(owner)].flags.contains(.foreign)
  }

  /// A type name written inside a type or an extension: its members, and for extensions the generic parameters of the
  /// types around the extended one. Other members of those types are out of sight.
  func type(named name: UInt32, around context: Int32, from file: Int) -> Binding {
    guard context >= 0 else { return .none }
    let owner = entities[Int(context)].owner
    guard owner >= 0 else { return .none }
    let found = memberType(name, of: owner, from: file, isInside: true)
    if entities[Int(context)].kind != .extension { return found }
    if found != .none, !isOpenWitness(found, in: context) { return found }
    var outer = entities[Int(owner)].parent
    while outer >= 0 {
      let around = entities[Int(outer)].owner
      let entry = around < 0 ? -1 : members.first(around, name)
      if entry >= 0, isGenericParameter(entities[Int(members.entity(entry))], of: around) {
        return .entity(members.entity(entry))
      }
      outer = entities[Int(outer)].parent
    }
    return found
  }

  /// Those of foreign types are kept as associated types.
  private func isGenericParameter(_ entity: Entity, of owner: Int32) -> Bool {
    entity.kind == .genericParameter
      || (entity.kind == .associatedtype && entity.flags.contains(.foreign) && entity.owner == owner)
  }

  /// A type that is a member of another, inherited or its own. `isInside`: generic parameters count.
  func memberType(_ name: UInt32, of owner: Int32, from file: Int, isInside: Bool = false) -> Binding {
    guard declaredAs[Int(name)].contains(.member) else { return .none }
    let own = firstAncestor.isEmpty ? 0..<1 : ancestorRange(owner)
    var generic: Int32 = -1
    for index in own {
      let ancestor = firstAncestor.isEmpty ? owner : ancestors[index]
      var found = Binding.none
      var entry = members.first(ancestor, name)
      var left = Self.maximumCandidates
      while entry >= 0, left > 0 {
        left -= 1
        let candidate = members.entity(entry)
        entry = members.next(entry)
        let kind = entities[Int(candidate)].kind
        if kind == .genericParameter, !isInside || ancestor != owner {
          if generic < 0 { generic = candidate }
          continue
        }
        guard kind.namesType else { continue }
        // What a foreign type has under the name of one of our protocols' associated types is its own.
        if kind == .associatedtype, entities[Int(owner)].flags.contains(.foreign),
          !entities[Int(candidate)].flags.contains(.foreign)
        {
          continue
        }
        guard kind == .genericParameter || isMemberVisible(candidate, from: file) else { continue }
        found = preferred(found, candidate, from: file)
      }
      // A protocol's associated type is the generic parameter of its name.
      if generic >= 0, case .entity(let entity) = found, entities[Int(entity)].kind == .associatedtype {
        return .entity(generic)
      }
      if found != .none { return found }
    }
    return .none
  }

  /// Joins a candidate to what was found: one in the file that asks is preferred to those of others, which must be
  /// variants for other platforms.
  func preferred(_ found: Binding, _ candidate: Int32, from file: Int) -> Binding {
    switch found {
    case .none: return .entity(candidate)
    case .entity(let other) where entities[Int(other)].file == file: return found
    default: return entities[Int(candidate)].file == file ? .entity(candidate) : .ambiguous
    }
  }
}
