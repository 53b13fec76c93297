import DependencyGraph
import SourceFacts

/// Chooses a declaration by labels, and by the type that has it as a member.
extension FileResolver {
  /// Chooses among the declarations of a name: the nearest ancestor with one that fits decides.
  @inline(__always)
  func choose(_ candidates: Candidates, _ use: NameUse) -> Choice {
    if let only = candidates.only { return fits(only, use) ? .entity(only) : .none }
    return chooseAmong(candidates, use)
  }

  private func chooseAmong(_ candidates: Candidates, _ use: NameUse) -> Choice {
    var index = candidates.places.lowerBound
    let end = candidates.places.upperBound
    while index < end {
      let place = placeOf(memos.lookups.pool[index])
      let first = selection.fitting.count
      while index < end, placeOf(memos.lookups.pool[index]) == place {
        if fits(memos.lookups.pool[index], use) { selection.fitting.append(memos.lookups.pool[index]) }
        index += 1
      }
      defer { while selection.fitting.count > first { selection.fitting.removeLast() } }
      if selection.fitting.count - first > 1 { narrow(first, use) }
      if selection.fitting.count > first, index < end,
        let required = requirement(index..<end, implementedBy: selection.fitting[first], use)
      {
        return .entity(required)
      }
      if selection.fitting.count > first, index < end,
        let property = property(index..<end, insteadOf: selection.fitting[first], use)
      {
        return .entity(property)
      }
      if selection.fitting.count == first + 1, index < end,
        let special = moreSpecialized(index..<end, than: selection.fitting[first], use)
      {
        return .entity(special)
      }
      if selection.fitting.count - first == 1 { return .entity(selection.fitting[first]) }
      if selection.fitting.count > first { return .several(Array(selection.fitting[first...])) }
    }
    return .none
  }

  /// For a value of a protocol or generic type, a requirement takes precedence over its default implementation in an
  /// extension, if both have the same parameters.
  private func requirement(_ further: Range<Int>, implementedBy provided: EntityID, _ use: NameUse) -> EntityID? {
    let this = table.entities[provided]
    guard let owner = this.owner, table.entities[owner].kind == .protocol, !this.flags.contains(.requirement),
      use.base.isKnown, isAbstract(use.base)
    else { return nil }
    for index in further {
      let other = memos.lookups.pool[index]
      let entity = table.entities[other]
      guard entity.flags.contains(.requirement), entity.kind == this.kind, fits(other, use),
        haveCompatibleParameters(other, provided)
      else { continue }
      return other
    }
    return nil
  }

  /// A property of a supertype takes precedence over a method of the same name that is not called.
  private func property(_ further: Range<Int>, insteadOf function: EntityID, _ use: NameUse) -> EntityID? {
    guard use.call == nil, use.compound == nil, table.entities[function].kind == .function,
      table.entities[function].owner != nil
    else { return nil }
    for index in further {
      let other = memos.lookups.pool[index]
      let this = table.entities[other]
      if this.kind == .variable, this.owner != nil, fits(other, use) { return other }
    }
    return nil
  }

  private func haveCompatibleParameters(_ one: EntityID, _ other: EntityID) -> Bool {
    let (first, second) = (table.entities.parameterRange(one), table.entities.parameterRange(other))
    guard first.count == second.count else { return false }
    for (left, right) in zip(first, second) {
      let (wanted, provided) = (parameterType(left, of: one), parameterType(right, of: other))
      if table.entities.parameters[left].label != table.entities.parameters[right].label { return false }
      if wanted != provided, reader.arena.kind(wanted) != reader.arena.kind(provided) { return false }
    }
    return true
  }

  /// The type that has a declaration as a member, or nil at file level. For a type it is the enclosing one: `owner`
  /// would be the type itself, and two types of one name in the same place would look nested.
  private func placeOf(_ candidate: EntityID) -> EntityID? {
    let this = table.entities[candidate]
    guard this.kind.isNominalType else { return this.owner }
    return this.parent.flatMap { table.entities[$0].owner }
  }

  private func fits(_ entity: EntityID, _ use: NameUse) -> Bool {
    if table.entities[entity].flags.contains(.requirement) { return requirementFits(entity, use) }
    return hasShape(entity, use)
  }

  @inline(never)
  private func requirementFits(_ entity: EntityID, _ use: NameUse) -> Bool {
    !isMetElsewhere(entity, use.base) && hasShape(entity, use)
  }

