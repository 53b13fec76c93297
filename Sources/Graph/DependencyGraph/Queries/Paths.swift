extension GroupEdges {
  /// The groups of a shortest path, both ends included; of several the one through the smallest groups.
  /// Nil when there is none. `within` confines it to groups for which it holds.
  public func shortestPath(from source: Int, to target: Int, within isAllowed: (Int) -> Bool = { _ in true })
    -> [Int32]?
  {
    var search = BreadthFirstSearch(groupCount: groupCount)
    return search.path(in: self, from: source, to: target, maxLength: .max, within: isAllowed)
  }

  /// A shortest cycle among the groups of a strongly connected component: its groups in order, each once.
  /// In components so large that trying each group would take too long, a short one: the search stops after
  /// looking at 64 times the edges.
  public func shortestCycle(in component: ArraySlice<Int32>, components: StronglyConnectedComponents) -> [Int32] {
    guard let first = component.first, component.count > 1 else { return [] }
    let id = components.component[Int(first)]
    var best: [Int32] = []
    var search = BreadthFirstSearch(groupCount: groupCount)
    let total = component.reduce(0) { $0 + edges(from: Int($1)).count }
    for group in component {
      let limit = best.isEmpty ? Int.max : best.count - 1
      if let cycle = search.path(
        in: self, from: Int(group), to: Int(group), maxLength: limit, within: { components.component[$0] == id })
      {
        best = Array(cycle.dropLast())
      }
      if best.count == 2 || search.edgesSeen > 64 * total { break }
    }
    return best
  }
}

private struct BreadthFirstSearch {
  var previous: [Int32]
  var queue: [Int32] = []
  var edgesSeen = 0

  init(groupCount: Int) { previous = [Int32](repeating: -1, count: groupCount) }

  /// A path of at most `maxLength` edges, at least one, so that a cycle is a path from a group to itself.
  mutating func path(
    in edges: GroupEdges, from source: Int, to target: Int, maxLength: Int, within isAllowed: (Int) -> Bool
  ) -> [Int32]? {
    defer {
      for group in queue { previous[Int(group)] = -1 }
      previous[target] = -1
      queue.removeAll(keepingCapacity: true)
    }
    queue.append(Int32(source))
    var next = 0
    var length = 0
    while next < queue.count, length < maxLength {
      length += 1
      for index in next..<queue.count {
        let group = Int(queue[index])
        for edge in edges.edges(from: group) {
          edgesSeen += 1
          let neighbour = Int(edges.targets[edge])
          if neighbour == target {
            previous[target] = Int32(group)
            return trace(from: source, to: target)
          }
          guard previous[neighbour] < 0, neighbour != source, isAllowed(neighbour) else { continue }
          previous[neighbour] = Int32(group)
          queue.append(Int32(neighbour))
        }
        next = index + 1
      }
    }
    return nil
  }

  private func trace(from source: Int, to target: Int) -> [Int32] {
    var path = [Int32(target)]
    repeat { path.append(previous[Int(path[path.count - 1])]) } while path[path.count - 1] != Int32(source)
    return path.reversed()
  }
}
