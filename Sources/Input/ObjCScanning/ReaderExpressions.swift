import LowLevel
import SourceFacts

/// Expressions as unfolded sequences: operands and operators alternate, without precedence.
extension Reader {
  /// Reads an expression.
  /// - Parameter commas: whether expressions separated by commas are read as one, a tuple.
  /// - Returns: false, with nothing recorded, if there is none.
  mutating func expression(commas: Bool = true) -> Bool {
    let start = nodes.endIndex
    guard enter() else { return false }
    defer { leave() }
    guard sequence() else { return false }
    guard commas, kind == .comma else { return true }
    let comma = offset
    while consume(.comma) { if !sequence() { break } }
    emit(.tuple, at: comma, from: start)
    return true
  }

  /// An expression that ends before a given token.
  mutating func expression(endingAt end: Int) -> Bool {
    let outer = expressionEnd
    expressionEnd = end
    defer { expressionEnd = outer }
    return expression()
  }

  private mutating func sequence() -> Bool {
    let start = nodes.endIndex
    guard operand() else { return false }
    var firstOperator: UInt32?
    while index < expressionEnd, !startsKnownMethod, let (kind, length) = binaryOperator {
      let first = token
      let operatorName = length > 1 || kind != .binaryOperator ? joinedName(length) : self.operatorName
      if firstOperator == nil { firstOperator = first.start }
      switch kind {
      case .ternary:
        if !ternary() {
          emit(.sequence, at: firstOperator ?? first.start, from: start)
          return true
        }
      default:
        let position = nodes.endIndex
        emit(kind, at: first.start, from: position, name: kind == .assignment ? .none : operatorName)
        for _ in 0..<length { advance() }
      }
      if !operand() { break }
    }
    if let firstOperator { emit(.sequence, at: firstOperator, from: start) }
    return true
  }

  private func isTypeof(_ token: Token) -> Bool {
    let word = word(of: token)
    return word == .typeof || word == .typeofWord || word == .typeofWords
  }

  /// The current operator between two operands, and the number of its tokens.
  private var binaryOperator: (NodeKind, Int)? {
    switch kind {
    case .equal: (.assignment, 1)
    case .question: (.ternary, 1)
    case .star, .less, .ampersand, .caret: (.binaryOperator, 1)
    case .greater: (.binaryOperator, greaterIsDoubled ? 2 : 1)
    case .operator: isBinary(token) ? (.binaryOperator, 1) : nil
    default: nil
    }
  }

  /// `++`, `--`
  func isIncrement(_ token: Token) -> Bool {
    let first = byte(token.start)
    return token.end - token.start == 2 && byte(token.start + 1) == first && (first == "+" || first == "-")
  }

  private func isBinary(_ token: Token) -> Bool {
    let first = byte(token.start)
    let length = token.end - token.start
    if isIncrement(token) { return false }
    return first != "~" && !(first == "!" && length == 1)
  }

  private var operatorName: Name {
    mutating get { kind == .operator ? name : joinedName(1) }
  }

  private mutating func joinedName(_ length: Int) -> Name {
    let start = Int(offset)
    let end = Int(tokens[index + length - 1].end)
    return names.intern(ByteView(start: source + start, count: end - start))
  }

  /// `? middle :`, also `?:`. False if the colon is missing.
  private mutating func ternary() -> Bool {
    let mark = offset
    let start = nodes.endIndex
    advance()
    if kind != .colon { _ = expression() }
    emit(.ternary, at: mark, from: start)
    return consume(.colon)
  }

  // MARK: Operands

