import Tables

extension GroupEdges {
  /// The edges to remove so that no path leads from one group to another, with the fewest references in all; of several
  /// such sets the one nearest to `source`. Ascending.
  public func minimumCut(from source: GroupID, to target: GroupID) -> [EdgeID] {
    guard source != target else { return [] }
    var flow = Flow(self)
    while flow.findLevels(from: source, to: target) {
      while flow.push(from: source, to: target) {}
    }
    return edges.filter { flow.level[sources[$0]] != nil && flow.level[targets[$0]] == nil }
  }
}

/// One direction of an edge: arcs 2e and 2e + 1 are edge e and its reverse.
private typealias ArcID = ID<Arc>

private struct Arc {
  let head: GroupID
  /// The remaining capacity.
  var left: Int
}

extension ArcID {
  fileprivate var reverse: ArcID { ArcID(raw: raw ^ 1) }
}

/// Dinic's maximum flow, without recursion.
private struct Flow {
  private var arcs: Table<ArcID, Arc> = []
  private let arcsOfGroup: Runs<GroupID, ArcID>
  /// Nil if a group is unreachable.
  private(set) var level: Table<GroupID, Int?> = []
  /// For each group, the index of the next arc to try.
  private var next: Table<GroupID, Int> = []

  init(_ edges: GroupEdges) {
    for edge in edges.edges {
      arcs.append(Arc(head: edges.targets[edge], left: edges.weight(of: edge)))
      arcs.append(Arc(head: edges.sources[edge], left: 0))
    }
    arcsOfGroup = Runs(grouping: arcs.indices, ownerCount: edges.groupCount) { [arcs] in arcs[$0.reverse].head }
  }

  /// Computes distances from the source over arcs with remaining capacity; false if the target is unreachable.
  mutating func findLevels(from source: GroupID, to target: GroupID) -> Bool {
    level = Table(repeating: nil, count: arcsOfGroup.ownerCount)
    next = Table(arcsOfGroup.owners.map { arcsOfGroup.range(of: $0).lowerBound })
    level[source] = 0
    var frontier = [source]
    var distance = 0
    while !frontier.isEmpty {
      distance += 1
      var reached: [GroupID] = []
      for group in frontier {
        for arc in arcsOfGroup[group] where arcs[arc].left > 0 && level[arcs[arc].head] == nil {
          level[arcs[arc].head] = distance
          reached.append(arcs[arc].head)
        }
      }
      frontier = reached
    }
    return level[target] != nil
  }

  /// Sends flow along one path; false if no path is left at these levels.
  mutating func push(from source: GroupID, to target: GroupID) -> Bool {
    var path: [ArcID] = []
    var group = source
    while group != target {
      if next[group] < arcsOfGroup.range(of: group).upperBound {
        let arc = arcsOfGroup.elements[next[group]]
        let head = arcs[arc].head
        if arcs[arc].left > 0, let own = level[group], level[head] == own + 1 {
          path.append(arc)
          group = head
        } else {
          next[group] += 1
        }
      } else if let arc = path.popLast() {
        group = arcs[arc.reverse].head
        next[group] += 1
      } else {
        return false
      }
    }
    let amount = path.reduce(Int.max) { min($0, arcs[$1].left) }
    for arc in path {
      arcs[arc].left -= amount
      arcs[arc.reverse].left += amount
    }
    return true
  }
}
