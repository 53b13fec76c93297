import DependencyGraph

/// The references of a graph by what they refer to.
struct ReferencesByTarget {
  /// `indices` of symbol `i` are `first[i]..<first[i + 1]`.
  private let first: [Int32]
  private let indices: [Int32]
  /// The symbols that anything refers to.
  let targets: [Int32]

  init(in graph: DependencyGraph) {
    let references = graph.references
    var counts = [Int32](repeating: 0, count: graph.symbols.count + 1)
    for index in references.indices { counts[Int(references[index].target) + 1] += 1 }
    var targets: [Int32] = []
    for symbol in graph.symbols.indices {
      if counts[symbol + 1] > 0 { targets.append(Int32(symbol)) }
      counts[symbol + 1] += counts[symbol]
    }
    first = counts
    var indices = [Int32](repeating: 0, count: references.count)
    for index in references.indices {
      let target = Int(references[index].target)
      indices[Int(counts[target])] = Int32(index)
      counts[target] += 1
    }
    (self.indices, self.targets) = (indices, targets)
  }

  /// In order of file and text.
  subscript(symbol: Int) -> ArraySlice<Int32> { indices[Int(first[symbol])..<Int(first[symbol + 1])] }
}
