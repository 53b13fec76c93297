import Tables

/// The direction in which edges are followed.
public enum ReachDirection: Sendable {
  case forward, backward, both
}

extension GroupEdges {
  /// The groups that can be reached from some groups in a number of steps, including these.
  public func reach(
    from starts: some Sequence<GroupID>, _ direction: ReachDirection, steps: Int = .max
  ) -> Table<GroupID, Bool> {
    var frontier = Array(starts)
    var isReached = Table<GroupID, Bool>(marking: frontier, count: groupCount)
    let incoming = direction == .forward ? Runs() : sourcesByTarget()
    var step = 0
    while !frontier.isEmpty, step < steps {
      var next: [GroupID] = []
      func visit(_ group: GroupID) {
        guard !isReached[group] else { return }
        isReached[group] = true
        next.append(group)
      }
      for group in frontier {
        if direction != .backward { targets(from: group).forEach(visit) }
        if direction != .forward { for edge in incoming[group] { visit(sources[edge]) } }
      }
      frontier = next
      step += 1
    }
    return isReached
  }

  private func sourcesByTarget() -> Runs<GroupID, EdgeID> {
    Runs(grouping: edges, ownerCount: groupCount) { targets[$0] }
  }
}
