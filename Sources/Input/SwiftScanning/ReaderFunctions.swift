import LowLevel
import SourceFacts

/// Functions, initializers, subscripts, macros, their parameters, and enum cases.
extension Reader {
  func function(_ kind: DeclarationKind, _ head: Head) {
    let keyword = offset
    let keywordName = name
    advance()
    let hasName = kind == .function || kind == .macro
    let declaration = declare(
      kind, name: hasName ? functionName : keywordName, nameOffset: hasName ? offset : keyword, start: head.start)
    var modifiers = head.modifiers
    if hasName {
      skipFunctionName()
    } else if kind == .initializer, self.kind == .postfixQuestion || self.kind == .exclamation {
      modifiers.insert(.failable)
      advance()
    } else if kind == .initializer, self.kind == .infixQuestion {
      modifiers.insert(.failable)
      advance()
    }
    let header = openScope(.header, at: lastEnd, of: declaration)
    var list = head.attributes
    if atPrefix("<") { genericParameters(&list) }
    if self.kind == .leftParen { parameters(ofClosure: false) }
    declarations[declaration].modifiers = modifiers
    signatureTail(declaration, &list)
    if kind == .macro, consume(.equal) {
      if expression(.initialValue) { declarations[declaration].value = root }
    }
    requirements(&list)
    attach(list, to: declaration)
    if self.kind == .leftBrace {
      if kind == .subscript {
        accessors(of: declaration)
      } else {
        declarations[declaration].body = functionBody(declaration)
      }
    }
    closeScope(header)
    end(declaration)
  }

  func functionBody(_ declaration: DeclarationID) -> ScopeID {
    let outer = openScope(.code, at: offset, of: declaration)
    block()
    closeScope(outer)
    return outer.opened
  }

  func deinitializer(_ head: Head) {
    let declaration = declare(.deinitializer, name: name, nameOffset: offset, start: head.start)
    var modifiers = head.modifiers
    advance()
    while at(.async) || at(.throws) {
      modifiers.insert(at(.async) ? .async : .throws)
      advance()
    }
    declarations[declaration].modifiers = modifiers
    attach(head.attributes, to: declaration)
    if kind == .leftBrace { declarations[declaration].body = functionBody(declaration) }
    end(declaration)
  }

  /// The name of a function; for an operator, without the start of its generic parameters: `==<T>`.
  private var functionName: Name {
    guard kind != .identifier, kind != .keyword, let length = operatorNameLength else { return name }
    let token = token
    return lexer.names.intern(ByteView(start: source + Int(token.start), count: length))
  }

  /// The length of an operator's name if generic parameters start inside its token.
  private var operatorNameLength: Int? {
    let token = token
    let length = Int(token.end - token.start)
    guard length > 1, source[Int(token.end) - 1] == "<", peek().kind == .identifier || peek().kind == .keyword,
      !peek().flags.contains(.spaced)
    else { return nil }
    return length - 1
  }

  private func skipFunctionName() {
    guard kind != .leftParen, kind != .leftBrace else { return }
    if kind != .identifier, kind != .keyword, let length = operatorNameLength {
      for _ in 0..<length { consumeOperatorPrefix() }
    } else {
      advance()
    }
  }

  /// `async throws(E) -> R` of a declaration.
  func signatureTail(_ declaration: DeclarationID, _ list: inout [Attachment]) {
    var flags = NodeFlags()
    let outer = typeContext
    typeContext = .thrownType
    let before = nodes.endIndex
    effects(&flags)
    typeContext = outer
    if nodes.endIndex > before { list.append(Attachment(kind: .thrown, node: root)) }
    if flags.contains(.async) { declarations[declaration].modifiers.insert(.async) }
    if flags.contains(.throwing) { declarations[declaration].modifiers.insert(.throws) }
    if consume(.arrow), type(.result) { declarations[declaration].type = root }
  }

  // MARK: Parameters

  func parameters(ofClosure: Bool) {
    let opener = index
    advance()
    while inside(opener) {
      let before = index
      parameter(ofClosure: ofClosure)
      guard consume(.comma), index > before else { break }
    }
    close(opener)
  }

  func parameter(ofClosure: Bool) {
    let start = offset
    var list: [Attachment] = []
    while kind == .at, attributesPrecedeName {
      attribute()
      list.append(Attachment(kind: .attribute, node: root))
    }
    while isParameterModifier { advance() }
    let declaration = parameterName(start, ofClosure)
    attach(list, to: declaration)
    let isNamed = declarations[declaration].nameOffset < offset
    if !isNamed || consume(.colon) {
      if type(.parameterType) { declarations[declaration].type = root }
    }
    if atEllipsis {
      declarations[declaration].modifiers.insert(.variadic)
      advance()
    }
    if consume(.equal), expression(.defaultValue) { declarations[declaration].value = root }
    declarations[declaration].visibleFrom = 0
    end(declaration)
  }

  /// Whether attributes belong to a parameter and not to the type of a parameter without a name.
  private var attributesPrecedeName: Bool {
    var next = index
    while tokens[next].kind == .at, next - index < Self.maximumHead { next = indexAfterAttributeText(next) }
    guard isLabel(tokens[next]) else { return false }
    return tokens[next + 1].kind == .colon || isLabel(tokens[next + 1])
  }

  /// `isolated`, `_const` before a name.
  private var isParameterModifier: Bool {
    switch token.word {
    case .const: isLabel(peek())
    case .isolated: isLabel(peek()) && isLabel(peek(2)) && peek(3).kind == .colon
    default: false
    }
  }

  /// `label name`, `name`, `_`. The declaration has no name if there is only a type.
  private func parameterName(_ start: UInt32, _ ofClosure: Bool) -> DeclarationID {
    let first = token
    guard isLabel(first), peek().kind == .colon || isLabel(peek()) && peek(2).kind == .colon || ofClosure else {
      return declare(.parameter, name: .none, nameOffset: offset, start: start)
    }
    let firstName = first.kind == .wildcard ? Name.none : name
    advance()
    var nameToken = first
    if isLabel(token), kind != .colon, !(ofClosure && (at(.in) || at(.async) || at(.throws))) {
      nameToken = token
      advance()
    }
    let declaration = declare(
      .parameter, name: nameToken.kind == .wildcard ? .none : name(of: nameToken), nameOffset: nameToken.start,
      start: start)
    declarations[declaration].label = ofClosure && nameToken.start == first.start ? .none : firstName
    return declaration
  }

  // MARK: Enum cases

  /// `case a, b(Int, label: T = 1), c = "raw"`
  func enumCases(_ head: Head) {
    advance()
    var start = head.start
    let attributesAt = attachments.count
    while kind == .identifier || kind == .keyword {
      let before = index
      let declaration = declare(.case, name: name, nameOffset: offset, start: start)
      declarations[declaration].modifiers = head.modifiers
      if attachments.count == attributesAt {
        attach(head.attributes, to: declaration)
      } else {
        share(attributesAt, head, declaration)
      }
      advance()
      if kind == .leftParen {
        let header = openScope(.header, at: lastEnd, of: declaration)
        parameters(ofClosure: false)
        closeScope(header)
      }
      if consume(.equal), expression(.rawValue) { declarations[declaration].value = root }
      end(declaration)
      guard consume(.comma), index > before else { return }
      start = offset
    }
  }

  /// Gives another name in the same declaration the attributes of the first.
  func share(_ first: Int, _ head: Head, _ declaration: DeclarationID) {
    guard !head.attributes.isEmpty else { return }
    declarations[declaration].attachments = UInt32(first)
    declarations[declaration].attachmentCount = UInt16(clamping: head.attributes.count)
  }
}
