import DependencyGraph

/// The references of a graph by what they refer to.
struct ReferencesByTarget {
  /// `indices` of symbol `i` are `first[i]..<first[i + 1]`.
  private let first: [Int32]
  private let indices: [Int32]
  /// The symbols that anything refers to, by the type that each is or is a member of, else by themselves.
  private let targets: Grouped

  init(in graph: DependencyGraph) {
    let count = graph.symbols.count
    let places = Grouped(graph.references.map(\.target), count: count)
    (first, indices) = (places.first, places.members)
    let named = (0..<count).filter { places.first[$0] < places.first[$0 + 1] }.map { Int32($0) }
    let owners = Grouped(named.map { graph.enclosingTypes[Int($0)] < 0 ? $0 : graph.enclosingTypes[Int($0)] }, count: count)
    targets = Grouped(first: owners.first, members: owners.members.map { named[Int($0)] })
  }

  /// In order of file and text.
  subscript(symbol: Int) -> ArraySlice<Int32> { indices[Int(first[symbol])..<Int(first[symbol + 1])] }

  /// What is referred to of a type, itself or a member; of what belongs to no type itself.
  func targets(of owner: Int) -> ArraySlice<Int32> { targets.members[Int(targets.first[owner])..<Int(targets.first[owner + 1])] }

  /// Types, and what belongs to none, that have such targets.
  var owners: [Int] { targets.first.indices.dropLast().filter { targets.first[$0] < targets.first[$0 + 1] } }
}

/// Places of an array, by the groups that stand there: those of group `i` are `members[first[i]..<first[i + 1]]`, in order.
private struct Grouped {
  let first: [Int32]
  let members: [Int32]

  init(first: [Int32], members: [Int32]) { (self.first, self.members) = (first, members) }

  init(_ groups: [Int32], count: Int) {
    // Two places further on while they are counted, one while they are filled in.
    var first = [Int32](repeating: 0, count: count + 2)
    for group in groups { first[Int(group) + 2] += 1 }
    for place in 2..<count + 2 { first[place] += first[place - 1] }
    members = [Int32](unsafeUninitializedCapacity: groups.count) { members, filled in
      first.withUnsafeMutableBufferPointer { first in
        for (place, group) in groups.enumerated() {
          members[Int(first[Int(group) + 1])] = Int32(truncatingIfNeeded: place)
          first[Int(group) + 1] += 1
        }
      }
      filled = groups.count
    }
    first.removeLast()
    self.first = first
  }
}
