/// The effect of a change on the architecture: the output of `compare`.
public struct ComparisonDocument: QueryAnswer, Sendable {
  public var base: Side
  public var head: Side
  /// Findings of `head` that `base` does not have, and vice versa.
  public var new: [Finding] = []
  public var gone: [Finding] = []
  /// Findings of both states whose measure changed.
  public var changed: [Growth] = []
  /// Edges between layers that were added or removed, or have another number of references.
  public var edges: [Edge] = []
  /// Layers that depend on each other in a cycle.
  public var newCycles: [[String]] = []
  public var goneCycles: [[String]] = []
  /// Types in both states whose roles changed.
  public var roles: [RoleChange] = []
  /// Types that were added and removed.
  public var newTypes: [String] = []
  public var goneTypes: [String] = []
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public init(base: Side, head: Side) { (self.base, self.head) = (base, head) }

  /// One of the two states.
  public struct Side: Sendable, Equatable {
    /// The revision as the user wrote it, or a description of the state.
    public var name: String
    /// The id of its commit; nil for the working tree.
    public var commit: String?
    public var files = 0
    public var lines = 0
    public var types = 0
    /// The number of findings, including those that the baseline accepts.
    public var errors = 0
    public var warnings = 0
    public var infos = 0
    /// The number of edges between layers that violate their order.
    public var edgesAgainstLayers = 0
    public var cycles = 0
    public init(name: String, commit: String? = nil) { (self.name, self.commit) = (name, commit) }
  }

  public struct Growth: Sendable {
    /// The finding in `head`.
    public var finding: Finding
    /// The name of the measure, such as `lines`.
    public var measure: String
    public var before: Int
    public var after: Int
    public init(finding: Finding, measure: String, before: Int, after: Int) {
      (self.finding, self.measure, self.before, self.after) = (finding, measure, before, after)
    }
  }

  public struct Edge: Sendable, Equatable {
    public var from: String
    public var to: String
    /// Numbers of references; 0 if there is no edge.
    public var before: Int
    public var after: Int
    public var isAgainstLayers: Bool
    public init(from: String, to: String, before: Int, after: Int, isAgainstLayers: Bool) {
      (self.from, self.to, self.before, self.after) = (from, to, before, after)
      self.isAgainstLayers = isAgainstLayers
    }
  }

  public struct RoleChange: Sendable, Equatable {
    public var type: String
    public var position: Position
    public var before: [String]
    public var after: [String]
    public init(type: String, position: Position, before: [String], after: [String]) {
      (self.type, self.position, self.before, self.after) = (type, position, before, after)
    }
  }
}
