import SourceFacts

/// `@interface`, `@protocol`, `@implementation` and other `@` words outside of code.
extension Reader {
  mutating func containerOrImport() {
    switch atWord {
    case .interface: interface()
    case .implementation: implementation()
    case .protocol: protocolOrForward()
    case .class: forward([])
    case .import: moduleImport()
    case .end:
      problems.append(problem(offset, "'@end' closes nothing"))
      advance()
    case .compatibilityAlias: skipToSemicolon()
    default:
      let before = index
      if expression() { setContext(.statement) }
      if index == before { advance() }
      consume(.semicolon)
    }
  }

  private func problem(_ offset: UInt32, _ message: String) -> SourceProblem {
    SourceProblem(kind: "syntax_error", offset: offset, message: message)
  }

  /// `@import Module.Sub;`
  private mutating func moduleImport() {
    advance()
    guard kind == .identifier else { return }
    let start = offset
    let module = name
    var path: [UInt8] = []
    while kind == .identifier {
      appendText(token, to: &path)
      advance()
      guard kind == .period, peek().kind == .identifier else { break }
      path.append(UInt8(ascii: "."))
      advance()
    }
    let name = names.intern(path[...])
    imports.append(ImportFact(kind: .module, flags: [], module: module, path: name, offset: start, end: lastEnd))
    consume(.semicolon)
  }

  /// `@class A, B<T>;`, `@protocol P, Q;`
  private mutating func forward(_ flags: ImportFact.Flags) {
    advance()
    while kind == .identifier {
      imports.append(
        ImportFact(kind: .forward, flags: flags, module: .none, path: name, offset: offset, end: token.end))
      advance()
      if at(.less), let end = endOfAngles(index) { index = end + 1 }
      guard consume(.comma) else { break }
    }
    consume(.semicolon)
  }

  // MARK: Classes

  private mutating func interface() {
    let start = offset
    advance()
    guard kind == .identifier else { return }
    let nameToken = token
    let angle = index + 1
    let indexAfterAngles = tokens[angle].kind == .less ? endOfAngles(angle, allowsColon: true).map { $0 + 1 } : nil
    let next = tokens[min(indexAfterAngles ?? angle, tokenCount - 1)]
    if next.kind == .leftParen { return categoryInterface(start, nameToken, indexAfterAngles) }
    let declaration = declare(.class, name: name, nameOffset: offset, start: start)
    if isHeader { declarations[declaration].modifiers.insert(.public) }
    advance()
    let header = openScope(.header, at: nameToken.end, of: declaration)
    genericParameters = []
    if let indexAfterAngles, next.kind == .colon { readGenericParameters(until: indexAfterAngles - 1) }
    var inherited: [Attachment] = []
    if consume(.colon), kind == .identifier {
      uses.noteClass(name, generics: 0)
      readSuperclass()
      inherited.append(Attachment(kind: .inherited, node: root))
    }
    adoptedProtocols(&inherited)
    attach(inherited, to: declaration)
    members(of: declaration)
    closeScope(header)
    end(declaration)
    genericParameters = []
  }

  /// Reads the superclass with its generic arguments. Angle brackets without a star contain protocols of the class
  /// itself.
  private mutating func readSuperclass() {
    let first = token
    advance()
    let start = nodes.endIndex
    if at(.less), let end = endOfAngles(index), superclassIsGeneric(end) {
      advance()
      while index < end {
        let before = index
        let type = abstractType()
        setTypeContext(.inheritance, root: type)
        if index == before { advance() }
        consume(.comma)
      }
      index = end + 1
      emit(.typeName, at: first.start, from: start, name: name(of: first), flags: [.specialized], context: .inheritance)
    } else {
      emitTypeName(first, .inheritance)
    }
  }

  private func superclassIsGeneric(_ end: Int) -> Bool {
    for current in index..<end {
      if tokens[current].kind == .star || tokens[current].word == Word.idWord.number { return true }
      if genericParameters.contains(name(of: tokens[current])) { return true }
    }
    return tokens[min(end + 1, tokenCount - 1)].kind == .less
  }

  /// `<__covariant Key, Value : Base *>`
  private mutating func readGenericParameters(until end: Int) {
    advance()
    while index < end {
      let before = index
      let start = offset
      while at(.covariant) || at(.contravariant) { advance() }
      if kind == .identifier {
        let declaration = declare(.genericParameter, name: name, nameOffset: offset, start: start)
        genericParameters.insert(name)
        advance()
        if consume(.colon) {
          let type = abstractType()
          setTypeContext(.constraint, root: type)
          declarations[declaration].type = type
        }
        self.end(declaration)
      }
      while index < end, kind != .comma { advance() }
      consume(.comma)
      if index == before { advance() }
    }
    index = end + 1
  }

