import LowLevel

/// Endings of type and folder names, and what each indicates; from `Rules/vocabulary/names.yml`.
public enum NamingConventions {
  /// A list of words, split on access.
  public struct Words: ExpressibleByStringLiteral, Sendable {
    private let text: ByteView

    public init(stringLiteral text: StaticString) { self.text = ByteView(stringLiteral: text) }

    public var all: [String] { bytes.map(\.string) }
    public var bytes: [ByteView] { text.split(separator: UInt8(ascii: ",")) }
  }
}
