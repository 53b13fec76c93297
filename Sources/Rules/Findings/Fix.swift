/// A change that mends a finding. The edits of one fix belong together and do not overlap.
public struct Fix: Sendable, Equatable {
  /// What it does, for a menu: "Hold the view weakly".
  public var title: String
  /// Behaviour stays the same but for the fault; others are made only on request.
  public var isSafe: Bool
  public var edits: [Edit]

  /// Text that replaces a range. Equal ends: an insertion.
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
