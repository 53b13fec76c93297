import LowLevel

/// Groups that depend on one another in loops: Tarjan's algorithm, with a stack of its own.
public struct StronglyConnectedComponents: Sendable {
  /// The component of each group. Components are numbered so that edges lead to equal or smaller numbers.
  public private(set) var component: [Int32]
  /// Groups ordered by component; those of component `c` are `members(of: c)`.
  private var ordered: [Int32] = []
  private var first: [Int32] = [0]

  public var count: Int { first.count - 1 }

  /// The groups of a component, ascending.
  public func members(of component: Int) -> ArraySlice<Int32> {
    ordered[Int(first[component])..<Int(first[component + 1])]
  }

  /// Components of more than one group, by their smallest group.
  public var cyclic: [Int] {
    (0..<count).filter { first[$0 + 1] - first[$0] > 1 }.ordered { members(of: $0).first! < members(of: $1).first! }
  }

  public init(of edges: GroupEdges) {
    component = [Int32](repeating: -1, count: edges.groupCount)
    ordered.reserveCapacity(edges.groupCount)
    var search = Search(edges: edges)
    for root in 0..<edges.groupCount where search.number[root] < 0 {
      search.visit(root) { members in
        let id = Int32(first.count - 1)
        for member in members { component[Int(member)] = id }
        // Most stand alone.
        if members.count == 1 { ordered.append(members[members.startIndex]) } else { ordered += members.ordered() }
        first.append(Int32(ordered.count))
      }
    }
  }

  private struct Search {
    let edges: GroupEdges
    /// Order of discovery, or -1
    var number: [Int32]
    var low: [Int32]
    var isOnStack: [Bool]
    var stack: [Int32] = []
    /// Groups being visited, each with its next edge
    var path: [(group: Int, edge: Int)] = []
    var discovered: Int32 = 0

    init(edges: GroupEdges) {
      self.edges = edges
      number = [Int32](repeating: -1, count: edges.groupCount)
      low = number
      isOnStack = [Bool](repeating: false, count: edges.groupCount)
    }

    mutating func enter(_ group: Int) {
      number[group] = discovered
      low[group] = discovered
      discovered += 1
      stack.append(Int32(group))
      isOnStack[group] = true
      path.append((group, edges.edges(from: group).lowerBound))
    }

    mutating func visit(_ root: Int, found: (ArraySlice<Int32>) -> Void) {
      enter(root)
      while let (group, edge) = path.last {
        if edge < edges.edges(from: group).upperBound {
          path[path.count - 1].edge += 1
          let target = Int(edges.targets[edge])
          if number[target] < 0 {
            enter(target)
          } else if isOnStack[target] {
            low[group] = min(low[group], number[target])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.group { low[parent] = min(low[parent], low[group]) }
        guard low[group] == number[group] else { continue }
        let start = stack.lastIndex(of: Int32(group))!
        for member in stack[start...] { isOnStack[Int(member)] = false }
        found(stack[start...])
        stack.removeSubrange(start...)
      }
    }
  }
}
