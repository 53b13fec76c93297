import DependencyGraph
import SourceFacts

/// Foreign types have members that the facts do not contain. Where such a member could be meant, a declaration of the
/// project is only chosen with more evidence than its name.
extension FileResolver {
  enum Doubt { case none, untilCalled, certain }

  /// A cheap test: false if `doubt` certainly returns `.none`.
  @inline(__always)
  func mayBeDoubtful(_ entity: EntityID, _ use: NameUse) -> Bool {
    let kind = table.entities[entity].kind
    if kind != .variable { return kind == .function && (use.call == nil || isNamedLikeStandard(entity)) }
    return isNamedLikeStandard(entity)
  }

  @inline(__always)
  private func isNamedLikeStandard(_ entity: EntityID) -> Bool {
    let spelling = table.traits.spelling[Int(table.entities[entity].name)]
    return !spelling.isDisjoint(with: [.standardMember, .standardFunction, .holderMember])
  }

  /// Whether a foreign declaration could be meant instead of the only declaration that fits.
  func doubt(_ entity: EntityID, _ node: NodeID, _ use: NameUse) -> Doubt {
    let this = table.entities[entity]
    switch this.kind {
    case .function:
      if use.call == nil, use.compound == nil, isOperand(node) || isPropertyOfCollection(this.name, use.base) {
        return .certain
      }
    case .variable: break
    default: return .none
    }
    if table.traits.spelling[Int(this.name)].isDisjoint(with: [.standardMember, .standardFunction]) {
      return this.kind == .variable && isOfHolder(this, use.base) ? .certain : .none
    }
    // The listed members of the standard library are instance members, except for two.
    if use.receiver == .type, this.kind == .variable, !table.traits.spelling[Int(this.name)].contains(.standardFunction)
    {
      return .none
    }
    guard isDoubtful(this, use.base, isCalled: use.call != nil) else { return .none }
    return use.call != nil ? .untilCalled : this.owner == nil ? .none : .certain
  }

  /// `range.lowerBound` where a protocol of the project also declares the property.
  private func isOfHolder(_ member: Entity, _ base: TypeID) -> Bool {
    member.owner != reader.owner(of: base) && holderMember(member.name, of: base) != nil
  }

  /// `list.isEmpty` on a collection, where the project has a method of that name.
  private func isPropertyOfCollection(_ name: UInt32, _ base: TypeID) -> Bool {
    guard table.traits.spelling[Int(name)].contains(.standardMember),
      let member = table.traits.standardMembers[Int(name)],
      member.isProperty
    else { return false }
    guard let owner = reader.owner(of: base) else { return false }
    return isStandardCollection(owner)
  }

  /// Whether a node is an operand. It must be a value, so a function cannot be meant.
  private func isOperand(_ node: NodeID) -> Bool {
    guard let parent = parents[node], view.nodes[parent].kind == .sequence else { return false }
    let operation = start(node) > start(parent) ? start(node).previous : node.next
    return view.nodes[operation].kind == .binaryOperator
      && reader.name(operation) != KnownNames.questionQuestion.rawValue
  }

  /// Whether a foreign member could be meant: on a foreign type, or on a standard collection if a protocol declares the
  /// member.
  private func isDoubtfulMember(_ member: Entity, _ base: TypeID, isCalled: Bool) -> Bool {
    guard let owner = reader.owner(of: base),
      member.kind != .function || !isCalled || hasShape(ofStandard: member.name)
    else { return false }
    let declared = table.entities[owner]
    if declared.flags.contains(.foreign) {
      if isCalled, table.standard.holders.coding.keyedContainers.contains(declared.name) {
        return arguments.contains { $0.label != 0 && $0.label == table.standard.holders.coding.forKey }
      }
      guard let only = StandardNames.ownersOfMembers[table.names.table[Name(member.name)]] else { return true }
      // A member that the type itself declares takes precedence over the library's, unless its extension has a `where`
      // clause.
      return only == table.names.table[Name(declared.name)] && (member.owner != owner || isConditional(member))
    }
    guard member.owner != owner, isStandardCollection(owner), let declaring = member.owner else { return false }
    let declarer = table.entities[declaring]
    return declarer.kind == .protocol || declarer.flags.contains(.foreign)
  }

