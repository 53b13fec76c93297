import SourceFacts

/// Chooses among declarations of one name by the arguments of a call.
struct Selection {
  /// The arguments of the current call.
  var calls = ArgumentLists()
  /// The declarations that fit so far.
  var fitting: [EntityID] = []
  /// Overloads among which only the types of arguments can decide, by the node with the name.
  var pending: [NodeID: [EntityID]] = [:]

  /// Removes the overloads of the previous file.
  mutating func clear() { pending.removeAll(keepingCapacity: true) }
}
