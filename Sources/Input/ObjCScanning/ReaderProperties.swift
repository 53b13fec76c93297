import SourceFacts

/// The meaning of the words in `@property (…)`.
private struct PropertyWords {
  var modifiers: Modifiers = []
  var isReadonly = false
  var isUnowned = false
}

extension Reader {
  /// `@property (nonatomic, weak) T *a, *b;` Without a word for ownership an object is strong, as under ARC.
  mutating func property() {
    let start = offset
    advance()
    var list: [Attachment] = []
    var words = PropertyWords()
    if at(.leftParen) { words = propertyWords(&list) }
    let specifiers = isMacroType ? macroType() : specifiers(isAbstract: false)
    if specifiers.flags.contains(.weak) { words.modifiers.insert(.weak) }
    list.append(contentsOf: specifiers.attributes)
    var isFirst = true
    repeat {
      let found = declarator(specifiers)
      guard let name = found.name else { break }
      skipTrailing()
      let declaration = declare(
        .variable, name: self.name(of: name), nameOffset: name.start, start: isFirst ? start : name.start)
      declarations[declaration].type = found.type
      declarations[declaration].modifiers = propertyModifiers(words, specifiers, found)
      attach(list, to: declaration)
      end(declaration)
      isFirst = false
    } while consume(.comma)
    if !consume(.semicolon) { skipToLineEnd() }
  }

  /// `InjectedClass(Name) property;`: a macro that forms a type from a name.
  private var isMacroType: Bool {
    guard isPlainName(token), peek().kind == .leftParen, peek(2).kind == .identifier, peek(3).kind == .rightParen else {
      return false
    }
    return peek(4).kind == .identifier && !isScreaming(token)
  }

  private mutating func macroType() -> Specifiers {
    var result = Specifiers(start: offset)
    index += 2
    uses.noteValueType(name)
    emitTypeName(token, .annotation)
    result.type = root
    result.flags.insert(.object)
    index += 2
    return result
  }

  private mutating func skipToLineEnd() {
    while !atEnd, !token.flags.contains(.lineStart), kind != .semicolon, kind != .rightBrace, kind != .atWord {
      doubts.mayHideDeclarations = true
      advance()
    }
    consume(.semicolon)
  }

  private mutating func propertyWords(_ list: inout [Attachment]) -> PropertyWords {
    var words = PropertyWords()
    let open = index
    advance()
    while inside(open) {
      let before = index
      if kind == .identifier || kind == .atWord {
        let word = token
        switch Word(number: word.word) {
        case .weakAttribute: words.modifiers.insert(.weak)
        case .assign, .unsafeUnretainedAttribute: words.isUnowned = true
        case .readonly: words.isReadonly = true
        case .class: words.modifiers.insert(.static)
        default: break
        }
        advance()
        var argument: [UInt8] = []
        if consume(.equal) {
          while inside(open), kind == .identifier || kind == .colon {
            appendText(token, to: &argument)
            advance()
          }
        }
        list.append(emitAttribute(word, name: names.intern(argument[...])))
      }
      skipToComma(open)
      if index == before { advance() }
    }
    close(open)
    return words
  }

  private func propertyModifiers(_ words: PropertyWords, _ specifiers: Specifiers, _ found: Declarator) -> Modifiers {
    var modifiers = words.modifiers
    if found.flags.contains(.weak) { modifiers.insert(.weak) }
    let isObject =
      specifiers.flags.contains(.object) || found.isBlock
      || (found.isPointer && !specifiers.flags.contains(.builtin) && !found.isCallable)
    if isHeader { modifiers.insert(.public) }
    if words.isUnowned, isObject { modifiers.formUnion([.unowned, .unsafe]) }
    if specifiers.flags.union(found.flags).contains(.unsafe) { modifiers.formUnion([.unowned, .unsafe]) }
    guard let owner else { return modifiers }
    let container = declarations[owner]
    if container.kind == .protocol || (container.kind == .extension && !container.label.isNone) {
      // A requirement, or a property of a category: it stores nothing.
      modifiers.insert(.computed)
      if !words.isReadonly { modifiers.insert(.settable) }
    } else if words.isReadonly {
      modifiers.insert(.restrictedSetter)
    }
    return modifiers
  }
}
