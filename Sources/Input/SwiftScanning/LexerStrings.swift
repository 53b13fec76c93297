import SourceFacts

/// String literals: plain ones are one token; one with interpolations is `stringStart`, the tokens inside, `stringEnd`.
extension Lexer {
  /// Reads a string. The position is at the quote; `start` is the first `#`.
  func lexString(pounds: Int, from start: Int) {
    let isMultiline = byte(1) == "\"" && byte(2) == "\"" && !(pounds > 0 && endsOnItsLine(pounds))
    position += isMultiline ? 3 : 1
    let string = OpenString(token: tokens.count, pounds: pounds, isMultiline: isMultiline)
    switch lexContent(of: string) {
    case .closed: append(.string, from: start)
    case .interpolation:
      let end = position
      position = start
      append(.stringStart, from: start)
      position = end
      openStrings.append(string)
      openStrings[openStrings.count - 1].outerBraces = openBraces
      openInterpolation()
    case .unterminated:
      problems.append(SourceProblem(kind: "syntax_error", offset: UInt32(start), message: "unterminated string"))
      append(.string, from: start)
    }
  }

  /// `#"""#`, `#"" "#`: whether a raw string that starts with three quotes ends on the same line, and so is not a
  /// multi-line string.
  private func endsOnItsLine(_ pounds: Int) -> Bool {
    var end = position + 2
    while end < count, source[end] != "\n", source[end] != "\r" {
      end += 1
      if source[end - 1] == "\"", hasPounds(pounds, at: end) { return true }
    }
    return false
  }

  private enum ContentEnd { case closed, interpolation, unterminated }

  /// Reads text up to the closing quote (then past it) or to the parenthesis of an interpolation (then at it).
  private func lexContent(of string: OpenString) -> ContentEnd {
    while position < count {
      switch source[position] {
      case "\"":
        if closes(string) { return .closed }
        position += 1
      case "\\":
        position += 1
        guard hasPounds(string.pounds) else { continue }
        position += string.pounds
        if byte(0) == "(" { return .interpolation }
        if position < count, source[position] != "\n", source[position] != "\r" { position += 1 }
      case "\n", "\r":
        guard string.isMultiline else { return .unterminated }
        position += 1
        noteLine(position)
      default:
        position += 1
        skipText()
      }
    }
    return .unterminated
  }

  /// Skips to the next byte that can end a string or a line.
  @inline(__always)
  private func skipText() {
    while true {
      let group = ByteGroup(source + position)
      let special = group.controls | group.equal(to: 0x22) | group.equal(to: 0x5C)
      position += ByteGroup.count(before: special)
      if special != 0 { return }
    }
  }

  /// Whether the quote at `position` ends the string; if so, moves after it.
  private func closes(_ string: OpenString) -> Bool {
    var length = 1
    if string.isMultiline {
      guard byte(1) == "\"", byte(2) == "\"" else { return false }
      length = 3
    }
    for distance in 0..<string.pounds where byte(length + distance) != "#" { return false }
    position += length + string.pounds
    return true
  }

  private func hasPounds(_ pounds: Int) -> Bool {
    for distance in 0..<pounds where byte(distance) != "#" { return false }
    return true
  }

  private func openInterpolation() {
    openBraces = 0
    open(.interpolationStart, &position)
  }

  /// Continues a string after the parenthesis that ends an interpolation.
  func resumeString() {
    guard let string = openStrings.last else { return }
    let start = position
    switch lexContent(of: string) {
    case .closed: end(string, from: start)
    case .interpolation: openInterpolation()
    case .unterminated:
      let offset = tokens[string.token].start
      problems.append(SourceProblem(kind: "syntax_error", offset: offset, message: "unterminated string"))
      end(string, from: start)
    }
  }

  private func end(_ string: OpenString, from start: Int) {
    openBraces = string.outerBraces
    openStrings.removeLast()
    tokens[string.token].payload = UInt32(tokens.count)
    append(.stringEnd, from: start, payload: UInt32(string.token))
  }

  /// Handles a line end inside an interpolation. In a one-line string, open brackets are reported, and the string ends
  /// here.
  func abandonInterpolation() {
    let string = openStrings[openStrings.count - 1]
    if string.isMultiline { return }
    while openBracket != Self.outermost, Int(openBracket) > string.token {
      let opener = openBracket
      guard tokens[Int(opener)].kind == .interpolationStart else {
        reportUnclosedBracket()
        continue
      }
      openBracket = tokens[Int(opener)].payload
      tokens[Int(opener)].payload = UInt32(tokens.count)
      append(.interpolationEnd, from: position, payload: opener)
    }
    let offset = tokens[string.token].start
    problems.append(SourceProblem(kind: "syntax_error", offset: offset, message: "unterminated string"))
    end(string, from: position)
    pending = [.lineStart, .spaced]
  }
}
