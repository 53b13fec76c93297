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
  private func common(_ parts: ArraySlice<Int>) -> TypeID {
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
  private func precedence(_ node: Int) -> Int {
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
    let isOptional = reader.name(node) == KnownNames.tryOptional.rawValue && type.isKnown
      && reader.arena.kind(type) != .optional
    reader.types[node] = isOptional ? reader.arena.make(.optional, of: type) : type
  }

  // MARK: Operator functions

  /// Finds the operator function of the project that fits the operands. Operators that the standard library has too are
  /// the project's only where an operand is of a type that one of them takes.
  private mutating func operatorFunction(_ node: Int, _ left: TypeID, _ right: TypeID) {
    let name = reader.name(node)
    guard table.operators.first(0, name) >= 0 else { return }
    let isStandard = table.spelling[Int(name)].contains(.standardOperator)
    if isStandard, !isOurs(left), !isOurs(right) { return }
    let isBinary = view.nodes[node].kind == .binaryOperator
    let first = fitting.count
    defer { fitting.removeSubrange(first...) }
    var isCertain = false
    if isStandard {
      consider(members(name, ofType: left), left, right, isBinary, &isCertain, first)
      if right != left { consider(members(name, ofType: right), left, right, isBinary, &isCertain, first) }
      consider(outside(name), left, right, isBinary, &isCertain, first)
    } else {
      consider(operators(name), left, right, isBinary, &isCertain, first)
    }
    guard isCertain || !isStandard, fitting.count > first else { return }
    let entity = sameFile(Array(fitting[first...]))
    if entity >= 0 {
      entities[node] = entity
      reader.note(entity, node)
    } else {
      reader.sink.addUnresolved()
    }
  }

  /// Adds to `fitting` those operators that take the operands; certain ones drive out others.
  private mutating func consider(
    _ candidates: Candidates, _ left: TypeID, _ right: TypeID, _ isBinary: Bool, _ isCertain: inout Bool, _ first: Int
  ) {
    for index in Int(candidates.start)..<Int(candidates.start + candidates.count) {
      let entity = lookups.pool[index]
      guard table.parameterRange(entity).count == (isBinary ? 2 : 1), !fitting[first...].contains(entity) else { continue }
      let acceptance = accepts(operator: entity, left, right, isBinary: isBinary)
      guard acceptance != .no, table.isMemberVisible(entity, from: file) else { continue }
      if acceptance == .yes, !isCertain {
        fitting.removeSubrange(first...)
        isCertain = true
      }
      if acceptance == .yes || !isCertain { fitting.append(entity) }
    }
  }

  /// Whether a type is the project's, so that operators of the project are declared for it.
  func isOurs(_ type: TypeID) -> Bool {
    let entry = reader.arena[type]
    switch entry.kind {
    case .nominal: return !table.entities[Int(entry.symbol)].flags.contains(.foreign)
    case .parameter, .dependent, .selfType: return true
    case .optional, .array: return isOurs(reader.arena.argument(0, of: type))
    default: return false
    }
  }

  private mutating func accepts(operator entity: Int32, _ left: TypeID, _ right: TypeID, isBinary: Bool) -> Acceptance {
    let first = accepts(operator: entity, 0, left)
    guard isBinary, first != .no else { return first }
    let second = accepts(operator: entity, 1, right)
    if second == .no { return .no }
    return first == .yes || second == .yes ? .yes : .maybe
  }

  private mutating func accepts(operator entity: Int32, _ index: Int, _ operand: TypeID) -> Acceptance {
    // What a protocol only requires is used on values of that protocol; others bring their own.
    if table.entities[Int(entity)].flags.contains(.requirement), !isAbstract(operand) { return .no }
    var parameter = parameterType(Int(table.firstParameter[Int(entity)]) + index, of: entity)
    if reader.arena.kind(parameter) == .selfType {
      parameter = reader.arena.make(.nominal, reader.arena[parameter].symbol)
    }
    let acceptance = accepts(parameter, operand)
    return acceptance == .yes && reader.arena.kind(parameter) != .nominal ? .maybe : acceptance
  }

  private func isAbstract(_ type: TypeID) -> Bool {
    let entry = reader.arena[type]
    switch entry.kind {
    case .parameter, .dependent, .unknown: return true
    case .selfType, .nominal: return table.entities[Int(entry.symbol)].kind == .protocol
    default: return false
    }
  }
}

extension FileView {
  func mergedName(_ node: Int) -> Name { Name(names[Int(nodes[node].name.raw)]) }
}

extension NodeKind {
  var isNumber: Bool { self == .integerLiteral || self == .floatLiteral }
}
