/// Why one part of a project depends on another, as `why` prints it.
public struct PathDocument: Sendable {
  /// Whole names of both ends, as the nodes of a graph are called.
  public var from: String
  public var to: String
  /// What the nodes between them are.
  public var level: GraphLevel
  public var answer: Answer
  /// Said on standard error, beside the answer.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public enum Answer: Sendable {
    /// The steps of a shortest path, in order.
    case path([GraphDocument.Edge])
    /// What to remove so that there is no path, with the fewest references in all.
    case cut([GraphDocument.Edge])
    /// There is no path; `back` is how many steps lead the other way, if any.
    case none(back: Int?)
  }

  public init(from: String, to: String, level: GraphLevel, answer: Answer) {
    self.from = from
    self.to = to
    self.level = level
    self.answer = answer
  }
}
