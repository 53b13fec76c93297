import SourceFacts

/// `\Root.property[index]?.other`
extension Reader {
  func keyPath(_ pattern: PatternMode) -> Bool {
    let start = nodes.endIndex
    let backslash = offset
    advance()
    if !atDot {
      let outer = typeContext
      typeContext = .nested
      _ = simpleType(allowsMembers: false)
      typeContext = outer
    }
    while keyPathComponent(pattern, isFirst: nodes.endIndex == start) {}
    emit(.keyPath, at: backslash, from: start)
    return true
  }

  private var atDot: Bool { kind == .period || atPrefix(".") }

  private func keyPathComponent(_ pattern: PatternMode, isFirst: Bool) -> Bool {
    switch kind {
    case .leftSquare where !atLineStart || isFirst:
      keyPathSubscript(pattern)
      return true
    case .postfixQuestion, .exclamation:
      emitLeaf(.keyPathOptional)
      return true
    case .infixQuestion, .prefixOperator, .binaryOperator, .postfixOperator:
      return keyPathOptionals()
    case .period: return keyPathMember(pattern)
    default: return false
    }
  }

  private func keyPathSubscript(_ pattern: PatternMode) {
    let start = nodes.endIndex
    let bracket = offset
    arguments(.basic, pattern)
    emit(.keyPathSubscript, at: bracket, from: start)
  }

  /// An operator of `?` and `!`, possibly with a dot before it.
  private func keyPathOptionals() -> Bool {
    let token = token
    for distance in 0..<token.end - token.start {
      let byte = byte(of: token, distance)
      guard byte == "?" || byte == "!" || (byte == "." && distance == 0) else { return false }
    }
    for distance in 0..<token.end - token.start where byte(of: token, distance) != "." {
      nodes.append(Node(kind: .keyPathOptional, offset: token.start + distance, start: nodes.endIndex))
    }
    advance()
    return true
  }

  private func keyPathMember(_ pattern: PatternMode) -> Bool {
    let next = peek()
    if next.kind == .leftSquare {
      advance()
      keyPathSubscript(pattern)
      return true
    }
    if next.kind == .postfixQuestion || next.kind == .exclamation || next.kind == .infixQuestion {
      advance()
      return true
    }
    guard next.kind == .identifier || next.kind == .keyword || next.kind == .integer else { return false }
    advance()
    let start = nodes.endIndex
    let offset = self.offset
    let name = next.kind == .integer ? intern(next) : self.name
    advance()
    let flags = nameTail()
    emit(.keyPathMember, at: offset, from: start, name: name, flags: flags)
    return true
  }
}
