/// A change that fixes a finding. The edits of one fix belong together and do not overlap.
public struct Fix: Sendable, Equatable {
  /// The title in a menu: "Hold the view weakly".
  public var title: String
  /// Whether the behavior is unchanged apart from the fault. Unsafe fixes are applied only on request.
  public var isSafe: Bool
  public var edits: [Edit]

  /// A replacement of a range of text. If start and end are equal, it is an insertion.
  public struct Edit: Sendable, Equatable {
    public var start: Position
    public var endLine: Int
    public var endColumn: Int
    public var text: String
    public init(start: Position, endLine: Int, endColumn: Int, text: String) {
      self.start = start
      self.endLine = endLine
      self.endColumn = endColumn
      self.text = text
    }
  }

  public init(title: String, isSafe: Bool, edits: [Edit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}
