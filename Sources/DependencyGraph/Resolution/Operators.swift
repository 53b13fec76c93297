import SourceFacts

/// Operators: the value of a sequence, and which operator functions of the project are used.
extension FileResolver {
  mutating func sequence(_ node: Int) {
    let parts = children(node)
    for position in stride(from: 1, to: parts.count, by: 1) where view.nodes[parts[position]].kind == .binaryOperator {
      let right = position + 1 < parts.count ? type(parts[position + 1]) : .unknown
      operatorFunction(parts[position], type(parts[position - 1]), right)
    }
    reader.types[node] = value(of: parts[...])
  }

  /// The type of operands and operators in a row. The last operator of those that bind least splits it, so that what
  /// stands behind it binds tighter.
  private mutating func value(of parts: ArraySlice<Int>) -> TypeID {
    guard let first = parts.first else { return .unknown }
    if parts.count == 1 { return type(first) }
    var weakest = parts.startIndex
    var weakestPrecedence = Int.max
    for position in parts.indices {
      let precedence = precedence(parts[position])
      if precedence <= weakestPrecedence { (weakest, weakestPrecedence) = (position, precedence) }
    }
    let node = parts[weakest]
    switch view.nodes[node].kind {
    case .ternary:
      let chosen = childType(node)
      return chosen.isKnown ? chosen : value(of: parts[(weakest + 1)...])
    case .cast: return cast(node)
    case .typeCheck: return literal(.bool)
    case .binaryOperator: break
    default: return .unknown
    }
    if entities[node] >= 0 { return declaredType(entities[node]) }
    switch weakestPrecedence {
    case Precedence.logic, Precedence.comparison: return literal(.bool)
    case Precedence.coalescing:
      let other = value(of: parts[(weakest + 1)...])
      return other.isKnown ? other : unwrapped(type(first))
    case Precedence.other: return common(parts)
    default: return .unknown
    }
  }

  /// What all operands are, numbers aside; unknown when they differ.
  private mutating func common(_ parts: ArraySlice<Int>) -> TypeID {
    var common = TypeID.unset
    for part in parts where view.nodes[part].kind != .binaryOperator {
      let type = type(part)
      if common == .unset || (view.nodes[part].kind.isNumber && type != common) {
        if common == .unset { common = type }
      } else if type != common {
        return .unknown
      }
    }
    return known(common)
  }

  private enum Precedence {
    static let assignment = 0
    static let ternary = 1
    static let logic = 2
    static let comparison = 3
    static let coalescing = 4
    static let cast = 5
    static let range = 6
    static let other = 7
  }

  /// How tightly an operator binds; `Int.max` for operands.
  private mutating func precedence(_ node: Int) -> Int {
    switch view.nodes[node].kind {
    case .assignment: return Precedence.assignment
    case .ternary: return Precedence.ternary
    case .cast, .typeCheck: return Precedence.cast
    case .binaryOperator: break
    default: return .max
    }
    return table.names.table.withBytes(of: view.mergedName(node)) { bytes in
      switch String(decoding: bytes, as: UTF8.self) {
      case "&&", "||": Precedence.logic
      case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=": Precedence.comparison
      case "??": Precedence.coalescing
      case "...", "..<": Precedence.range
      case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=": Precedence.assignment
      default: Precedence.other
      }
    }
  }

  private mutating func cast(_ node: Int) -> TypeID {
    let type = childType(node)
    let isOptional = reader.name(node) == KnownNames.castOptional.rawValue
    return isOptional && type.isKnown ? reader.arena.make(.optional, of: type) : type
  }

  mutating func unaryOperator(_ node: Int) {
    let operand = childType(node)
    operatorFunction(node, operand, .unknown)
    reader.types[node] = entities[node] >= 0 ? declaredType(entities[node]) : operand
  }

  mutating func effect(_ node: Int) {
    let type = childType(node)
    let isOptional =
      reader.name(node) == KnownNames.tryOptional.rawValue && type.isKnown
      && reader.arena.kind(type) != .optional
    reader.types[node] = isOptional ? reader.arena.make(.optional, of: type) : type
  }
}

extension FileView {
  func mergedName(_ node: Int) -> Name { Name(names[Int(nodes[node].name.raw)]) }
}

extension NodeKind {
  var isNumber: Bool { self == .integerLiteral || self == .floatLiteral }
}
