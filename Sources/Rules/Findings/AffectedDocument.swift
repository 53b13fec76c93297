/// The tests that reach what changed, as `affected` prints them.
public struct AffectedDocument: QueryAnswer, Sendable {
  /// The revision that the working tree is compared with.
  public var base: String
  /// The source files that changed.
  public var changedFiles: [String] = []
  /// In order of module and name.
  public var tests: [Test] = []
  /// How many test types and functions there are.
  public var allTests = 0
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public init(base: String) { self.base = base }

  public struct Test: Sendable, Equatable {
    /// A test class, a suite, or a test function outside of types.
    public var name: String
    public var module: String
    public var position: Position
    /// How many references lead from it to the nearest thing that changed; 0: it changed itself.
    public var steps: Int
    public init(name: String, module: String, position: Position, steps: Int) {
      (self.name, self.module, self.position, self.steps) = (name, module, position, steps)
    }
  }
}
