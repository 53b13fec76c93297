/// A dependency path between two parts of a project, as `why` prints it.
public struct PathDocument: QueryAnswer, Sendable {
  /// The full names of both ends, as nodes of a graph are named.
  public var from: String
  public var to: String
  /// The kind of the nodes between them.
  public var level: GraphLevel
  public var answer: Answer
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public enum Answer: Sendable {
    /// The steps of a shortest path, in order.
    case path([GraphDocument.Edge])
    /// The edges to remove so that no path is left, with the fewest references in total.
    case cut([GraphDocument.Edge])
    /// There is no path. `back` is the length of the shortest path in the opposite direction, if any.
    case none(back: Int?)
  }

  public init(from: String, to: String, level: GraphLevel, answer: Answer) {
    self.from = from
    self.to = to
    self.level = level
    self.answer = answer
  }
}
