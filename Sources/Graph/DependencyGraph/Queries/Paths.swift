import Tables

extension GroupEdges {
  /// The groups on a shortest path, including both ends; of several such paths, the one through the smallest groups.
  /// Nil if there is none.
  /// - Parameter within: restricts the path to groups that satisfy it.
  public func shortestPath(
    from source: GroupID, to target: GroupID, within isAllowed: (GroupID) -> Bool = { _ in true }
  ) -> [GroupID]? {
    var search = BreadthFirstSearch(groupCount: groupCount)
    return search.path(in: self, from: source, to: target, maxLength: .max, within: isAllowed)
  }

  /// A shortest cycle in a strongly connected component: its groups in order, each once. In very large components a
  /// short cycle: the search stops after visiting 64 times the number of edges.
  public func shortestCycle(in component: ArraySlice<GroupID>, components: StronglyConnectedComponents) -> [GroupID] {
    guard let first = component.first, component.count > 1 else { return [] }
    let id = components.component[first]
    var best: [GroupID] = []
    var search = BreadthFirstSearch(groupCount: groupCount)
    let total = component.reduce(0) { $0 + targets(from: $1).count }
    for group in component {
      let limit = best.isEmpty ? Int.max : best.count - 1
      if let cycle = search.path(
        in: self, from: group, to: group, maxLength: limit, within: { components.component[$0] == id })
      {
        best = Array(cycle.dropLast())
      }
      if best.count == 2 || search.edgesSeen > 64 * total { break }
    }
    return best
  }
}

private struct BreadthFirstSearch {
  var previous: Table<GroupID, OptionalID<Group>>
  var queue: [GroupID] = []
  var edgesSeen = 0

  init(groupCount: Int) { previous = Table(repeating: .none, count: groupCount) }

  /// A path of at most `maxLength` edges, at least one, so that a cycle is a path from a group to itself.
  mutating func path(
    in edges: GroupEdges, from source: GroupID, to target: GroupID, maxLength: Int, within isAllowed: (GroupID) -> Bool
  ) -> [GroupID]? {
    defer {
      for group in queue { previous[group] = .none }
      queue.removeAll(keepingCapacity: true)
    }
    queue.append(source)
    var next = 0
    var length = 0
    while next < queue.count, length < maxLength {
      length += 1
      for index in next..<queue.count {
        let group = queue[index]
        for neighbour in edges.targets(from: group) {
          edgesSeen += 1
          if neighbour == target {
            return trace(from: source, to: group) + [target]
          }
          guard previous[neighbour] == .none, neighbour != source, isAllowed(neighbour) else { continue }
          previous[neighbour] = OptionalID(group)
          queue.append(neighbour)
        }
        next = index + 1
      }
    }
    return nil
  }

  /// The groups of the path that was found.
  private func trace(from source: GroupID, to target: GroupID) -> [GroupID] {
    var path = [target]
    while let group = path.last, group != source, let before = previous[group].id { path.append(before) }
    return path.reversed()
  }
}
