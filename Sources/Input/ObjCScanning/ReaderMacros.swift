import LowLevel
import SourceFacts

/// `#define`: a declaration at file level. Its replacement is read as an expression if possible, otherwise as
/// statements.
extension Reader {
  /// Records the macros defined before an offset.
  mutating func noteMacros(before offset: UInt32) {
    while nextMacro < macros.count, macros[nextMacro].start < offset {
      let macro = macros[nextMacro]
      nextMacro += 1
      let outer = (index, scope, owner, depth)
      (scope, owner) = (Self.fileScope, nil)
      inMacro = true
      note(macro)
      inMacro = false
      (index, scope, owner, depth) = outer
    }
  }

  private mutating func note(_ macro: MacroDefinition) {
    let text = ByteView(
      start: source + Int(macro.nameStart), count: Int(macro.nameEnd - macro.nameStart))
    let declaration = declare(.macro, name: names.intern(text), nameOffset: macro.nameStart, start: macro.start)
    declarations[declaration].end = macro.end
    if isHeader { declarations[declaration].modifiers.insert(.public) }
    index = macro.firstToken
    guard !atEnd else { return }
    let header = openScope(.header, at: macro.nameEnd, of: declaration)
    if macro.hasParameters { macroParameters() }
    if !atEnd { replacement(declaration) }
    closeScope(header)
    scopes[header.opened].end = macro.end
  }

  private mutating func macroParameters() {
    let open = index
    advance()
    while inside(open) {
      if kind == .identifier {
        let parameter = declare(.parameter, name: name, nameOffset: offset, start: offset)
        variableNames.insert(token.payload)
        advance()
        end(parameter)
        if at(.ellipsis) { markVariadic() }
      } else {
        advance()
      }
    }
    close(open)
  }

  private mutating func replacement(_ declaration: DeclarationID) {
    let before = mark
    let problemCount = problems.count
    if expression(), atEnd {
      setContext(.initialValue)
      declarations[declaration].value = root
      return
    }
    reset(to: before)
    let outer = openScope(.code, at: offset, of: declaration)
    declarations[declaration].body = outer.opened
    while !atEnd {
      let position = index
      statement()
      if index == position { advance() }
    }
    closeScope(outer)
    problems.removeLast(problems.count - problemCount)
  }
}
