import DependencyGraph
import Tables

/// Relations of types: inheritance, extensions, aliases.
struct TypeHierarchy: Sendable {
  /// Inheritance clauses in the order of the types, declarations before extensions.
  var clauses = Rows<EntityID, InheritanceClause>()
  /// A type and all its supertypes, nearest first, classes before protocols; see `Inheritance`.
  var ancestors = Rows<EntityID, EntityID>()
  /// Bound extensions of each type, in order.
  var extensionsOf = ExtensionLists()
  /// All `typealias` entities.
  var aliases: [EntityID] = []
  var aliasTargets: Table<EntityID, OptionalID<Entity>> = []

  /// Whether inheritance clauses have been collected.
  private var knowsClauses: Bool { clauses.ownerCount > 0 }

  /// Whether ancestors have been computed.
  @inline(__always)
  var knowsAncestors: Bool { ancestors.ownerCount > 0 }

  @inline(__always)
  func ancestorRange(_ entity: EntityID) -> Range<ID<EntityID>> { ancestors.range(of: entity) }

  /// Whether a type is another one or inherits from it.
  func inherits(_ entity: EntityID, _ other: EntityID) -> Bool {
    for place in ancestorRange(entity) where ancestors[place] == other { return true }
    return false
  }

  /// Adds an entity without extensions and supertypes.
  mutating func addEntity() {
    extensionsOf.addType()
    let entity = aliasTargets.append(.none)
    if knowsClauses { clauses.addOwner() }
    if knowsAncestors { ancestors.addOwner(with: entity) }
  }
}
