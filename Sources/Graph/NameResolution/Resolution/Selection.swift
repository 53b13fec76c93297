import SourceFacts

/// The choice among declarations of one name, by the arguments of a call.
struct Selection {
  /// Arguments of the call that is being resolved.
  var calls = ArgumentLists()
  /// Declarations that fit a use, while it is decided among them.
  var fitting: [EntityID] = []
  /// Overloads that only the types of the arguments can tell apart, by the node that names them.
  var pending: [NodeID: [EntityID]] = [:]

  /// For the next file.
  mutating func clear() { pending.removeAll(keepingCapacity: true) }
}
