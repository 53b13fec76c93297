import DependencyGraph
import SourceFacts

/// How a name is used, as far as it helps to tell declarations of that name apart.
struct NameUse {
  /// The call or subscript whose arguments are in `arguments`.
  var call: NodeID?
  /// The node of a compound name `f(a:b:)`.
  var compound: NodeID?
  /// What the name is asked of.
  var receiver: ScopeWalk.Receiver = .unknown
  /// In a pattern the payload of a case may be left out or bound without labels.
  var isPattern = false
  /// What it is asked of is a foreign type.
  var isForeign = false
  /// The type that it is asked of, `Self` for a member that stands alone; unknown outside of types.
  var base = TypeID.unknown
}

enum Choice: Equatable {
  case none
  case entity(EntityID)
  /// Several fit; the types of the arguments may decide.
  case several([EntityID])
}
