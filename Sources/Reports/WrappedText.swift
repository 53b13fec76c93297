extension String {
  /// Lines of at most `width` cells, broken at spaces; a longer word has a line of its own.
  public func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words(where: { $0 == " " }) {
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

  /// Filled with spaces up to `width` cells, on the right or on the left.
  public func padded(to width: Int, leading: Bool = false) -> String {
    let fill = String(repeating: " ", count: max(0, width - displayWidth))
    return leading ? fill + self : self + fill
  }
}

extension String {
  /// The stretches between separators. Most texts are ASCII, in which characters need not be looked for.
  func words(where isSeparator: (Character) -> Bool) -> [Substring] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(whereSeparator: isSeparator) }
    return utf8.split { isSeparator(Character(Unicode.Scalar($0))) }.map { Substring($0) }
  }
}
