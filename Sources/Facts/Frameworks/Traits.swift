/// What the linter asks about a type, function or member of a framework. The traits themselves are generated from
/// `Rules/vocabulary/traits.yml`.
public struct Traits: OptionSet, Hashable, Sendable, BitwiseCopyable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
