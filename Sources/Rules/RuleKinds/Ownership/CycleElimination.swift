import DependencyGraph
import LowLevel
import Tables

/// Finds shortest cycles in a graph from which edges are removed until no cycle is left. Results are reused between
/// rounds: cycles only become longer, so a group whose shortest cycle is known to be longer is skipped.
struct CycleElimination {
  let edges: GroupEdges
  /// For each pair, its edge.
  private let edgeOfPair: [EdgeID?]
  private(set) var isRemoved: [Bool]
  /// For each edge, the number of pairs that have not been removed.
  private var left: Table<EdgeID, Int32>
  /// For each group, the number of its component, starting at 1; 0 for none.
  private var component: Table<GroupID, Int32>
  private var lastComponent: Int32 = 0
  /// For each group, a lower bound for the length of cycles through it.
  private var atLeast: Table<GroupID, Int32>
  private var previous: Table<GroupID, OptionalID<Group>>
  /// The number of edges visited.
  private(set) var work = 0

  /// A strongly connected component of several groups, or the rest of one after pairs were removed.
  struct Component {
    /// Sorted ascending.
    let groups: [GroupID]
    fileprivate let number: Int32
    fileprivate let edgeCount: Int
    fileprivate var lost = 0
    /// Cycles through groups before `first` have more than `length` edges.
    fileprivate var length: Int32
    fileprivate var first = 0

    /// Whether no cycle was found although it may have lost edges, so that it may not be strongly connected any more.
    fileprivate(set) var mayBeDisconnected = false
  }

  /// Up to this amount of work, components are computed exactly in each round. Later they are only recomputed after
  /// losing many edges.
  private static let exactWork = 200_000

  init(groupCount: Int, pairs: [(source: GroupID, target: GroupID)]) {
    let edges = GroupEdges(groupCount: groupCount, pairs: pairs)
    self.edges = edges
    isRemoved = Array(repeating: false, count: pairs.count)
    left = Table(edges.edges.map { Int32(edges.weight(of: $0)) })
    // Nil for a pair from a group to itself.
    var edgeOfPair = [EdgeID?](repeating: nil, count: pairs.count)
    for edge in edges.edges {
      for pair in edges.pairs(of: edge) { edgeOfPair[pair] = edge }
    }
    self.edgeOfPair = edgeOfPair
    component = Table(repeating: 1, count: groupCount)
    atLeast = Table(repeating: 2, count: groupCount)
    previous = Table(repeating: .none, count: groupCount)
  }

  /// All components, sorted by their smallest groups.
  mutating func components() -> [Component] {
    lastComponent = 1
    return divide(Array(edges.groups), length: 2).sorted { $0.groups[0] < $1.groups[0] }
  }

  /// Recomputes components after pairs were removed. The result is sorted by the smallest groups.
  mutating func components(_ old: [Component]) -> [Component] {
    var new: [Component] = []
    for part in old {
      if part.mayBeDisconnected {
        new += divide(part.groups, length: part.length)
      } else if part.lost == 0 || work > Self.exactWork && part.lost * 16 < part.edgeCount {
        new.append(part)
      } else {
        new += divide(part.groups, length: part.length)
      }
    }
    return new.sorted { $0.groups[0] < $1.groups[0] }
  }

  /// The pairs of an edge that have not been removed, ascending.
  func pairs(of edge: EdgeID) -> [Int] { edges.pairs(of: edge).filter { !isRemoved[$0] } }

  mutating func remove(pair: Int, from components: inout [Component], _ places: [Int32: Int]) {
    if isRemoved[pair] { return }
    isRemoved[pair] = true
    guard let edge = edgeOfPair[pair] else { return }
    left[edge] -= 1
    let (source, target) = (component[edges.sources[edge]], component[edges.targets[edge]])
    if left[edge] == 0, source == target, let place = places[source] { components[place].lost += 1 }
  }

  /// The index of each component in a list, by its number.
  func places(of components: [Component]) -> [Int32: Int] {
    Dictionary(uniqueKeysWithValues: components.enumerated().map { ($1.number, $0) })
  }

  // MARK: Cycles

