/// Properties of framework types, functions and members that the linter needs. The constants are generated from
/// `Rules/vocabulary/traits.yml`.
public struct Traits: OptionSet, Hashable, Sendable, BitwiseCopyable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
