import DependencyGraph
import SourceFacts

/// Names at file level, as expressions use them: declarations of all kinds.
extension FileResolver {
  /// Declarations at file level: the file's own and its modules', then imported ones, then a foreign type.
  func outside(_ name: UInt32) -> Candidates {
    let isOutside = table.declaredAs[Int(name)].contains(.outside)
    if isOutside, let only = table.onlyOneOfModule(name, file) { return .one(only) }
    let key = UInt64(0xFFFF_FFFE) << 32 | UInt64(name)
    if let known = lookups.known(key) { return known }
    let start = lookups.pool.count
    let symbols = symbols
    if isOutside {
      lookups.append(symbols.table.fileLevel, symbols.table.fileLevel.first(file, name))
      let own = symbols.table.groups.modules(of: file)
      for module in own {
        if own.count > 1, lookups.pool.count > start { break }
        lookups.append(symbols.table.moduleLevel, symbols.table.moduleLevel.first(module, name))
      }
      if lookups.pool.count == start, !table.isFrameworkType(name, in: file) { appendImported(name) }
    }
    if lookups.pool.count == start, table.declaredAs[Int(name)].contains(.objectiveC) {
      lookups.pool += table.candidates(inObjectiveC: name, from: self.file) { _ in true }
    }
    if lookups.pool.count == start, table.declaredAs[Int(name)].contains(.foreign) {
      lookups.append(symbols.table.foreign, symbols.table.foreign.first(name))
    }
    let found = lookups.candidates(from: start)
    lookups.insert(key, found)
    return found
  }

  /// All operator functions of a name, wherever they are declared.
  func operators(_ name: UInt32) -> Candidates {
    let key = UInt64(0xFFFF_FFFD) << 32 | UInt64(name)
    if let known = lookups.known(key) { return known }
    let start = lookups.pool.count
    let symbols = symbols
    lookups.append(symbols.table.operators, symbols.table.operators.first(name))
    let found = lookups.candidates(from: start)
    lookups.insert(key, found)
    return found
  }

  /// What is imported itself goes before what comes through re-exports.
  private func appendImported(_ name: UInt32) {
    let start = lookups.pool.count
    var distance = Int32.max
    for visible in table.imports.imports(of: file) where visible.only == 0 || visible.only == name {
      guard let module = visible.module else {
        lookups.pool.removeSubrange(start...)
        return
      }
      if visible.distance > distance { continue }
      var next = table.moduleLevel.first(module, name)
      while let entry = next {
        let entity = table.moduleLevel.entity(entry)
        next = table.moduleLevel.next(entry)
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
  func members(_ name: UInt32, ofModule module: ModuleID) -> Candidates {
    let start = lookups.pool.count
    if table.files[file].modules.contains(module) {
      let symbols = symbols
      lookups.append(symbols.table.moduleLevel, symbols.table.moduleLevel.first(module, name))
      lookups.append(symbols.table.fileLevel, symbols.table.fileLevel.first(file, name))
    } else {
      for visible in table.imports.imports(of: file) where visible.module == module || visible.distance > 0 {
        var next = visible.module.flatMap { table.moduleLevel.first($0, name) }
        while let entry = next {
          let entity = table.moduleLevel.entity(entry)
          if table.isImported(entity, visible), !lookups.pool[start...].contains(entity) { lookups.pool.append(entity) }
          next = table.moduleLevel.next(entry)
        }
      }
    }
    if lookups.pool.count == start, table.declaredAs[Int(name)].contains(.objectiveC) {
      let symbols = symbols
      lookups.pool += symbols.table.candidates(inObjectiveC: name, from: self.file) {
        symbols.table.isDeclared($0, in: module)
      }
    }
    return lookups.candidates(from: start)
  }
}
