/// Whether a terminal or an editor would interpret a scalar instead of showing it: control characters (C0, DEL, C1),
/// line and paragraph separators, bidirectional controls, the byte order mark.
public func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}
