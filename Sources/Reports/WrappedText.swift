extension String {
  /// Lines of at most `width` cells, broken at spaces; a longer word has a line of its own.
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

  /// Of printable ASCII without two spaces in a row, as most texts are: a cell is a byte, a line a stretch of the text.
  private func wrappedPlain(to width: Int) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var start = 0
      while start < bytes.count {
        var end = bytes.count
        if end - start > width {
          let space = UInt8(ascii: " ")
          end = bytes[start...(start + width)].lastIndex(of: space) ?? bytes[start...].firstIndex(of: space) ?? end
        }
        lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
        start = end + 1
      }
      return lines
    }
  }

  private var isPlain: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var last = UInt8(ascii: " ")
      for byte in bytes {
        guard byte >= 0x20, byte < 0x7F, byte != 0x20 || last != 0x20 else { return false }
        last = byte
      }
      return last != 0x20
    }
  }

  /// Filled with spaces up to `width` cells, on the right or on the left.
  public func padded(to width: Int, leading: Bool = false) -> String {
    let fill = String(repeating: " ", count: max(0, width - displayWidth))
    return leading ? fill + self : self + fill
  }
}

extension String {
  /// Lines of at most `width` cells of what is printable: blanks of any kind are where a line may end.
  func wrappedWords(to width: Int) -> [String] {
    if isPlain { return wrappedPlain(to: width) }
    return words.joined(separator: " ").visible.wrapped(to: width)
  }

  /// The stretches between blanks.
  private var words: [Substring] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(whereSeparator: \.isWhitespace) }
    return utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map(Substring.init)
  }
}
