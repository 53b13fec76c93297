import SourceFacts

/// `struct`, `union`, `enum` and the macros for them, and simple C++ classes. These are recorded as structs, because
/// their objects have no reference counts; only their default access differs.
extension Reader {
  mutating func taggedType(_ result: inout Specifiers) {
    let keyword = word
    let start = result.start
    advance()
    while at(.attribute) || at(.declspec) || at(.class) || at(.struct) { skipWithParentheses() }
    while kind == .identifier, isScreaming(token), peek().kind == .identifier { advance() }
    let nameToken = kind == .identifier ? token : nil
    if nameToken != nil { advance() }
    while kind == .colonColon || (kind == .identifier && at(.final)) { advance() }
    if keyword == .enum { return enumeration(&result, nameToken, start: start) }
    if kind == .leftBrace || (kind == .colon && keyword != .union && isInheritance) {
      result.tag = structure(nameToken, start: start)
    }
    if let nameToken, result.tag == nil || kind != .semicolon {
      emitTypeName(nameToken, .annotation)
      result.type = root
    }
  }

  /// `: public Base {`, not a bit field.
  private var isInheritance: Bool {
    var ahead = index + 1
    while ahead < tokenCount, ahead < index + 40 {
      switch tokens[ahead].kind {
      case .leftBrace: return true
      case .identifier, .colonColon, .comma, .less, .greater: ahead += 1
      default: return false
      }
    }
    return false
  }

  private mutating func structure(_ name: Token?, start: UInt32) -> DeclarationID {
    let declaration = declare(
      .struct, name: name.map { self.name(of: $0) } ?? .none, nameOffset: name?.start ?? start, start: start)
    if isHeader { declarations[declaration].modifiers.insert(.public) }
    structNames.insert(declarations[declaration].name)
    let header = openScope(.header, at: lastEnd, of: declaration)
    var bases: [Attachment] = []
    if consume(.colon) {
      while !atEnd, kind != .leftBrace {
        if kind == .identifier, !isAccessWord, peek().kind != .colonColon {
          emitTypeName(token, .inheritance)
          bases.append(Attachment(kind: .inherited, node: root))
        }
        advance()
      }
    }
    attach(bases, to: declaration)
    let open = index
    let members = openScope(.members, at: offset, of: declaration)
    declarations[declaration].body = members.opened
    advance()
    if enter() {
      fields(open)
      leave()
    }
    close(open)
    closeScope(members)
    closeScope(header)
    end(declaration)
    return declaration
  }

  private var isAccessWord: Bool {
    let text = names[name]
    return text == "public" || text == "private" || text == "protected" || text == "virtual"
  }

  private mutating func fields(_ open: Int) {
    while inside(open) {
      let before = index
      if kind == .identifier, isAccessWord, peek().kind == .colon {
        index += 2
      } else if at(.template), peek().kind == .less {
        advance()
        index = (endOfAngles(index) ?? index) + 1
      } else if kind == .identifier || kind == .colonColon {
        declaration(.fields)
      } else if kind == .leftBrace {
        index = indexAfterMatch(index)
      }
      if index == before { advance() }
    }
  }

  // MARK: Enumerations

  private mutating func enumeration(_ result: inout Specifiers, _ name: Token?, start: UInt32) {
    var rawType: NodeID?
    if kind == .colon, peek().kind == .identifier {
      advance()
      rawType = specifiers(isAbstract: true, keepsAttributes: false).type
    }
    if kind == .leftBrace { result.tag = cases(name, start: start, rawType: rawType) }
    if let name, result.tag == nil || kind != .semicolon {
      emitTypeName(name, .annotation)
      result.type = root
    }
  }

  /// `NS_ENUM(Type, Name) { … }`, `NS_OPTIONS`, `NS_ERROR_ENUM(Domain, Name)` …
  mutating func macroEnum(_ result: inout Specifiers) {
    let start = result.start
    advance()
    let open = index
    advance()
    let rawType = abstractType()
    var name: Token?
    if consume(.comma), kind == .identifier { name = token }
    close(open)
    if kind == .leftBrace {
      result.tag = cases(name, start: start, rawType: rawType)
      skipTrailing()
    }
    if let name {
      if kind != .semicolon {
        emitTypeName(name, .annotation)
        result.type = root
      }
      // The name after `typedef NS_ENUM(…) { … }` is that of the enum.
      result.flags.remove(.typedef)
    }
  }

  private mutating func cases(_ name: Token?, start: UInt32, rawType: NodeID?) -> DeclarationID {
    let declaration = declare(
      .enum, name: name.map { self.name(of: $0) } ?? .none, nameOffset: name?.start ?? start, start: start)
    if isHeader { declarations[declaration].modifiers.insert(.public) }
    if let rawType {
      setTypeContext(.inheritance, root: rawType)
      attach([Attachment(kind: .inherited, node: rawType)], to: declaration)
    }
    let header = openScope(.header, at: lastEnd, of: declaration)
    let open = index
    let members = openScope(.members, at: offset, of: declaration)
    declarations[declaration].body = members.opened
    advance()
    while inside(open) {
      let before = index
      if kind == .identifier { enumCase() }
      skipToComma(open)
      if index == before { advance() }
    }
    close(open)
    closeScope(members)
    closeScope(header)
    end(declaration)
    return declaration
  }

  private mutating func enumCase() {
    let declaration = declare(.case, name: name, nameOffset: offset, start: offset)
    if isHeader { declarations[declaration].modifiers.insert(.public) }
    advance()
    skipTrailing()
    if consume(.equal), expression(commas: false) {
      setContext(.rawValue)
      declarations[declaration].value = root
    }
    end(declaration)
  }
}
