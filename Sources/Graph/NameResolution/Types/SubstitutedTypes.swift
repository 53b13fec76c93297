import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Replaces generic parameters, looks up associated types, and finds generic arguments of supertypes.
extension TypeReader {
  /// The maximum nesting depth of a type.
  private static let maximumDepth = 32

  /// The maximum number of parts of a substituted type. With aliases of aliases it could grow exponentially.
  private static let maximumParts = 1024

  /// A type with its generic parameters replaced.
  mutating func substitute(_ type: TypeID, _ substitution: Substitution, depth: Int = 0) -> TypeID {
    guard arena.isGeneric(type) else { return type }
    let entry = arena[type]
    if depth == 0 { partsLeft = Self.maximumParts }
    partsLeft -= 1
    guard depth < Self.maximumDepth, partsLeft > 0 else { return .unknown }
    switch entry.kind {
    case .selfType: return substitution.base.isKnown ? substitution.base : type
    case .parameter:
      if let bound = substitution.type(of: entry.entity) { return bound }
      if table.entities[entry.entity].kind == .associatedtype, substitution.base.isKnown {
        return associatedType(entry.entity, of: substitution.base, depth: depth + 1)
      }
      return substitution.keepsUnbound ? type : .unknown
    case .dependent:
      let base = substitute(arena.argument(0, of: type), substitution, depth: depth + 1)
      return base.isKnown ? associatedType(entry.entity, of: base, depth: depth + 1) : .unknown
    default:
      var arguments = arena.argumentList(of: type)
      for index in 0..<entry.typeCount {
        arguments[index] = substitute(arguments[index], substitution, depth: depth + 1)
      }
      return arena.make(entry.kind, entry.symbol, arguments)
    }
  }

  /// The type that a conforming type declares for an associated type: a nested type or alias of that name.
  mutating func associatedType(_ associated: EntityID, of base: TypeID, depth: Int) -> TypeID {
    guard let owner = self.owner(of: base), depth < Self.maximumDepth else { return .unknown }
    let kind = arena.kind(base)
    if kind == .parameter || kind == .dependent || table.entities[owner].kind == .protocol {
      return arena.make(.dependent, associated, of: base)
    }
    let name = table.entities[associated].name
    if table.entities[associated].flags.contains(.foreign), let argument = foreignArgument(name, of: base) {
      return argument
    }
    guard case .entity(let found) = table.memberType(name, of: owner, from: file) else { return .unknown }
    if table.entities[found].kind == .associatedtype { return .unknown }
    let type = instance(of: found, [])
    return substitute(type, substitution(for: base, depth: depth + 1), depth: depth + 1)
  }

  /// `Element` of `[T]`, `Wrapped` of `T?` and so on; nil if unknown.
  private mutating func foreignArgument(_ name: UInt32, of base: TypeID) -> TypeID? {
    let entry = arena[base]
    switch (entry.kind, name) {
    case (.array, KnownNames.element.rawValue), (.optional, KnownNames.wrapped.rawValue),
      (.dictionary, KnownNames.key.rawValue):
      return arena.argument(0, of: base)
    case (.dictionary, KnownNames.value.rawValue): return arena.argument(1, of: base)
    case (.nominal, KnownNames.element.rawValue)
    where table.entities[entry.entity].flags.contains(.foreign) && entry.count == 1:
      return arena.argument(0, of: base)
    case (.nominal, _) where table.entities[entry.entity].flags.contains(.foreign) && entry.count > 0:
      let parameters = Frameworks.known.parameters(of: table.names.table[Name(table.entities[entry.entity].name)])
      guard let place = parameters.firstIndex(of: table.names.table[Name(name)]), place < Int(entry.count)
      else { return nil }
      return arena.argument(place, of: base)
    default: return nil
    }
  }

  /// The types of a type's generic parameters, from its generic arguments.
  mutating func substitution(for base: TypeID, depth: Int = 0) -> Substitution {
    var result = Substitution()
    result.base = base
    let entry = arena[base]
    switch entry.kind {
    case .nominal:
      let generics = table.entities.generics(of: entry.entity)
      let count = min(generics.count, Int(entry.count))
      for index in 0..<count { result.bind(generics.lowerBound.advanced(by: index), arena.argument(index, of: base)) }
      if count < entry.count, table.entities[entry.entity].kind == .protocol { bindPrimary(base, entry, &result) }
    case .selfType, .parameter, .dependent: result.keepsUnbound = true
    default: break
    }
    return result
  }

  /// `any Source<Item>`: binds primary associated types. Their declarations follow that of the protocol.
  private func bindPrimary(_ base: TypeID, _ entry: TypeArena.Entry, _ substitution: inout Substitution) {
    let this = table.entities[entry.entity]
    guard let declaration = this.declaration else { return }
    let declarations = table.files[this.home].facts.declarations
    for position in 0..<Int(entry.count) {
      let primary = declaration.advanced(by: 1 + position)
      guard primary < declarations.endIndex, declarations[primary].kind == .primaryAssociatedType else { return }
      let name = table.names.merged(declarations[primary].name, in: this.home)
      guard case .entity(let associated) = table.memberType(name, of: entry.entity, from: file) else { continue }
      substitution.bind(associated, arena.argument(position, of: base))
    }
  }

  /// Converts a type to one of its supertypes, with the generic arguments for it.
  mutating func upcast(_ type: TypeID, to owner: EntityID, depth: Int = 0) -> TypeID {
    guard let own = self.owner(of: type), own != owner, depth <= 8, table.entities.genericCount[owner] > 0 else {
      return type
    }
    for clause in table.hierarchy.clauses.range(of: own) {
      guard let target = table.hierarchy.clauses[clause].targets.first, table.hierarchy.inherits(target, owner) else {
        continue
      }
      let written = self.type(ofClause: clause)
      let parent = substitute(written, substitution(for: type))
      return parent.isKnown ? upcast(parent, to: owner, depth: depth + 1) : type
    }
    return type
  }

  /// The entity that has the members of a type; nil if unknown.
  @inline(__always)
  func owner(of type: TypeID) -> EntityID? {
    let entry = arena[type]
    switch entry.kind {
    case .nominal, .parameter, .dependent, .selfType: return entry.entity
    case .array: return table.standard.array
    case .dictionary: return table.standard.dictionary
    case .optional: return table.standard.optional
    default: return nil
    }
  }
}
