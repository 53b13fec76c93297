extension String {
  /// Lines of at most `width` cells, broken at spaces; a longer word has a line of its own.
  public func wrapped(to width: Int) -> [String] {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return wrappedPlain(to: width) }
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
    var lines: [String] = []
    var line: [UInt8] = []
    for word in utf8.split(separator: UInt8(ascii: " ")) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      }
      if !line.isEmpty { line.append(UInt8(ascii: " ")) }
      line += word
    }
    return line.isEmpty ? lines : lines + [String(decoding: line, as: UTF8.self)]
  }

  /// Filled with spaces up to `width` cells, on the right or on the left.
  public func padded(to width: Int, leading: Bool = false) -> String {
    let fill = String(repeating: " ", count: max(0, width - displayWidth))
    return leading ? fill + self : self + fill
  }
}

extension String {
  /// The stretches between blanks. Most texts are ASCII, in which characters need not be looked for.
  var words: [Substring] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(whereSeparator: \.isWhitespace) }
    return utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map(Substring.init)
  }
}
