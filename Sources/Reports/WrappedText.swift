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

  /// Of printable ASCII, as most texts are: a cell is a byte.
  private func wrappedPlain(to width: Int) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var line: [UInt8] = []
      var next = 0
      while next < bytes.count {
        let start = next
        while next < bytes.count, bytes[next] != UInt8(ascii: " ") { next += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<next])
        next += 1
        if word.isEmpty { continue }
        if !line.isEmpty, line.count + 1 + word.count > width {
          lines.append(String(decoding: line, as: UTF8.self))
          line.removeAll(keepingCapacity: true)
        }
        if !line.isEmpty { line.append(UInt8(ascii: " ")) }
        line.append(contentsOf: word)
      }
      return line.isEmpty ? lines : lines + [String(decoding: line, as: UTF8.self)]
    }
  }

  /// Printable ASCII.
  private var isPlain: Bool {
    var text = self
    return text.withUTF8 { bytes in bytes.allSatisfy { 0x20 <= $0 && $0 < 0x7F } }
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
