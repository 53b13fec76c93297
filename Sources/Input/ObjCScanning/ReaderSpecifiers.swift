import SourceFacts

/// The specifiers before the declarators of a C declaration: `static NSString *const` up to the star.
struct Specifiers {
  struct Flags: OptionSet {
    let rawValue: UInt16
    static let typedef = Flags(rawValue: 1)
    static let `static` = Flags(rawValue: 2)
    static let const = Flags(rawValue: 4)
    static let weak = Flags(rawValue: 8)
    static let unsafe = Flags(rawValue: 16)
    /// The type follows from the value: `typeof(x)`, `__auto_type`.
    static let inferred = Flags(rawValue: 32)
    /// `int`, `BOOL *`: not an object.
    static let builtin = Flags(rawValue: 64)
    /// `id`, `Class`, `instancetype`: an object without a star.
    static let object = Flags(rawValue: 128)
  }
  var start: UInt32
  /// The root of the written type.
  var type: NodeID?
  var flags: Flags = []
  var attributes: [Attachment] = []
  /// The struct or enum defined here.
  var tag: DeclarationID?
  /// Whether the next name can still be the type.
  var mayName: Bool { type == nil && !flags.contains(.inferred) }
}

extension Reader {
  /// - Parameter isAbstract: whether the type is in parentheses or angle brackets, without a name after it.
  mutating func specifiers(isAbstract: Bool, keepsAttributes: Bool = true) -> Specifiers {
    var result = Specifiers(start: offset)
    while kind == .identifier || kind == .colonColon {
      if kind == .colonColon {
        advance()
        continue
      }
      guard let word else {
        if !result.mayName || !namedType(&result, isAbstract: isAbstract) { break }
        continue
      }
      if !specifier(word, &result, isAbstract: isAbstract, keepsAttributes: keepsAttributes) { break }
    }
    return result
  }

  /// Reads one specifier; false if the word is not a specifier but a name.
  private mutating func specifier(
    _ word: Word, _ result: inout Specifiers, isAbstract: Bool, keepsAttributes: Bool
  ) -> Bool {
    switch word {
    case .typedef: result.flags.insert(.typedef)
    case .static: result.flags.insert(.static)
    case .const, .constWord, .constexpr: result.flags.insert(.const)
    case .weak: result.flags.insert(.weak)
    case .unsafeUnretained: result.flags.insert(.unsafe)
    case .auto, .autoType: result.flags.insert(.inferred)
    case .extern:
      if peek().kind == .string { advance() }
    case .outlet, .outletCollection, .action, .inspectable, .segueAction:
      outlet(&result, keepsAttributes: keepsAttributes && result.type == nil)
      return true
    case .attribute, .declspec, .asm, .asmWord, .asmWords:
      skipWithParentheses()
      return true
    case .typeof, .typeofWord, .typeofWords, .decltype:
      typeOf(&result)
      return true
    case .struct, .union, .enum, .class:
      guard result.type == nil, peek().kind == .identifier || peek().kind == .leftBrace || peek().kind == .colon else {
        return false
      }
      taggedType(&result)
      return true
    case .nsEnum, .nsOptions, .nsClosedEnum, .nsErrorEnum, .cfEnum, .cfOptions, .cfClosedEnum:
      guard result.type == nil, peek().kind == .leftParen else { return false }
      macroEnum(&result)
      return true
    case .idWord, .classType, .instancetype:
      guard result.type == nil else { return false }
      objectType(&result)
      return true
    case _ where word.isBuiltinType:
      builtinType(&result)
      return true
    case _ where word.isQualifier:
      // `in` and `out` can also be names, like words that are reserved only in C++: `User *friend, *sender;`.
      if (word == .in || word == .out || word == .inout) && !isAbstract { return false }
      if word.isOfCPlusPlusAlone, !isBeforeSpecifier { return false }
    case _ where word.isReserved: return false
    default: return result.mayName && namedType(&result, isAbstract: isAbstract)
    }
    advance()
    return true
  }

  /// Whether the next token can continue a declaration's specifiers: `mutable int x`, not `mutable;`.
  private var isBeforeSpecifier: Bool {
    let next = peek().kind
    return next == .identifier || next == .colonColon || (next == .operator && byte(peek().start) == UInt8(ascii: "~"))
  }

