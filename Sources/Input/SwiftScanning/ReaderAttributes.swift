import LowLevel
import SourceFacts

/// Attributes and modifiers before a declaration.
extension Reader {
  /// `@Name(arguments)` as a node.
  func attribute(ofType: Bool = false) {
    let start = nodes.endIndex
    let at = offset
    advance()
    let isPlain = !isNamed(among: Self.specialAttributes)
    let takesArguments = !ofType || !isNamed(among: Self.typeAttributesWithoutArguments)
    let isObjC = self.at(.objc)
    let outer = typeContext
    typeContext = .attribute
    _ = attributeName()
    typeContext = outer
    var name = Name.none
    if kind == .leftParen, !token.flags.contains(.spaced) || isObjC, token.payload > 0, takesArguments {
      if isObjC { name = argumentText() }
      if isPlain { plainArguments() } else { index = min(indexAfterMatch(index), tokenCount - 1) }
    }
    emit(.attribute, at: at, from: start, name: name)
  }

  private func attributeName() -> Bool {
    guard kind == .identifier || kind == .keyword else { return false }
    return simpleTypeWithoutSuffix()
  }

  /// `Name.Nested<A>`: no optionals, no metatypes.
  private func simpleTypeWithoutSuffix() -> Bool {
    let start = nodes.endIndex
    guard attributeNamePart(.typeName, from: start) else { return false }
    while kind == .period || kind == .colonColon, peek().kind == .identifier {
      advance()
      guard attributeNamePart(.typeMember, from: start) else { return false }
    }
    return true
  }

  private func attributeNamePart(_ kind: NodeKind, from start: NodeID) -> Bool {
    let offset = self.offset
    let name = self.name
    advance()
    var flags = NodeFlags()
    if atPrefix("<"), !token.flags.contains(.spaced) {
      flags = .specialized
      guard genericArguments() else { return false }
    }
    emitType(kind, at: offset, from: start, name: name, flags: flags)
    return true
  }

  private func plainArguments() {
    let first = nodes.endIndex
    arguments(.attributeArgument, .none)
    var after = nodes.endIndex
    while after > first {
      let argument = after.previous
      nodes[argument].context = .attributeArgument
      after = nodes[argument].start
    }
  }

  /// The text between the parentheses here.
  private func argumentText() -> Name {
    let opener = token
    let after = indexAfterMatch(index)
    guard after > index + 1 else { return .none }
    let end = tokens[after - 1].start
    return lexer.names.intern(
      ByteView(start: source + Int(opener.end), count: Int(end - opener.end)))
  }

  /// Whether the current attribute has arguments and one of these names.
  private func isNamed(among candidates: [String]) -> Bool {
    guard kind == .identifier || kind == .keyword, peek().kind == .leftParen else { return false }
    return lexer.names.withBytes(of: name) { text in
      candidates.contains { $0.utf8.count == text.count && $0.utf8.elementsEqual(text) }
    }
  }

  /// Attributes with a grammar of their own inside the parentheses.
  private static let specialAttributes = [
    "abi", "available", "_spi_available", "backDeployed", "_backDeploy", "differentiable", "derivative", "transpose",
    "objc",
    "specialized", "_specialize", "_dynamicReplacement", "_documentation", "_effects", "_implements",
    "_originallyDefinedIn",
  ]

  /// Attributes without arguments: before a type, a parenthesis right after one of them starts the type.
  private static let typeAttributesWithoutArguments = [
    "escaping", "autoclosure", "Sendable", "unchecked", "preconcurrency", "retroactive", "noDerivative", "noescape",
    "async",
    "_local", "_noMetadata",
  ]

  // MARK: Modifiers

  struct Head {
    var start: UInt32
    var attributes: [Attachment] = []
    var modifiers = Modifiers()
  }

  /// Attributes and modifiers before the keyword of a declaration.
  func head() -> Head {
    var head = Head(start: offset)
    while true {
      if kind == .at {
        attribute()
        head.attributes.append(Attachment(kind: .attribute, node: root))
      } else if token.word != .none, let modifier = modifier(at: index) {
        advance()
        var modifiers = modifier
        if kind == .leftParen, takesArgument(modifier) { modifierArgument(&modifiers) }
        head.modifiers.formUnion(modifiers)
      } else {
        return head
      }
    }
  }

  private func takesArgument(_ modifier: Modifiers) -> Bool {
    !modifier.intersection([.open, .public, .package, .internal, .fileprivate, .private, .unowned, .nonisolated])
      .isEmpty
  }

  /// `(set)`, `(unsafe)`, `(safe)`
  private func modifierArgument(_ modifiers: inout Modifiers) {
    switch peek().word {
    case .set: modifiers = .restrictedSetter
    case .unsafe: modifiers.insert(.unsafe)
    default: break
    }
    index = min(indexAfterMatch(index), tokenCount - 1)
  }

  /// The modifier at a token, unless it is a name or a declaration's keyword.
  func modifier(at index: Int) -> Modifiers? {
    switch tokens[index].word {
    case .open: .open
    case .public: .public
    case .package: .package
    case .internal: .internal
    case .fileprivate: .fileprivate
    case .private: .private
    case .static: .static
    case .class: isClassModifier(index) ? .classMember : nil
    case .final: .final
    case .override: .override
    case .required: .required
    case .convenience: .convenience
    case .lazy: .lazy
    case .weak: .weak
    case .unowned: .unowned
    case .mutating: .mutating
    case .nonisolated: .nonisolated
    case .dynamic: .dynamic
    case .indirect: .indirect
    case .nonmutating, .optional, .prefix, .postfix, .infix, .distributed, .consuming, .borrowing, .oldConsuming,
      .const,
      .local, .isolated, .sending, .reasync, .shared, .owned:
      []
    case .async: .async
    default: nil
    }
  }

  /// `class` before another declaration keyword or modifier.
  private func isClassModifier(_ index: Int) -> Bool {
    switch tokens[index + 1].word {
    case .func, .var, .let, .subscript, .typealias, .class, .initWord: true
    default: tokens[index + 1].word != .none && modifier(at: index + 1) != nil && startsDeclaration(at: index + 1)
    }
  }
}
