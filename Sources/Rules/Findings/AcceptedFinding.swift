/// A finding that somebody said to put up with: it is counted, and told only where a format has a place for it.
public struct AcceptedFinding: Sendable {
  public enum Ground: Sendable, Hashable {
    /// By a comment beside it
    case suppression(reason: String)
    /// By `allow:` in the configuration
    case allowance(reason: String)
    case baseline
  }
  public var finding: Finding
  public var ground: Ground
  public init(_ finding: Finding, _ ground: Ground) {
    self.finding = finding
    self.ground = ground
  }
}
