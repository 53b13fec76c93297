/// A reason why a file cannot be read as YAML.
public struct YAMLError: Error, Sendable, Equatable {
  /// Both from 1; columns in UTF-16 units.
  public var line: Int
  public var column: Int
  public var message: String
}
