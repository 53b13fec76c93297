import SourceFacts

extension Reader {
  mutating func statements(until open: Int) {
    while inside(open), !atEnd {
      let before = index
      noteMacros(before: offset)
      statement()
      if index == before { advance() }
    }
  }

  mutating func statement() {
    guard enter() else { return }
    defer { leave() }
    switch kind {
    case .leftBrace: block()
    case .semicolon: advance()
    case .atWord: atStatement()
    case .identifier:
      if let word, keywordStatement(word) { return }
      if kind == .identifier, peek().kind == .colon, peek(2).kind != .colon, isPlainName(token) {
        index += 2
        return
      }
      if startsDeclaration { declaration(.code) } else { expressionStatement() }
    default: expressionStatement()
    }
  }

  mutating func expressionStatement() {
    repeat {
      guard expression(commas: false) else { break }
      setContext(.statement)
    } while consume(.comma)
    consume(.semicolon)
  }

  /// Braces with a scope of their own.
  private mutating func block() {
    let open = index
    let outer = openScope(.code, at: offset, of: owner)
    advance()
    statements(until: open)
    close(open)
    closeScope(outer)
  }

  /// A statement whose scope started at its keyword: its braces open no other scope.
  private mutating func branch() {
    if kind == .leftBrace {
      let open = index
      advance()
      statements(until: open)
      close(open)
    } else {
      statement()
    }
  }

  private mutating func keywordStatement(_ word: Word) -> Bool {
    switch word {
    case .if: ifStatement()
    case .for: forStatement()
    case .while:
      let outer = openScope(.code, at: offset, of: owner)
      advance()
      condition(.condition)
      branch()
      closeScope(outer)
    case .do: doStatement()
    case .switch:
      let outer = openScope(.code, at: offset, of: owner)
      advance()
      condition(.switchSubject)
      branch()
      closeScope(outer)
    case .case:
      advance()
      caseLabel()
    case .default where peek().kind == .colon: index += 2
    case .return:
      advance()
      if kind != .semicolon, expression() { setContext(.returned) }
      consume(.semicolon)
    case .goto, .break, .continue: skipToSemicolon()
    case .asm, .asmWord, .asmWords: skipToSemicolon()
    case .typedef: declaration(.code)
    case .else: advance()
    default: return false
    }
    return true
  }

  private mutating func caseLabel() {
    repeat {
      guard expression(commas: false) else { break }
      setContext(.casePattern)
    } while consume(.ellipsis)
    consume(.colon)
  }

  /// `( … )` of `if`, `while`, `switch`; in C++ also a declaration.
  private mutating func condition(_ context: NodeContext) {
    guard at(.leftParen) else { return }
    let open = index
    advance()
    if kind == .identifier, startsDeclaration {
      declaration(.code)
    }
    if inside(open), expression() { setContext(context) }
    close(open)
  }

  private mutating func ifStatement() {
    let saved = (scope, owner)
    var isElse = false
    repeat {
      let outer = openScope(.code, at: offset, of: owner)
      if isElse, !at(.if) {
        branch()
        closeScope(outer)
        break
      }
      advance()
      condition(.condition)
      branch()
      closeScope(outer)
      isElse = true
    } while consume(.else)
    (scope, owner) = saved
  }

  private mutating func doStatement() {
    let outer = openScope(.code, at: offset, of: owner)
    advance()
    branch()
    closeScope(outer)
    if consume(.while) {
      condition(.condition)
      consume(.semicolon)
    }
  }

  private mutating func forStatement() {
    let outer = openScope(.code, at: offset, of: owner)
    advance()
    if at(.leftParen) {
      let open = index
      advance()
      if !forIn(open) {
        forClause(.statement, open)
        consume(.semicolon)
        forClause(.condition, open)
        consume(.semicolon)
        forClause(.statement, open)
      }
      close(open)
    }
    branch()
    closeScope(outer)
  }

  private mutating func forClause(_ context: NodeContext, _ open: Int) {
    repeat {
      guard inside(open), kind != .semicolon, expression(commas: false) else { break }
      setContext(context)
    } while consume(.comma)
  }

  /// `T *x in sequence`, in C++ `T x : sequence`, or a plain declaration. False for anything else.
  private mutating func forIn(_ open: Int) -> Bool {
    guard kind == .identifier, startsDeclaration else {
      guard kind == .identifier, peek().word == Word.in.number else { return false }
      _ = expression(commas: false)
      setContext(.statement)
      advance()
      if inside(open), expression() { setContext(.forSequence) }
      return true
    }
    let before = mark
    let specifiers = specifiers(isAbstract: false)
    let found = declarator(specifiers)
    guard let name = found.name, at(.in) || at(.colon) else {
      reset(to: before)
      declaration(.code)
      forRest(open)
      return true
    }
    let declaration = declare(.variable, name: self.name(of: name), nameOffset: name.start, start: specifiers.start)
    variableNames.insert(name.payload)
    declarations[declaration].type = found.type
    declarations[declaration].modifiers = [.iterated]
    if specifiers.flags.union(found.flags).contains(.weak) { declarations[declaration].modifiers.insert(.weak) }
    end(declaration)
    advance()
    if inside(open), expression() {
      setContext(.forSequence)
      declarations[declaration].value = root
    }
    if specifiers.flags.contains(.inferred) { noteCompilerType(of: declaration) }
    declarations[declaration].visibleFrom = UInt32(nodes.count)
    return true
  }

