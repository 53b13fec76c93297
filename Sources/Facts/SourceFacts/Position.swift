/// A position in a file. The path is relative to the base folder; line and column start at 1, columns are in UTF-16
/// units.
public struct Position: Sendable, Hashable, Codable {
  public var file: String
  public var line: Int
  public var column: Int
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
