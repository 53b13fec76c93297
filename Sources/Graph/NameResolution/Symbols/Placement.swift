import DependencyGraph
import SourceFacts
import Tables

/// Adds entities to the tables for lookup.
extension SymbolTable {
  /// Adds declarations at file level, visible in the modules of the file or only in the file.
  func placeOutside() {
    forEachFile { file, range, twins in
      for entity in range where entities[entity].parent == nil && !entities[entity].flags.contains(.local) {
        placeOutside(entity, file, twins)
      }
    }
  }

  private func placeOutside(_ id: EntityID, _ file: FileID, _ twins: ConditionalTwins) {
    let entity = entities[id]
    if !entity.kind.isAtFileLevel { return }
    if entity.flags.contains(.objectiveC) { return lookup.insert(objectiveC: id, entity.name) }
    let isPrivate = entity.access == .file
    if !twins.isEmpty {
      let other =
        isPrivate
        ? twin(of: id, in: lookup.fileLevel, lookup.fileLevel.first(file, entity.name), twins)
        : twin(
          of: id, in: lookup.moduleLevel,
          files[file].modules.first.flatMap { lookup.moduleLevel.first($0, entity.name) }, twins)
      if becomesTwin(id, of: other) { return }
    }
    lookup.declaredAs[Int(entity.name)].insert(.outside)
    if isPrivate {
      lookup.fileLevel.insert(id, file, entity.name)
    } else {
      for module in files[file].modules { lookup.moduleLevel.insert(id, module, entity.name) }
    }
    placeOperator(id)
  }

  /// Adds members and generic parameters of types. Members of extensions are added when the extension is bound.
  func placeMembers() {
    forEachFile { file, range, twins in
      if twins.isEmpty, !files.isObjectiveC[file] { return placeMembers(range) }
      for member in range {
        guard let parent = entities[member].parent, entities[parent].kind.isNominalType,
          let owner = entities[parent].owner
        else { continue }
        placeMember(member, owner: owner, twins)
      }
    }
    for generic in entities.indices where entities[generic].kind == .genericParameter {
      guard let owner = entities[generic].parent, entities[owner].kind.isNominalType, let type = entities[owner].owner
      else { continue }
      entities[generic].owner = owner
      lookup.insert(member: generic, of: type, entities[generic].name)
    }
  }

  /// The same for a Swift file without `#if`, in which nothing is declared twice.
  private func placeMembers(_ range: Range<EntityID>) {
    withUnsafeTemporaryAllocation(of: PairTable<EntityID>.Entry.self, capacity: range.count) { new in
      var count = 0
      entities.withMemory { entities in
        for member in range {
          guard let parent = entities[member].parent, entities[parent].kind.isNominalType,
            let owner = entities[parent].owner
          else { continue }
          let kind = entities[member].kind
          if kind == .extension { continue }
          if !kind.isNominalType { entities[member].owner = owner }
          if !kind.isNamedMember { continue }
          new[count] = .init(member, owner, entities[member].name)
          count &+= 1
        }
      }
      let placed = UnsafeBufferPointer(rebasing: new[..<count])
      lookup.insert(members: placed)
      for entry in placed { placeOperator(entry.entity) }
    }
  }

  /// Adds local types and generic parameters, by scope.
  func placeScopedTypes() {
    var found: [(type: EntityID, name: UInt32, file: FileID, scope: ScopeID)] = []
    for id in EntityID(entities.symbolCount)..<entities.endIndex {
      let entity = entities[id]
      guard entity.isScoped, entity.isType else { continue }
      found.append((id, entity.name, entity.home, declaration(id).scope))
      lookup.declaredAs[Int(entity.name)].insert(.scoped)
    }
    scopedTypes.insert(found, files)
  }

  func placeMember(_ member: EntityID, owner: EntityID, _ twins: ConditionalTwins) {
    let entity = entities[member]
    // An extension inside a type, because of a missing brace, is not a member of it.
    if entity.kind == .extension { return }
    if !entity.kind.isNominalType { entities[member].owner = owner }
    if !entity.kind.isNamedMember { return }
    if entity.flags.contains(.objectiveC), becomesTwin(member, of: declared(before: member, owner)) { return }
    if !twins.isEmpty,
      becomesTwin(member, of: twin(of: member, in: lookup.members, lookup.members.first(owner, entity.name), twins))
    {
      return
    }
    lookup.insert(member: member, of: owner, entity.name)
    placeOperator(member)
  }

  private func placeOperator(_ function: EntityID) {
    let entity = entities[function]
    guard entity.kind == .function, traits.spelling[Int(entity.name)].contains(.operator) else { return }
    lookup.operators.insert(function, entity.name)
  }

  /// The maximum number of declarations with one name that are compared.
  private static let maximumTwins = 64

  /// The same declaration in an earlier branch of an `#if`.
  private func twin<Key>(
    of id: EntityID, in table: borrowing PairTable<Key>, _ first: ListingID?, _ twins: ConditionalTwins
  ) -> EntityID? {
    let file = entities[id].file
    var (entry, compared) = (first, 0)
    while let this = entry, compared < Self.maximumTwins {
      let other = table.entity(this)
      if entities[other].file == file, isSame(id, other), twins.exclude(declaration(id).start, declaration(other).start)
      {
        return other
      }
      entry = table.next(this)
      compared += 1
    }
    return nil
  }

  /// Marks an entity as a duplicate of another one, if there is one.
  private func becomesTwin(_ id: EntityID, of other: EntityID?) -> Bool {
    guard let other else { return false }
    entities[id].flags.insert(.twin)
    entities[id].owner = entities[id].kind.isNominalType ? other : entities[other].owner
    return true
  }

  /// Whether only their branches of `#if` distinguish two entities with one name.
  private func isSame(_ one: EntityID, _ other: EntityID) -> Bool {
    let (first, second) = (entities[one], entities[other])
    if first.isType { return second.isType }
    guard first.kind == second.kind, first.flags.contains(.isStatic) == second.flags.contains(.isStatic) else {
      return false
    }
    return entities.parameterRange(one).count == entities.parameterRange(other).count
      && zip(entities.parameterRange(one), entities.parameterRange(other)).allSatisfy {
        entities.parameters[$0].label == entities.parameters[$1].label
      }
  }

  /// Calls `body` for the symbols of each file with any, then for its local entities.
  func forEachFile(_ body: (FileID, Range<EntityID>, ConditionalTwins) -> Void) {
    for file in files.indices {
      let symbols = entities.symbolEntities(in: file)
      if !symbols.isEmpty { body(file, symbols, ConditionalTwins(files[file].facts.branches)) }
    }
    var start = EntityID(entities.symbolCount)
    while start < entities.endIndex, entities[start].kind != .genericParameter {
      let file = entities[start].home
      var end = start.next
      while end < entities.endIndex, entities[end].file == file, entities[end].kind != .genericParameter {
        end = end.next
      }
      body(file, start..<end, ConditionalTwins(files[file].facts.branches))
      start = end
    }
  }
}

extension DeclarationKind {
  /// Whether it can be named at file level.
  var isAtFileLevel: Bool {
    switch self {
    case .extension, .operator, .precedenceGroup, .deinitializer, .header: false
    default: true
    }
  }

  /// Whether it is a member with a name.
  fileprivate var isNamedMember: Bool { self != .deinitializer && self != .operator && self != .precedenceGroup }
}
