import DependencyGraph

/// The references of a graph by what they refer to.
struct ReferencesByTarget {
  /// `indices` of symbol `i` are `first[i]..<first[i + 1]`.
  private var first: [Int32]
  private var indices: [Int32]
  /// The symbols that anything refers to.
  let targets: [Int32]

  init(in graph: DependencyGraph) {
    var counts = [Int32](repeating: 0, count: graph.symbols.count + 1)
    for index in graph.references.indices { counts[Int(graph.references[index].target) + 1] += 1 }
    var targets: [Int32] = []
    for symbol in graph.symbols.indices {
      if counts[symbol + 1] > 0 { targets.append(Int32(symbol)) }
      counts[symbol + 1] += counts[symbol]
    }
    self.targets = targets
    first = counts
    indices = [Int32](repeating: 0, count: graph.references.count)
    for index in graph.references.indices {
      let target = Int(graph.references[index].target)
      indices[Int(counts[target])] = Int32(index)
      counts[target] += 1
    }
  }

  func count(of symbol: Int) -> Int { Int(first[symbol + 1] - first[symbol]) }

  /// In order of file and text.
  subscript(symbol: Int) -> ArraySlice<Int32> { indices[Int(first[symbol])..<Int(first[symbol + 1])] }
}
