/// An accepted finding. It is counted, and included only in report formats that support it.
public struct AcceptedFinding: Sendable {
  public enum Kind: Sendable, Hashable {
    /// By a comment in the source.
    case suppression(reason: String)
    /// By `allow:` in the configuration.
    case allowance(reason: String)
    case baseline
  }
  public var finding: Finding
  public var kind: Kind
  public init(_ finding: Finding, _ kind: Kind) {
    self.finding = finding
    self.kind = kind
  }
}
