import LowLevel
import SourceFacts

/// Operators, distinguished by the white space around them, and regex literals, distinguished from division the same
/// way.
extension Lexer {
  func lexOperator() {
    let start = position
    let startsWithDot = source[position] == "."
    var hasSlash = false
    while true {
      let next = source[position]
      if classes[Int(next)].rawValue == ByteClass.operator.rawValue {
        if next == ".", !startsWithDot { break }
        if next == "<", byte(1) == "#", position > start { break }
        if next == "/" { hasSlash = true }
        position += 1
      } else if next >= 0x80, let (length, scalar) = decodeScalar(), Self.isOperatorPart(scalar) {
        position += length
      } else {
        break
      }
    }
    if hasSlash {
      if lexRegexInside(start) { return }
      cutBeforeComment(start)
    }
    appendOperator(from: start)
  }

  /// Whether a byte cannot continue an operator.
  @inline(__always)
  func endsOperator(_ byte: UInt8) -> Bool {
    classes[Int(byte)].intersection([.operator, .beyondASCII]).isEmpty
  }

  /// A single equals sign, the most frequent operator: white space around it does not matter.
  @inline(__always)
  func lexEqual(_ position: inout Int) {
    let name = names.intern(
      ByteView(start: source + position, count: 1), hash: NameHash().finished(UInt64(UInt8(ascii: "="))))
    position &+= 1
    append(.equal, from: position &- 1, to: position, payload: name.raw)
  }

  /// Whether a period before an operator is not part of it: `\Name.?.count`, `value./* */name`, `.<#name#>`.
  var standsAlone: Bool {
    switch byte(1) {
    case "?", "!": isLeftBound(position) && byte(2) != "="
    case "/": byte(2) == "/" || byte(2) == "*"
    case "<": byte(2) == "#"
    default: false
    }
  }

  private static func isOperatorPart(_ scalar: UInt32) -> Bool {
    switch ScalarClass(scalar) {
    case .operator, .operatorContinuation: true
    default: false
    }
  }

  /// `a*/* comment */b`: an operator ends before a comment.
  private func cutBeforeComment(_ start: Int) {
    guard position - start > 2 else { return }
    for index in start + 1..<position where source[index] == "/" && index + 1 < count {
      if source[index + 1] == "/" || source[index + 1] == "*" {
        position = index
        return
      }
    }
  }

  func appendOperator(from start: Int) {
    let kind = operatorKind(start, position)
    append(kind, from: start, payload: internShort(from: start).raw)
  }

  /// The name from `start` to the current position; short names are read in one load.
  @inline(__always)
  private func internShort(from start: Int) -> Name {
    let count = position - start
    let text = ByteView(start: source + start, count: count)
    guard count < 8 else { return names.intern(text) }
    let bytes = ByteGroup(source + start).bytes & ((1 << UInt64(count * 8)) - 1)
    return names.intern(text, hash: NameHash().finished(bytes))
  }

