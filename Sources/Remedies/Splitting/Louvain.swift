/// Groups the nodes of a weighted, undirected graph so that the modularity is high: each node moves to the neighbouring
/// group that gains most, until none does; then groups become nodes.
///
/// V. D. Blondel, J.-L. Guillaume, R. Lambiotte, E. Lefebvre: Fast Unfolding of Communities in Large Networks. Journal of
/// Statistical Mechanics, 2008. Nodes are visited in order and ties go to the smaller group, so that the result is always
/// the same.
struct Louvain {
  /// The group of each node; groups are numbered in the order of their first nodes.
  let groups: [Int]

  /// - Parameter weights: symmetric, not negative, without loops.
  /// - Parameter resolution: above 1, groups are smaller (Reichardt and Bornholdt, 2006).
  init(weights: [[Double]], resolution: Double = 1) {
    var matrix = weights
    var groupOfNode = Array(weights.indices)
    while true {
      let moved = Self.moved(matrix, resolution)
      let numbers = Self.numbered(moved)
      groupOfNode = groupOfNode.map { numbers[$0] }
      let count = (numbers.max() ?? -1) + 1
      if count == matrix.count { break }
      matrix = Self.joined(matrix, numbers, count: count)
    }
    groups = Self.numbered(groupOfNode)
  }

  /// What a move must gain at least, against endless exchanges by rounding.
  private static let leastGain = 1e-9

  /// One level: the group of each node when no move gains anything any more.
  private static func moved(_ matrix: [[Double]], _ resolution: Double) -> [Int] {
    let nodes = matrix.indices
    let degrees = matrix.map { $0.reduce(0, +) }
    let total = degrees.reduce(0, +)
    var group = Array(nodes)
    if total == 0 { return group }
    var degreeOfGroup = degrees
    var isChanged = true
    while isChanged {
      isChanged = false
      for node in nodes {
        let own = group[node]
        degreeOfGroup[own] -= degrees[node]
        var weightTo = [Double](repeating: 0, count: nodes.count)
        for other in nodes where other != node { weightTo[group[other]] += matrix[node][other] }
        func gain(_ group: Int) -> Double {
          weightTo[group] - resolution * degrees[node] * degreeOfGroup[group] / total
        }
        var best = own
        for candidate in nodes where weightTo[candidate] > 0 && gain(candidate) > gain(best) + leastGain {
          best = candidate
        }
        degreeOfGroup[best] += degrees[node]
        if best != own {
          group[node] = best
          isChanged = true
        }
      }
    }
    return group
  }

  private static func numbered(_ groups: [Int]) -> [Int] {
    var numbers: [Int: Int] = [:]
    return groups.map { group in
      let number = numbers[group] ?? numbers.count
      numbers[group] = number
      return number
    }
  }

  /// The weights between groups; those within a group are its loop.
  private static func joined(_ matrix: [[Double]], _ numbers: [Int], count: Int) -> [[Double]] {
    var joined = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    for (one, row) in zip(numbers, matrix) {
      for (other, weight) in zip(numbers, row) { joined[one][other] += weight }
    }
    return joined
  }
}
