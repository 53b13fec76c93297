/// Detects YAML whose anchors contain aliases of other anchors and thus grow exponentially: the parser expands them in
/// keys. A few aliases are harmless.
enum AliasBomb {
  static let maximumAliases = 16

  /// Counts possible aliases of possible anchors, including those in quotes and comments, so that no real alias is
  /// missed. Pointers and patterns are counted only if an anchor has their name.
  static func isPossible(in bytes: ArraySlice<UInt8>) -> Bool {
    let anchors = Set(names(after: UInt8(ascii: "&"), in: bytes))
    return !anchors.isEmpty
      && names(after: UInt8(ascii: "*"), in: bytes).count(where: anchors.contains) > maximumAliases
  }

  private static func names(after sign: UInt8, in bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.indices.compactMap { index in
      guard bytes[index] == sign, index == bytes.startIndex || isBeforeToken(bytes[index - 1]) else { return nil }
      let name = bytes[(index + 1)...].prefix(while: isName)
      return name.isEmpty ? nil : name
    }
  }

  /// Whether a token can start after this byte: white space, flow indicators, and the last bytes of non-ASCII line
  /// breaks.
  private static func isBeforeToken(_ byte: UInt8) -> Bool { byte >= 0x80 || " \t\n\r[{,:?".utf8.contains(byte) }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
