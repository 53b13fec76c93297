import DependencyGraph
import SourceFacts
import Tables

/// The types of generic parameters at one place.
struct Substitution {
  /// (generic parameter, type)
  var bound: [(parameter: EntityID, type: TypeID)] = []
  /// The type for `Self` and its associated types, or unknown.
  var base = TypeID.unknown
  /// Whether unbound parameters stay unchanged; otherwise they become unknown.
  var keepsUnbound = false

  @inline(__always)
  func type(of parameter: EntityID) -> TypeID? {
    for pair in bound where pair.parameter == parameter { return pair.type }
    return nil
  }

  mutating func bind(_ parameter: EntityID, _ type: TypeID) {
    if type.isKnown, self.type(of: parameter) == nil { bound.append((parameter, type)) }
  }
}
