/// Limits the work of a search, so that no code can keep a run busy. A step is about one visited edge, reference or
/// use. The number of steps depends only on the code, so that a search stops at the same place on every machine.
public struct WorkBudget: Sendable, Equatable {
  public let limit: Int
  /// The steps taken so far.
  public private(set) var steps = 0

  public init(limit: Int) { self.limit = limit }

  /// Allows far more steps than a rule needs for any real app. They take about a second.
  public init(for graph: DependencyGraph) {
    self.init(limit: 10_000_000 + 100 * (graph.references.count + graph.symbols.count))
  }

  /// Whether the search must stop and report that it is incomplete.
  public var isSpent: Bool { steps >= limit }

  public mutating func spend(_ steps: Int = 1) { self.steps += steps }
}
