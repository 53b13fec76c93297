/// How names of types and folders end, and what that claims: `Rules/vocabulary/names.yml`.
public enum NamingConventions {
  /// Words, split when they are asked for.
  public struct Words: ExpressibleByStringLiteral, Sendable {
    private let text: StaticString

    public init(stringLiteral text: StaticString) { self.text = text }

    public var all: [String] {
      let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      return bytes.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
