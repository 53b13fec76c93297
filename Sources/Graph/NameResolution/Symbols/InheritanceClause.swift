import DependencyGraph
import SourceFacts
import Tables

typealias ClauseID = ID<InheritanceClause>

/// One type that a type inherits from or conforms to, in its clause or that of one of its extensions; or that a generic
/// parameter or associated type is required to be.
struct InheritanceClause: Sendable {
  var owner: EntityID
  var file: FileID
  /// Root node of the written type.
  var node: NodeID
  /// Where that is in the text, and the last of the dotted names of the type: here since they are asked of all clauses.
  var offset: UInt32
  var name: UInt32?
  /// Where the declaration stands.
  var scope: ScopeID
  /// The types it means, more than one for a composition, none when foreign or unknown.
  var targets: [EntityID] = []
  /// Stands inside another type, whose supertypes may declare the names it uses.
  var isNested: Bool
}
