/// One thing wrong in a configuration file. All mistakes of a run are reported together, each where it stands.
public struct ConfigurationMistake: Error, Sendable, Hashable {
  /// As the source was named; printed as it is.
  public var file: String
  /// Both from 1; columns in UTF-16 units.
  public var line: Int
  public var column: Int
  /// One line, with its did-you-mean.
  public var message: String
  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

extension ConfigurationMistake {
  /// Something else about the same place.
  public func saying(_ message: String) -> ConfigurationMistake {
    ConfigurationMistake(file: file, line: line, column: column, message: message)
  }
}

extension ConfigurationMistake: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column): \(message)" }
}

/// Why a run could not start. All of them end with exit code 2.
public enum UsageError: Error, Sendable, Equatable {
  /// Arguments that make no sense: a path that does not exist, an unknown rule or pack.
  case usage(String)
  /// Never empty; in order of file, line and column.
  case configuration([ConfigurationMistake])
  /// No source file to look at; the text says where was looked and what was left out.
  case nothingToLint(String)
}
