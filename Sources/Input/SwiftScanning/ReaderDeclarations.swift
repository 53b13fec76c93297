import SourceFacts

/// Finds declarations, and reads types.
extension Reader {
  /// Whether a declaration starts here, in code.
  var startsDeclaration: Bool { startsDeclaration(at: index) }

  func startsDeclaration(at first: Int) -> Bool {
    var next = first
    var steps = 0
    while true {
      let token = tokens[next]
      switch token.word {
      case .let, .var, .func, .struct, .enum, .protocol, .extension, .typealias, .import, .initWord, .deinit,
        .subscript, .operator, .precedencegroup, .associatedtype:
        return true
      case .class: return true
      case .actor: return tokens[next + 1].kind == .identifier
      case .macro: return tokens[next + 1].kind == .identifier
      case .case: return false
      default: if token.kind == .pound { return next > first }
      }
      if token.kind == .at, tokens[next + 1].kind == .identifier || tokens[next + 1].kind == .keyword {
        next = indexAfterAttributeText(next)
      } else if token.word != .none, modifier(at: next) != nil {
        next += 1
        if tokens[next].kind == .leftParen, token.word != .open { next = indexAfterMatch(next) }
      } else {
        return false
      }
      steps += 1
      if next >= tokenCount || steps > Self.maximumHead { return false }
    }
  }

  func indexAfterAttributeText(_ at: Int) -> Int {
    var next = min(at + 2, tokenCount - 1)
    while true {
      if tokens[next].kind == .period, tokens[next + 1].kind == .identifier {
        next += 2
      } else if isAngle(next, "<"), !tokens[next].flags.contains(.spaced) {
        next = indexAfterAngles(next)
      } else {
        break
      }
    }
    if tokens[next].kind == .leftParen, !tokens[next].flags.contains(.spaced) { next = indexAfterMatch(next) }
    return min(next, tokenCount - 1)
  }

  private func isAngle(_ index: Int, _ angle: Unicode.Scalar) -> Bool {
    switch tokens[index].kind {
    case .binaryOperator, .postfixOperator, .prefixOperator: byte(of: tokens[index], 0) == angle
    default: false
    }
  }

  /// The index after the `>` that closes an attribute's generic arguments; at the latest the end of the line or file.
  private func indexAfterAngles(_ first: Int) -> Int {
    var next = first
    var depth = 0
    while tokens[next].kind != .endOfFile, next == first || !tokens[next].flags.contains(.lineStart) {
      let token = tokens[next]
      if token.kind == .leftParen || token.kind == .leftSquare {
        next = indexAfterMatch(next)
        continue
      }
      if isAngle(next, "<") || isAngle(next, ">") {
        for distance in 0..<token.end - token.start {
          if byte(of: token, distance) == "<" { depth += 1 } else if byte(of: token, distance) == ">" { depth -= 1 }
        }
        if depth <= 0 { return next + 1 }
      }
      next += 1
    }
    return next
  }

  /// A declaration with its attributes and modifiers.
  func declaration() {
    guard enter() else { return }
    defer { leave() }
    let head = head()
    switch token.word {
    case .import: importDeclaration(head)
    case .let, .var: variables(head)
    case .func: function(.function, head)
    case .initWord: function(.initializer, head)
    case .subscript: function(.subscript, head)
    case .macro: function(.macro, head)
    case .deinit: deinitializer(head)
    case .class: nominal(.class, head)
    case .struct: nominal(.struct, head)
    case .enum: nominal(.enum, head)
    case .actor: nominal(.actor, head)
    case .protocol: nominal(.protocol, head)
    case .extension: nominal(.extension, head)
    case .typealias: alias(.typealias, head)
    case .associatedtype: alias(.associatedtype, head)
    case .case: enumCases(head)
    case .operator: operatorDeclaration(head)
    case .precedencegroup: precedenceGroup(head)
    default: if kind == .pound, macro(.basic, .none) { setContext(.statement) }
    }
  }

  // MARK: Types

