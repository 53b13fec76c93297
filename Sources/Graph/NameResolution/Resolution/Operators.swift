import DependencyGraph
import SourceFacts

/// The type of a sequence of operands and operators.
extension FileResolver {
  func sequence(_ node: NodeID) {
    if isAssignment(node) { return set(node, .unknown) }
    let first = operands.count
    defer { operands.count = first }
    appendChildren(of: node)
    var position = first + 1
    while position < operands.count {
      if view.nodes[operands[position]].kind == .binaryOperator { binaryOperator(position) }
      position &+= 1
    }
    reader.types[node] = value(of: first..<operands.count)
    if operands.count - first == 2 { bindCast(node) }
  }

  /// Whether a node is `a = b` without other operators; its type is `Void`.
  private func isAssignment(_ node: NodeID) -> Bool {
    guard start(node) < node else { return false }
    let right = start(node.previous)
    guard right > start(node).next, view.nodes[right.previous].kind == .assignment else { return false }
    return start(start(right.previous).previous) == start(node)
  }

  @inline(__always)
  private func binaryOperator(_ position: Int) {
    let (node, left) = (operands[position], operands[position - 1])
    let right = position + 1 < operands.count ? operands[position + 1] : left
    let isDeclared = operatorFunction(node, type(left), right == left ? .unknown : type(right))
    guard isDeclared, entities[node] == nil else { return }
    // A literal has the type of the other operand.
    if view.nodes[right].kind.isLiteral, isOfProject(type(left)) {
      operatorFunction(node, type(left), .unknown)
    } else if view.nodes[left].kind.isLiteral, isOfProject(type(right)) {
      operatorFunction(node, .unknown, type(right))
    }
  }

  /// Adds the children of a node to `operands`, in source order.
  func appendChildren(of node: NodeID) {
    let (before, start) = (start(node), operands.count)
    var end = node
    while end > before {
      operands.append(end.previous)
      end = self.start(end.previous)
    }
    var (first, last) = (start, operands.count &- 1)
    while first < last {
      operands.nodes.swapAt(first, last)
      (first, last) = (first &+ 1, last &- 1)
    }
  }

  /// The type of a range of `operands`. It is split at the last operator of the lowest precedence.
  private func value(of range: Range<Int>) -> TypeID {
    if range.isEmpty { return .unknown }
    if range.count == 1 { return type(operands[range.lowerBound]) }
    var weakest = range.lowerBound
    var weakestPrecedence = Precedence.operand
    for position in range {
      let precedence = precedence(operands[position])
      if precedence <= weakestPrecedence { (weakest, weakestPrecedence) = (position, precedence) }
    }
    if weakestPrecedence == .coalescing { return coalesced(range) }
    let node = operands[weakest]
    switch view.nodes[node].kind {
    case .ternary:
      // The right side has no such operator, so the recursion is not deep.
      let chosen = childType(node)
      return chosen.isKnown ? chosen : value(of: weakest + 1..<range.upperBound)
    case .cast: return cast(node)
    case .typeCheck: return literal(.bool)
    case .binaryOperator: break
    default: return .unknown
    }
    if let function = entities[node] { return declaredType(function) }
    switch weakestPrecedence {
    case .logic, .comparison: return literal(.bool)
    case .range: return self.range(weakest, in: range)
    case .other: return common(range)
    default: return .unknown
    }
  }

  /// `a ?? b ?? c`, iteratively, because a chain may be as long as its file.
  private func coalesced(_ range: Range<Int>) -> TypeID {
    var last: NodeID?
    var (result, first) = (TypeID.unknown, range.lowerBound)
    for position in range.lowerBound...range.upperBound {
      guard position == range.upperBound || precedence(operands[position]) == .coalescing else { continue }
      if let last, let function = entities[last] {
        result = declaredType(function)
      } else {
        let operand = value(of: first..<position)
        result = last == nil ? operand : replaced(unwrapped(result), by: operand)
      }
      if position < range.upperBound { (last, first) = (operands[position], position + 1) }
    }
    return result
  }

  /// The type of `a..<b` or `a...b`.
  private func range(_ position: Int, in range: Range<Int>) -> TypeID {
    guard range.count == 3, position == range.lowerBound + 1 else { return .unknown }
    let bound = number([operands[position - 1], operands[position + 1]])
    guard bound.isKnown else { return .unknown }
    let isClosed = table.names.table[Name(reader.name(operands[position]))] == "..."
    let type = literal(isClosed ? .closedRange : .range)
    let entry = reader.arena[type]
    return reader.arena.make(entry.kind, entry.symbol, of: bound)
  }

  /// The type of `value ?? other`: that of the value; but that of `other` if it is optional, or if the type of the
  /// value is unknown or inherits from it.
  @inline(never)
  private func replaced(_ value: TypeID, by other: TypeID) -> TypeID {
    if !value.isKnown || reader.arena.kind(other) == .optional { return other.isKnown ? other : value }
    return other.isKnown && isOfProject(value) && accepts(other, value) == .yes ? other : value
  }

  /// The common type of all operands except numeric literals; unknown if they differ.
  private func common(_ range: Range<Int>) -> TypeID {
    var common = TypeID.unset
    for position in range {
      let part = operands[position]
      if view.nodes[part].kind == .binaryOperator { continue }
      let type = type(part)
      if common == .unset || (view.nodes[part].kind.isNumber && type != common) {
        if common == .unset { common = type }
      } else if type != common {
        return .unknown
      }
    }
    return known(common)
  }

  private func precedence(_ node: NodeID) -> Precedence {
    switch view.nodes[node].kind {
    case .assignment: .assignment
    case .ternary: .ternary
    case .cast, .typeCheck: .cast
    case .binaryOperator: table.traits.precedence[Int(reader.name(node))]
    default: .operand
    }
  }

  private func cast(_ node: NodeID) -> TypeID {
    let type = childType(node)
    let isOptional = reader.name(node) == KnownNames.castOptional.rawValue
    return isOptional && type.isKnown ? reader.arena.make(.optional, of: type) : type
  }

  func unaryOperator(_ node: NodeID) {
    let operand = childType(node)
    operatorFunction(node, operand, .unknown)
    reader.types[node] = entities[node].map { declaredType($0) } ?? operand
  }

  func effect(_ node: NodeID) {
    let type = childType(node)
    let isOptional =
      reader.name(node) == KnownNames.tryOptional.rawValue && type.isKnown
      && reader.arena.kind(type) != .optional
    reader.types[node] = isOptional ? reader.arena.make(.optional, of: type) : type
  }
}

extension NodeKind {
  var isNumber: Bool { self == .integerLiteral || self == .floatLiteral }
}
