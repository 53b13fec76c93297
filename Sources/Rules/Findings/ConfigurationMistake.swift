/// One mistake in a configuration file. All mistakes of a run are reported together, each at its position.
public struct ConfigurationMistake: Error, Sendable, Hashable {
  /// The file name that was passed to the parser.
  public var file: String
  /// Line and column from 1; columns in UTF-16 units.
  public var line: Int
  public var column: Int
  /// One line, with a suggestion if there is one.
  public var message: String
  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

extension ConfigurationMistake {
  /// Returns another message for the same position.
  public func with(message: String) -> ConfigurationMistake {
    ConfigurationMistake(file: file, line: line, column: column, message: message)
  }
}

extension ConfigurationMistake: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column): \(message)" }
}

/// An error that prevents a run from starting. The exit code is 2.
public enum UsageError: Error, Sendable, Equatable {
  /// Invalid arguments: a path that does not exist, an unknown rule or pack.
  case usage(String)
  /// The mistakes in the configuration, never empty, in order of file, line and column.
  case configuration([ConfigurationMistake])
  /// No source file was found. The text names the searched folders and the skipped files.
  case nothingToLint(String)
}
