/// How much a search may do, so that no code can keep a run busy. A step is about one edge, reference or use that is
/// looked at. The number of steps depends on the code alone, so the same code is stopped at the same place on any
/// machine.
public struct WorkBudget: Sendable, Equatable {
  public let limit: Int
  /// What was done so far.
  public private(set) var steps = 0

  public init(limit: Int) { self.limit = limit }

  /// Far more than a rule needs for the code of any app, and not more than about a second.
  public init(for graph: DependencyGraph) {
    self.init(limit: 10_000_000 + 100 * (graph.references.count + graph.symbols.count))
  }

  /// The search has to stop, and to say so.
  public var isSpent: Bool { steps >= limit }

  public mutating func spend(_ steps: Int = 1) { self.steps += steps }
}
