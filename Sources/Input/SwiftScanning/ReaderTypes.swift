import SourceFacts

/// Written types.
extension Reader {
  /// Reads a complete type. Returns false if there is none.
  func type(_ context: NodeContext) -> Bool {
    let outer = typeContext
    typeContext = context
    defer { typeContext = outer }
    return type()
  }

  /// A nested type.
  func type() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let start = nodes.endIndex
    let first = offset
    if at(.repeat) {
      advance()
      guard type() else { return false }
      emitType(.packExpansionType, at: first, from: start)
      return true
    }
    var flags = NodeFlags()
    let hasPrefix = typePrefix(&flags)
    let base = nodes.endIndex
    guard simpleOrCompositionType(), functionTail(base) else { return false }
    if hasPrefix { emitType(.attributedType, at: first, from: start, flags: flags) }
    return true
  }

  /// Attributes and specifiers before a type.
  private func typePrefix(_ flags: inout NodeFlags) -> Bool {
    var found = false
    let first = index
    while true {
      if kind == .at, index - first < Self.maximumHead {
        attribute(ofType: true)
      } else if at(.inout) {
        flags.insert(.inout)
        advance()
      } else if atTypeSpecifier {
        let hasArgument = at(.nonisolated) || at(.dependsOn)
        advance()
        if hasArgument, kind == .leftParen { close(index) }
      } else {
        return found
      }
      found = true
    }
  }

  private var atTypeSpecifier: Bool {
    switch token.word {
    case .borrowing, .consuming, .shared, .owned, .sending, .isolated, .const, .nonisolated, .dependsOn: break
    default: return false
    }
    let next = peek()
    if next.flags.contains(.lineStart) { return false }
    switch next.kind {
    case .identifier, .at, .wildcard: return true
    case .leftParen, .leftSquare: return next.flags.contains(.spaced) || at(.nonisolated) || at(.dependsOn)
    case .keyword:
      switch next.word {
      case .anyWord, .selfType, .inout: return true
      default: return false
      }
    default: return false
    }
  }

  func simpleOrCompositionType() -> Bool {
    let start = nodes.endIndex
    let first = offset
    let quantifier: NodeKind? = at(.some) ? .someType : at(.any) ? .anyType : at(.each) ? .packElementType : nil
    if quantifier != nil { advance() }
    guard simpleType() else { return false }
    if atOperator("&") {
      let ampersand = offset
      while atOperator("&") {
        advance()
        guard simpleType() else { return false }
      }
      emitType(.compositionType, at: ampersand, from: start)
    }
    if let quantifier { emitType(quantifier, at: first, from: start) }
    return true
  }

  func simpleType(allowsMembers: Bool = true) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let start = nodes.endIndex
    switch kind {
    case .identifier, .wildcard: guard typeName(.typeName, from: start) else { return false }
    case .keyword:
      switch token.word {
      case .anyWord, .selfType: guard typeName(.typeName, from: start) else { return false }
      case .class: guard typeName(.typeName, from: start) else { return false }
      default: return false
      }
    case .leftParen: guard tupleType() else { return false }
    case .leftSquare: guard collectionType() else { return false }
    case .prefixOperator where atOperator("~"):
      let tilde = offset
      advance()
      guard simpleType() else { return false }
      emitType(.suppressedType, at: tilde, from: start)
      return true
    default: return false
    }
    return typeSuffix(start, allowsMembers: allowsMembers)
  }

  private func typeSuffix(_ start: NodeID, allowsMembers: Bool) -> Bool {
    while true {
      if kind == .period || kind == .colonColon {
        guard allowsMembers || kind == .colonColon else { return true }
        let next = peek()
        guard next.kind == .identifier || next.kind == .keyword else { return kind != .period }
        let isSelector = kind == .colonColon
        advance()
        if !isSelector, at(.metatype) || at(.protocolMetatype), !token.flags.contains(.backticked) {
          emitType(.metatype, at: offset, from: start, name: name)
          advance()
        } else {
          guard typeName(.typeMember, from: start) else { return false }
        }
      } else if !atLineStart, kind == .postfixQuestion || (kind == .postfixOperator && atPrefix("?")) {
        emitType(.optionalType, at: offset, from: start)
        consumeOperatorPrefix()
      } else if !atLineStart, kind == .exclamation || (kind == .postfixOperator && atPrefix("!")) {
        emitType(.implicitlyUnwrappedType, at: offset, from: start)
        consumeOperatorPrefix()
      } else {
        return true
      }
    }
  }

  /// A name with its generic arguments.
  private func typeName(_ kind: NodeKind, from start: NodeID) -> Bool {
    let offset = self.offset
    let name = self.name
    advance()
    var flags = NodeFlags()
    if atPrefix("<") {
      flags = .specialized
      guard genericArguments() else { return false }
    }
    emitType(kind, at: offset, from: start, name: name, flags: flags)
    return true
  }

  /// `<A, 3, B>`. False if it is not such a list.
  func genericArguments() -> Bool {
    consumeOperatorPrefix()
    while !atPrefix(">") {
      if kind == .integer {
        emitTypeLeaf(.integerType)
      } else if atOperator("-"), peek().kind == .integer {
        emitType(.integerType, at: offset, from: nodes.endIndex)
        advance()
        advance()
      } else {
        guard type() else { return false }
        if atEllipsis { advance() }
      }
      guard consume(.comma) else { break }
    }
    guard atPrefix(">") else { return false }
    consumeOperatorPrefix()
    return true
  }

  private func emitTypeLeaf(_ kind: NodeKind) {
    emitType(kind, at: offset, from: nodes.endIndex)
    advance()
  }

  private func tupleType() -> Bool {
    let start = nodes.endIndex
    let opener = index
    let offset = self.offset
    advance()
    while kind != .rightParen, !atEnd {
      let label = tupleTypeLabel()
      guard type() else { return false }
      if !label.isNone { setLabel(label) }
      if atEllipsis { advance() }
      if consume(.equal) { skipDefault() }
      guard consume(.comma) else { break }
    }
    guard kind == .rightParen else { return false }
    close(opener)
    emitType(.tupleType, at: offset, from: start)
    return true
  }

  /// `label:`, `_ label:`, `label name:`.
  /// - Returns: the first name; none for `_`.
  private func tupleTypeLabel() -> Name {
    guard isLabel(token) else { return .none }
    let first = kind == .wildcard ? Name.none : name
    if peek().kind == .colon {
      advance()
      advance()
      return first
    }
    guard isLabel(peek()), peek(2).kind == .colon else { return .none }
    advance()
    advance()
    advance()
    return first
  }

  private func skipDefault() {
    while !atEnd, kind != .rightParen, kind != .comma, kind != .rightBrace {
      index = kind == .leftParen || kind == .leftSquare || kind == .leftBrace ? indexAfterMatch(index) : index + 1
    }
  }

  private func collectionType() -> Bool {
    let start = nodes.endIndex
    let opener = index
    let offset = self.offset
    advance()
    if atInlineArray {
      guard inlineArrayBody() else { return false }
      close(opener)
      emitType(.inlineArrayType, at: offset, from: start)
      return true
    }
    guard type() else { return false }
    var kind = NodeKind.arrayType
    if consume(.colon) {
      guard type() else { return false }
      kind = .dictionaryType
    }
    guard self.kind == .rightSquare else { return false }
    close(opener)
    emitType(kind, at: offset, from: start)
    return true
  }

  /// `4 of`, `N of`, after the bracket.
  var atInlineArray: Bool {
    let next = peek()
    guard next.word == .of, !next.flags.contains(.lineStart) else { return false }
    return kind == .integer || kind == .identifier || kind == .wildcard
  }

  func inlineArrayBody() -> Bool {
    if kind == .integer { emitTypeLeaf(.integerType) } else { guard type() else { return false } }
    guard consume(.of) else { return false }
    if kind == .integer { emitTypeLeaf(.integerType) } else { guard type() else { return false } }
    return kind == .rightSquare
  }

  /// `async throws(E) -> R` after the parameters of a function type.
  private func functionTail(_ start: NodeID) -> Bool {
    guard kind == .arrow || at(.async) || at(.throws) || at(.rethrows) || at(.reasync) else { return true }
    var arrow = index
    while tokens[arrow].kind != .arrow {
      let token = tokens[arrow]
      switch token.word {
      case .async, .throws, .rethrows, .reasync: arrow += 1
      default:
        guard token.kind == .leftParen, arrow > index else { return true }
        arrow = indexAfterMatch(arrow)
      }
    }
    var flags = NodeFlags()
    var offset = nodes[root].offset
    if nodes[root].kind == .tupleType {
      nodes.removeLast()
    } else {
      offset = nodes[start].offset
    }
    effects(&flags)
    guard consume(.arrow) else { return false }
    guard type() else { return false }
    emitType(.functionType, at: offset, from: start, flags: flags)
    return true
  }

  /// `async`, `throws`, `throws(E)`; a thrown type becomes a node.
  func effects(_ flags: inout NodeFlags) {
    while true {
      switch token.word {
      case .async, .reasync:
        flags.insert(.async)
        advance()
      case .throws, .rethrows:
        flags.insert(.throwing)
        advance()
        if kind == .leftParen {
          let opener = index
          advance()
          if type() { flags.insert(.typedThrows) }
          close(opener)
        }
      default: return
      }
    }
  }

  /// Whether a token can be an argument label: a name or any keyword but `inout`.
  func isLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .keyword: token.word != .inout
    default: false
    }
  }
}
