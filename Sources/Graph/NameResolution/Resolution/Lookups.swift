import DependencyGraph
import SourceFacts

/// Names among members, of a type or of the types around.
extension FileResolver {
  /// How many declarations of one name are considered.
  static let maximumOverloads = 256

  /// Members of a type under a name, nearest ancestors first.
  @inline(__always)
  func members(_ name: UInt32, of owner: EntityID?) -> Candidates {
    guard let owner, table.lookup.declaredAs[Int(name)].contains(.member) else { return .none }
    return knownMembers(name, of: owner)
  }

  /// A type has mostly no member of a name, or one: that is found as fast as it would be remembered.
  private func knownMembers(_ name: UInt32, of owner: EntityID) -> Candidates {
    let ancestors = table.hierarchy.ancestorRange(owner)
    if ancestors.count > Self.fewAncestors { return rememberedMembers(name, of: owner) }
    var only: EntityID?
    // It comes first among its ancestors: where they are is not waited for.
    var (ancestor, place) = (owner, ancestors.lowerBound)
    while true {
      if let entry = table.lookup.members.first(ancestor, name) {
        guard only == nil, let entity = table.lookup.members.only(entry),
          table.entities[entity].kind != .genericParameter
        else { return rememberedMembers(name, of: owner) }
        if isMemberVisible(entity) { only = entity }
      }
      place = place.next
      if place >= ancestors.upperBound { return only.map { .one($0) } ?? .none }
      ancestor = table.hierarchy.ancestors[place]
    }
  }

  private static var fewAncestors: Int { 8 }

  private func rememberedMembers(_ name: UInt32, of owner: EntityID) -> Candidates {
    memos.lookups.known(LookupMemo.key(name, of: owner)) ?? findMembers(name, of: owner)
  }

  @inline(never)
  private func findMembers(_ name: UInt32, of owner: EntityID) -> Candidates {
    let start = memos.lookups.pool.count
    let range = table.hierarchy.ancestorRange(owner)
    var place = range.lowerBound
    while place < range.upperBound {
      let ancestor = table.hierarchy.ancestors[place]
      place = place.next
      var next = table.lookup.members.first(ancestor, name)
      while let entry = next {
        let entity = table.lookup.members.entity(entry)
        next = table.lookup.members.next(entry)
        if table.entities[entity].kind == .genericParameter {
          if ancestor == owner { memos.lookups.pool.append(entity) }
        } else if isMemberVisible(entity) {
          memos.lookups.pool.append(entity)
        }
        if memos.lookups.pool.count - start >= Self.maximumOverloads { break }
      }
    }
    let found = memos.lookups.candidates(from: start)
    memos.lookups.insert(LookupMemo.key(name, of: owner), found)
    return found
  }

  /// See `SymbolTable.isMemberVisible`. Where something is public, the modules of both files decide: that is remembered.
  @inline(__always)
  private func isMemberVisible(_ entity: EntityID) -> Bool {
    let this = table.entities[entity]
    guard let home = this.file, home != file else { return true }
    guard this.access == .everywhere, let group = table.files.groups.group(of: home), !this.flags.contains(.objectiveC)
    else {
      return table.isMemberVisible(entity, from: file)
    }
    if let known = answers.visibleGroups[group] { return known }
    let isVisible = table.isMemberVisible(entity, from: file)
    answers.visibleGroups[group] = isVisible
    return isVisible
  }

  /// What a name that stands alone means beside locals: members of the types around, from the inside out, then what is
  /// declared at file level. `depth`: types whose braces opened before so many scopes are out of sight.
  func unqualified(_ name: UInt32, beyond depth: Int = 0) -> Candidates {
    let declared = table.lookup.declaredAs[Int(name)]
    if declared.isEmpty { return .none }
    if depth == 0, !declared.contains(.member) { return outside(name) }
    let context = sight.walk.top.context
    let key = LookupMemo.key(name, in: context)
    if depth == 0, let known = memos.lookups.known(key) { return known }
    var found = Candidates.none
    if declared.contains(.member) { found = memberInSight(name, beyond: depth) }
    if depth == 0, found.count == 0 || isOpenWitness(found) {
      let outer = outside(name)
      if found.count == 0 || outer.count > 0 { found = outer }
    }
    if depth == 0 { memos.lookups.insert(key, found) }
    return found
  }

  private func isOpenWitness(_ found: Candidates) -> Bool {
    guard let only = found.only, let context = found.context else { return false }
    return table.isOpenWitness(.entity(only), in: context)
  }

  private func memberInSight(_ name: UInt32, beyond depth: Int) -> Candidates {
    var frame = sight.walk.top
    while let context = frame.context, Int(frame.contextDepth) > depth {
      let owner = table.entities[context].owner
      var found = members(name, of: owner)
      if found.count == 0, table.entities[context].kind == .extension {
        for bound in selfBounds(of: context) where found.count == 0 { found = members(name, of: bound) }
      }
      if found.count > 0 {
        found.context = context
        return found
      }
      if table.entities[context].kind == .extension,
        case .entity(let generic) = table.type(
          named: name, around: context, from: file)
      {
        return .one(generic)
      }
      frame = sight.walk.frame(max(1, Int(frame.contextDepth) - 1))
    }
    return .none
  }
}
