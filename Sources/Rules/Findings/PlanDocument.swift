/// Moves of files that remove findings about layers: the output of `plan`.
public struct PlanDocument: QueryAnswer, Sendable {
  /// In order of execution. For moves given by the user, a single step.
  public var steps: [Step] = []
  /// The rules whose findings are counted.
  public var rules: [String] = []
  /// The number of findings of these rules before the first step, and after the last one.
  public var before = 0
  public var after = 0
  /// Changes to the findings of other rules after all steps.
  public var others = Change()
  /// What to fix first, among the findings of all rules.
  public var first: [Debt] = []
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public init() {}

  public struct Step: Sendable {
    public var moves: [Move]
    public var change = Change()
    public init(moves: [Move]) { self.moves = moves }
  }

  /// Findings that are removed and added.
  public struct Change: Sendable {
    public var gone: [Finding] = []
    public var new: [Finding] = []
    public init() {}
  }

  /// A file that is moved to another folder.
  public struct Move: Sendable, Equatable {
    public var from: String
    public var to: String
    /// The layers of both folders; nil for none.
    public var fromLayer: String?
    public var toLayer: String?
    public init(from: String, to: String) { (self.from, self.to) = (from, to) }
  }

  /// A finding and the cost of leaving it.
  public struct Debt: Sendable {
    public var finding: Finding
    /// The number of types that depend on its subject, directly or indirectly.
    public var dependents: Int
    /// The number of commits in the last year that changed its file; nil without git.
    public var changes: Int?
    /// The number of lines of its file.
    public var lines: Int
    public init(finding: Finding, dependents: Int, changes: Int?, lines: Int) {
      (self.finding, self.dependents, self.changes, self.lines) = (finding, dependents, changes, lines)
    }
  }
}
