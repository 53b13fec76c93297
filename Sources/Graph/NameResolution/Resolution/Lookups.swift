import DependencyGraph
import SourceFacts

/// Names among members, of a type or of the types around.
extension FileResolver {
  /// How many declarations of one name are considered.
  static let maximumOverloads = 256

  /// Members of a type under a name, nearest ancestors first.
  @inline(__always)
  func members(_ name: UInt32, of owner: Int32) -> Candidates {
    owner >= 0 && table.declaredAs[Int(name)].contains(.member) ? knownMembers(name, of: owner) : .none
  }

  /// A type has mostly no member of a name, or one: that is found as fast as it would be remembered.
  private func knownMembers(_ name: UInt32, of owner: Int32) -> Candidates {
    let ancestors = table.ancestorRange(owner)
    if ancestors.count > Self.fewAncestors { return rememberedMembers(name, of: owner) }
    var only: Int32 = -1
    // It comes first among its ancestors: where they are is not waited for.
    var (ancestor, index) = (owner, ancestors.lowerBound)
    while true {
      let entry = table.members.first(ancestor, name)
      if entry >= 0 {
        guard only < 0, let entity = table.members.only(entry), table.entities[Int(entity)].kind != .genericParameter else {
          return rememberedMembers(name, of: owner)
        }
        if isMemberVisible(entity) { only = entity }
      }
      index &+= 1
      if index >= ancestors.upperBound { return only < 0 ? .none : .one(only) }
      ancestor = table.ancestors[index]
    }
  }

  private static var fewAncestors: Int { 8 }

  private func rememberedMembers(_ name: UInt32, of owner: Int32) -> Candidates {
    lookups.known(UInt64(UInt32(bitPattern: owner)) << 32 | UInt64(name)) ?? findMembers(name, of: owner)
  }

  @inline(never)
  private func findMembers(_ name: UInt32, of owner: Int32) -> Candidates {
    let start = lookups.pool.count
    let range = table.ancestorRange(owner)
    var index = range.lowerBound
    while index < range.upperBound {
      let ancestor = table.ancestors[index]
      index &+= 1
      var entry = table.members.first(ancestor, name)
      while entry >= 0 {
        let entity = table.members.entity(entry)
        entry = table.members.next(entry)
        if table.entities[Int(entity)].kind == .genericParameter {
          if ancestor == owner { lookups.pool.append(entity) }
        } else if isMemberVisible(entity) {
          lookups.pool.append(entity)
        }
        if lookups.pool.count - start >= Self.maximumOverloads { break }
      }
    }
    let found = lookups.candidates(from: start)
    lookups.insert(UInt64(UInt32(bitPattern: owner)) << 32 | UInt64(name), found)
    return found
  }

  /// See `SymbolTable.isMemberVisible`. Where something is public, the modules of both files decide: that is remembered.
  @inline(__always)
  private func isMemberVisible(_ entity: Int32) -> Bool {
    let this = table.entities[Int(entity)]
    if Int(this.file) == file || this.file < 0 { return true }
    let group = table.groups.ofFile[Int(this.file)]
    guard this.access == .everywhere, group >= 0, !this.flags.contains(.objectiveC) else {
      return table.isMemberVisible(entity, from: file)
    }
    if let known = answers.visibleGroups[Int(group)] { return known }
    let isVisible = table.isMemberVisible(entity, from: file)
    answers.visibleGroups[Int(group)] = isVisible
    return isVisible
  }

  /// What a name that stands alone means beside locals: members of the types around, from the inside out, then what is
  /// declared at file level. `depth`: types whose braces opened before so many scopes are out of sight.
  func unqualified(_ name: UInt32, beyond depth: Int = 0) -> Candidates {
    let declared = table.declaredAs[Int(name)]
    if declared.isEmpty { return .none }
    if depth == 0, !declared.contains(.member) { return outside(name) }
    let context = walk.top.context
    let key = UInt64(0x8000_0000 | UInt32(bitPattern: context)) << 32 | UInt64(name)
    if depth == 0, let known = lookups.known(key) { return known }
    var found = Candidates.none
    if declared.contains(.member) { found = memberInSight(name, beyond: depth) }
    if depth == 0, found.count == 0 || (found.context >= 0 && isOpenWitness(found)) {
      let outer = outside(name)
      if found.count == 0 || outer.count > 0 { found = outer }
    }
    if depth == 0 { lookups.insert(key, found) }
    return found
  }

  private func isOpenWitness(_ found: Candidates) -> Bool {
    found.count == 1 && table.isOpenWitness(.entity(found.start), in: found.context)
  }

  private func memberInSight(_ name: UInt32, beyond depth: Int) -> Candidates {
    var frame = walk.top
    while frame.context >= 0, Int(frame.contextDepth) > depth {
      let owner = table.entities[Int(frame.context)].owner
      var found = members(name, of: owner)
      if found.count == 0, table.entities[Int(frame.context)].kind == .extension {
        for bound in selfBounds(of: frame.context) where found.count == 0 { found = members(name, of: bound) }
      }
      if found.count > 0 {
        found.context = frame.context
        return found
      }
      if table.entities[Int(frame.context)].kind == .extension,
        case .entity(let generic) = table.type(
          named: name, around: frame.context, from: file)
      {
        return .one(generic)
      }
      frame = walk.frame(max(1, Int(frame.contextDepth) - 1))
    }
    return .none
  }
}