  /// The groups of a shortest cycle, the one through the smallest group; empty if no cycle is left. If the search takes
  /// too long, a short cycle: see `GroupEdges.shortestCycle`.
  mutating func shortestCycle(in part: inout Component) -> [GroupID] {
    let end = work + 64 * part.edgeCount
    while Int(part.length) <= part.groups.count {
      while part.first < part.groups.count {
        let group = part.groups[part.first]
        if atLeast[group] <= part.length {
          if let cycle = cycle(through: group, maxLength: part.length, part.number) { return cycle }
          atLeast[group] = part.length + 1
        }
        part.first += 1
      }
      if work > end {
        let cycle = shortCycle(in: part)
        part.mayBeDisconnected = cycle.isEmpty && part.lost > 0
        return cycle
      }
      (part.length, part.first) = (part.length + 1, 0)
    }
    part.mayBeDisconnected = part.lost > 0
    return []
  }

  private mutating func shortCycle(in part: Component) -> [GroupID] {
    let end = work + 64 * part.edgeCount
    var best: [GroupID] = []
    for group in part.groups {
      let limit = best.isEmpty ? Int32.max : Int32(best.count - 1)
      if atLeast[group] > limit { continue }
      if let cycle = cycle(through: group, maxLength: limit, part.number) { best = cycle }
      if work > end { break }
    }
    return best
  }

  /// The shortest cycle through a group with at most `maxLength` edges; of several, the one through the smallest
  /// groups.
  private mutating func cycle(through start: GroupID, maxLength: Int32, _ number: Int32) -> [GroupID]? {
    var queue = [start]
    defer { for group in queue { previous[group] = .none } }
    var (next, length) = (0, Int32(0))
    while next < queue.count, length < maxLength {
      length += 1
      for index in next..<queue.count {
        let group = queue[index]
        for edge in edges.edges(from: group) {
          work += 1
          if left[edge] == 0 { continue }
          let target = edges.targets[edge]
          if target == start { return trace(from: start, to: group) }
          if component[target] != number || previous[target] != .none { continue }
          previous[target] = OptionalID(group)
          queue.append(target)
        }
        next = index + 1
      }
    }
    return nil
  }

  private func trace(from start: GroupID, to end: GroupID) -> [GroupID] {
    var path = [end]
    while let group = path.last, group != start, let before = previous[group].id { path.append(before) }
    return path.reversed()
  }

  // MARK: Components

  /// Tarjan's algorithm, among the groups of one component.
  private mutating func divide(_ groups: [GroupID], length: Int32) -> [Component] {
    guard let inside = groups.first.map({ component[$0] }) else { return [] }
    var found: [Component] = []
    var search = Search()
    for root in groups where component[root] == inside && search.number[root] == nil {
      search.enter(root, edges)
      while let (group, edge) = search.path.last {
        if edge < edges.edges(from: group).upperBound {
          work += 1
          search.path[search.path.count - 1].edge = edge.next
          let target = edges.targets[edge]
          // A group that was found before may have been assigned to another component by now.
          if left[edge] == 0 || component[target] != inside { continue }
          if let number = search.number[target] {
            search.low[group] = min(search.low[group] ?? number, number)
          } else {
            search.enter(target, edges)
          }
          continue
        }
        search.path.removeLast()
        let low = search.low[group] ?? 0
        if let parent = search.path.last?.group { search.low[parent] = min(search.low[parent] ?? low, low) }
        guard low == search.number[group] else { continue }
        var members: [GroupID] = []
        while let member = search.stack.popLast() {
          members.append(member)
          if member == group { break }
        }
        if let part = part(members.sorted(), length) { found.append(part) }
      }
    }
    return found
  }

  private mutating func part(_ groups: [GroupID], _ length: Int32) -> Component? {
    if groups.count == 1 {
      component[groups[0]] = 0
      return nil
    }
    lastComponent += 1
    for group in groups { component[group] = lastComponent }
    let count = groups.reduce(0) { sum, group in
      sum + edges.edges(from: group).count { left[$0] > 0 && component[edges.targets[$0]] == lastComponent }
    }
    return Component(groups: groups, number: lastComponent, edgeCount: count, length: length)
  }

  private struct Search {
    /// Order of discovery.
    var number: [GroupID: Int32] = [:]
    var low: [GroupID: Int32] = [:]
    var stack: [GroupID] = []
    /// Groups being visited, each with its next edge
    var path: [(group: GroupID, edge: EdgeID)] = []

    mutating func enter(_ group: GroupID, _ edges: GroupEdges) {
      let discovered = Int32(number.count)
      (number[group], low[group]) = (discovered, discovered)
      stack.append(group)
      path.append((group, edges.edges(from: group).lowerBound))
    }
  }
}
