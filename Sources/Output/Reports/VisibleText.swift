import LowLevel

extension StringProtocol {
  /// The text on one line, with unprintable characters escaped as `\n`, `\t`, `\u{1B}`.
  public var visible: String {
    if utf8.withContiguousStorageIfAvailable(\.isPrintableASCII) ?? false { return String(self) }
    guard unicodeScalars.contains(where: isUnprintable) else { return String(self) }
    var text = ""
    for scalar in unicodeScalars { text += isUnprintable(scalar) ? visibleEscape(scalar) : String(scalar) }
    return text
  }
}

func visibleEscape(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": "\\n"
  case "\t": "\\t"
  case "\r": "\\r"
  default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}

extension Sequence<UInt8> {
  /// Computed without a branch per byte, so that the loop is vectorized.
  var isPrintableASCII: Bool {
    var seen: UInt8 = 0
    for byte in self { seen |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return seen == 0
  }
}
