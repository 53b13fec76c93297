/// The tests that depend on changed files: the output of `affected`.
public struct AffectedDocument: QueryAnswer, Sendable {
  /// The revision that the working tree is compared with.
  public var base: String
  /// The source files that changed.
  public var changedFiles: [String] = []
  /// Sorted by module and name.
  public var tests: [Test] = []
  /// The number of all test types and functions.
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
    /// The length of the shortest path of references to a changed file; 0 if it is in one.
    public var steps: Int
    public init(name: String, module: String, position: Position, steps: Int) {
      (self.name, self.module, self.position, self.steps) = (name, module, position, steps)
    }
  }
}