  private mutating func outlet(_ result: inout Specifiers, keepsAttributes: Bool) {
    let first = token
    advance()
    guard keepsAttributes else {
      if at(.leftParen) { index = indexAfterMatch(index) }
      return
    }
    let start = nodes.endIndex
    emitTypeName(first, .attribute)
    if at(.leftParen), first.word == Word.outletCollection.number, peek().kind == .identifier {
      let argument = peek()
      uses.noteClass(name(of: argument), generics: 0)
      emit(.identifier, at: argument.start, from: nodes.endIndex, name: name(of: argument), context: .attributeArgument)
      index = indexAfterMatch(index)
    }
    emit(.attribute, at: first.start, from: start)
    result.attributes.append(Attachment(kind: .attribute, node: root))
  }

  /// Skips `__attribute__((x))`, `NS_SWIFT_NAME(x)`: the word and its parentheses.
  mutating func skipWithParentheses() {
    advance()
    if at(.leftParen) { index = indexAfterMatch(index) }
  }

  /// `typeof(self)` is the enclosing class; for another expression the type follows from the value.
  private mutating func typeOf(_ result: inout Specifiers) {
    let first = token
    advance()
    guard at(.leftParen) else { return }
    let open = index
    if peek().word == Word.selfWord.number, peek(2).kind == .rightParen, let enclosing = enclosingType {
      emit(.typeName, at: first.start, from: nodes.endIndex, name: enclosing, context: .annotation)
      result.type = root
      result.flags.insert(.object)
    } else {
      result.flags.insert(.inferred)
    }
    index = indexAfterMatch(open)
  }

  /// The name of the class whose member is being read.
  var enclosingType: Name? {
    var current = owner
    while let found = current {
      let declaration = declarations[found]
      if declaration.kind.isNominalType || declaration.kind == .extension { return declaration.name }
      current = declaration.parent
    }
    return nil
  }

  private mutating func builtinType(_ result: inout Specifiers) {
    if let type = result.type {
      if result.flags.contains(.builtin) { nodes[type].name = name }
    } else {
      emitTypeName(token, .annotation)
      result.type = root
      result.flags.insert(.builtin)
    }
    advance()
  }

  /// `id`, `id<P>`, `id<P, Q>`
  private mutating func objectType(_ result: inout Specifiers) {
    let first = token
    advance()
    result.flags.insert(.object)
    let start = nodes.endIndex
    if at(.less), let end = endOfAngles(index) {
      protocolList(until: end)
      if nodes.endIndex > start {
        if first.word == Word.classType.number {
          emit(.metatype, at: first.start, from: start, name: names.intern("Type"), context: .annotation)
        } else {
          emit(.anyType, at: first.start, from: start, context: .annotation)
        }
        result.type = root
        return
      }
    }
    emitTypeName(first, .annotation)
    result.type = root
  }

  /// `<P, Q>` in a type: one typeName, or a composition of several.
  mutating func protocolList(until end: Int) {
    let start = nodes.endIndex
    let angle = offset
    var count = 0
    advance()
    while index < end {
      if kind == .identifier {
        uses.noteProtocol(name)
        emitTypeName(token, .annotation, flags: [.protocolName])
        count += 1
      }
      advance()
    }
    if index == end { advance() }
    if count > 1 { emit(.compositionType, at: angle, from: start, context: .annotation) }
  }

  /// The index of the `>` that closes the current `<`; nil if they are not brackets.
  func endOfAngles(_ open: Int, allowsColon: Bool = false) -> Int? {
    var depth = 0
    var current = open
    while current < open + 400, current < tokenCount {
      switch tokens[current].kind {
      case .less: depth += 1
      case .greater:
        depth -= 1
        if depth == 0 { return current }
      case .identifier, .comma, .star, .colonColon, .integer, .ellipsis: break
      case .leftParen, .leftSquare:
        let match = Int(tokens[current].payload)
        guard match > current else { return nil }
        current = match
      case .caret: break
      case .colon where allowsColon: break
      default: return nil
      }
      current += 1
    }
    return nil
  }
}
