/// Anchors that hold aliases of other anchors grow exponentially, as keys already while the YAML is parsed; a few aliases cannot.
enum AliasBomb {
  static let maximumAliases = 16

  /// Counts what may be an alias of what may be an anchor, in quotes and comments too: each real one is among them. Pointers and
  /// patterns are not, unless something else is anchored by their name.
  static func isPossible(in bytes: ArraySlice<UInt8>) -> Bool {
    let anchors = Set(names(behind: UInt8(ascii: "&"), in: bytes))
    return !anchors.isEmpty && names(behind: UInt8(ascii: "*"), in: bytes).count(where: anchors.contains) > maximumAliases
  }

  private static func names(behind sign: UInt8, in bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.indices.compactMap { index in
      guard bytes[index] == sign, index == bytes.startIndex || isBeforeToken(bytes[index - 1]) else { return nil }
      let name = bytes[(index + 1)...].prefix(while: isName)
      return name.isEmpty ? nil : name
    }
  }

  /// White space, what opens or parts the items of a flow, and the last bytes of the line breaks beyond ASCII.
  private static func isBeforeToken(_ byte: UInt8) -> Bool { byte >= 0x80 || " \t\n\r[{,:?".utf8.contains(byte) }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
