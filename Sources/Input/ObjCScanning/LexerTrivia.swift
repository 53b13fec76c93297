import LowLevel
import SourceFacts

/// White space, comments and suppressions in comments.
extension Lexer {
  @inline(__always)
  mutating func skipTrivia() {
    while position < limit {
      switch source[position] {
      case " ", "\t", "\u{B}", "\u{C}", "\0":
        position += 1
        pending.insert(.spaced)
      case "\n", "\r":
        position += 1
        pending.formUnion([.spaced, .lineStart])
      case "\\" where isLineEnd(position + 1):
        position += byte(1) == "\r" && byte(2) == "\n" ? 3 : 2
        pending.insert(.spaced)
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

  func isLineEnd(_ index: Int) -> Bool { index < limit && (source[index] == "\n" || source[index] == "\r") }

  /// A backslash at the end of the line continues a line comment.
  mutating func skipLineComment() {
    let start = position
    position += 2
    while position < limit, !isLineEnd(position) {
      if source[position] == "\\", isLineEnd(position + 1) {
        position += byte(1) == "\r" && byte(2) == "\n" ? 3 : 2
      } else {
        position += 1
      }
    }
    position = min(position, limit)
    note(start, contentEnd: position)
  }

  mutating func skipBlockComment() {
    let start = position
    position += 2
    while position < limit {
      let byte = source[position]
      if byte == "*", self.byte(1) == "/" {
        position += 2
        return note(start, contentEnd: position - 2)
      }
      if byte == "\n" || byte == "\r" { pending.insert(.lineStart) }
      position += 1
    }
    if !inMacro { problems.append(report(start, "'/*' is never closed")) }
  }

  /// Stores a comment that starts with `layerlint:`.
  private mutating func note(_ start: Int, contentEnd: Int) {
    var begin = start + 2
    while begin < contentEnd, Self.isFiller(source[begin]) { begin += 1 }
    guard !inMacro, contentEnd - begin > 10, source[begin] == "l" else { return }
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
}