  private mutating func adoptedProtocols(_ list: inout [Attachment]) {
    guard at(.less), let end = endOfAngles(index) else { return }
    advance()
    while index < end {
      if kind == .identifier {
        uses.noteProtocol(name)
        emitTypeName(token, .inheritance, flags: [.protocolName])
        list.append(Attachment(kind: .inherited, node: root))
      }
      advance()
    }
    index = end + 1
  }

  // MARK: Extensions

  private mutating func categoryInterface(_ start: UInt32, _ nameToken: Token, _ indexAfterAngles: Int?) {
    uses.noteClass(name(of: nameToken), generics: 0)
    extended(start, nameToken) { reader in
      if let indexAfterAngles { reader.index = indexAfterAngles }
      return reader.categoryName()
    }
  }

  private mutating func implementation() {
    let start = offset
    advance()
    guard kind == .identifier else { return }
    let nameToken = token
    uses.noteClass(name, generics: 0)
    extended(start, nameToken) { reader in
      if reader.consume(.colon), reader.kind == .identifier { reader.advance() }
      if reader.at(.leftParen) { _ = reader.categoryName() }
      return Word.implementation.name
    }
  }

  /// `(Category)`, `()`
  private mutating func categoryName() -> Name {
    let open = index
    advance()
    let label = kind == .identifier ? name : Name.none
    index = indexAfterMatch(open)
    return label
  }

  private mutating func extended(_ start: UInt32, _ nameToken: Token, head: (inout Reader) -> Name) {
    let declaration = declare(.extension, name: name(of: nameToken), nameOffset: nameToken.start, start: start)
    let header = openScope(.header, at: nameToken.start, of: declaration)
    emitTypeName(nameToken, .extendedType)
    var list = [Attachment(kind: .extended, node: root)]
    advance()
    declarations[declaration].label = head(&self)
    adoptedProtocols(&list)
    attach(list, to: declaration)
    members(of: declaration)
    closeScope(header)
    end(declaration)
  }

  private mutating func protocolOrForward() {
    let start = offset
    guard peek().kind == .identifier else { return advance() }
    let next = peek(2).kind
    if next == .comma || next == .semicolon { return forward([.forwardProtocol]) }
    advance()
    let declaration = declare(.protocol, name: name, nameOffset: offset, start: start)
    if isHeader { declarations[declaration].modifiers.insert(.public) }
    advance()
    let header = openScope(.header, at: lastEnd, of: declaration)
    var inherited: [Attachment] = []
    adoptedProtocols(&inherited)
    attach(inherited, to: declaration)
    members(of: declaration)
    closeScope(header)
    end(declaration)
  }

  // MARK: Members

  /// Reads from after the header to after `@end`.
  private mutating func members(of declaration: DeclarationID) {
    let start = declarations[declaration].start
    let scope = openScope(.members, at: kind == .leftBrace ? offset : lastEnd, of: declaration)
    declarations[declaration].body = scope.opened
    if kind == .leftBrace { instanceVariables() }
    while !atEnd, !atContainer {
      let before = index
      noteMacros(before: offset)
      member()
      if index == before { advance() }
    }
    noteMacros(before: offset)
    if atWord == .end {
      advance()
    } else {
      problems.append(problem(start, "'\(head(of: declarations[declaration]))' has no '@end'"))
    }
    closeScope(scope)
  }

  private func head(of container: Declaration) -> String {
    if container.kind == .protocol { return "@protocol" }
    return container.label == Word.implementation.name ? "@implementation" : "@interface"
  }

  private mutating func member() {
    switch kind {
    case .operator where byte(offset) == UInt8(ascii: "-") || byte(offset) == UInt8(ascii: "+"): method()
    case .atWord:
      switch atWord {
      case .property: property()
      case .synthesize, .dynamic, .compatibilityAlias: skipToSemicolon()
      case .optional, .required, .public, .private, .protected, .package: advance()
      case .class: forward([])
      case .protocol where peek(2).kind == .semicolon || peek(2).kind == .comma: forward([.forwardProtocol])
      case .import: moduleImport()
      default: looseMember()
      }
    case .identifier: fileDeclaration()
    case .leftBrace: index = indexAfterMatch(index)
    default: advance()
    }
  }

  private mutating func looseMember() {
    if expression() { setContext(.statement) }
    consume(.semicolon)
  }

  private mutating func instanceVariables() {
    let open = index
    advance()
    while inside(open) {
      let before = index
      noteMacros(before: offset)
      if kind == .identifier { declaration(.variables) } else { advance() }
      if index == before { advance() }
    }
    close(open)
  }
}
