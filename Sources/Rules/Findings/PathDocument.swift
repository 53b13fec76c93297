/// A dependency path between two parts of a project: the output of `why`.
public struct PathDocument: QueryAnswer, Sendable {
  /// The full names of both ends, in the form of node ids of a graph.
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
    /// The edges to remove so that no path remains, with the fewest references in total.
    case cut([GraphDocument.Edge])
    /// No path exists. `back` is the length of the shortest path in the opposite direction, if there is one.
    case none(back: Int?)
  }

  public init(from: String, to: String, level: GraphLevel, answer: Answer) {
    self.from = from
    self.to = to
    self.level = level
    self.answer = answer
  }
}
