import LowLevel
import SourceFacts

/// Everything that starts with `#`: raw strings, extended regexes, conditional compilation, macros.
extension Lexer {
  func lexPound() {
    let start = position
    var pounds = 0
    while byte(pounds) == "#" { pounds += 1 }
    if byte(pounds) == "\"" {
      position += pounds
      return lexString(pounds: pounds, from: start)
    }
    if byte(pounds) == "/", let end = scanRegex(at: position + pounds, pounds: pounds, must: true) {
      position = end
      noteLines(from: start)
      return append(.regex, from: start)
    }
    if pounds > 1 {
      position += pounds
      return append(.unknown, from: start)
    }
    if lexDirective() { return }
    position += 1
    append(.pound, from: start)
  }

  /// Removes `#if`, `#elseif`, `#else`, `#endif`, `#sourceLocation(…)` from the tokens.
  private func lexDirective() -> Bool {
    let start = position
    var end = position + 1
    while end < count, classes[Int(source[end])].rawValue & ByteClass.identifierPart.rawValue != 0 { end += 1 }
    let text = ByteView(start: source + start + 1, count: end - start - 1)
    switch text.count {
    case 2 where text == "if": conditions.open(at: UInt32(start))
    case 4 where text == "else", 6 where text == "elseif":
      conditions.next(at: UInt32(start))
    case 5 where text == "endif": conditions.close(at: UInt32(start))
    case 14 where text == "sourceLocation":
      position = end
      while position < count, source[position] != ")", source[position] != "\n" { position += 1 }
      if position < count { position += 1 }
      noteLines(from: end)
      return true
    case 9 where text == "available", 11 where text == "unavailable":
      position = end
      append(.poundAvailable, from: start)
      return true
    default: return false
    }
    position = end
    skipCondition()
    pending.formUnion([.afterDirective, .lineStart, .spaced])
    return true
  }

  /// Skips the rest of the directive's line, up to a comment.
  private func skipCondition() {
    while position < count, source[position] != "\n", source[position] != "\r" {
      if source[position] == "/", byte(1) == "/" || byte(1) == "*" { return }
      position += 1
    }
  }
}
