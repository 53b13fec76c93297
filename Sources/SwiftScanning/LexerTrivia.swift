import SourceFacts

/// White space, comments and what comments say to the linter.
extension Lexer {
  @inline(__always)
  mutating func skipTrivia() {
    while position < count {
      switch source[position] {
      case " ", "\t", "\u{B}", "\u{C}", "\0":
        position += 1
        while position < count, source[position] == " " { position += 1 }
        pending.insert(.spaced)
      case "\n", "\r":
        position += 1
        pending.formUnion([.spaced, .lineStart])
        if !openStrings.isEmpty, !openStrings[openStrings.count - 1].isMultiline { abandonInterpolation() }
      case "/" where byte(1) == "/":
        skipLineComment()
        pending.insert(.spaced)
      case "/" where byte(1) == "*":
        skipBlockComment()
        pending.insert(.spaced)
      default: return
      }
    }
  }

  mutating func skipToLineEnd() {
    while position < count, source[position] != "\n", source[position] != "\r" { position += 1 }
  }

  private mutating func skipLineComment() {
    let start = position
    position += 2
    skipToLineEnd()
    note(start, contentEnd: position)
  }

  private mutating func skipBlockComment() {
    let start = position
    var depth = 1
    position += 2
    while position < count {
      let byte = source[position]
      if byte == "*", self.byte(1) == "/" {
        depth -= 1
        position += 2
        if depth == 0 { return note(start, contentEnd: position - 2) }
      } else if byte == "/", self.byte(1) == "*" {
        depth += 1
        position += 2
      } else {
        if byte == "\n" || byte == "\r" { pending.insert(.lineStart) }
        position += 1
      }
    }
    problems.append(SourceProblem(kind: "syntax_error", offset: UInt32(start), message: "'/*' is never closed"))
  }

  /// Keeps a comment whose text begins with `layerlint:`.
  private mutating func note(_ start: Int, contentEnd: Int) {
    var begin = start + 2
    while begin < contentEnd, Self.isFiller(source[begin]) { begin += 1 }
    guard contentEnd - begin > 10, source[begin] == "l" else { return }
    let keyword: StaticString = "layerlint:"
    for offset in 0..<10 where source[begin + offset] != keyword.utf8Start[offset] { return }
    var end = begin
    while end < contentEnd, source[end] != "\n", source[end] != "\r" { end += 1 }
    while end > begin, source[end - 1] == " " || source[end - 1] == "\t" { end -= 1 }
    let text = String(decoding: UnsafeBufferPointer(start: source + begin, count: end - begin), as: UTF8.self)
    directives.append(CommentDirective(offset: UInt32(begin), text: text))
  }

  private static func isFiller(_ byte: UInt8) -> Bool {
    byte == " " || byte == "\t" || byte == "/" || byte == "*" || byte == "!" || byte == "\n" || byte == "\r"
  }

  // MARK: UTF-8

  /// The scalar at `position` and its length; nil where the bytes are not UTF-8.
  func decodeScalar() -> (length: Int, scalar: UInt32)? {
    let first = UInt32(source[position])
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
    guard length > 0, position + length <= count else { return nil }
    var scalar = first & (0xFF >> UInt32(length + 1))
    for distance in 1..<length {
      let next = UInt32(source[position + distance])
      guard next & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | next & 0x3F
    }
    return (length, scalar)
  }

  func isIdentifierPart(_ scalar: UInt32) -> Bool {
    switch ScalarClass(scalar) {
    case .identifier, .operatorContinuation: true
    default: false
    }
  }
}
