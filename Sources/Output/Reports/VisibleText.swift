/// Whether a terminal or an editor would interpret the character instead of displaying it: control characters (C0, DEL,
/// C1), line and paragraph separators, bidirectional controls, the byte order mark.
func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

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

extension UnsafeBufferPointer<UInt8> {
  /// Computed without a branch per byte, so that the loop is vectorized.
  var isPrintableASCII: Bool {
    var seen: UInt8 = 0
    for byte in self { seen |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return seen == 0
  }
}
