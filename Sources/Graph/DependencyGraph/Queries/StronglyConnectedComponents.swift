import Tables

/// Strongly connected components, found with Tarjan's algorithm and an explicit stack.
public struct StronglyConnectedComponents: Sendable {
  public enum Component {}
  public typealias ComponentID = ID<Component>

  /// The component of each group. Components are numbered so that edges lead to equal or smaller numbers.
  public let component: Table<GroupID, ComponentID>
  private let groups: Runs<ComponentID, GroupID>

  public var count: Int { groups.ownerCount }
  public var components: Range<ComponentID> { groups.owners }

  /// The groups of a component, ascending.
  public func members(of component: ComponentID) -> ArraySlice<GroupID> { groups[component] }

  /// Components of more than one group, by their smallest group.
  public var cyclic: [ComponentID] {
    components.filter { members(of: $0).count > 1 }.sorted { members(of: $0).first! < members(of: $1).first! }
  }

  public init(of edges: GroupEdges) {
    // Every group gets its own value.
    var component = Table<GroupID, ComponentID>(repeating: ComponentID(0), count: edges.groupCount)
    var groups = Runs<ComponentID, GroupID>.Builder()
    var next = ComponentID(0)
    var search = Search(edges: edges)
    for root in edges.groups where search.number[root] == nil {
      search.visit(root) { members in
        for member in members { component[member] = next }
        // Most components have one group.
        if members.count == 1 {
          groups.append(members[members.startIndex])
        } else {
          groups.append(contentsOf: members.sorted())
        }
        groups.close(next)
        next = next.next
      }
    }
    self.component = component
    self.groups = groups.runs(ownerCount: next.index)
  }

  private struct Search {
    let edges: GroupEdges
    /// Order of discovery.
    var number: Table<GroupID, Int32?>
    var low: Table<GroupID, Int32>
    var isOnStack: Table<GroupID, Bool>
    var stack: [GroupID] = []
    /// Groups being visited, each with its next edge
    var path: [(group: GroupID, edge: EdgeID)] = []
    var discovered: Int32 = 0

    init(edges: GroupEdges) {
      self.edges = edges
      number = Table(repeating: nil, count: edges.groupCount)
      low = Table(repeating: 0, count: edges.groupCount)
      isOnStack = Table(repeating: false, count: edges.groupCount)
    }

    mutating func enter(_ group: GroupID) {
      number[group] = discovered
      low[group] = discovered
      discovered += 1
      stack.append(group)
      isOnStack[group] = true
      path.append((group, edges.edges(from: group).lowerBound))
    }

    mutating func visit(_ root: GroupID, found: (ArraySlice<GroupID>) -> Void) {
      enter(root)
      while let (group, edge) = path.last {
        if edge < edges.edges(from: group).upperBound {
          path[path.count - 1].edge = edge.next
          let target = edges.targets[edge]
          if let number = number[target] {
            if isOnStack[target] { low[group] = min(low[group], number) }
          } else {
            enter(target)
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.group { low[parent] = min(low[parent], low[group]) }
        guard low[group] == number[group] else { continue }
        let start = stack.lastIndex(of: group)!
        for member in stack[start...] { isOnStack[member] = false }
        found(stack[start...])
        stack.removeSubrange(start...)
      }
    }
  }
}
