import SourceFacts

/// C declarations at file level, among members, in structs and in code.
extension Reader {
  enum Place { case file, code, fields, variables }

  mutating func topLevel() {
    switch kind {
    case .atWord: containerOrImport()
    case .semicolon: advance()
    case .rightBrace:
      if openLinkages > 0 { openLinkages -= 1 }
      advance()
    case .identifier where at(.extern) && peek().kind == .string && peek(2).kind == .leftBrace:
      index += 3
      openLinkages += 1
    case .identifier where at(.namespace): namespace()
    case .identifier where at(.using): skipToSemicolon()
    case .identifier where at(.template) && peek().kind == .less:
      advance()
      if let end = endOfAngles(index) { index = end + 1 } else { advance() }
    case .identifier: fileDeclaration()
    default: looseExpression()
    }
  }

  private mutating func namespace() {
    while !atEnd, kind != .leftBrace, kind != .semicolon { advance() }
    if consume(.leftBrace) { openLinkages += 1 }
  }

  mutating func skipToSemicolon() {
    while !atEnd, !atContainer, kind != .semicolon, kind != .rightBrace, !startsKnownMethod {
      switch kind {
      case .leftParen, .leftSquare, .leftBrace: index = indexAfterMatch(index)
      default: advance()
      }
    }
    consume(.semicolon)
  }

  /// Reads an expression between declarations, which may be a macro.
  private mutating func looseExpression() {
    let before = index
    if expression() { setContext(.statement) }
    if index == before { advance() }
    consume(.semicolon)
  }

  /// A declaration of the file, at its level or among members.
  mutating func fileDeclaration() {
    let outer = (scope, owner)
    isAmongMembers = owner != nil
    (scope, owner) = (Self.fileScope, nil)
    if isScreaming(token), peek().kind != .leftParen, peek().flags.contains(.lineStart) {
      // `NS_ASSUME_NONNULL_BEGIN`
      advance()
    } else if isPlainName(token), peek().kind == .leftParen, !isNestedDeclarator(index + 1) {
      macroCall()
    } else {
      declaration(.file)
    }
    (scope, owner) = outer
  }

  /// `NAME(arguments)` between declarations: a macro before a declaration, one that expands to declarations, or one
  /// with a body.
  private mutating func macroCall() {
    let after = min(indexAfterMatch(index + 1), tokenCount - 1)
    switch tokens[after].kind {
    case .leftBrace:
      let declaration = declare(.function, name: name, nameOffset: offset, start: offset)
      let arguments = index + 1
      let header = openScope(.header, at: token.end, of: declaration)
      index = arguments
      callArguments()
      index = after
      body(of: declaration)
      closeScope(header)
      end(declaration)
    case .identifier where isScreaming(token) && !tokens[after].flags.contains(.lineStart):
      index = after
      declaration(.file)
    case .atWord where isScreaming(token): index = after
    case .operator where startsMethod(after):
      // `UNAVAILABLE_INIT(init)` needs no semicolon: the sign of the following method is not a minus.
      doubts.mayHideDeclarations = true
      looseExpression(until: after)
    default:
      if tokens[after].kind != .semicolon { doubts.mayHideDeclarations = true }
      looseExpression()
    }
  }

  /// Whether a `+` or `-` at the start of a line among members starts a method: `- (void)load`, `+ load`.
  private func startsMethod(_ position: Int) -> Bool {
    let token = tokens[position]
    guard token.flags.contains(.lineStart), token.end - token.start == 1, isAmongMembers,
      byte(token.start) == UInt8(ascii: "-") || byte(token.start) == UInt8(ascii: "+")
    else { return false }
    let next = tokens[min(position + 1, tokenCount - 1)]
    return next.kind == .leftParen || next.kind == .identifier
  }

  private mutating func looseExpression(until end: Int) {
    if expression(endingAt: end) { setContext(.statement) }
    index = max(index, end)
  }

  /// Reads one declaration with all its declarators.
  mutating func declaration(_ place: Place) {
    let begin = index
    let specifiers = specifiers(isAbstract: false)
    if consume(.semicolon) { return }
    if index > begin, atDeclarationEnd { return }
    var isFirst = true
    repeat {
      let before = index
      var found = declarator(specifiers)
      guard let name = found.name ?? (place == .fields && at(.colon) ? token : nil) else {
        if index == before, index == begin { advance() }
        break
      }
      skipTrailing()
      if let parameters = found.parameters, place == .file || (place == .fields && !found.isCallable) {
        if function(specifiers, found, name, parameters: parameters) { return }
      } else if specifiers.flags.contains(.typedef) {
        alias(specifiers, found, name)
      } else {
        if place == .code, !atConstructorEnd { found.parameters = nil }
        variable(specifiers, found, name, place: place, isFirst: isFirst)
      }
      isFirst = false
    } while consume(.comma)
    if !consume(.semicolon), place != .code { recover() }
  }

  private var atConstructorEnd: Bool { kind == .semicolon || kind == .comma }

