import LowLevel
import SourceFacts

/// Directives: lines that start with `#`.
extension Lexer {
  mutating func lexDirective() {
    let start = position
    position += 1
    skipBlanks()
    let word = position
    while isIdentifierPart(position) { position += 1 }
    switch ByteView(start: source + word, count: position - word).string {
    case "import", "include", "include_next": lexInclusion()
    case "define": lexDefinition(start)
    case "if":
      skipBlanks()
      openBranch(start, isZero: byte(0) == "0" && !isIdentifierPart(position + 1))
    case "ifdef", "ifndef": openBranch(start, isZero: false)
    case "else", "elif", "elifdef", "elifndef": nextBranch(start)
    case "endif": closeBranch(start)
    default: break
    }
    skipDirective()
    pending.formUnion([.lineStart, .spaced])
  }

  private mutating func skipBlanks() {
    while position < limit {
      if source[position] == "/", byte(1) == "*" {
        skipBlockComment()
      } else if source[position] == " " || source[position] == "\t" {
        position += 1
      } else {
        return
      }
    }
  }

  /// Skips to the end of the directive, which is the end of the line unless a backslash or a comment continues it.
  private mutating func skipDirective() {
    while position < limit, !isLineEnd(position) {
      switch source[position] {
      case "\\" where isLineEnd(position + 1): position += byte(1) == "\r" && byte(2) == "\n" ? 3 : 2
      case "/" where byte(1) == "/": return skipLineComment()
      case "/" where byte(1) == "*": skipBlockComment()
      case "\"": skipQuote()
      default: position += 1
      }
    }
    position = min(position, limit)
  }

  /// Skips a string in a directive, in which `//` starts no comment. An apostrophe may be unmatched (`#error can't`).
  private mutating func skipQuote() {
    position += 1
    while position < limit, !isLineEnd(position) {
      if source[position] == "\\" {
        // A backslash continues the line, also before CRLF.
        position += byte(1) == "\r" && byte(2) == "\n" ? 3 : 2
      } else {
        position += 1
        if source[position - 1] == "\"" { return }
      }
    }
    position = min(position, limit)
  }

  /// `"path"` or `<path>` after `#import`.
  private mutating func lexInclusion() {
    skipBlanks()
    let isQuoted = byte(0) == "\""
    guard isQuoted || byte(0) == "<" else { return }
    let begin = position + 1
    var end = begin
    while end < limit, !isLineEnd(end), source[end] != (isQuoted ? "\"" : ">") { end += 1 }
    guard end < limit, !isLineEnd(end), end > begin else { return }
    position = end + 1
    guard skippedDepth == 0 else { return }
    let slash = (begin..<end).first { source[$0] == "/" }
    let module = isQuoted || slash == nil ? Name.none : text(begin, slash ?? end)
    imports.append(
      ImportFact(
        kind: .header, flags: isQuoted ? [.quoted] : [], module: module, path: text(begin, end), offset: UInt32(begin),
        end: UInt32(end)))
  }

  private mutating func text(_ begin: Int, _ end: Int) -> Name {
    names.intern(ByteView(start: source + begin, count: end - begin))
  }

  private mutating func lexDefinition(_ start: Int) {
    skipBlanks()
    let begin = position
    while isIdentifierPart(position) { position += 1 }
    let end = position
    skipDirective()
    guard end > begin, skippedDepth == 0 else { return }
    macros.append(
      MacroDefinition(
        start: UInt32(start), end: UInt32(position), nameStart: UInt32(begin), nameEnd: UInt32(end),
        bodyStart: UInt32(end), hasParameters: end < limit && source[end] == "("))
  }
}
