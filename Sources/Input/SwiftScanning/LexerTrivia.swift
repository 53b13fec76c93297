import LowLevel
import SourceFacts

/// White space, comments and suppressions in comments.
extension Lexer {
  /// Moves to the next token. False at the end of the file.
  @inline(__always)
  func skipTrivia(_ position: inout Int) -> Bool {
    while true {
      let byte = source[position]
      if byte == " " {
        position &+= 1
        pending.insert(.spaced)
        if source[position] == " " { skipSpaces(&position) }
      } else if byte > 0x2F {
        return true
      } else if byte == "\n" {
        endLine(&position)
        skipSpaces(&position)
      } else if byte == "/" {
        guard lexApart(&position, { skipComment() }) else { return true }
      } else if byte > 0x20 {
        return true
      } else if !lexApart(&position, { skipControl() }) {
        return position < count
      }
    }
  }

  @inline(__always)
  private func skipSpaces(_ position: inout Int) {
    while true {
      let first = ByteGroup.count(before: ByteGroup(source + position).nonSpaceBytes)
      let second = ByteGroup.count(before: ByteGroup(source + position + 8).nonSpaceBytes)
      // Without a branch for the second eight bytes, because indentation is unpredictable.
      position &+= first &+ (first == 8 ? second : 0)
      if first &+ second < 16 { return }
    }
  }

  /// Records a line end at a line feed or carriage return. Of CR LF, only the line feed counts.
  @inline(__always)
  func noteLine(_ position: Int) {
    if source[position &- 1] == "\n" || source[position] != "\n" { lines.append(UInt32(truncatingIfNeeded: position)) }
  }

  /// The same for all line ends between `start` and `position`.
  func noteLines(from start: Int) {
    for index in start..<position where source[index] == "\n" || source[index] == "\r" { noteLine(index + 1) }
  }

  @inline(__always)
  private func endLine(_ position: inout Int) {
    position &+= 1
    pending.formUnion([.spaced, .lineStart])
    noteLine(position)
    if !openStrings.isEmpty { lexApart(&position) { abandonInterpolation() } }
  }

  /// Skips rare white space; zeros after the text are not skipped.
  private func skipControl() -> Bool {
    switch source[position] {
    case "\t", "\u{B}", "\u{C}": position += 1
    case "\r":
      // A copy, because `endLine` also writes the property.
      var end = position
      endLine(&end)
      position = end
    case "\0" where position < count: position += 1
    default: return false
    }
    pending.insert(.spaced)
    return true
  }

  func skipToLineEnd() {
    while true {
      let controls = ByteGroup(source + position).controls
      position += ByteGroup.count(before: controls)
      if controls != 0, atLineEnd { return }
      if controls != 0 { position += 1 }
    }
  }

  /// At a control character: whether the line or the file ends here.
  var atLineEnd: Bool { source[position] == "\n" || source[position] == "\r" || position >= count }

  /// False if the slash does not start a comment.
  private func skipComment() -> Bool {
    let start = position
    switch byte(1) {
    case "/":
      position += 2
      skipToLineEnd()
      note(start, contentEnd: position)
    case "*": skipBlockComment()
    default: return false
    }
    pending.insert(.spaced)
    return true
  }

  private func skipBlockComment() {
    let start = position
    var depth = 1
    position += 2
    while position < count {
      switch source[position] {
      case "*" where byte(1) == "/":
        depth -= 1
        position += 2
        if depth == 0 { return note(start, contentEnd: position - 2) }
      case "/" where byte(1) == "*":
        depth += 1
        position += 2
      case "\n", "\r":
        pending.insert(.lineStart)
        position += 1
        noteLine(position)
      default: position += 1
      }
    }
    problems.append(SourceProblem(kind: "syntax_error", offset: UInt32(start), message: "'/*' is never closed"))
  }

  /// Stores a comment that starts with `layerlint:`.
  private func note(_ start: Int, contentEnd: Int) {
    var begin = start + 2
    while begin < contentEnd, Self.isFiller(source[begin]) { begin += 1 }
    guard contentEnd - begin > 10, source[begin] == "l" else { return }
    let keyword: StaticString = "layerlint:"
    for offset in 0..<10 where source[begin + offset] != keyword.utf8Start[offset] { return }
    var end = begin
    while end < contentEnd, source[end] != "\n", source[end] != "\r" { end += 1 }
    while end > begin, source[end - 1] == " " || source[end - 1] == "\t" { end -= 1 }
    let text = ByteView(start: source + begin, count: end - begin).string
    directives.append(CommentDirective(offset: UInt32(begin), text: text))
  }

  private static func isFiller(_ byte: UInt8) -> Bool {
    byte == " " || byte == "\t" || byte == "/" || byte == "*" || byte == "!" || byte == "\n" || byte == "\r"
  }

  // MARK: UTF-8

  /// The scalar at `position` and its length; nil if the bytes are not valid UTF-8.
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
