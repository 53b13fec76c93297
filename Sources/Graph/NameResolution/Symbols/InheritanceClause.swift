import DependencyGraph

/// One type that a type inherits from or conforms to, in its clause or that of one of its extensions; or that a generic
/// parameter or associated type is required to be.
struct InheritanceClause: Sendable {
  var owner: Int32
  var file: Int32
  /// Root node of the written type.
  var node: Int32
  /// Where that is in the text, and the last of the dotted names of the type: here since they are asked of all clauses.
  var offset: UInt32
  var name: UInt32?
  /// Where the declaration stands.
  var scope: Int32
  /// The types it means, more than one for a composition, none when foreign or unknown.
  var targets: [Int32] = []
  /// Stands inside another type, whose supertypes may declare the names it uses.
  var isNested: Bool
}
