extension Character {
  /// The width in terminal columns: 2 for East Asian wide characters and emoji, 0 for lone combining marks, else 1.
  var displayWidth: Int {
    if isASCII { return 1 }
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isEastAsianWide(first.value) ? 2 : 1
    }
  }
}

extension StringProtocol {
  var displayWidth: Int {
    let isASCII =
      utf8.withContiguousStorageIfAvailable { bytes in bytes.reduce(0, |) < 0x80 } ?? utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }
}

/// The East_Asian_Width classes W and F of Unicode, by block.
private func isEastAsianWide(_ value: UInt32) -> Bool {
  switch value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
    true
  default: false
  }
}