  /// A prefix operator, a cast, or a primary expression with its suffixes.
  mutating func operand() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let start = nodes.endIndex
    let first = token
    switch kind {
    case .ampersand:
      advance()
      guard operand() else { return nodes.endIndex > start }
      emit(.inoutArgument, at: first.start, from: start)
      return true
    case .star:
      let name = joinedName(1)
      advance()
      return prefix(first, name, start)
    case .operator where isPrefix(first):
      let name = self.name
      advance()
      return prefix(first, name, start)
    case .leftParen where isCast: return cast()
    case .identifier:
      if let word {
        if word == .sizeof { return sizeOf() }
        if let angles = conversion(word) { return convert(angles) }
        if word == .new || word == .delete, peek().kind == .identifier || peek().kind == .leftSquare {
          let name = self.name
          advance()
          if kind == .leftSquare, peek().kind == .rightSquare { index += 2 }
          return prefix(first, name, start)
        }
      }
    default: break
    }
    guard primary() else { return false }
    suffixes(from: start)
    return true
  }

  private mutating func prefix(_ token: Token, _ name: Name, _ start: NodeID) -> Bool {
    guard operand() else { return nodes.endIndex > start }
    emit(.prefixOperator, at: token.start, from: start, name: name)
    return true
  }

  private func isPrefix(_ token: Token) -> Bool {
    switch byte(token.start) {
    case "-", "+", "!", "~": token.end - token.start == 1 || !isBinary(token)
    default: false
    }
  }

  private mutating func sizeOf() -> Bool {
    let start = nodes.endIndex
    let first = token
    advance()
    emit(.identifier, at: first.start, from: start, name: name(of: first))
    let parenthesis = offset
    if at(.leftParen) {
      let open = index
      advance()
      let isName = peek().kind == .rightParen && isPlainName(token)
      if typeFills(open), !isName || namesType(token) { typeExpression() } else { _ = expression() }
      close(open)
    } else {
      _ = operand()
    }
    emit(.call, at: parenthesis, from: start)
    return true
  }

  /// A type where an expression is expected.
  mutating func typeExpression() {
    let start = nodes.endIndex
    let type = abstractType()
    guard let type else { return }
    setTypeContext(.nested, root: type)
    emit(.typeExpression, at: nodes[type].offset, from: start)
  }

  // MARK: Casts

  /// `(T *)x` is recorded like `x as! T`.
  private mutating func cast() -> Bool {
    let start = nodes.endIndex
    let open = index
    index = indexAfterMatch(open)
    if kind == .leftBrace { return compoundLiteral(open) }
    guard operand() else {
      typeInside(open)
      return nodes.endIndex > start
    }
    let after = index
    let position = nodes.endIndex
    index = open + 1
    let type = abstractType()
    setTypeContext(.castType, root: type)
    index = after
    if type == nil { return true }
    emit(.cast, at: tokens[open].start, from: position, name: names.intern("as!"))
    emit(.sequence, at: tokens[open].start, from: start)
    return true
  }

  private mutating func typeInside(_ open: Int) {
    let after = index
    index = open + 1
    typeExpression()
    index = after
  }

  /// `(CGRect){ … }`: a call of the type.
  private mutating func compoundLiteral(_ open: Int) -> Bool {
    let start = nodes.endIndex
    let brace = index
    typeInside(open)
    if nodes.endIndex == start.advanced(by: 2), nodes[start].kind == .typeName {
      nodes.elements.removeLast()
      nodes[start].kind = .identifier
    }
    index = brace
    let offset = self.offset
    elements(brace)
    emit(.call, at: offset, from: start)
    suffixes(from: start)
    return true
  }

  /// The end of the angle brackets of `static_cast<T *>(x)`.
  private func conversion(_ word: Word) -> Int? {
    guard [.staticCast, .dynamicCast, .reinterpretCast, .constCast].contains(word), peek().kind == .less,
      let end = endOfAngles(index + 1), tokens[end + 1].kind == .leftParen
    else { return nil }
    return end
  }

  private mutating func convert(_ end: Int) -> Bool {
    let start = nodes.endIndex
    let first = index
    index = end + 1
    guard primary() else { return false }
    let after = index
    let position = nodes.endIndex
    index = first + 2
    let type = abstractType()
    setTypeContext(.castType, root: type)
    index = after
    if type != nil {
      emit(.cast, at: tokens[first].start, from: position, name: names.intern("as!"))
      emit(.sequence, at: tokens[first].start, from: start)
    }
    suffixes(from: start)
    return true
  }

  /// Whether the current parentheses contain a type and an operand follows.
  private var isCast: Bool {
    guard typeFills(index) else { return false }
    let after = tokens[min(indexAfterMatch(index), tokenCount - 1)]
    let isNamed = peek().kind == .identifier && isPlainName(peek()) && peek(2).kind == .rightParen
    switch after.kind {
    case .identifier:
      return word(of: after).map { $0 != .in || !isNamed } ?? true
    case .integer, .float, .string, .objectString, .character, .at, .atWord: return true
    case .leftBrace: return true
    case .leftParen, .leftSquare, .caret, .star, .ampersand: return !isNamed || namesType(peek())
    case .operator: return isPrefix(after) && (!isNamed || namesType(peek()))
    default: return false
    }
  }

  /// Whether a single name in parentheses is a type.
  private func namesType(_ token: Token) -> Bool {
    let endsInT = token.end - token.start > 2 && byte(token.end - 1) == "t" && byte(token.end - 2) == "_"
    let looksLikeType = endsInT || (isCapitalized(token) && !isScreaming(token))
    return isType(token, guess: looksLikeType && !variableNames.contains(token.payload))
  }

  /// Whether the content of the parentheses at `open` can only be a type, or is a single name.
  func typeFills(_ open: Int) -> Bool {
    let end = Int(tokens[open].payload)
    guard end > open + 1 else { return false }
    var current = open + 1
    var sawName = false
    while current < end {
      let token = tokens[current]
      switch token.kind {
      case .identifier:
        if let word = word(of: token), !isPlainName(token) {
          if word.isReserved, !word.isBuiltinType, !word.isQualifier, word != .struct, word != .enum, word != .union {
            return false
          }
          if word.isBuiltinType || word == .idWord || word == .classType || word == .instancetype { sawName = true }
        } else if let word = word(of: token),
          [.selfWord, .superWord, .yes, .no, .nilWord, .null, .trueWord, .falseWord].contains(word)
        {
          return false
        } else if isTypeof(token) {
          sawName = true
        } else {
          let previous = tokens[current - 1]
          if sawName, previous.kind == .identifier, isPlainName(previous), !isScreaming(previous) { return false }
          sawName = true
        }
      case .less:
        guard sawName, let angle = endOfAngles(current), angle < end else { return false }
        current = angle
      case .star, .caret:
        guard sawName else { return false }
      case .ampersand:
        guard sawName, current + 1 == end else { return false }
      case .colonColon: break
      case .leftParen:
        guard sawName || current > open + 1 else { return false }
        let match = Int(token.payload)
        let isTypeof = isTypeof(tokens[current - 1])
        let isPointer = isNestedDeclarator(current) || tokens[current - 1].kind == .rightParen
        guard match > current, isTypeof || isPointer else { return false }
        current = match
      default: return false
      }
      if token.kind == .star, current + 1 < end, tokens[current + 1].kind == .identifier,
        isPlainName(tokens[current + 1])
      {
        return false
      }
      current += 1
    }
    return sawName
  }
}
