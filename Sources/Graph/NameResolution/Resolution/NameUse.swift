import DependencyGraph
import SourceFacts

/// How a name is used, as far as that helps to choose a declaration.
struct NameUse {
  /// The call or subscript; its arguments are in `arguments`.
  var call: NodeID?
  /// The node of a compound name `f(a:b:)`.
  var compound: NodeID?
  var receiver: ScopeWalk.Receiver = .unknown
  /// Whether it is in a pattern, where a case's associated values may be left out or bound without labels.
  var isPattern = false
  /// Whether the receiver has a type outside the project.
  var isForeign = false
  /// The type of the receiver, `Self` for a member without a receiver; unknown outside of types.
  var base = TypeID.unknown
}

enum Choice: Equatable {
  case none
  case entity(EntityID)
  /// Several fit; the types of the arguments may decide.
  case several([EntityID])
}
