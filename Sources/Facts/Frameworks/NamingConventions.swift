/// Endings of type and folder names, and what each indicates; from `Rules/vocabulary/names.yml`.
public enum NamingConventions {
  /// A list of words, split on access.
  public struct Words: ExpressibleByStringLiteral, Sendable {
    private let text: StaticString

    public init(stringLiteral text: StaticString) { self.text = text }

    public var all: [String] {
      let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      return bytes.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
