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

  /// Of a text that is plain: its lines are stretches of it.
  private func wrappedPlain(to width: Int) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var start = 0
      // Where the last word ended that fits, and how many cells of the line stand before it; how many stand before `index`.
      var (end, cellsToEnd, cells) = (0, 0, 0)
      for index in 0...bytes.count {
        if index == bytes.count || bytes[index] == UInt8(ascii: " ") {
          if cells > width, end > start {
            lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
            start = end + 1
            cells -= cellsToEnd + 1
          }
          (end, cellsToEnd) = (index, cells)
          if index == bytes.count { break }
        }
        if bytes[index] & 0xC0 != 0x80 { cells += 1 }
      }
      lines.append(String(decoding: bytes[start...], as: UTF8.self))
      return lines
    }
  }

  /// Printable ASCII, and dashes, quotation marks and dots of one cell (U+2010 to U+2027), without two spaces in a row, as most texts are.
  private var isPlain: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var last = UInt8(ascii: " ")
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80, 0x90...0xA7 ~= bytes[index + 2] {
          index += 2
        } else if byte < 0x20 || byte >= 0x7F || byte == 0x20 && last == 0x20 {
          return false
        }
        last = byte
        index += 1
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
