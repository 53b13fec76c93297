import SourceFacts

/// What a name stands for in an expression, before the way it is used decides among several.
struct Candidates {
  /// In `LookupMemo.pool`.
  var start: Int32
  var count: Int32
  /// The type or extension whose member it is, when the name stands alone; else -1.
  var context: Int32

  static let none = Candidates(start: 0, count: 0, context: -1)
}

/// Remembers what was found under a name in one file: names repeat.
struct LookupMemo: ~Copyable {
  var pool: [Int32] = []
  private var keys = [UInt64](repeating: .max, count: 256)
  private var found = [Candidates](repeating: .none, count: 256)
  private var used = 0

  @inline(__always)
  private func slot(_ key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[slot] != .max, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  @inline(__always)
  subscript(key: UInt64) -> Candidates? {
    let slot = slot(key)
    return keys[slot] == key ? found[slot] : nil
  }

  mutating func insert(_ key: UInt64, _ candidates: Candidates) {
    let slot = slot(key)
    keys[slot] = key
    found[slot] = candidates
    used += 1
    guard used * 2 > keys.count else { return }
    let (oldKeys, oldFound) = (keys, found)
    keys = [UInt64](repeating: .max, count: oldKeys.count * 2)
    found = [Candidates](repeating: .none, count: oldKeys.count * 2)
    for index in oldKeys.indices where oldKeys[index] != .max {
      let new = self.slot(oldKeys[index])
      keys[new] = oldKeys[index]
      found[new] = oldFound[index]
    }
  }
}

extension FileResolver {
  /// How many declarations of one name are considered.
  private static let maximumOverloads = 256

  /// Members of a type under a name, nearest ancestors first.
  mutating func members(_ name: UInt32, of owner: Int32) -> Candidates {
    guard owner >= 0, table.declaredAs[Int(name)].contains(.member) else { return .none }
    let key = UInt64(UInt32(bitPattern: owner)) << 32 | UInt64(name)
    if let known = lookups[key] { return known }
    let start = lookups.pool.count
    for index in table.ancestorRange(owner) {
      let ancestor = table.ancestors[index]
      var entry = table.members.first(ancestor, name)
      while entry >= 0 {
        let entity = table.members.entity(entry)
        entry = table.members.next(entry)
        if table.entities[Int(entity)].kind == .genericParameter, ancestor != owner { continue }
        if table.isMemberVisible(entity, from: file) { lookups.pool.append(entity) }
        if lookups.pool.count - start >= Self.maximumOverloads { break }
      }
    }
    let found = Candidates(start: Int32(start), count: Int32(lookups.pool.count - start), context: -1)
    lookups.insert(key, found)
    return found
  }

  /// What a name that stands alone means beside locals: members of the types around, from the inside out, then what is
  /// declared at file level. `depth`: types whose braces opened before so many scopes are out of sight.
  mutating func unqualified(_ name: UInt32, beyond depth: Int = 0) -> Candidates {
    let declared = table.declaredAs[Int(name)]
    if declared.isEmpty { return .none }
    let context = walk.top.context
    let key = UInt64(0x8000_0000 | UInt32(bitPattern: context)) << 32 | UInt64(name)
    if depth == 0, let known = lookups[key] { return known }
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
    found.count == 1 && table.isOpenWitness(.entity(lookups.pool[Int(found.start)]), in: found.context)
  }

  private mutating func memberInSight(_ name: UInt32, beyond depth: Int) -> Candidates {
    var frame = walk.top
    while frame.context >= 0, Int(frame.contextDepth) > depth {
      let owner = table.entities[Int(frame.context)].owner
      var found = members(name, of: owner)
      if found.count > 0 {
        found.context = frame.context
        return found
      }
      if table.entities[Int(frame.context)].kind == .extension, case .entity(let generic) = table.type(
        named: name, around: frame.context, from: file)
      {
        return single(generic)
      }
      frame = walk.frames[max(0, Int(frame.contextDepth) - 2)]
    }
    return .none
  }

  private mutating func single(_ entity: Int32) -> Candidates {
    lookups.pool.append(entity)
    return Candidates(start: Int32(lookups.pool.count - 1), count: 1, context: -1)
  }

  /// Declarations at file level: the file's own and its modules', then imported ones, then a foreign type.
  mutating func outside(_ name: UInt32) -> Candidates {
    let key = UInt64(0xFFFF_FFFE) << 32 | UInt64(name)
    if let known = lookups[key] { return known }
    let start = lookups.pool.count
    append(table.fileLevel, table.fileLevel.first(Int32(file), name))
    for module in table.files[file].modules {
      if table.files[file].modules.count > 1, lookups.pool.count > start { break }
      append(table.moduleLevel, table.moduleLevel.first(module, name))
    }
    if lookups.pool.count == start { appendImported(name) }
    if lookups.pool.count == start, table.declaredAs[Int(name)].contains(.foreign) {
      append(table.foreign, table.foreign.first(0, name))
    }
    let found = Candidates(start: Int32(start), count: Int32(lookups.pool.count - start), context: -1)
    lookups.insert(key, found)
    return found
  }

  /// All operator functions of a name, wherever they are declared.
  mutating func operators(_ name: UInt32) -> Candidates {
    let key = UInt64(0xFFFF_FFFD) << 32 | UInt64(name)
    if let known = lookups[key] { return known }
    let start = lookups.pool.count
    append(table.operators, table.operators.first(0, name))
    let found = Candidates(start: Int32(start), count: Int32(lookups.pool.count - start), context: -1)
    lookups.insert(key, found)
    return found
  }

  private mutating func append(_ list: borrowing PairTable, _ first: Int32) {
    var entry = first
    var left = Self.maximumOverloads
    while entry >= 0, left > 0 {
      lookups.pool.append(list.entity(entry))
      entry = list.next(entry)
      left -= 1
    }
  }

  /// What is imported itself goes before what comes through re-exports.
  private mutating func appendImported(_ name: UInt32) {
    let start = lookups.pool.count
    var distance = Int32.max
    for visible in table.imports.imports(of: file) where visible.only == 0 || visible.only == name {
      if visible.module < 0 {
        lookups.pool.removeSubrange(start...)
        return
      }
      if visible.distance > distance { continue }
      var entry = table.moduleLevel.first(visible.module, name)
      while entry >= 0 {
        let entity = table.moduleLevel.entity(entry)
        entry = table.moduleLevel.next(entry)
        guard table.isImported(entity, visible), !lookups.pool[start...].contains(entity) else { continue }
        if visible.distance < distance {
          lookups.pool.removeSubrange(start...)
          distance = visible.distance
        }
        lookups.pool.append(entity)
      }
    }
  }

  /// `Module.name`
  mutating func members(_ name: UInt32, ofModule module: Int32) -> Candidates {
    let start = lookups.pool.count
    if table.files[file].modules.contains(module) {
      append(table.moduleLevel, table.moduleLevel.first(module, name))
      append(table.fileLevel, table.fileLevel.first(Int32(file), name))
    } else {
      for visible in table.imports.imports(of: file) where visible.module == module || visible.distance > 0 {
        var entry = table.moduleLevel.first(visible.module, name)
        while entry >= 0 {
          let entity = table.moduleLevel.entity(entry)
          if table.isImported(entity, visible), !lookups.pool[start...].contains(entity) { lookups.pool.append(entity) }
          entry = table.moduleLevel.next(entry)
        }
      }
    }
    return Candidates(start: Int32(start), count: Int32(lookups.pool.count - start), context: -1)
  }
}