  private func nominal(_ kind: DeclarationKind, _ head: Head) {
    let keyword = offset
    advance()
    var list = head.attributes
    let declaration: DeclarationID
    let header: Outer
    if kind == .extension {
      declaration = declare(kind, name: .none, nameOffset: keyword, start: head.start)
      declarations[declaration].modifiers = head.modifiers
      header = openScope(.header, at: offset, of: declaration)
      if type(.extendedType) {
        list.append(Attachment(kind: .extended, node: root))
        nameExtension(declaration)
      }
    } else {
      declaration = declare(kind, name: nameOrNone, nameOffset: offset, start: head.start)
      declarations[declaration].modifiers = head.modifiers
      if self.kind == .identifier || self.kind == .keyword { advance() }
      header = openScope(.header, at: lastEnd, of: declaration)
      if atPrefix("<") {
        if kind == .protocol { primaryAssociatedTypes() } else { genericParameters(&list) }
      }
    }
    inheritance(&list)
    requirements(&list)
    attach(list, to: declaration)
    if self.kind == .leftBrace { declarations[declaration].body = members(of: declaration) }
    closeScope(header)
    end(declaration)
  }

  var nameOrNone: Name { kind == .identifier || kind == .keyword ? name : .none }

  /// Names an extension after the last component of the extended type.
  private func nameExtension(_ declaration: DeclarationID) {
    var node = nodes[root]
    if node.kind == .attributedType { node = nodes[root.previous] }
    declarations[declaration].name = node.name
    declarations[declaration].nameOffset = node.offset
  }

  func inheritance(_ list: inout [Attachment]) {
    guard consume(.colon) else { return }
    repeat {
      guard type(.inheritance) else { return }
      list.append(Attachment(kind: .inherited, node: root))
    } while consume(.comma)
  }

  /// `{ members }`.
  /// - Returns: the scope of the braces.
  private func members(of declaration: DeclarationID) -> ScopeID {
    let opener = index
    let outer = openScope(.members, at: offset, of: declaration)
    guard enter() else {
      closeScope(outer)
      return outer.opened
    }
    advance()
    while inside(opener) {
      let before = index
      member()
      if index == before { index += 1 }
    }
    leave()
    close(opener)
    closeScope(outer)
    return outer.opened
  }

  private func member() {
    if kind == .semicolon { return advance() }
    if kind == .pound {
      if macro(.basic, .none) { setContext(.statement) }
      return
    }
    let head = index
    if at(.case) || (kind == .at || token.word != .none) && startsMember(head) { return declaration() }
    // Not a declaration: skips one token, or a pair of brackets.
    switch kind {
    case .leftParen, .leftSquare, .leftBrace: index = min(indexAfterMatch(index), tokenCount - 1)
    default: advance()
    }
  }

  /// Like `startsDeclaration`, but also for `case`.
  private func startsMember(_ first: Int) -> Bool {
    if startsDeclaration(at: first) { return true }
    var next = first
    while next < tokenCount, next - first < Self.maximumHead {
      if tokens[next].word == .case { return true }
      if tokens[next].kind == .at {
        next = indexAfterAttributeText(next)
      } else if tokens[next].word != .none, modifier(at: next) != nil {
        next += 1
      } else {
        return false
      }
    }
    return false
  }

  // MARK: Aliases

  /// `typealias N<T> = X where …`, `associatedtype N: P = X where …`
  private func alias(_ kind: DeclarationKind, _ head: Head) {
    advance()
    var list = head.attributes
    let declaration = declare(kind, name: nameOrNone, nameOffset: offset, start: head.start)
    declarations[declaration].modifiers = head.modifiers
    if self.kind == .identifier || self.kind == .keyword { advance() }
    let header: Outer? = kind == .typealias ? openScope(.header, at: lastEnd, of: declaration) : nil
    if atPrefix("<") { genericParameters(&list) }
    inheritance(&list)
    if consume(.equal), type(kind == .typealias ? .aliasedType : .defaultType) {
      declarations[declaration].type = root
    }
    requirements(&list)
    attach(list, to: declaration)
    if let header { closeScope(header) }
    end(declaration)
  }

  private func importDeclaration(_ head: Head) {
    imports.append(readImport(head))
  }
}
