/// Orders groups with little weight on edges that point back (Eades, Lin and Smyth): sinks go to the end, sources to
/// the front; if there are none, the group whose outgoing weight most exceeds its incoming weight goes to the front.
struct GreedyOrder {
  private let edges: [(source: Int, target: Int, weight: Int)]
  private var edgesOf: [[Int]]
  private var outgoing: [Int]
  private var incoming: [Int]
  private var isPlaced: [Bool]
  private var sinks: [Int] = []
  private var sources: [Int] = []
  private var others = SurplusHeap()

  init(count: Int, edges: [(source: Int, target: Int, weight: Int)]) {
    self.edges = edges
    outgoing = [Int](repeating: 0, count: count)
    incoming = outgoing
    edgesOf = [[Int]](repeating: [], count: count)
    isPlaced = [Bool](repeating: false, count: count)
    for (index, edge) in edges.enumerated() {
      outgoing[edge.source] += edge.weight
      incoming[edge.target] += edge.weight
      edgesOf[edge.source].append(index)
      edgesOf[edge.target].append(index)
    }
    for group in 0..<count { note(group) }
  }

  mutating func arrange() -> [Int] {
    var front: [Int] = []
    var back: [Int] = []
    while let (group, isSink) = next() {
      isPlaced[group] = true
      if isSink { back.append(group) } else { front.append(group) }
      for index in edgesOf[group] { remove(edges[index], with: group) }
    }
    return front + back.reversed()
  }

  private mutating func next() -> (group: Int, isSink: Bool)? {
    while let group = sinks.popLast() { if !isPlaced[group] { return (group, true) } }
    while let group = sources.popLast() { if !isPlaced[group] { return (group, false) } }
    while let (surplus, group) = others.pop() {
      // If the surplus has changed, the group was pushed again.
      if !isPlaced[group], surplus == outgoing[group] - incoming[group] { return (group, false) }
    }
    return nil
  }

  private mutating func remove(_ edge: (source: Int, target: Int, weight: Int), with group: Int) {
    let other = edge.source == group ? edge.target : edge.source
    if isPlaced[other] { return }
    if edge.source == group { incoming[other] -= edge.weight } else { outgoing[other] -= edge.weight }
    note(other)
  }

  private mutating func note(_ group: Int) {
    if outgoing[group] == 0 {
      sinks.append(group)
    } else if incoming[group] == 0 {
      sources.append(group)
    } else {
      others.push(outgoing[group] - incoming[group], group)
    }
  }
}

/// Largest surplus first, then the smallest group.
private struct SurplusHeap {
  private var items: [(surplus: Int, group: Int)] = []

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    items[one].surplus != items[other].surplus
      ? items[one].surplus > items[other].surplus : items[one].group < items[other].group
  }

  mutating func push(_ surplus: Int, _ group: Int) {
    items.append((surplus, group))
    var child = items.count - 1
    while child > 0, isBefore(child, (child - 1) / 2) {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (surplus: Int, group: Int)? {
    guard let top = items.first else { return nil }
    items[0] = items[items.count - 1]
    items.removeLast()
    var parent = 0
    while 2 * parent + 1 < items.count {
      var child = 2 * parent + 1
      if child + 1 < items.count, isBefore(child + 1, child) { child += 1 }
      if !isBefore(child, parent) { break }
      items.swapAt(child, parent)
      parent = child
    }
    return top
  }
}
