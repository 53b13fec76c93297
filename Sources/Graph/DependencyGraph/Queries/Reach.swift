/// Which way edges are followed.
public enum ReachDirection: Sendable {
  case forward, backward, both
}

extension GroupEdges {
  /// Which groups can be reached from some of them in at most so many steps, these included.
  public func reach(from starts: some Sequence<Int>, _ direction: ReachDirection, steps: Int = .max) -> [Bool] {
    var isReached = [Bool](repeating: false, count: groupCount)
    var frontier = Array(starts)
    for start in frontier { isReached[start] = true }
    let incoming = direction == .forward ? [] : sourcesByTarget()
    var step = 0
    while !frontier.isEmpty, step < steps {
      var next: [Int] = []
      func visit(_ group: Int32) {
        guard !isReached[Int(group)] else { return }
        isReached[Int(group)] = true
        next.append(Int(group))
      }
      for group in frontier {
        if direction != .backward { for edge in edges(from: group) { visit(targets[edge]) } }
        if direction != .forward { incoming[group].forEach(visit) }
      }
      frontier = next
      step += 1
    }
    return isReached
  }

  private func sourcesByTarget() -> [[Int32]] {
    var incoming = [[Int32]](repeating: [], count: groupCount)
    for edge in 0..<count { incoming[Int(targets[edge])].append(sources[edge]) }
    return incoming
  }
}
