import SourceFacts

/// `let` and `var` with their accessors.
extension Reader {
  func variables(_ head: Head) {
    var modifiers = head.modifiers
    if at(.let) { modifiers.insert(.constant) }
    advance()
    var start: UInt32? = head.start
    let attributesAt = attachments.count
    head.attributes.withUnsafeBufferPointer { attachments.append($0) }
    let isLocal = scopes[scope].kind == .code
    while true {
      let before = index
      let bound = declaringPattern(start: start, modifiers: modifiers)
      for declaration in bound { share(attributesAt, head, declaration) }
      binding(bound, isLocal: isLocal)
      guard consume(.comma), index > before else { return }
      start = nil
    }
  }

  /// Type, initial value and accessors after a pattern.
  private func binding(_ bound: Range<DeclarationID>, isLocal: Bool) {
    if consume(.colon), type(.annotation) { for declaration in bound { declarations[declaration].type = root } }
    if consume(.equal), expression(.initialValue) {
      for declaration in bound { declarations[declaration].value = root }
    }
    if isLocal { for declaration in bound { declarations[declaration].visibleFrom = UInt32(nodes.count) } }
    if kind == .leftBrace, !token.flags.contains(.afterDirective) { accessors(of: bound.first) }
    for declaration in bound { end(declaration) }
  }

  /// `{ get … set … }`, `{ code }`, `{ get set }` of a variable or subscript; nil for `var _`.
  func accessors(of declaration: DeclarationID?) {
    let outerOwner = owner
    if let declaration { owner = declaration }
    defer { owner = outerOwner }
    let opener = index
    guard isAccessorList else {
      let brace = offset
      let accessor = declare(.accessor, name: Word.get.name, nameOffset: brace, start: brace)
      note(.get, on: declaration)
      declarations[accessor].body = functionBody(accessor)
      return end(accessor)
    }
    advance()
    while inside(opener) {
      let before = index
      accessor(of: declaration)
      if index == before { index += 1 }
    }
    close(opener)
  }

  /// Whether the current brace opens a list of accessors and not the code of a getter.
  private var isAccessorList: Bool {
    var next = index + 1
    while true {
      let token = tokens[next]
      if token.kind == .at {
        next = indexAfterAttributeText(next)
      } else if isAccessorModifier(token) {
        next += 1
      } else {
        break
      }
    }
    guard isAccessorName(tokens[next]) else { return false }
    let after = tokens[next + 1]
    switch after.kind {
    case .leftBrace, .rightBrace: return true
    case .leftParen:
      return tokens[indexAfterMatch(next + 1)].kind == .leftBrace
    default:
      return isAccessorName(after) || isAccessorModifier(after) || after.kind == .at || isEffect(after)
    }
  }

  private func isEffect(_ token: Token) -> Bool {
    token.word == .async || token.word == .throws
  }

  private func isAccessorModifier(_ token: Token) -> Bool {
    switch token.word {
    case .mutating, .nonmutating, .consuming, .borrowing, .oldConsuming, .nonisolated: true
    default: false
    }
  }

  private func isAccessorName(_ token: Token) -> Bool {
    switch token.word {
    case .get, .set, .willSet, .didSet, .readCoroutine, .modifyCoroutine, .unsafeAddress, .unsafeMutableAddress,
      .borrow, .mutate, .initWord:
      true
    default: false
    }
  }

  private func accessor(of declaration: DeclarationID?) {
    let head = accessorHead()
    guard isAccessorName(token) else { return advance() }
    note(token.word, on: declaration)
    let accessor = declare(.accessor, name: name, nameOffset: offset, start: head.start)
    declarations[accessor].modifiers = head.modifiers
    advance()
    let parameter = index
    if kind == .leftParen { close(index) }
    var list = head.attributes
    let outer = owner
    owner = accessor
    signatureTail(accessor, &list)
    owner = outer
    attach(list, to: accessor)
    if kind == .leftBrace {
      let scope = openScope(.code, at: offset, of: accessor)
      declareAccessorParameter(parameter)
      block()
      closeScope(scope)
      declarations[accessor].body = scope.opened
    }
    end(accessor)
  }

  private func accessorHead() -> Head {
    var head = Head(start: offset)
    while true {
      if kind == .at {
        attribute()
        head.attributes.append(Attachment(kind: .attribute, node: root))
      } else if isAccessorModifier(token) {
        if at(.mutating) { head.modifiers.insert(.mutating) }
        if at(.nonisolated) { head.modifiers.insert(.nonisolated) }
        advance()
      } else {
        return head
      }
    }
  }

  private func note(_ word: Word, on declaration: DeclarationID?) {
    guard let declaration else { return }
    switch word {
    case .willSet, .didSet: declarations[declaration].modifiers.insert(.observed)
    case .set, .modifyCoroutine, .unsafeMutableAddress, .mutate:
      declarations[declaration].modifiers.insert(.settable)
    case .initWord: break
    default: declarations[declaration].modifiers.insert(.computed)
    }
  }

  /// `set(newValue)`: its parameter, in the accessor's scope.
  private func declareAccessorParameter(_ paren: Int) {
    guard tokens[paren].kind == .leftParen, tokens[paren + 1].kind == .identifier else { return }
    let token = tokens[paren + 1]
    let declaration = declare(
      .parameter, name: name(of: token), nameOffset: token.start, start: token.start)
    declarations[declaration].end = token.end
  }
}
