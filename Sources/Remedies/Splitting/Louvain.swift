/// Groups the nodes of a weighted, undirected graph with the Louvain method, which maximizes modularity: each node
/// moves to the neighboring group with the highest gain until no move has any gain; then groups become nodes.
///
/// V. D. Blondel, J.-L. Guillaume, R. Lambiotte, E. Lefebvre: Fast Unfolding of Communities in Large Networks. Journal
/// of Statistical Mechanics, 2008. Nodes are visited in order, and the smaller group number wins a tie, so that the
/// result is deterministic.
struct Louvain {
  /// The group of each node; groups are numbered in the order of their first nodes.
  let groups: [Int]

  /// - Parameter weights: a symmetric matrix without negative values and loops.
  /// - Parameter resolution: values above 1 lead to smaller groups (Reichardt and Bornholdt, 2006).
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

  /// The minimum gain of a move. It prevents endless exchanges because of rounding errors.
  private static let leastGain = 1e-9

  /// One level: the group of each node when no move has a gain any more.
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

  /// The matrix of weights between groups. The weights inside a group become its loop.
  private static func joined(_ matrix: [[Double]], _ numbers: [Int], count: Int) -> [[Double]] {
    var joined = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    for (one, row) in zip(numbers, matrix) {
      for (other, weight) in zip(numbers, row) { joined[one][other] += weight }
    }
    return joined
  }
}
