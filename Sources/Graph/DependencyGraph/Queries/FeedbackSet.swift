import Tables

extension GroupEdges {
  /// The edges to remove from a strongly connected component so that it has no cycle, with the fewest references. Exact
  /// for up to `exactLimit` groups, otherwise greedy (Eades, Lin and Smyth). Ascending.
  /// - Parameters:
  ///   - isToAvoid: edges to avoid if possible. With more groups than the limit, the existing order must allow it.
  ///   - isLast: of equal results, the one with the fewest of these edges is returned.
  public func feedbackEdges(
    in component: some Collection<GroupID>, sparing isToAvoid: (EdgeID) -> Bool = { _ in false },
    avoiding isLast: (EdgeID) -> Bool = { _ in false }
  ) -> [EdgeID] {
    var problem = FeedbackProblem(edges: self, groups: Array(component))
    problem.weigh(isToAvoid, isLast)
    let avoidsEdges = problem.local.contains { isToAvoid($0.edge) }
    let order =
      component.count <= Self.exactLimit
      ? problem.bestOrder() : avoidsEdges ? problem.groups.indices.map { $0 } : problem.greedyOrder()
    return problem.backwardEdges(of: order)
  }

  /// With more groups the exact search (2ⁿ·n steps) would be slow.
  public static let exactLimit = 12
}

/// Finds an order of groups with the least weight on edges that point back.
private struct FeedbackProblem {
  let edges: GroupEdges
  let groups: [GroupID]
  /// The edges among the groups, by index in `groups`.
  var local: [(source: Int, target: Int, weight: Int, edge: EdgeID)] = []

  init(edges: GroupEdges, groups: [GroupID]) {
    self.edges = edges
    self.groups = groups
    var position: [GroupID: Int] = [:]
    for (index, group) in groups.enumerated() { position[group] = index }
    for (index, group) in groups.enumerated() {
      for edge in edges.edges(from: group) {
        if let target = position[edges.targets[edge]] { local.append((index, target, edges.weight(of: edge), edge)) }
      }
    }
  }

  /// A spared edge costs more than all others together. An edge that satisfies `isLast` costs less than one additional
  /// reference.
  mutating func weigh(_ isToAvoid: (EdgeID) -> Bool, _ isLast: (EdgeID) -> Bool) {
    let scale = local.count + 1
    let all = (local.reduce(0) { $0 + $1.weight } + 1) * scale
    for index in local.indices {
      let edge = local[index].edge
      local[index].weight = local[index].weight * scale + (isLast(edge) ? 1 : 0) + (isToAvoid(edge) ? all : 0)
    }
  }

  func backwardEdges(of order: [Int]) -> [EdgeID] {
    var rank = [Int](repeating: 0, count: order.count)
    for (index, group) in order.enumerated() { rank[group] = index }
    return local.filter { rank[$0.source] > rank[$0.target] }.map(\.edge)
  }

  /// Dynamic programming over sets: the cost of placing `last` after all of `set` is the weight of its edges back into
  /// `set`.
  func bestOrder() -> [Int] {
    let count = groups.count
    var weight = [[Int]](repeating: [Int](repeating: 0, count: count), count: count)
    for edge in local { weight[edge.source][edge.target] = edge.weight }
    var cost = [Int](repeating: .max, count: 1 << count)
    var last = [Int](repeating: 0, count: 1 << count)
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

  func greedyOrder() -> [Int] {
    var order = GreedyOrder(count: groups.count, edges: local.map { ($0.source, $0.target, $0.weight) })
    return order.arrange()
  }
}
