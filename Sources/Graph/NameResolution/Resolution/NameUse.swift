import DependencyGraph
import SourceFacts

/// How a name is used, as far as it helps to choose between declarations with that name.
struct NameUse {
  /// The call or subscript whose arguments are in `arguments`.
  var call: NodeID?
  /// The node of a compound name `f(a:b:)`.
  var compound: NodeID?
  /// The receiver.
  var receiver: ScopeWalk.Receiver = .unknown
  /// In a pattern the payload of a case may be left out or bound without labels.
  var isPattern = false
  /// Whether the receiver has a type outside the project.
  var isForeign = false
  /// The type of the receiver, `Self` for a member without a receiver; unknown outside of types.
  var base = TypeID.unknown
}

enum Choice: Equatable {
  case none
  case entity(EntityID)
  /// Several match; the types of arguments may decide.
  case several([EntityID])
}
