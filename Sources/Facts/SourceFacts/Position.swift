/// A place in a file: path relative to the base folder; line and column from 1, columns in UTF-16 units.
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
