import SourceFacts

/// A difference that is accepted, and why. A file whose differences are all accepted is counted as justified.
public struct Justification: Sendable {
  /// The kind of fact, for readers.
  public var fact: String
  public var reason: String
  /// Whether a difference is of this kind, in a file with these bytes.
  public var accepts: @Sendable (Difference, [UInt8]) -> Bool

  /// All accepted differences. There are none yet.
  public static let all: [Justification] = []

  public static func accept(_ difference: Difference, in bytes: [UInt8]) -> Bool {
    all.contains { $0.accepts(difference, bytes) }
  }
}
