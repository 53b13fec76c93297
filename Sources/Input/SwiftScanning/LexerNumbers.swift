import SourceFacts

/// Numbers: their extent, not their value.
extension Lexer {
  func lexNumber() {
    let start = position
    var isFloat = false
    let afterPeriod = tokens.last?.kind == .period
    if source[position] == "0", byte(1) == "x" || byte(1) == "b" || byte(1) == "o" {
      let isHex = byte(1) == "x"
      position += 2
      skipIdentifierParts()
      if isHex { isFloat = lexHexFloatTail(from: start) }
    } else {
      skipDigits()
      if !afterPeriod {
        if byte(0) == ".", classes[Int(byte(1))].rawValue == ByteClass.digit.rawValue {
          isFloat = true
          position += 1
          skipDigits()
        }
        if byte(0) == "e" || byte(0) == "E" { isFloat = lexExponent() || isFloat }
      }
      skipIdentifierParts()
    }
    append(isFloat ? .float : .integer, from: start)
  }

  private func lexExponent() -> Bool {
    let signed = byte(1) == "+" || byte(1) == "-" ? 2 : 1
    guard classes[Int(byte(signed))].rawValue == ByteClass.digit.rawValue else { return false }
    position += signed
    skipDigits()
    return true
  }

  /// The fraction and exponent of `0x1.8p3`. The digits before, and a `p`, have been read.
  private func lexHexFloatTail(from start: Int) -> Bool {
    var sawExponent = false
    for index in start..<position where source[index] == "p" || source[index] == "P" { sawExponent = true }
    if !sawExponent, byte(0) == "." {
      var end = position + 1
      while end < count, classes[Int(source[end])].rawValue & ByteClass.identifierPart.rawValue != 0,
        source[end] | 0x20 != "p"
      { end += 1 }
      guard end > position + 1, end < count, source[end] | 0x20 == "p" else { return false }
      position = end + 1
      sawExponent = true
    }
    guard sawExponent else { return false }
    if byte(0) == "+" || byte(0) == "-" { position += 1 }
    skipDigits()
    return true
  }

  private func skipDigits() {
    while position < count,
      classes[Int(source[position])].rawValue == ByteClass.digit.rawValue || source[position] == "_"
    {
      position += 1
    }
  }

  private func skipIdentifierParts() {
    while position < count, classes[Int(source[position])].rawValue & ByteClass.identifierPart.rawValue != 0 {
      position += 1
    }
  }
}
