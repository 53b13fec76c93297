import SourceFacts

/// `@testable public import struct Module.Sub.Symbol`, operators and precedence groups.
extension Reader {
  func readImport(_ head: Head) -> ImportFact {
    advance()
    var kind = ImportFact.Kind.module
    if peek().kind == .identifier || peek().kind == .keyword, !peek().flags.contains(.lineStart) {
      kind = importKind(token.word)
      if kind != .module { advance() }
    }
    let first = token
    let path = importPath()
    return ImportFact(
      kind: kind, flags: importFlags(head), module: name(of: first), path: path, offset: first.start, end: lastEnd)
  }

  private func importPath() -> Name {
    let first = name
    var path: [UInt8] = []
    while kind == .identifier || kind == .keyword || isOperatorToken {
      let part = name
      advance()
      guard kind == .period || kind == .colonColon, !atLineStart else {
        // Most paths have one component.
        if path.isEmpty { return first }
        lexer.names.withBytes(of: part) { path += $0 }
        break
      }
      lexer.names.withBytes(of: part) { path += $0 }
      path.append(UInt8(ascii: "."))
      advance()
    }
    return lexer.names.intern(path[...])
  }

  private var isOperatorToken: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  private func importKind(_ word: Word) -> ImportFact.Kind {
    switch word {
    case .struct: .struct
    case .class: .class
    case .enum: .enum
    case .protocol: .protocol
    case .typealias: .typealias
    case .func: .function
    case .let, .var: .variable
    case .actor: .actor
    default: .module
    }
  }

  private func importFlags(_ head: Head) -> ImportFact.Flags {
    var flags = ImportFact.Flags()
    if !head.modifiers.intersection([.private, .fileprivate, .internal]).isEmpty { flags.insert(.hidden) }
    for attachment in head.attributes {
      let type = nodes[attachment.node].start
      switch lexer.names[nodes[type].name] {
      case "_exported": flags.insert(.exported)
      case "testable": flags.insert(.testable)
      case "preconcurrency": flags.insert(.preconcurrency)
      case "_implementationOnly": flags.insert(.hidden)
      default: break
      }
    }
    return flags
  }

  // MARK: Operators

  /// `infix operator +++: Precedence`
  func operatorDeclaration(_ head: Head) {
    advance()
    let declaration = declare(.operator, name: name, nameOffset: offset, start: head.start)
    declarations[declaration].modifiers = head.modifiers
    attach(head.attributes, to: declaration)
    advance()
    while isOperatorToken, !atLineStart { advance() }
    if consume(.colon) {
      while kind == .identifier, !atLineStart {
        advance()
        guard consume(.comma) else { break }
      }
    }
    if kind == .leftBrace, !atLineStart { close(index) }
    end(declaration)
  }

  func precedenceGroup(_ head: Head) {
    advance()
    let declaration = declare(.precedenceGroup, name: name, nameOffset: offset, start: head.start)
    declarations[declaration].modifiers = head.modifiers
    attach(head.attributes, to: declaration)
    advance()
    if kind == .leftBrace { close(index) }
    end(declaration)
  }
}
