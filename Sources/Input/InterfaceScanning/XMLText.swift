/// The text of an attribute's value, with XML's five entities and numeric ones decoded. Other entities stay as they
/// are.
enum XMLText {
  static func decode(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&"), let (scalar, length) = entity(rest) else {
        text.append(byte)
        continue
      }
      text += Array(String(Character(scalar)).utf8)
      rest = rest.dropFirst(length)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The length of the longest decoded entity: `#x10FFFF;`
  private static let longest = 10

  /// The character of an entity, with the entity's length after the `&`.
  private static func entity(_ rest: some Collection<UInt8>) -> (Unicode.Scalar, length: Int)? {
    let name = rest.prefix(longest).prefix { $0 != UInt8(ascii: ";") }
    guard name.count < rest.prefix(longest).count else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    let scalar: Unicode.Scalar? =
      switch text {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      case _ where text.hasPrefix("#x"): UInt32(text.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      case _ where text.hasPrefix("#"): UInt32(text.dropFirst()).flatMap(Unicode.Scalar.init)
      default: nil
      }
    return scalar.map { ($0, name.count + 1) }
  }
}
