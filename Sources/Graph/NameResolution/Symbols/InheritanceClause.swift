import DependencyGraph
import SourceFacts
import Tables

typealias ClauseID = ID<InheritanceClause>

/// A type in the inheritance clause of a type or extension, or in the requirements of a generic parameter or associated
/// type.
struct InheritanceClause: Sendable {
  var owner: EntityID
  var file: FileID
  /// Root node of the written type.
  var node: NodeID
  /// The offset and the last component of the name; copied here because all clauses are read for them.
  var offset: UInt32
  var name: UInt32?
  /// The scope of the declaration.
  var scope: ScopeID
  /// The resolved types; several for a composition, none if outside the project or unknown.
  var targets: [EntityID] = []
  /// Whether the declaration is inside another type, whose supertypes may declare the names.
  var isNested: Bool
}
