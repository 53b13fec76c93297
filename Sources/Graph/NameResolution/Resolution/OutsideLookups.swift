import DependencyGraph
import SourceFacts

/// Looks declarations of all kinds up at file level, for expressions.
extension FileResolver {
  /// The declarations of a name at file level: of the file and its modules, then imported ones, then a foreign type.
  func outside(_ name: UInt32) -> Candidates {
    let isOutside = table.lookup.declaredAs[Int(name)].contains(.outside)
    if isOutside, let only = table.onlyOneOfModule(name, file) { return .one(only) }
    let key = UInt64(0xFFFF_FFFE) << 32 | UInt64(name)
    if let known = memos.lookups.known(key) { return known }
    let start = memos.lookups.pool.count
    let symbols = symbols
    if isOutside {
      memos.lookups.append(symbols.table.lookup.fileLevel, symbols.table.lookup.fileLevel.first(file, name))
      let own = symbols.table.files.groups.modules(of: file)
      for module in own {
        if own.count > 1, memos.lookups.pool.count > start { break }
        memos.lookups.append(symbols.table.lookup.moduleLevel, symbols.table.lookup.moduleLevel.first(module, name))
      }
      if memos.lookups.pool.count == start, !table.isFrameworkType(name, in: file) { appendImported(name) }
    }
    if memos.lookups.pool.count == start, table.lookup.declaredAs[Int(name)].contains(.objectiveC) {
      memos.lookups.pool += table.candidates(inObjectiveC: name, from: self.file) { _ in true }
    }
    if memos.lookups.pool.count == start, table.lookup.declaredAs[Int(name)].contains(.foreign) {
      memos.lookups.append(symbols.table.lookup.foreign, symbols.table.lookup.foreign.first(name))
    }
    let found = memos.lookups.candidates(from: start)
    memos.lookups.insert(key, found)
    return found
  }

  /// All operator functions with a name, in any module.
  func operators(_ name: UInt32) -> Candidates {
    let key = UInt64(0xFFFF_FFFD) << 32 | UInt64(name)
    if let known = memos.lookups.known(key) { return known }
    let start = memos.lookups.pool.count
    let symbols = symbols
    memos.lookups.append(symbols.table.lookup.operators, symbols.table.lookup.operators.first(name))
    let found = memos.lookups.candidates(from: start)
    memos.lookups.insert(key, found)
    return found
  }

  /// Adds imported declarations. Direct imports shadow re-exports.
  private func appendImported(_ name: UInt32) {
    let start = memos.lookups.pool.count
    var distance = Int32.max
    for visible in table.imports.imports(of: file) where visible.only == 0 || visible.only == name {
      guard let module = visible.module else {
        memos.lookups.pool.removeSubrange(start...)
        return
      }
      if visible.distance > distance { continue }
      var next = table.lookup.moduleLevel.first(module, name)
      while let entry = next {
        let entity = table.lookup.moduleLevel.entity(entry)
        next = table.lookup.moduleLevel.next(entry)
        guard table.isImported(entity, visible), !memos.lookups.pool[start...].contains(entity) else { continue }
        if visible.distance < distance {
          memos.lookups.pool.removeSubrange(start...)
          distance = visible.distance
        }
        memos.lookups.pool.append(entity)
      }
    }
  }

  /// `Module.name`
  func members(_ name: UInt32, ofModule module: ModuleID) -> Candidates {
    let start = memos.lookups.pool.count
    if table.files[file].modules.contains(module) {
      let symbols = symbols
      memos.lookups.append(symbols.table.lookup.moduleLevel, symbols.table.lookup.moduleLevel.first(module, name))
      memos.lookups.append(symbols.table.lookup.fileLevel, symbols.table.lookup.fileLevel.first(file, name))
    } else {
      for visible in table.imports.imports(of: file) where visible.module == module || visible.distance > 0 {
        var next = visible.module.flatMap { table.lookup.moduleLevel.first($0, name) }
        while let entry = next {
          let entity = table.lookup.moduleLevel.entity(entry)
          if table.isImported(entity, visible), !memos.lookups.pool[start...].contains(entity) {
            memos.lookups.pool.append(entity)
          }
          next = table.lookup.moduleLevel.next(entry)
        }
      }
    }
    if memos.lookups.pool.count == start, table.lookup.declaredAs[Int(name)].contains(.objectiveC) {
      let symbols = symbols
      memos.lookups.pool += symbols.table.candidates(inObjectiveC: name, from: self.file) {
        symbols.table.isDeclared($0, in: module)
      }
    }
    return memos.lookups.candidates(from: start)
  }
}
