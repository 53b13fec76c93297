import DependencyGraph
import SourceFacts

/// Looks names up among the members of a type or of the enclosing types.
extension FileResolver {
  /// The maximum number of declarations of one name that are considered.
  static let maximumOverloads = 256

  /// The members of a type with a name, those of the nearest ancestors first.
  @inline(__always)
  func members(_ name: UInt32, of owner: EntityID?) -> Candidates {
    guard let owner, table.lookup.declaredAs[Int(name)].contains(.member) else { return .none }
    return knownMembers(name, of: owner)
  }

  /// The members of a type without the memo: most types have none or one of a name, and finding it is as fast as the
  /// memo.
  private func knownMembers(_ name: UInt32, of owner: EntityID) -> Candidates {
    let ancestors = table.hierarchy.ancestorRange(owner)
    if ancestors.count > Self.fewAncestors { return rememberedMembers(name, of: owner) }
    var only: EntityID?
    // A type is the first of its own ancestors, so this starts before the list is loaded from memory.
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

  /// Like `SymbolTable.isMemberVisible`. For public members the result depends only on the modules of both files, and
  /// is cached.
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

  /// What an unqualified name means, local declarations aside: members of the enclosing types, innermost first, then
  /// declarations at file level.
  /// - Parameter depth: types whose braces are outside of this scope depth are ignored.
  func unqualified(_ name: UInt32, beyond depth: Int = 0) -> Candidates {
    let declared = table.lookup.declaredAs[Int(name)]
    if declared.isEmpty { return .none }
    if depth == 0, !declared.contains(.member) { return outside(name) }
    let context = environment.walk.top.context
    let key = LookupMemo.key(name, in: context)
    if depth == 0, let known = memos.lookups.known(key) { return known }
    var found = Candidates.none
    if declared.contains(.member) { found = visibleMember(name, beyond: depth) }
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

  private func visibleMember(_ name: UInt32, beyond depth: Int) -> Candidates {
    var frame = environment.walk.top
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
          named: name, in: context, from: file)
      {
        return .one(generic)
      }
      frame = environment.walk.frame(max(1, Int(frame.contextDepth) - 1))
    }
    return .none
  }
}
