import DependencyGraph
import SourceFacts

/// What generic parameters stand for at one place.
struct Substitution {
  /// (generic parameter, type)
  var bound: [(parameter: Int32, type: TypeID)] = []
  /// What `Self` and the associated types in it belong to, or unknown.
  var base = TypeID.unknown
  /// Parameters that are not bound stay themselves; else they become unknown.
  var keepsUnbound = false

  @inline(__always)
  func type(of parameter: Int32) -> TypeID? {
    for pair in bound where pair.parameter == parameter { return pair.type }
    return nil
  }

  mutating func bind(_ parameter: Int32, _ type: TypeID) {
    if type.isKnown, self.type(of: parameter) == nil { bound.append((parameter, type)) }
  }
}