  private var atDeclarationEnd: Bool {
    kind == .rightBrace || kind == .atWord || atEnd || (kind == .operator && tokens[index].flags.contains(.lineStart))
  }

  /// After an incomplete declaration: skips to its semicolon if that is on the same line.
  private mutating func recover() {
    while !atEnd, !token.flags.contains(.lineStart), kind != .rightBrace, kind != .atWord {
      doubts.mayHideDeclarations = true
      if kind == .semicolon { return advance() }
      switch kind {
      case .leftParen, .leftSquare, .leftBrace: index = indexAfterMatch(index)
      default: advance()
      }
    }
  }

  /// Skips attributes and macros after a declarator.
  mutating func skipTrailing() {
    while kind == .identifier, !at(.in) {
      if let word, word.isReserved { return }
      skipWithParentheses()
    }
  }

  private mutating func alias(_ specifiers: Specifiers, _ found: Declarator, _ name: Token) {
    var found = found
    let nameText = self.name(of: name)
    if let tag = specifiers.tag, found.type == specifiers.type, !found.isPointer {
      // `typedef struct { … } Name;`: only the struct is declared.
      if declarations[tag].name.isNone {
        declarations[tag].name = nameText
        declarations[tag].nameOffset = name.start
      }
      if declarations[tag].name == nameText {
        declarations[tag].start = min(declarations[tag].start, specifiers.start)
        return end(tag)
      }
    }
    // `typedef struct Name Name;`: an opaque struct, unless the file defines it.
    let isOpaque = found.type != nil && self.name(ofType: found.type) == nameText && !found.isCallable
    if isOpaque, !structNames.insert(nameText).inserted { return }
    let declaration = declare(
      isOpaque ? .struct : .typealias, name: nameText, nameOffset: name.start, start: specifiers.start)
    if isOpaque { found.type = nil }
    setTypeContext(.aliasedType, root: found.type)
    declarations[declaration].type = found.type
    if isHeader { declarations[declaration].modifiers.insert(.public) }
    end(declaration)
  }

  // MARK: Variables

  private mutating func variable(
    _ specifiers: Specifiers, _ found: Declarator, _ name: Token, place: Place, isFirst: Bool
  ) {
    let start = isFirst ? specifiers.start : name.start
    let declaration = declare(.variable, name: self.name(of: name), nameOffset: name.start, start: start)
    variableNames.insert(name.payload)
    declarations[declaration].modifiers = modifiers(specifiers, found, place: place)
    declarations[declaration].type = found.type
    attach(specifiers.attributes, to: declaration)
    if place == .fields || place == .variables, consume(.colon) { _ = operand() }
    if let bracket = found.bound { bound(bracket) }
    if let parameters = found.parameters {
      constructor(parameters, declaration)
    } else if consume(.equal) {
      initialValue(of: declaration)
    } else if kind == .leftBrace, place == .code {
      initialValue(of: declaration)
    }
    if specifiers.flags.contains(.inferred) { noteCompilerType(of: declaration) }
    end(declaration)
    if place == .code { declarations[declaration].visibleFrom = UInt32(nodes.count) }
  }

  private func modifiers(_ specifiers: Specifiers, _ found: Declarator, place: Place) -> Modifiers {
    var modifiers: Modifiers = []
    let flags = specifiers.flags.union(found.flags)
    if isHeader, place != .code, place != .variables {
      // Every file that includes a header has its own copy of a `static`.
      modifiers.insert(.public)
    } else if flags.contains(.static) {
      modifiers.insert(place == .file ? .fileprivate : .static)
    }
    if place == .variables { modifiers.insert(.private) }
    if found.isPointer ? found.isConstant : flags.contains(.const) { modifiers.insert(.constant) }
    if flags.contains(.weak) { modifiers.insert(.weak) }
    if flags.contains(.unsafe) { modifiers.formUnion([.unowned, .unsafe]) }
    return modifiers
  }

  mutating func initialValue(of declaration: DeclarationID) {
    guard expression(commas: false) else { return }
    setContext(.initialValue)
    declarations[declaration].value = root
  }

  /// The name of a written type, if any.
  private func name(ofType root: NodeID?) -> Name { root.map { nodes[$0].name } ?? .none }

  /// Reads the size of an array, a separate expression.
  private mutating func bound(_ bracket: Int) {
    let after = index
    index = bracket
    while kind == .leftSquare {
      let open = index
      advance()
      if inside(open), expression() { setContext(.statement) }
      close(open)
    }
    index = max(after, index)
  }

  /// `Type name(arguments)` in C++ code: a call of the type.
  private mutating func constructor(_ parenthesis: Int, _ declaration: DeclarationID) {
    let after = index
    let start = nodes.endIndex
    index = parenthesis
    emit(.identifier, at: offset, from: start, name: name(ofType: declarations[declaration].type))
    let call = offset
    callArguments()
    emit(.call, at: call, from: start, context: .initialValue)
    declarations[declaration].value = root
    index = max(after, index)
  }
}