  @inline(__always)
  private func operatorKind(_ start: Int, _ end: Int) -> TokenKind {
    let left = isLeftBound(start)
    if end - start == 1 {
      switch source[start] {
      case "=": return .equal
      case "&" where !left && isRightBound(end, isLeftBound: left): return .prefixAmpersand
      case "?": return left ? .postfixQuestion : .infixQuestion
      default: break
      }
    }
    if end - start == 2, source[start] == "-", source[start + 1] == ">" { return .arrow }
    let right = isRightBound(end, isLeftBound: left)
    return left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
  }

  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch source[start - 1] {
    case " ", "\r", "\n", "\t", "(", "[", "{", ",", ";", ":", "\0": return false
    case "/": return !(start > 1 && source[start - 2] == "*")
    case 0xA0: return !(start > 1 && source[start - 2] == 0xC2)
    default: return true
    }
  }

  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    guard end < count else { return false }
    let next: UInt8 = end + 1 < count ? source[end + 1] : 0
    switch source[end] {
    case " ", "\r", "\n", "\t", ")", "]", "}", ",", ";", ":", "\0": return false
    case ".": return !isLeftBound
    case "/": return !(next == "/" || next == "*")
    case 0xC2: return next != 0xA0
    default: return true
    }
  }

  // MARK: Regex literals

  /// Reads a regex literal if one of the slashes in the operator `start..<position` starts it.
  private func lexRegexInside(_ start: Int) -> Bool {
    let end = position
    for slash in start..<end where source[slash] == "/" {
      guard !isLeftBound(start), !isAfterOperatorName() else { return false }
      var must = false
      if !isRightBound(end, isLeftBound: false) {
        guard isRegexPosition() else { return false }
        must = !isAfterOpening()
      }
      guard let close = scanRegex(at: slash, pounds: 0, must: must) else { return false }
      if slash > start {
        position = slash
        appendOperator(from: start)
      }
      position = close
      append(.regex, from: slash)
      return true
    }
    return false
  }

  private func isAfterOperatorName() -> Bool {
    guard tokens.count > 0 else { return false }
    let word = tokens[tokens.count - 1].word
    return word == .func || word == .operator
  }

  private func isAfterOpening() -> Bool {
    guard tokens.count > 0 else { return false }
    switch tokens[tokens.count - 1].kind {
    case .leftParen, .interpolationStart, .leftSquare, .comma, .colon, .colonColon: return true
    default: return false
    }
  }

  private func isRegexPosition() -> Bool {
    guard tokens.count > 0 else { return true }
    let last = tokens[tokens.count - 1]
    switch last.kind {
    case .leftBrace, .leftParen, .interpolationStart, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .infixQuestion, .unknown:
      return true
    case .keyword:
      switch last.word {
      case .true, .false, .anyWord, .nil, .selfWord, .selfType, .super: return false
      default: return true
      }
    default: return pending.contains(.afterDirective)
    }
  }

  /// The end of the regex literal that starts at a slash; nil if it is not one. The rules of SE-0354: one line unless
  /// there are pounds, no space after the opening slash, balanced groups.
  func scanRegex(at slash: Int, pounds: Int, must: Bool) -> Int? {
    var index = slash + 1
    if pounds == 0 {
      guard index < count else { return nil }
      switch source[index] {
      case " ", "\t": if !must { return nil }
      case "*", "/": return nil
      default: break
      }
      if slash > 0, source[slash - 1] == "*" { return nil }
    }
    let isMultiline = pounds > 0 && startsMultiline(index)
    var groups = 0
    var classDepth = 0
    var lastSpace = -1
    while index < count {
      switch source[index] {
      case "/":
        if hasPounds(pounds, at: index + 1) {
          if pounds == 0 {
            if index + 1 < count, source[index + 1] == "*" || source[index + 1] == "/" { return must ? index : nil }
            if lastSpace == index - 1, !must { return nil }
          }
          return index + 1 + pounds
        }
      case "\n", "\r": if !isMultiline { return must ? index : nil }
      case "\\":
        index += 1
        if index < count, source[index] == "\n" || source[index] == "\r" { continue }
      case "(" where classDepth == 0: groups += 1
      case ")" where classDepth == 0:
        if groups == 0 { if !must { return nil } } else { groups -= 1 }
      case "[": classDepth += 1
      case "]": if classDepth > 0 { classDepth -= 1 }
      case " ", "\t": lastSpace = index
      default: break
      }
      index += 1
    }
    return must ? count : nil
  }

  private func startsMultiline(_ start: Int) -> Bool {
    var index = start
    while index < count, source[index] == " " || source[index] == "\t" { index += 1 }
    return index < count && (source[index] == "\n" || source[index] == "\r")
  }

  func hasPounds(_ pounds: Int, at start: Int) -> Bool {
    guard start + pounds <= count else { return false }
    for index in start..<start + pounds where source[index] != "#" { return false }
    return true
  }
}