  private mutating func forRest(_ open: Int) {
    forClause(.condition, open)
    consume(.semicolon)
    forClause(.statement, open)
  }

  // MARK: @statements

  private mutating func atStatement() {
    switch atWord {
    case .synchronized, .autoreleasepool, .try, .finally, .catch: scopedStatement()
    case .throw:
      advance()
      if kind != .semicolon, expression() { setContext(.thrown) }
      consume(.semicolon)
    case .import: skipToSemicolon()
    default: expressionStatement()
    }
  }

  private mutating func scopedStatement() {
    let outer = openScope(.code, at: offset, of: owner)
    let isCatch = atWord == .catch
    advance()
    if at(.leftParen) {
      let open = index
      if isCatch {
        catchParameter(open)
      } else {
        advance()
        if inside(open), expression() { setContext(.statement) }
        close(open)
      }
    }
    branch()
    closeScope(outer)
  }

  /// `(NSException *exception)`
  private mutating func catchParameter(_ open: Int) {
    advance()
    let specifiers = specifiers(isAbstract: true)
    let found = declarator(specifiers)
    if let name = found.name {
      let declaration = declare(.variable, name: self.name(of: name), nameOffset: name.start, start: specifiers.start)
      variableNames.insert(name.payload)
      declarations[declaration].type = found.type
      end(declaration)
      declarations[declaration].visibleFrom = UInt32(nodes.count)
    }
    close(open)
  }

  // MARK: Declaration or expression

  /// Whether the statement that starts at the current word is a declaration.
  var startsDeclaration: Bool {
    if let word {
      switch word {
      case .struct, .union, .enum, .typeof, .typeofWord, .typeofWords, .autoType, .typedef, .decltype: return true
      case .attribute, .auto: return true
      case .sizeof, .new, .delete: return false
      case .idWord, .classType, .instancetype:
        let next = peek()
        return next.kind == .star || next.kind == .less || isPlainName(next) || isDeclaringWord(next)
          || (next.kind == .leftParen && isNestedDeclarator(index + 1))
      case _ where word.isBuiltinType:
        // In C++, `int(x)` is a conversion.
        return peek().kind != .leftParen || isNestedDeclarator(index + 1)
      case .in, .out, .inout, .nullable, .nonnull, .oneway, .action: break
      case _ where word.isQualifier: return true
      case _ where word.isReserved: return false
      default: break
      }
    }
    guard isPlainName(token) else { return false }
    return namesDeclaration
  }

  private func isDeclaringWord(_ token: Token) -> Bool {
    guard let word = word(of: token) else { return false }
    return word.isQualifier
  }

  /// The same for a word that is not reserved.
  private var namesDeclaration: Bool {
    var next = index + 1
    while tokens[next].kind == .colonColon, tokens[next + 1].kind == .identifier { next += 2 }
    if tokens[next].kind == .less {
      guard let end = endOfAngles(next) else { return false }
      next = end + 1
      return tokens[next].kind == .star || tokens[next].kind == .identifier || tokens[next].kind == .ampersand
    }
    switch tokens[next].kind {
    case .identifier:
      guard let word = word(of: tokens[next]) else { return true }
      return word.isQualifier ? word != .in : !word.isReserved || word.isBuiltinType
    case .star: return pointerDeclares(next)
    case .leftParen: return declaresBlock(next)
    case .ampersand:
      return isCapitalized(token) && tokens[next + 1].kind == .identifier && tokens[next + 2].kind == .equal
    default: return false
    }
  }

  /// `T (^name)(…)`. In `call(^{ … })` and `call(^T (x) { … })` the block is an argument.
  private func declaresBlock(_ open: Int) -> Bool {
    guard open + 2 < tokenCount, tokens[open + 1].kind == .caret, tokens[open + 2].kind == .identifier else {
      return false
    }
    return tokens[min(indexAfterMatch(open), tokenCount - 1)].kind == .leftParen
  }

  /// Whether `A *b` declares a pointer. It is a product only if `A` is a value; a product is never assigned to and
  /// never a statement.
  private func pointerDeclares(_ star: Int) -> Bool {
    var next = star
    while tokens[next].kind == .star || isDeclaringWord(tokens[next]) { next += 1 }
    if tokens[next].kind == .leftParen { return isNestedDeclarator(next) && tokens[next + 1].kind == .caret }
    guard tokens[next].kind == .identifier else { return false }
    switch tokens[next + 1].kind {
    case .equal, .semicolon: return true
    case .comma, .leftSquare, .leftParen, .identifier: break
    default: return false
    }
    return isType(token, guess: !variableNames.contains(token.payload) || isCapitalized(token))
  }
}
