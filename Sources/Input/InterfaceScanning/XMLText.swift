/// The text of an attribute's value: the five entities of XML and characters by number stand for what they mean, any
/// other entity for itself.
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

  /// No entity that is decoded is longer: `#x10FFFF;`
  private static let longest = 10

  /// What an entity means, with its length behind the `&`.
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
