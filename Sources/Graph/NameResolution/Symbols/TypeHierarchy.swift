import DependencyGraph
import Tables

/// How types are joined: by inheritance, by extensions, by aliases.
struct TypeHierarchy: Sendable {
  /// Inheritance clauses in the order of the types, declarations before extensions.
  var clauses = Rows<EntityID, InheritanceClause>()
  /// A type and all its supertypes, nearest first, classes before protocols; see `Inheritance`.
  var ancestors = Rows<EntityID, EntityID>()
  /// Bound extensions of each type, in order.
  var extensionsOf = ExtensionLists()
  /// All `typealias` entities.
  var aliases: [EntityID] = []
  /// The type that an alias stands for.
  var aliasTargets: Table<EntityID, OptionalID<Entity>> = []

  /// Whether supertypes were looked for.
  @inline(__always)
  var knowsAncestors: Bool { ancestors.ownerCount > 0 }

  @inline(__always)
  func ancestorRange(_ entity: EntityID) -> Range<ID<EntityID>> { ancestors.range(of: entity) }

  /// Whether a type is another or has it among its supertypes.
  func inherits(_ entity: EntityID, _ other: EntityID) -> Bool {
    for place in ancestorRange(entity) where ancestors[place] == other { return true }
    return false
  }

  /// A new entity, which no declaration extends or inherits from yet.
  mutating func addEntity() {
    extensionsOf.addType()
    aliasTargets.append(.none)
  }
}
