import SourceFacts

/// Patterns that match (`case .some(let x)`), read as expressions, and patterns that declare (`let (a, b)`).
extension Reader {
  var atBindingIntroducer: Bool { at(.let) || at(.var) || (at(.inout) && peek().kind == .identifier) || atBorrowing }

  private var atBorrowing: Bool {
    guard at(.borrowing) else { return false }
    let next = peek()
    return (next.kind == .identifier || next.kind == .wildcard) && !next.flags.contains(.lineStart)
  }

  func matchingPattern(_ mode: PatternMode) -> Bool {
    if at(.is) {
      let start = nodes.endIndex
      let keyword = offset
      advance()
      _ = type(.typeCheck)
      emit(.isPattern, at: keyword, from: start)
      return true
    }
    if atBindingIntroducer {
      guard enter() else { return false }
      defer { leave() }
      let outer = bindsConstants
      bindsConstants = at(.let)
      advance()
      let found = matchingPattern(.binding)
      bindsConstants = outer
      return found
    }
    return sequence(.condition, mode)
  }

  /// Records a name that a matching pattern binds: a node and a declaration.
  func bind(_ name: Name, at offset: UInt32) {
    emit(.patternBinding, at: offset, from: nodes.endIndex, name: name)
    let declaration = declare(.variable, name: name, nameOffset: offset, start: offset)
    declarations[declaration].modifiers = bindsConstants ? [.constant, .destructured] : .destructured
    declarations[declaration].value = matchedValue
    declarations[declaration].visibleFrom = UInt32(nodes.count)
    end(declaration)
  }

  /// `case pattern` of a condition or a `switch`.
  /// - Parameter value: the value that is matched.
  func casePattern(value: NodeID?) {
    let outer = matchedValue
    matchedValue = value
    if matchingPattern(.matching) { setContext(.casePattern) }
    matchedValue = outer
  }

  // MARK: Declaring patterns

  /// Declares the names in `x`, `(a, _)`, `_`, without nodes.
  /// - Parameter place: the position in a tuple pattern, see `Declaration.tuplePlace`.
  /// - Returns: the declarations.
  func declaringPattern(start: UInt32?, modifiers: Modifiers, place: UInt8? = nil) -> Range<DeclarationID> {
    let first = declarations.endIndex
    switch kind {
    case .identifier: declareVariable(start: start ?? offset, modifiers, place)
    case .leftParen: tuplePattern(start, modifiers.union(.destructured), first, place)
    case .wildcard: advance()
    case .keyword where at(.let) || at(.var) || at(.inout):
      var own = modifiers
      if at(.let) { own.insert(.constant) } else { own.remove(.constant) }
      advance()
      return declaringPattern(start: start, modifiers: own, place: place)
    case .keyword where at(.selfWord): declareVariable(start: start ?? offset, modifiers, place)
    default: break
    }
    return first..<declarations.endIndex
  }

  private func declareVariable(start: UInt32, _ modifiers: Modifiers, _ place: UInt8?) {
    let declaration = declare(.variable, name: name, nameOffset: offset, start: start)
    declarations[declaration].modifiers = modifiers
    declarations[declaration].tuplePlace = place ?? 0
    advance()
    end(declaration)
  }

  /// - Parameter first: the first declaration of the outermost pattern, which starts where its statement does.
  private func tuplePattern(_ start: UInt32?, _ modifiers: Modifiers, _ first: DeclarationID, _ outer: UInt8?) {
    guard enter() else { return }
    defer { leave() }
    let opener = index
    var element = 0
    advance()
    while inside(opener) {
      let before = index
      let place = Declaration.tuplePlace(element, in: outer)
      element += 1
      if kind == .identifier, peek().kind == .colon {
        advance()
        advance()
      }
      if kind == .leftParen {
        tuplePattern(start, modifiers, first, place)
      } else {
        _ = declaringPattern(start: declarations.endIndex == first ? start : nil, modifiers: modifiers, place: place)
      }
      guard consume(.comma), index > before else { break }
    }
    close(opener)
  }
}
