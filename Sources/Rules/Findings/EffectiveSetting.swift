/// One setting in force for a file and its origin: a row in the output of `config --for`.
public struct EffectiveSetting: Sendable, Equatable {
  /// The path of the key, `rules.upward_dependency.severity`, or a property of the file: `layer`, `module`, `linted`.
  public var key: String
  /// The value in YAML notation, one line.
  public var value: String
  public var origin: Origin

  public enum Origin: Sendable, Equatable {
    case builtIn
    case pack(String)
    /// Inferred from the code; the text names the evidence.
    case inferred(String)
    /// The name of the option, such as `--architecture`.
    case commandLine(String)
    case file(Position)
  }

  public init(key: String, value: String, origin: Origin) {
    self.key = key
    self.value = value
    self.origin = origin
  }
}