  @inline(__always)
  private func hasShape(_ entity: EntityID, _ use: NameUse) -> Bool {
    let this = table.entities[entity]
    switch this.kind {
    case .initializer, .subscript:
      if let compound = use.compound { return matches(entity, compound: compound) }
      // Foreign types have initializers and subscripts of their own; one of the project is only chosen by its labels or
      // arguments.
      if use.isForeign, use.call == nil || arguments.isEmpty { return false }
      return use.call == nil || (match(entity) && closuresFit(entity))
    case .function, .macro:
      // Static functions cannot be called on a value.
      if use.receiver == .value, this.flags.contains(.isStatic), !this.flags.contains(.objectiveC) { return false }
      if let compound = use.compound { return matches(entity, compound: compound) }
      if use.call == nil {
        return table.entities.parameterRange(entity).isEmpty
          || !isMethod(ofObjectiveC: entity) && !isAdded(toForeign: this)
      }
      return match(entity) && closuresFit(entity)
    case .case:
      if let compound = use.compound { return matches(entity, compound: compound) }
      return use.call == nil || use.isPattern ? true : caseFits(entity)
    case .variable:
      // Static variables are not members of a value, nor instance variables of a type.
      if this.flags.contains(.isStatic) != (use.receiver == .type), use.receiver != .unknown, this.owner != nil,
        !this.flags.contains(.objectiveC)
      {
        return false
      }
      return use.compound == nil && arguments(areUnlabelledIn: use.call)
    case .parameter: return use.compound == nil && arguments(areUnlabelledIn: use.call)
    default: return use.compound == nil
    }
  }

  /// Whether it is in an extension of a foreign type, whose own members are not known: `view.frame` is not the
  /// project's `frame(in:)`.
  private func isAdded(toForeign entity: Entity) -> Bool {
    guard let owner = entity.owner else { return false }
    return table.entities[owner].flags.contains(.foreign)
  }

  /// Whether a requirement is not meant because the type is concrete: then it has its own, inherited or synthesized
  /// implementation.
  @inline(never)
  private func isMetElsewhere(_ requirement: EntityID, _ base: TypeID) -> Bool {
    if isAbstract(base) || table.entities[requirement].flags.contains(.objectiveC) { return false }
    let entry = reader.arena[base]
    return entry.kind != .selfType || !table.entities[entry.entity].flags.contains(.foreign)
  }

  /// A call with an argument `let x` is a pattern.
  @inline(never)
  private func caseFits(_ entity: EntityID) -> Bool {
    match(entity) || arguments.contains { view.nodes[$0.node].kind == .patternBinding }
  }

  /// Whether a value of function type can be called: it takes no labels.
  private func arguments(areUnlabelledIn call: NodeID?) -> Bool {
    guard let call else { return true }
    return view.nodes[call].kind == .subscripting || arguments.allSatisfy { $0.label == 0 || $0.isTrailing }
  }

  /// Whether the closures fit the types of their parameters.
  private func closuresFit(_ entity: EntityID) -> Bool {
    for place in arguments.indices {
      let argument = arguments[place]
      if !argument.isTrailing, view.nodes[argument.node].kind != .closure { continue }
      if acceptance(parameterType(for: argument, of: entity), .unknown, argument) == .no { return false }
    }
    return true
  }

  /// Narrows several members of one type: instance or static by the receiver; requirements for an abstract type,
  /// default implementations for others; values if nothing is called, functions if something is.
  private func narrow(_ first: Int, _ use: NameUse) {
    if use.receiver != .unknown {
      keep(first) {
        $0.kind.namesType || $0.kind == .initializer || $0.flags.contains(.isStatic) == (use.receiver == .type)
      }
    }
    let isAbstract = isAbstract(use.base)
    keep(first) { $0.flags.contains(.requirement) == isAbstract }
    if selection.fitting.count - first > 1, use.base.isKnown { keepConstrained(first, use.base) }
    if use.call == nil {
      keep(first) { $0.kind != .function }
    } else {
      keep(first) { $0.kind != .variable }
    }
    let file = file
    keep(first) { $0.file == file && $0.kind.namesType }
  }

  /// Keeps those of `fitting`, from an index on, that satisfy a condition, unless none does.
  private func keep(_ first: Int, _ property: (Entity) -> Bool) {
    guard selection.fitting.count - first > 1 else { return }
    var kept = first
    for index in first..<selection.fitting.count where property(table.entities[selection.fitting[index]]) {
      selection.fitting.swapAt(kept, index)
      kept += 1
    }
    if kept > first { selection.fitting.removeSubrange(kept...) }
  }

  /// The last resort: several declarations in one file count as one target.
  func sameFile(_ list: [EntityID]) -> EntityID? {
    guard let first = list.first else { return nil }
    let file = table.entities[first].file
    return list.allSatisfy { table.entities[$0].file == file } ? first : nil
  }
}
