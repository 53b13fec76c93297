/// One value in force for a file, and where it comes from: what `config --for` prints.
public struct EffectiveSetting: Sendable, Equatable {
  /// Path of the key, `rules.upward_dependency.severity`; or a property of the file itself: `layer`, `module`, `linted`.
  public var key: String
  /// As one would write it in YAML, one line.
  public var value: String
  public var origin: Origin

  public enum Origin: Sendable, Equatable {
    case builtIn
    case pack(String)
    /// Worked out from the code; the text says from what.
    case inferred(String)
    /// The option, `--architecture`.
    case commandLine(String)
    case file(Position)
  }

  public init(key: String, value: String, origin: Origin) {
    self.key = key
    self.value = value
    self.origin = origin
  }
}
