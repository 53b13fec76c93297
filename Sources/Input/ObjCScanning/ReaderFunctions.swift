import LowLevel
import SourceFacts

extension Reader {
  /// A C function; true if it has a body, after which no declarator can follow.
  mutating func function(_ specifiers: Specifiers, _ found: Declarator, _ name: Token, parameters list: Int) -> Bool {
    let declaration = declare(.function, name: self.name(of: name), nameOffset: name.start, start: specifiers.start)
    if isHeader {
      declarations[declaration].modifiers.insert(.public)
    } else if specifiers.flags.contains(.static) {
      declarations[declaration].modifiers.insert(owner == nil ? .fileprivate : .static)
    }
    setTypeContext(.result, root: found.type)
    declarations[declaration].type = found.type
    attach(specifiers.attributes, to: declaration)
    let header = openScope(.header, at: name.end, of: declaration)
    let after = index
    parameters(list)
    index = after
    functionTail()
    let hasBody = kind == .leftBrace
    if hasBody { body(of: declaration) }
    closeScope(header)
    end(declaration)
    return hasBody
  }

  /// What may follow the parameters in C++: `const override -> T`, `: member(value)`, `= default`.
  private mutating func functionTail() {
    if kind == .arrow || kind == .colon {
      while !atEnd, kind != .leftBrace, kind != .semicolon, kind != .rightBrace, !atContainer {
        switch kind {
        case .leftParen, .leftSquare: index = indexAfterMatch(index)
        default: advance()
        }
      }
    } else if kind == .equal, peek().kind != .leftBrace {
      advance()
      advance()
    }
  }

  /// The parameters of a function or block, in the header's scope.
  mutating func parameters(_ open: Int) {
    index = open
    advance()
    while inside(open) {
      let before = index
      let first = nodes.endIndex
      let specifiers = specifiers(isAbstract: true, keepsAttributes: false)
      let found = declarator(specifiers)
      if found.name == nil, found.type == first, isVoid(first, open) {
        nodes.elements.removeLast()
      } else if found.type != nil || found.name != nil {
        parameter(specifiers, found, label: .none)
      }
      if at(.ellipsis) { markVariadic() }
      skipToComma(open)
      if index == before { advance() }
    }
    close(open)
  }

  mutating func parameter(_ specifiers: Specifiers, _ found: Declarator, label: Name) {
    let nameOffset = found.name?.start ?? specifiers.start
    let name = found.name.map { self.name(of: $0) } ?? .none
    let declaration = declare(.parameter, name: name, nameOffset: nameOffset, start: specifiers.start)
    if let token = found.name { variableNames.insert(token.payload) }
    setTypeContext(.parameterType, root: found.type)
    declarations[declaration].type = found.type
    declarations[declaration].label = label
    end(declaration)
  }

  /// `...` after the last parameter.
  mutating func markVariadic() {
    if let last = declarations.indices.last, declarations[last].kind == .parameter {
      declarations[last].modifiers.insert(.variadic)
    }
  }

  /// A body in braces, with statements.
  mutating func body(of declaration: DeclarationID) {
    let open = index
    let outer = openScope(.code, at: offset, of: declaration)
    declarations[declaration].body = outer.opened
    advance()
    statements(until: open)
    close(open)
    closeScope(outer)
  }

  // MARK: Methods

  /// `- (T)name:(A)a other:(B)b { … }` or with a semicolon.
  mutating func method() {
    let start = offset
    let isStatic = byte(start) == UInt8(ascii: "+")
    advance()
    let declaration = declare(.function, name: .none, nameOffset: start, start: start)
    let header = openScope(.header, at: start, of: declaration)
    if isStatic { declarations[declaration].modifiers.insert(.static) }
    if isHeader { declarations[declaration].modifiers.insert(.public) }
    if at(.leftParen) {
      let result = parenthesizedType(keepsAttributes: true)
      setTypeContext(.result, root: result.type)
      declarations[declaration].type = result.type
      attach(result.attributes, to: declaration)
    }
    let selector = methodHead()
    declarations[declaration].name = selector.name
    declarations[declaration].nameOffset = selector.offset ?? start
    skipTrailing()
    let hasSemicolon = consume(.semicolon)
    if at(.leftBrace), !hasSemicolon || !token.flags.contains(.lineStart) || enclosingLabelIsImplementation {
      body(of: declaration)
    }
    closeScope(header)
    end(declaration)
  }

  private var enclosingLabelIsImplementation: Bool {
    guard let owner, let parent = declarations[owner].parent else { return false }
    return declarations[parent].label == Word.implementation.name
  }

  /// `(T)` in a method's header.
  private mutating func parenthesizedType(keepsAttributes: Bool) -> (type: NodeID?, attributes: [Attachment]) {
    let open = index
    advance()
    let specifiers = specifiers(isAbstract: true, keepsAttributes: keepsAttributes)
    let found = declarator(specifiers)
    close(open)
    return (found.type, specifiers.attributes)
  }

  /// The pieces of the selector with their parameters.
  private mutating func methodHead() -> (name: Name, offset: UInt32?) {
    var selector: [UInt8] = []
    let offset = kind == .identifier || kind == .colon ? self.offset : nil
    if kind == .identifier, peek().kind != .colon {
      let name = self.name
      advance()
      return (name, offset)
    }
    while kind == .colon || (kind == .identifier && peek().kind == .colon) {
      var label = Name.none
      if kind == .identifier {
        label = name
        appendText(token, to: &selector)
        advance()
      }
      selector.append(UInt8(ascii: ":"))
      advance()
      methodParameter(label)
    }
    if consume(.comma) {
      markVariadic()
      consume(.ellipsis)
    }
    return (names.intern(selector[...]), offset)
  }

  private mutating func methodParameter(_ label: Name) {
    var specifiers = Specifiers(start: offset)
    var found = Declarator()
    if at(.leftParen) { found.type = parenthesizedType(keepsAttributes: false).type }
    while at(.attribute) || at(.unused) { skipWithParentheses() }
    if kind == .identifier {
      found.name = token
      specifiers.start = min(specifiers.start, offset)
      advance()
    }
    parameter(specifiers, found, label: label)
    while at(.attribute) || at(.unused) { skipWithParentheses() }
  }

  func appendText(_ token: Token, to bytes: inout [UInt8]) {
    bytes += ByteView(start: source + Int(token.start), count: Int(token.end - token.start))
  }
}
