import DependencyGraph
import SourceFacts

/// Entities find their place in the tables by which names are looked up.
extension SymbolTable {
  /// What stands at file level: visible in the modules of its file, or in its file only.
  func placeOutside() {
    forEachFile { file, range, twins in
      for entity in range where entities[entity].parent < 0 && !entities[entity].flags.contains(.local) {
        placeOutside(entity, file, twins)
      }
    }
  }

  private func placeOutside(_ index: Int, _ file: Int, _ twins: ConditionalTwins) {
    let entity = entities[index]
    if !entity.kind.isAtFileLevel { return }
    if entity.flags.contains(.objectiveC) { return placeObjectiveC(Int32(index), entity.name) }
    let isPrivate = entity.access == .file
    if !twins.isEmpty {
      let other =
        isPrivate
        ? twin(of: index, in: fileLevel, fileLevel.first(Int32(file), entity.name), twins)
        : twin(of: index, in: moduleLevel, moduleLevel.first(files[file].modules.first?.raw ?? 0, entity.name), twins)
      if becomesTwin(index, of: other) { return }
    }
    declaredAs[Int(entity.name)].insert(.outside)
    if isPrivate {
      fileLevel.insert(Int32(index), Int32(file), entity.name)
    } else {
      for module in files[file].modules { moduleLevel.insert(Int32(index), module.raw, entity.name) }
    }
    placeOperator(index)
  }

  /// Members of types, with the types' generic parameters. Those of extensions come when the extension is bound.
  func placeMembers() {
    forEachFile { file, range, twins in
      if twins.isEmpty, !isObjectiveC[file] { return placeMembers(range) }
      for index in range {
        let parent = entities[index].parent
        guard parent >= 0, entities[Int(parent)].kind.isNominalType else { continue }
        placeMember(index, owner: entities[Int(parent)].owner, twins)
      }
    }
    for index in entities.indices where entities[index].kind == .genericParameter {
      let owner = entities[index].parent
      guard owner >= 0, entities[Int(owner)].kind.isNominalType else { continue }
      entities[index].owner = owner
      members.insert(Int32(index), entities[Int(owner)].owner, entities[index].name)
      declaredAs[Int(entities[index].name)].insert(.member)
    }
  }

  /// As below, of a Swift file without branches: nothing of it is declared twice.
  private func placeMembers(_ range: Range<Int>) {
    withUnsafeTemporaryAllocation(of: PairTable.Entry.self, capacity: range.count) { new in
      var count = 0
      entities.withUnsafeMutableBufferPointer { entities in
        for index in range {
          let parent = Int(entities[index].parent)
          guard parent >= 0, entities[parent].kind.isNominalType else { continue }
          let (kind, owner) = (entities[index].kind, entities[parent].owner)
          if kind == .extension { continue }
          if !kind.isNominalType { entities[index].owner = owner }
          if !kind.isNamedMember { continue }
          new[count] = .init(Int32(truncatingIfNeeded: index), owner, entities[index].name)
          count &+= 1
        }
      }
      let placed = UnsafeBufferPointer(rebasing: new[..<count])
      declaredAs.withUnsafeMutableBufferPointer { declaredAs in
        for entry in placed { declaredAs[Int(entry.second)].insert(.member) }
      }
      members.insert(placed)
      for entry in placed { placeOperator(Int(entry.entity)) }
    }
  }

  func placeMember(_ index: Int, owner: Int32, _ twins: ConditionalTwins) {
    let entity = entities[index]
    // An extension, which stands there since a bracket is missing, belongs to what it extends.
    if entity.kind == .extension { return }
    if !entity.kind.isNominalType { entities[index].owner = owner }
    if !entity.kind.isNamedMember { return }
    if entity.flags.contains(.objectiveC), becomesTwin(index, of: declared(before: index, owner)) { return }
    if !twins.isEmpty,
      becomesTwin(index, of: twin(of: index, in: members, members.first(owner, entity.name), twins))
    {
      return
    }
    declaredAs[Int(entity.name)].insert(.member)
    members.insert(Int32(index), owner, entity.name)
    placeOperator(index)
  }

  private func placeOperator(_ index: Int) {
    guard entities[index].kind == .function, spelling[Int(entities[index].name)].contains(.operator) else { return }
    operators.insert(Int32(index), 0, entities[index].name)
  }

  /// How many declarations of the same name are compared.
  private static let maximumTwins = 64

  /// The same, declared before in another branch of an `#if`, or -1.
  private func twin(
    of index: Int, in table: borrowing PairTable, _ first: Int32, _ twins: ConditionalTwins
  ) -> Int32 {
    let entity = entities[index]
    var entry = first
    var compared = 0
    while entry >= 0, compared < Self.maximumTwins {
      let other = table.entity(entry)
      if entities[Int(other)].file == entity.file, isSame(Int32(index), other),
        twins.exclude(declaration(Int32(index)).start, declaration(other).start)
      {
        return other
      }
      entry = table.next(entry)
      compared += 1
    }
    return -1
  }

  /// The other one stands for it.
  private func becomesTwin(_ index: Int, of other: Int32) -> Bool {
    guard other >= 0 else { return false }
    entities[index].flags.insert(.twin)
    entities[index].owner = entities[index].kind.isNominalType ? other : entities[Int(other)].owner
    return true
  }

  /// Whether two entities of the same name can be told apart by nothing but the branch they stand in.
  private func isSame(_ one: Int32, _ other: Int32) -> Bool {
    let (first, second) = (entities[Int(one)], entities[Int(other)])
    if first.isType { return second.isType }
    guard first.kind == second.kind, first.flags.contains(.isStatic) == second.flags.contains(.isStatic) else {
      return false
    }
    return parameterRange(one).count == parameterRange(other).count
      && zip(parameterRange(one), parameterRange(other)).allSatisfy { parameters[$0].label == parameters[$1].label }
  }

  /// Calls `body` for the symbols of each file that has any, then for its local entities.
  func forEachFile(_ body: (Int, Range<Int>, ConditionalTwins) -> Void) {
    for file in files.indices where firstSymbol[file] < firstSymbol[file + 1] {
      let range = Int(firstSymbol[file])..<Int(firstSymbol[file + 1])
      body(file, range, ConditionalTwins(files[file].facts.branches))
    }
    var start = symbolCount
    while start < entities.count, entities[start].kind != .genericParameter {
      let file = entities[start].file
      var end = start + 1
      while end < entities.count, entities[end].file == file, entities[end].kind != .genericParameter { end += 1 }
      body(Int(file), start..<end, ConditionalTwins(files[Int(file)].facts.branches))
      start = end
    }
  }
}

extension DeclarationKind {
  /// Can be named where it is declared at file level.
  var isAtFileLevel: Bool {
    switch self {
    case .extension, .operator, .precedenceGroup, .deinitializer, .header: false
    default: true
    }
  }

  /// A member that can be named.
  fileprivate var isNamedMember: Bool { self != .deinitializer && self != .operator && self != .precedenceGroup }
}
