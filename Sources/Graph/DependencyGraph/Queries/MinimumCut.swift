extension GroupEdges {
  /// Edges to remove so that no path leads from one group to another, with the fewest references behind them in all;
  /// of several such sets the one nearest to `source`. Ascending.
  public func minimumCut(from source: Int, to target: Int) -> [Int] {
    guard source != target else { return [] }
    var flow = Flow(self)
    while flow.findLevels(from: source, to: target) {
      while flow.push(from: source, to: target) {}
    }
    return (0..<count).filter { flow.level[Int(sources[$0])] >= 0 && flow.level[Int(targets[$0])] < 0 }
  }
}

/// Dinic's maximum flow, without recursion. Arcs 2e and 2e + 1 are edge e and its reverse.
private struct Flow {
  private var left: [Int]
  private let heads: [Int32]
  private let arcs: [[Int32]]
  private(set) var level: [Int32]
  private var next: [Int]

  init(_ edges: GroupEdges) {
    var left: [Int] = []
    var heads: [Int32] = []
    var arcs = [[Int32]](repeating: [], count: edges.groupCount)
    for edge in 0..<edges.count {
      arcs[Int(edges.sources[edge])].append(Int32(left.count))
      arcs[Int(edges.targets[edge])].append(Int32(left.count + 1))
      left += [edges.weight(of: edge), 0]
      heads += [edges.targets[edge], edges.sources[edge]]
    }
    self.left = left
    self.heads = heads
    self.arcs = arcs
    level = []
    next = []
  }

  /// Distances from the source over arcs that are not full; false when the target is out of reach.
  mutating func findLevels(from source: Int, to target: Int) -> Bool {
    level = [Int32](repeating: -1, count: arcs.count)
    next = [Int](repeating: 0, count: arcs.count)
    level[source] = 0
    var queue = [source]
    var index = 0
    while index < queue.count {
      let group = queue[index]
      index += 1
      for arc in arcs[group] where left[Int(arc)] > 0 && level[Int(heads[Int(arc)])] < 0 {
        level[Int(heads[Int(arc)])] = level[group] + 1
        queue.append(Int(heads[Int(arc)]))
      }
    }
    return level[target] >= 0
  }

  /// Sends what one path takes; false when no path is left at these levels.
  mutating func push(from source: Int, to target: Int) -> Bool {
    var path: [Int] = []
    var group = source
    while group != target {
      if next[group] < arcs[group].count {
        let arc = Int(arcs[group][next[group]])
        if left[arc] > 0, level[Int(heads[arc])] == level[group] + 1 {
          path.append(arc)
          group = Int(heads[arc])
        } else {
          next[group] += 1
        }
      } else if let arc = path.popLast() {
        group = Int(heads[arc ^ 1])
        next[group] += 1
      } else {
        return false
      }
    }
    let amount = path.reduce(Int.max) { min($0, left[$1]) }
    for arc in path {
      left[arc] -= amount
      left[arc ^ 1] += amount
    }
    return true
  }
}
