extension GroupEdges {
  /// Edges of a strongly connected component whose removal leaves no cycle in it, with as few references behind them
  /// as can be found: exact for up to `exactLimit` groups, else greedy (Eades, Lin and Smyth). Ascending.
  public func feedbackEdges(in component: some Collection<Int32>) -> [Int] {
    let problem = FeedbackProblem(edges: self, groups: Array(component))
    let order = component.count <= Self.exactLimit ? problem.bestOrder() : problem.greedyOrder()
    return problem.backwardEdges(of: order)
  }

  /// Above this many groups the exact search (2ⁿ·n steps) would be felt.
  public static let exactLimit = 12
}

/// Arranging groups in a row so that the edges that lead back weigh least.
private struct FeedbackProblem {
  let edges: GroupEdges
  let groups: [Int32]
  /// Local edges as (source, target, weight, edge), with local indices.
  var local: [(source: Int, target: Int, weight: Int, edge: Int)] = []

  init(edges: GroupEdges, groups: [Int32]) {
    self.edges = edges
    self.groups = groups
    var position: [Int32: Int] = [:]
    for (index, group) in groups.enumerated() { position[group] = index }
    for (index, group) in groups.enumerated() {
      for edge in edges.edges(from: Int(group)) {
        if let target = position[edges.targets[edge]] { local.append((index, target, edges.weight(of: edge), edge)) }
      }
    }
  }

  func backwardEdges(of order: [Int]) -> [Int] {
    var rank = [Int](repeating: 0, count: order.count)
    for (index, group) in order.enumerated() { rank[group] = index }
    return local.filter { rank[$0.source] > rank[$0.target] }.map(\.edge)
  }

  /// Least cost over all orders, set by set: what it costs to put `last` after all of `set` is the weight of its edges
  /// back into `set`.
  func bestOrder() -> [Int] {
    let count = groups.count
    var weight = [[Int]](repeating: [Int](repeating: 0, count: count), count: count)
    for edge in local { weight[edge.source][edge.target] = edge.weight }
    var cost = [Int](repeating: .max, count: 1 << count)
    var last = [Int](repeating: -1, count: 1 << count)
    cost[0] = 0
    for set in 1..<(1 << count) {
      for group in 0..<count where set & (1 << group) != 0 {
        let rest = set & ~(1 << group)
        var total = cost[rest]
        for other in 0..<count where rest & (1 << other) != 0 { total += weight[group][other] }
        if total < cost[set] {
          cost[set] = total
          last[set] = group
        }
      }
    }
    var order: [Int] = []
    var set = (1 << count) - 1
    while set != 0 {
      order.append(last[set])
      set &= ~(1 << last[set])
    }
    return order.reversed()
  }

  /// Takes sinks to the end and sources to the front; when there are none, the group whose outgoing weight most exceeds
  /// its incoming goes to the front.
  func greedyOrder() -> [Int] {
    var row = GreedyRow(count: groups.count)
    for edge in local { row.add(edge) }
    return row.arrange(local)
  }
}

private struct GreedyRow {
  var outgoing: [Int]
  var incoming: [Int]
  var edgesOf: [[Int]]
  var isPlaced: [Bool]

  init(count: Int) {
    outgoing = [Int](repeating: 0, count: count)
    incoming = outgoing
    edgesOf = [[Int]](repeating: [], count: count)
    isPlaced = [Bool](repeating: false, count: count)
  }

  mutating func add(_ edge: (source: Int, target: Int, weight: Int, edge: Int)) {
    outgoing[edge.source] += edge.weight
    incoming[edge.target] += edge.weight
  }

  mutating func arrange(_ local: [(source: Int, target: Int, weight: Int, edge: Int)]) -> [Int] {
    for (index, edge) in local.enumerated() {
      edgesOf[edge.source].append(index)
      edgesOf[edge.target].append(index)
    }
    var front: [Int] = []
    var back: [Int] = []
    var sinks = outgoing.indices.filter { outgoing[$0] == 0 }
    var sources = incoming.indices.filter { incoming[$0] == 0 }
    var heap = Heap()
    for group in outgoing.indices { heap.push(outgoing[group] - incoming[group], group) }
    var left = outgoing.count
    while left > 0 {
      let group: Int
      let isSink: Bool
      if let sink = sinks.popLast() {
        (group, isSink) = (sink, true)
      } else if let source = sources.popLast() {
        (group, isSink) = (source, false)
      } else if let (surplus, best) = heap.pop() {
        // A surplus that has changed since was pushed again.
        if !isPlaced[best], surplus != outgoing[best] - incoming[best] { continue }
        (group, isSink) = (best, false)
      } else {
        break
      }
      if isPlaced[group] { continue }
      isPlaced[group] = true
      left -= 1
      if isSink { back.append(group) } else { front.append(group) }
      for index in edgesOf[group] {
        let edge = local[index]
        let other = edge.source == group ? edge.target : edge.source
        if isPlaced[other] { continue }
        if edge.source == group {
          incoming[other] -= edge.weight
          if incoming[other] == 0 { sources.append(other) }
        } else {
          outgoing[other] -= edge.weight
          if outgoing[other] == 0 { sinks.append(other) }
        }
        heap.push(outgoing[other] - incoming[other], other)
      }
    }
    return front + back.reversed()
  }
}

/// Largest surplus first, then the smallest group.
private struct Heap {
  private var items: [(surplus: Int, group: Int)] = []

  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    items[a].surplus != items[b].surplus ? items[a].surplus > items[b].surplus : items[a].group < items[b].group
  }

  mutating func push(_ surplus: Int, _ group: Int) {
    items.append((surplus, group))
    var child = items.count - 1
    while child > 0, isBefore(child, (child - 1) / 2) {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (Int, Int)? {
    guard let top = items.first else { return nil }
    items[0] = items[items.count - 1]
    items.removeLast()
    var parent = 0
    while 2 * parent + 1 < items.count {
      var child = 2 * parent + 1
      if child + 1 < items.count, isBefore(child + 1, child) { child += 1 }
      if !isBefore(child, parent) { break }
      items.swapAt(child, parent)
      parent = child
    }
    return (top.surplus, top.group)
  }
}
