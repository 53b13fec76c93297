import DependencyGraph

/// The references of a graph by what they refer to.
struct ReferencesByTarget {
  /// `indices` of symbol `i` are `first[i]..<first[i + 1]`.
  private let first: [Int32]
  private let indices: [Int32]
  /// The symbols that anything refers to.
  let targets: [Int32]

  init(in graph: DependencyGraph) {
    var counts = [Int32](repeating: 0, count: graph.symbols.count + 1)
    graph.references.withUnsafeBufferPointer { references in
      counts.withUnsafeMutableBufferPointer { counts in
        for index in references.indices { counts[Int(references[index].target) + 1] &+= 1 }
      }
    }
    var targets: [Int32] = []
    for symbol in graph.symbols.indices {
      if counts[symbol + 1] > 0 { targets.append(Int32(symbol)) }
      counts[symbol + 1] += counts[symbol]
    }
    first = counts
    self.targets = targets
    indices = [Int32](unsafeUninitializedCapacity: graph.references.count) { indices, count in
      count = graph.references.count
      graph.references.withUnsafeBufferPointer { references in
        counts.withUnsafeMutableBufferPointer { next in
          for index in references.indices {
            let target = Int(references[index].target)
            indices[Int(next[target])] = Int32(truncatingIfNeeded: index)
            next[target] &+= 1
          }
        }
      }
    }
  }

  /// In order of file and text.
  subscript(symbol: Int) -> ArraySlice<Int32> { indices[Int(first[symbol])..<Int(first[symbol + 1])] }
}
