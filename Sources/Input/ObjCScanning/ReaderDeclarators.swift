import SourceFacts
import Tables

/// The parts of a declaration that belong to one name: `*const name[3]`, `(^name)(int)`, `name(int)`.
struct Declarator {
  var name: Token?
  /// The root of the complete type.
  var type: NodeID?
  /// The index of the parenthesis of a function's parameters.
  var parameters: Int?
  /// The index of the bracket of an array's size.
  var bound: Int?
  var isPointer = false
  /// Whether `const` follows the last star.
  var isConstant = false
  /// `__weak`, `__unsafe_unretained` after a star.
  var flags: Specifiers.Flags = []
  /// `(^name)(…)`, `(*name)(…)`
  var isCallable = false
  var isBlock = false
  /// The parameter lists of function types, from the name outward.
  fileprivate var functions: [Int] = []
}

extension Reader {
  mutating func declarator(_ specifiers: Specifiers) -> Declarator {
    var result = Declarator()
    core(&result)
    result.type = specifiers.type
    result.isCallable = !result.functions.isEmpty
    let after = index
    for parameters in result.functions.reversed() {
      index = parameters
      result.type = functionType(result: result.type, at: parameters)
    }
    index = after
    return result
  }

  private mutating func core(_ result: inout Declarator) {
    pointers(&result)
    var isNested = false
    if kind == .leftParen, isNestedDeclarator(index) {
      guard enter() else { return }
      let open = index
      advance()
      core(&result)
      close(open)
      leave()
      isNested = true
    } else if kind == .identifier, isDeclarableName {
      declaredName(&result)
    }
    suffixes(&result, isNested: isNested)
  }

  private mutating func pointers(_ result: inout Declarator) {
    while true {
      switch kind {
      case .star:
        result.isPointer = true
        result.isConstant = false
      case .caret: result.isBlock = true
      case .ampersand: break
      case .operator where names[name] == "&&": break
      case .identifier:
        guard let word, word.isQualifier || word == .attribute else { return }
        if word == .attribute {
          skipWithParentheses()
          continue
        }
        if word == .in, peek().kind != .identifier && peek().kind != .star { return }
        switch word {
        case .const, .constWord: result.isConstant = true
        case .weak: result.flags.insert(.weak)
        case .unsafeUnretained: result.flags.insert(.unsafe)
        default: break
        }
      default: return
      }
      advance()
    }
  }

  /// Whether the current word can be declared; `in` of a loop cannot.
  var isDeclarableName: Bool {
    guard let word else { return true }
    return !word.isReserved && word != .in
  }

  private mutating func declaredName(_ result: inout Declarator) {
    result.name = token
    if at(Word.operator), peek().kind != .comma, peek().kind != .semicolon {
      advance()
      while !atEnd, kind != .leftParen, kind != .semicolon { advance() }
      if kind == .leftParen, peek().kind == .rightParen, peek(2).kind == .leftParen { index += 2 }
      return
    }
    advance()
    while kind == .colonColon {
      advance()
      if kind == .operator { advance() }
      guard kind == .identifier else { return }
      result.name = token
      advance()
    }
  }

  private mutating func suffixes(_ result: inout Declarator, isNested: Bool) {
    while kind == .leftSquare || kind == .leftParen {
      if kind == .leftSquare {
        if result.bound == nil { result.bound = index }
      } else if isNested, result.isPointer || result.isBlock {
        result.functions.append(index)
      } else if result.name != nil, result.parameters == nil {
        result.parameters = index
      } else {
        return
      }
      index = indexAfterMatch(index)
    }
  }

  /// Whether the current parenthesis encloses a declarator: `(^name)`, `(*name)`, `(name)(…)`.
  func isNestedDeclarator(_ open: Int) -> Bool {
    let next = tokens[min(open + 1, tokenCount - 1)]
    if next.kind == .caret { return true }
    // `(NS_NOESCAPE ^name)`
    if let word = word(of: next), word == .nsNoescape || word == .noescape {
      return tokens[min(open + 2, tokenCount - 1)].kind == .caret
    }
    let after = min(indexAfterMatch(open), tokenCount - 1)
    guard next.kind == .star || next.kind == .leftParen else { return false }
    if next.kind == .leftParen, open + 2 < tokenCount, tokens[open + 2].kind != .caret { return false }
    return tokens[after].kind == .leftParen || tokens[after].kind == .leftSquare
  }

  /// The type of a function or block with parameters that start at `open`. The nodes of its result precede it, or are
  /// copied from an earlier declarator: they become the last child.
  private mutating func functionType(result: NodeID?, at open: Int) -> NodeID {
    let run: [Node]
    let caret = tokens[open].start
    let first = result.map { nodes[$0].start } ?? nodes.endIndex
    if let result {
      run = Array(nodes[first...result])
      if result == root { nodes.elements.removeLast(run.count) }
    } else {
      run = [Node(kind: .typeName, context: .annotation, name: Word.idWord.name, offset: caret, start: first)]
    }
    let start = nodes.endIndex
    parameterTypes(open)
    let shift = first.distance(to: nodes.endIndex)
    for var node in run {
      node.start = node.start.advanced(by: shift)
      nodes.append(node)
    }
    emit(.functionType, at: caret, from: start, context: .annotation)
    return root
  }

  private mutating func parameterTypes(_ open: Int) {
    index = open
    advance()
    guard enter() else { return }
    while inside(open) {
      let before = index
      let first = nodes.endIndex
      if abstractType() == first, isVoid(first, open) { nodes.elements.removeLast() }
      skipToComma(open)
      if index == before { advance() }
    }
    leave()
  }

  /// `(void)`: no parameters.
  func isVoid(_ type: NodeID, _ open: Int) -> Bool {
    nodes[type].name == Word.void.name && Int(tokens[open].payload) == open + 2
  }

  /// Skips the rest of a parameter, and the comma after it.
  mutating func skipToComma(_ open: Int) {
    while inside(open), kind != .comma {
      switch kind {
      case .leftParen, .leftSquare, .leftBrace: index = indexAfterMatch(index)
      default: advance()
      }
    }
    if inside(open) { consume(.comma) }
  }
}