  private func isConditional(_ member: Entity) -> Bool {
    guard let parent = member.parent, let file = table.entities[parent].file else { return false }
    let attachments = table.files[file].facts.attachments(of: table.declaration(parent))
    return attachments.contains { $0.kind == .requirement }
  }

  /// Whether the arguments could fit the library's own member.
  private func hasShape(ofStandard member: UInt32) -> Bool {
    let hasClosure = arguments.contains { $0.isTrailing || view.nodes[$0.node].kind == .closure }
    if hasClosure, !StandardNames.membersWithFunctions.contains(table.names.table[Name(member)]) { return false }
    return hasLabels(ofStandard: member)
  }

  private func hasLabels(ofStandard member: UInt32) -> Bool {
    if !hasLabels { return true }
    let labels = StandardNames.labelsOfMembers[table.names.table[Name(member)]] ?? StandardNames.memberLabels
    return arguments.allSatisfy { $0.label == 0 || labels.contains(table.names.table[Name($0.label)]) }
  }

  func isStandardCollection(_ owner: EntityID) -> Bool {
    for ancestor in table.hierarchy.ancestors[owner] {
      for clause in table.hierarchy.clauses[ancestor] {
        let name = clause.name ?? 0
        if StandardNames.collections.contains(table.names.table[Name(name)]) { return true }
      }
    }
    return false
  }

  private var hasLabels: Bool { arguments.contains { $0.label != 0 } }

  /// Whether all labels also occur in the standard library.
  var hasStandardLabels: Bool {
    arguments.allSatisfy { $0.label == 0 || table.traits.spelling[Int($0.label)].contains(.standardLabel) }
  }

  /// Whether initializers of a foreign type may have all of the labels. For numbers, all labels are known.
  func hasLabels(ofStandard type: TypeID) -> Bool {
    if !hasLabels { return true }
    guard StandardNames.numbers.contains(table.names.table[Name(foreignName(reader.arena[type]))]) else {
      return hasStandardLabels
    }
    return arguments.allSatisfy {
      $0.label == 0 || StandardNames.labelsOfNumbers.contains(table.names.table[Name($0.label)])
    }
  }

  /// Removes overloads for which a foreign member could be meant and which the arguments do not confirm.
  func removeDoubtful(_ list: inout [EntityID], _ base: TypeID) {
    var kept = 0
    for entity in list {
      if isDoubtful(table.entities[entity], base, isCalled: true), !isConfirmed(entity, base) { continue }
      list[kept] = entity
      kept += 1
    }
    list.removeSubrange(kept...)
  }

  /// - Parameter isCalled: then `arguments` are those of the call.
  private func isDoubtful(_ entity: Entity, _ base: TypeID, isCalled: Bool) -> Bool {
    if entity.kind == .initializer || entity.kind == .subscript {
      let subject = reader.arena.kind(base) == .metatype ? reader.arena.argument(0, of: base) : base
      return isForeign(subject) && (entity.kind == .subscript ? hasStandardLabels : hasLabels(ofStandard: subject))
    }
    let spelling = table.traits.spelling[Int(entity.name)]
    if entity.owner == nil { return entity.kind == .function && spelling.contains(.standardFunction) }
    return spelling.contains(.standardMember) && isDoubtfulMember(entity, base, isCalled: isCalled)
  }

  /// Whether types confirm a declaration: it takes an argument of a type of the project, the types of all arguments
  /// match exactly, or its extension is for these elements.
  func isConfirmed(_ entity: EntityID, _ base: TypeID) -> Bool {
    guard match(entity) else { return false }
    let met = constraints(of: entity, on: base)
    if met == .no { return false }
    var isTaken = false
    var isKnown = true
    var isExact = !arguments.isEmpty
    for argument in arguments {
      let parameter = parameterType(for: argument, of: entity)
      let given = type(argument.node)
      isExact = isExact && parameter == given && given.isKnown && !view.nodes[argument.node].kind.isLiteral
      switch acceptance(parameter, given, argument) {
      case .no: return false
      case .yes: isTaken = isTaken || isOfProject(parameter) || isOfProject(given)
      case .maybe: isKnown = false
      }
    }
    return isTaken || isExact || (met == .yes && isKnown)
  }
}
