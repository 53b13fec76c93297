import SourceFacts

/// Foreign types have members that the facts do not show. Where one of those may be meant rather than the project's,
/// more has to speak for the project's than its name.
extension FileResolver {
  enum Doubt { case none, untilCalled, certain }

  /// Whether something else may be meant than the only declaration that fits.
  @inline(__always)
  mutating func doubt(_ entity: Int32, _ node: Int, _ use: NameUse) -> Doubt {
    let this = table.entities[Int(entity)]
    switch this.kind {
    case .function: if use.call < 0, use.labels == nil, isOperand(node) { return .certain }
    case .variable: break
    default: return .none
    }
    guard table.spelling[Int(this.name)].contains(.standardMember), isDoubtful(this, use.base) else { return .none }
    return use.call >= 0 ? .untilCalled : this.owner < 0 ? .none : .certain
  }

  /// A function is no operand: the name must mean a value.
  private mutating func isOperand(_ node: Int) -> Bool {
    let parent = Int(parents[node])
    guard parent >= 0, view.nodes[parent].kind == .sequence else { return false }
    let before = start(node) - 1
    let operation = before >= start(parent) ? before : node + 1
    return view.nodes[operation].kind == .binaryOperator
      && reader.name(operation) != KnownNames.questionQuestion.rawValue
  }

  /// Members of foreign types, and members of protocols on types that are collections of the standard library as well.
  private mutating func isDoubtfulMember(_ member: Entity, _ base: TypeID) -> Bool {
    let owner = reader.owner(of: base)
    guard owner >= 0 else { return false }
    if table.entities[Int(owner)].flags.contains(.foreign) { return true }
    return member.owner != owner && table.entities[Int(member.owner)].kind == .protocol && isStandardCollection(owner)
  }

  private mutating func isStandardCollection(_ owner: Int32) -> Bool {
    for ancestor in table.ancestors[table.ancestorRange(owner)] {
      let clauses = table.clauses[Int(table.firstClause[Int(ancestor)])..<Int(table.firstClause[Int(ancestor) + 1])]
      for clause in clauses {
        let name = table.path(of: Int(clause.node), in: Int(clause.file)).last ?? 0
        if StandardNames.collections.contains(table.names.table[Name(name)]) { return true }
      }
    }
    return false
  }

  /// All labels of the arguments are ones that the standard library uses too.
  var hasStandardLabels: Bool {
    arguments.allSatisfy { $0.label == 0 || table.spelling[Int($0.label)].contains(.standardLabel) }
  }

  /// Leaves of overloads those that are not in doubt or that the arguments speak for.
  mutating func removeDoubtful(_ list: inout [Int32], _ base: TypeID) {
    var kept = 0
    for entity in list {
      if isDoubtful(table.entities[Int(entity)], base), !isConfirmed(entity, base) { continue }
      list[kept] = entity
      kept += 1
    }
    list.removeSubrange(kept...)
  }

  private mutating func isDoubtful(_ entity: Entity, _ base: TypeID) -> Bool {
    if entity.kind == .initializer || entity.kind == .subscript {
      let subject = reader.arena.kind(base) == .metatype ? reader.arena.argument(0, of: base) : base
      return isForeign(subject) && hasStandardLabels
    }
    guard table.spelling[Int(entity.name)].contains(.standardMember) else { return false }
    return entity.owner < 0 ? entity.kind == .function : isDoubtfulMember(entity, base)
  }

  /// Whether the types say that a doubtful declaration is meant: an argument of a type of the project's that it takes, or
  /// elements that its extension is for.
  mutating func isConfirmed(_ entity: Int32, _ base: TypeID) -> Bool {
    guard match(entity) else { return false }
    let isMeant = constraints(of: entity, on: base) == .yes
    var isTaken = false
    var isKnown = true
    let first = Int(table.firstParameter[Int(entity)])
    for argument in arguments {
      let parameter = parameterType(first + Int(argument.parameter), of: entity)
      switch acceptance(parameter, type(Int(argument.node)), argument) {
      case .no: return false
      case .yes: isTaken = isTaken || isOurs(parameter)
      case .maybe: isKnown = false
      }
    }
    return isTaken || (isMeant && isKnown)
  }

  // MARK: Constraints of extensions

  /// Whether a type meets the `where` clause of the extension that declares a member: as far as it speaks of `Self` or of
  /// the elements of a collection.
  mutating func constraints(of entity: Int32, on base: TypeID) -> Acceptance {
    let parent = table.entities[Int(entity)].parent
    guard parent >= 0, table.entities[Int(parent)].kind == .extension else { return .maybe }
    let subject = reader.arena.kind(base) == .metatype ? reader.arena.argument(0, of: base) : base
    let file = Int(table.entities[Int(parent)].file)
    let facts = table.files[file].facts
    let declaration = table.declaration(parent)
    var result = Acceptance.maybe
    for requirement in facts.attachments(of: declaration) where requirement.kind == .requirement {
      let sides = facts.children(of: Int(requirement.node))
      guard sides.count == 2 else { continue }
      let left = constrained(table.path(of: sides[0], in: file), subject)
      switch meets(left, table.path(of: sides[1], in: file), Int(declaration.scope), file) {
      case .no: return .no
      case .yes: result = .yes
      case .maybe: break
      }
    }
    return result
  }

  /// What the left side of a requirement means for a type.
  private mutating func constrained(_ path: [UInt32], _ base: TypeID) -> TypeID {
    let entry = reader.arena[base]
    switch path.last {
    case KnownNames.selfType.rawValue: return base
    case KnownNames.element.rawValue: return element(of: base)
    case KnownNames.key.rawValue where entry.kind == .dictionary: return reader.arena.argument(0, of: base)
    case KnownNames.value.rawValue where entry.kind == .dictionary: return reader.arena.argument(1, of: base)
    default:
      let isWrapped = path.last.map { table.names.table[Name($0)] == "Wrapped" } ?? false
      return isWrapped && entry.kind == .optional ? reader.arena.argument(0, of: base) : .unknown
    }
  }

  private func meets(_ type: TypeID, _ path: [UInt32], _ scope: Int, _ file: Int) -> Acceptance {
    guard type.isKnown, let name = path.last else { return .maybe }
    let entry = reader.arena[type]
    let owner = reader.owner(of: type)
    switch table.bind(path, in: scope, of: file) {
    case .entity(let entity):
      let nominal = table.nominal(entity)
      guard nominal >= 0 else { return .maybe }
      if owner >= 0 { return table.ancestors[table.ancestorRange(owner)].contains(nominal) ? .yes : .no }
      return entry.kind == .foreign ? .no : .maybe
    case .none:
      // A foreign type or protocol.
      if entry.kind == .foreign, UInt32(bitPattern: entry.symbol) == name { return .yes }
      if owner >= 0, table.entities[Int(owner)].flags.contains(.foreign), table.entities[Int(owner)].name == name { return .yes }
      return .maybe
    default: return .maybe
    }
  }

  /// Of overloads in extensions those whose `where` clause is met, and of these those that have one.
  mutating func keepConstrained(_ first: Int, _ base: TypeID) {
    var kept = first
    var isMet = false
    for index in first..<fitting.count {
      let entity = fitting[index]
      let acceptance = constraints(of: entity, on: base)
      if acceptance == .no || (isMet && acceptance != .yes) { continue }
      if acceptance == .yes, !isMet {
        isMet = true
        kept = first
      }
      fitting[kept] = entity
      kept += 1
    }
    if kept > first { fitting.removeSubrange(kept...) }
  }
}
