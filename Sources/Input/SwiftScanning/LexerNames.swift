import LowLevel
import SourceFacts

/// Names and reserved words.
extension Lexer {
  /// Reads a name that starts with a letter or an underscore. The name is hashed while its end is searched, without
  /// branches for the first sixteen bytes, because the length of names is unpredictable.
  @inline(__always)
  func lexName(_ position: inout Int) {
    let start = source + position
    let (behindFirst, behindSecond) = ByteGroup.nonNameBytes(start)
    let continues: UInt64 = behindFirst == 0 ? ~0 : 0
    let first = ByteGroup(start).bytes(before: behindFirst)
    let second = ByteGroup(start + 8).bytes(before: behindSecond) & continues
    var length =
      ByteGroup.count(before: behindFirst)
      &+ (ByteGroup.count(before: behindSecond) & Int(truncatingIfNeeded: continues))
    var hash = NameHash.of(first, second, continues: continues)
    if length == 16 { (length, hash) = endOfLongName(start, first, second) }
    if start[length] >= 0x80 || start[length] == "$" { return lexApart(&position) { lexUncommonName() } }
    let name = names.intern(ByteView(start: start, count: length), hash: hash)
    appendName(name, from: position, to: position &+ length)
    position &+= length
  }

  /// The length and the hash of a name whose first sixteen bytes are all part of it.
  @inline(never)
  private func endOfLongName(_ start: UnsafeMutablePointer<UInt8>, _ first: UInt64, _ second: UInt64)
    -> (length: Int, hash: UInt32)
  {
    var hash = NameHash()
    hash.add(first)
    hash.add(second)
    var length = 16
    var group = ByteGroup(start + length)
    var after = group.nonNameBytes
    while after == 0 {
      hash.add(group.bytes)
      length &+= 8
      group = ByteGroup(start + length)
      after = group.nonNameBytes
    }
    return (length &+ ByteGroup.count(before: after), hash.finished(group.bytes(before: after)))
  }

  /// A name that contains `$` or characters beyond ASCII.
  func lexUncommonName() {
    let start = position
    var end = position
    while true {
      while classes[Int(source[end])].rawValue & ByteClass.identifierPart.rawValue != 0 { end += 1 }
      position = end
      guard source[end] >= 0x80, let (length, scalar) = decodeScalar(), isIdentifierPart(scalar) else { break }
      end += length
    }
    let name = names.intern(ByteView(start: source + start, count: end - start))
    appendName(name, from: start, to: end)
  }

  @inline(__always)
  private func appendName(_ name: Name, from start: Int, to end: Int) {
    let word = Word(name)
    let isWildcard = end &- start == 1 && source[start] == "_"
    append(
      word.isReserved ? .keyword : isWildcard ? .wildcard : .identifier, from: start, to: end, payload: name.raw,
      word: word)
  }

  func lexBackticks() {
    let start = position
    var end = position + 1
    while end < count, source[end] != "`", source[end] != "\n", source[end] != "\r" { end += 1 }
    guard end < count, source[end] == "`", end > start + 1 else {
      position += 1
      problems.append(SourceProblem(kind: "syntax_error", offset: UInt32(start), message: "unterminated backtick"))
      return append(.unknown, from: start)
    }
    position = end + 1
    let name = names.intern(ByteView(start: source + start + 1, count: end - start - 1))
    pending.insert(.backticked)
    append(.identifier, from: start, payload: name.raw)
  }

  /// `$0`, `$wrapped`
  func lexDollar() {
    let start = position
    position += 1
    var isNumber = true
    while position < count {
      let kind = classes[Int(source[position])].rawValue
      if kind & ByteClass.identifierPart.rawValue == 0 {
        guard source[position] >= 0x80, let (length, scalar) = decodeScalar(), isIdentifierPart(scalar) else { break }
        position += length
        isNumber = false
        continue
      }
      if kind != ByteClass.digit.rawValue { isNumber = false }
      position += 1
    }
    let name = names.intern(ByteView(start: source + start, count: position - start))
    append(isNumber && position > start + 1 ? .dollarIdentifier : .identifier, from: start, payload: name.raw)
  }

  /// `<#placeholder#>`, as a single name.
  func lexPlaceholder() -> Bool {
    let start = position
    var end = position + 2
    while end + 1 < count, source[end] != "\n" {
      if source[end] == "#", source[end + 1] == ">" {
        position = end + 2
        noteLines(from: start)
        let name = names.intern(ByteView(start: source + start, count: position - start))
        append(.identifier, from: start, payload: name.raw)
        return true
      }
      end += 1
    }
    return false
  }
}
