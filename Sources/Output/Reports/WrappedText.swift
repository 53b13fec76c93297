import LowLevel

extension String {
  /// Returns lines of at most `width` columns, broken at spaces. A longer word is on a line of its own.
  public func wrapped(to width: Int) -> [String] {
    if isPlain { return wrappedPlain(to: width) }
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in utf8.split(separator: UInt8(ascii: " ")).map(Substring.init) {
      let length = word.displayWidth
      if used > 0, used + 1 + length > width {
        lines.append(line)
        (line, used) = ("", 0)
      }
      line += used > 0 ? " \(word)" : String(word)
      used += used > 0 ? 1 + length : length
    }
    return used > 0 ? lines + [line] : lines
  }

  /// Wraps a plain text; the lines are slices of its bytes.
  private func wrappedPlain(to width: Int) -> [String] {
    var lines: [String] = []
    forEachLine(ofPlain: width) { lines.append(String(decoding: $0, as: UTF8.self)) }
    return lines
  }

  private func forEachLine(ofPlain width: Int, _ body: (ArraySlice<UInt8>) -> Void) {
    let bytes = Array(utf8)
    var start = 0
    // The end of the last word that fits, the columns up to it, and the columns up to `index`.
    var (end, cellsToEnd, cells) = (0, 0, 0)
    for index in 0...bytes.count {
      if index == bytes.count || bytes[index] == UInt8(ascii: " ") {
        if cells > width, end > start {
          body(bytes[start..<end])
          start = end + 1
          cells -= cellsToEnd + 1
        }
        (end, cellsToEnd) = (index, cells)
        if index == bytes.count { break }
      }
      if bytes[index] & 0xC0 != 0x80 { cells += 1 }
    }
    body(bytes[start...])
  }

  /// Whether the text consists of printable ASCII, dashes, quotation marks and dots (U+2010 to U+2027) and arrows
  /// (U+2190 to U+21BF), which are one column wide, without consecutive spaces. Most texts do.
  private var isPlain: Bool {
    withBytes { bytes in
      guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20, !bytes.hasSpacesInARow else {
        return false
      }
      if bytes.isPrintableASCII { return true }
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if 0x20..<0x7F ~= byte { continue }
        guard byte == 0xE2, index + 1 < bytes.count else { return false }
        let (second, third) = (bytes[index], bytes[index + 1])
        guard second == 0x80 && 0x90...0xA7 ~= third || second == 0x86 && 0x90...0xBF ~= third else { return false }
        index += 2
      }
      return true
    }
  }

  /// Pads with spaces to `width` columns, on the right or on the left.
  public func padded(to width: Int, leading: Bool = false) -> String {
    let fill = String(repeating: " ", count: max(0, width - displayWidth))
    return leading ? fill + self : self + fill
  }
}

extension String {
  /// Visits lines of at most `width` columns of printable text, broken at whitespace.
  func forEachLine(of width: Int, _ body: (ArraySlice<UInt8>) -> Void) {
    if isPlain { return forEachLine(ofPlain: width, body) }
    for line in words.joined(separator: " ").visible.wrapped(to: width) { body(Array(line.utf8)[...]) }
  }

  /// The words between whitespace.
  private var words: [Substring] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(whereSeparator: \.isWhitespace) }
    return utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map(Substring.init)
  }
}

extension Collection<UInt8> {
  /// Computed without a branch per byte, so that the loop is vectorized.
  fileprivate var hasSpacesInARow: Bool {
    var seen: UInt8 = 0
    for (byte, next) in zip(self, dropFirst()) { seen |= (byte ^ 0x20 | next ^ 0x20) == 0 ? 1 : 0 }
    return seen != 0
  }
}
