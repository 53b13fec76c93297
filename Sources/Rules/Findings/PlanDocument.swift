/// Moves of files that remove findings about layers, as `plan` prints them.
public struct PlanDocument: QueryAnswer, Sendable {
  /// In the order in which they are done. For a question about given moves: one step.
  public var steps: [Step] = []
  /// The rules whose findings are counted.
  public var rules: [String] = []
  /// Findings of these rules before the first step, and after the last one.
  public var before = 0
  public var after = 0
  /// Changes to the findings of other rules when all steps are done.
  public var others = Change()
  /// What to fix first, of the findings of all rules.
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

  /// Findings that go and come.
  public struct Change: Sendable {
    public var gone: [Finding] = []
    public var new: [Finding] = []
    public init() {}
  }

  /// One file that is moved to another folder.
  public struct Move: Sendable, Equatable {
    public var from: String
    public var to: String
    /// The layers of both places; nil: in none.
    public var fromLayer: String?
    public var toLayer: String?
    public init(from: String, to: String) { (self.from, self.to) = (from, to) }
  }

  /// A finding with what it costs to leave it.
  public struct Debt: Sendable {
    public var finding: Finding
    /// Types that depend on its subject, directly or through others.
    public var dependents: Int
    /// Commits of the last year that changed its file; nil without git.
    public var changes: Int?
    /// Lines of its file.
    public var lines: Int
    public init(finding: Finding, dependents: Int, changes: Int?, lines: Int) {
      (self.finding, self.dependents, self.changes, self.lines) = (finding, dependents, changes, lines)
    }
  }
}
