import Frameworks
import SourceFacts

/// Names of types, with their arguments.
extension Reader {
  /// Reads the name of a type among the specifiers. Of several adjacent names one is the type; macros come before it,
  /// and the declared name after it. False if the current name is the declared one.
  mutating func namedType(_ result: inout Specifiers, isAbstract: Bool) -> Bool {
    let run = nameRun()
    var first = index
    var last = run.last
    let next = tokens[run.end].kind
    if next == .identifier {
      // A reserved word follows: `NS_INLINE void`. In `Foo const *`, the name is the type.
      if let word = word(of: tokens[run.end]), word.isQualifier, word != .typedef, word != .static, word != .extern,
        run.last == index, !isScreaming(token)
      {
        return namedType(at: index, &result)
      }
      index = run.end
      return true
    }
    if next == .star || next == .less || next == .colonColon || next == .caret
      || (next == .leftParen && isNestedDeclarator(run.end))
    {
      return namedType(at: last, &result)
    }
    if first == last {
      // A single name: a type in a list of types, or a macro.
      if !isAbstract, next == .atWord || next == .endOfFile || next == .rightBrace { index = run.end }
      return isAbstract || next == .comma || next == .greater || next == .ellipsis || next == .ampersand
        ? namedType(at: first, &result) : index == run.end
    }
    while first < last, isScreaming(tokens[first]), first + 1 < last { first = indexAfterName(first) }
    if first == last { return namedType(at: last, &result) }
    // `Foo bar NS_UNAVAILABLE;`
    var previous = first
    while indexAfterName(previous) < last { previous = indexAfterName(previous) }
    while previous > first, isScreaming(tokens[last]) {
      last = previous
      previous = first
      while indexAfterName(previous) < last { previous = indexAfterName(previous) }
    }
    return namedType(at: previous, &result)
  }

  private func indexAfterName(_ index: Int) -> Int {
    tokens[index + 1].kind == .leftParen ? indexAfterMatch(index + 1) : index + 1
  }

  /// The index of the last of several adjacent names, possibly with macros and their arguments between them, and of the
  /// token after it.
  private func nameRun() -> (last: Int, end: Int) {
    var last = index
    var end = index + 1
    while end < tokenCount, end - index < 64 {
      if tokens[end].kind == .identifier, isPlainName(tokens[end]) {
        last = end
        end += 1
      } else if tokens[end].kind == .leftParen, isScreaming(tokens[last]), indexAfterMatch(end) > end + 1,
        tokens[min(indexAfterMatch(end), tokenCount - 1)].kind == .identifier
      {
        end = indexAfterMatch(end)
        guard isPlainName(tokens[end]) else { break }
      } else {
        break
      }
    }
    return (last, end)
  }

  /// Whether a word can be the name of a type or variable.
  func isPlainName(_ token: Token) -> Bool {
    guard token.kind == .identifier else { return false }
    guard let word = word(of: token) else { return true }
    return !word.isReserved && !word.isQualifier && word != .idWord && word != .classType && word != .instancetype
  }

  /// Reads the type whose name is the token at `position`; tokens before it are skipped.
  private mutating func namedType(at position: Int, _ result: inout Specifiers) -> Bool {
    index = position
    let first = token
    advance()
    let start = nodes.endIndex
    var arguments = 0
    if at(.less), let end = endOfAngles(index) {
      if isGeneric(first, end) {
        arguments = genericArguments(until: end)
        emit(
          .typeName, at: first.start, from: start, name: name(of: first), flags: [.specialized], context: .annotation)
      } else {
        let angle = offset
        emitTypeName(first, .annotation)
        let list = nodes.endIndex
        protocolList(until: end)
        if nodes.endIndex > list { emit(.compositionType, at: angle, from: start, context: .annotation) }
      }
    } else {
      emitTypeName(first, .annotation)
    }
    while kind == .colonColon, peek().kind == .identifier {
      advance()
      emit(.typeMember, at: offset, from: start, name: name, context: .annotation)
      advance()
      if at(.less), let end = endOfAngles(index) { index = end + 1 }
    }
    result.type = root
    noteUse(first, arguments: arguments)
    return true
  }

  /// Records how a type's name was used: with a star it is a class.
  private mutating func noteUse(_ token: Token, arguments: Int) {
    var ahead = index
    while ahead < tokenCount, let word = word(of: tokens[ahead]), word.isQualifier { ahead += 1 }
    if tokens[ahead].kind == .star || arguments > 0 {
      uses.noteClass(name(of: token), generics: arguments)
    } else {
      uses.noteValueType(name(of: token))
    }
  }

  /// Whether the current angle brackets contain generic arguments, not protocols.
  private func isGeneric(_ base: Token, _ end: Int) -> Bool {
    if Self.collections.contains(names[name(of: base)]) { return true }
    for current in index + 1..<end {
      let token = tokens[current]
      if token.kind == .star || token.kind == .caret || token.kind == .less { return true }
      if let word = word(of: token), word == .idWord || word == .classType || word.isBuiltinType { return true }
      if genericParameters.contains(name(of: token)) { return true }
    }
    return false
  }

  /// Foundation's generic classes: their arguments are types even without a star.
  private static let collections = Set(Frameworks.known.all(with: .objcGeneric))

  /// `<A *, id<B>>`.
  /// - Returns: the number of arguments.
  private mutating func genericArguments(until end: Int) -> Int {
    var count = 0
    advance()
    guard enter() else {
      index = max(index, end + 1)
      return 0
    }
    while index < end {
      let before = index
      abstractType()
      count += 1
      if index == before { advance() }
      consume(.comma)
    }
    leave()
    index = end + 1
    return count
  }

  /// One type without a name; returns its root.
  @discardableResult
  mutating func abstractType() -> NodeID? {
    let specifiers = specifiers(isAbstract: true, keepsAttributes: false)
    return declarator(specifiers).type
  }
}
