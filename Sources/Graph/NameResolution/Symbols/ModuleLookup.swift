import DependencyGraph
import SourceFacts

/// Names at file level: the file's and its modules' own declarations, then what it imports.
extension SymbolTable {
  /// A type name at file level: the file's and its modules' own declarations, then what it imports, then modules and
  /// foreign types.
  func type(outside name: UInt32, from file: Int) -> Binding {
    let declared = declaredAs[Int(name)]
    var found = Binding.none
    if isObjectiveC[file] {
      found = type(inObjectiveC: name, from: file)
    } else if declared.contains(.outside) {
      if let only = onlyOneOfModule(name, file), entities[Int(only)].isType { return .entity(only) }
      found = type(in: fileLevel.first(Int32(file), name), fileLevel, from: file)
      var isOpen = false
      let own = groups.modules(of: file)
      for module in own where found == .none {
        found = type(in: moduleLevel.first(module, name), moduleLevel, from: file)
        // Built as part of another module, it is one thing.
        if found == .ambiguous, own.count > 1 { (found, isOpen) = (.none, true) }
      }
      if found == .none {
        found = importedType(name, from: file)
        if found != .none, isFrameworkType(name, in: file) { found = .ambiguous }
      }
      if found == .none, isOpen { found = .ambiguous }
    }
    if found == .none, declared.contains(.objectiveC) { found = type(inObjectiveC: name, from: file) }
    if found == .none, declared.contains(.module) { found = module(named: name, from: file) }
    if found == .none, declared.contains(.foreign) {
      let entry = foreign.first(0, name)
      if entry >= 0 { found = .entity(foreign.entity(entry)) }
    }
    return found
  }

  /// The only type with a name that nothing else in the project has: a foreign one, or one at file level of a Swift file's nearest
  /// module. Wherever the name stands in the file it means nothing else.
  @inline(__always)
  func soleType(named name: UInt32, from file: Int) -> Int32? {
    let type = soleTypes[Int(name)]
    if type < 0 || Int(type) >= symbolCount { return type < 0 ? nil : type }
    guard let module = groups.nearest(file), groups.isOf(module, Int(entities[Int(type)].file)) else { return nil }
    return type
  }

  func findSoleTypes() {
    soleTypes = [Int32](repeating: -1, count: names.table.count)
    for index in 0..<symbolCount where entities[index].parent < 0 && entities[index].kind.isAtFileLevel {
      let name = Int(entities[index].name)
      guard declaredAs[name] == .outside, !entities[index].flags.contains(.twin) else { continue }
      let isSole = soleTypes[name] == -1 && entities[index].isType && entities[index].access != .file
      soleTypes[name] = isSole ? Int32(index) : -2
    }
    for index in entities.indices.reversed() {
      guard entities[index].flags.contains(.foreign) else { return }
      let name = Int(entities[index].name)
      if entities[index].parent < 0, declaredAs[name] == .foreign { soleTypes[name] = Int32(index) }
    }
  }

  /// The only declaration of a name in the nearest module of a file, unless the file has one of its own: mostly what is meant.
  @inline(__always)
  func onlyOneOfModule(_ name: UInt32, _ file: Int) -> Int32? {
    guard let module = groups.nearest(file) else { return nil }
    let entry = moduleLevel.first(module, name)
    guard entry >= 0, moduleLevel.next(entry) < 0, fileLevel.first(Int32(file), name) < 0 else { return nil }
    return moduleLevel.entity(entry)
  }

  /// A macro by name, for attributes.
  func macro(named name: UInt32, from file: Int) -> Binding {
    guard declaredAs[Int(name)].contains(.outside) else { return .none }
    for module in groups.modules(of: file) {
      if let found = macro(in: moduleLevel.first(module, name)) { return .entity(found) }
    }
    for visible in imports.imports(of: file) where visible.module >= 0 {
      if let found = macro(in: moduleLevel.first(visible.module, name)) { return .entity(found) }
    }
    return .none
  }

  private func macro(in first: Int32) -> Int32? {
    first >= 0 && entities[Int(moduleLevel.entity(first))].kind == .macro ? moduleLevel.entity(first) : nil
  }

  private func type(in first: Int32, _ table: borrowing PairTable, from file: Int) -> Binding {
    var found = Binding.none
    var entry = first
    var left = Self.maximumCandidates
    while entry >= 0, left > 0 {
      left -= 1
      let candidate = table.entity(entry)
      if entities[Int(candidate)].isType { found = preferred(found, candidate, from: file) }
      entry = table.next(entry)
    }
    return found
  }

  /// What is imported itself goes before what comes through re-exports.
  private func importedType(_ name: UInt32, from file: Int) -> Binding {
    var found = Binding.none
    var distance = Int32.max
    for visible in imports.imports(of: file) where visible.only == 0 || visible.only == name {
      if visible.module < 0 { return .none }
      var entry = moduleLevel.first(visible.module, name)
      while entry >= 0 {
        let candidate = moduleLevel.entity(entry)
        entry = moduleLevel.next(entry)
        guard entities[Int(candidate)].isType, isImported(candidate, visible) else { continue }
        if visible.distance < distance {
          (found, distance) = (.entity(candidate), visible.distance)
        } else if visible.distance == distance, found != .entity(candidate) {
          found = .ambiguous
        }
      }
    }
    return found
  }

  /// Whether a framework that the file imports has a type of this name too.
  func isFrameworkType(_ name: UInt32, in file: Int) -> Bool {
    homonyms.has(name, in: file) && !imports.imports(of: file).contains { $0.only == name }
  }

  func isImported(_ entity: Int32, _ visible: ImportTable.Visible) -> Bool {
    entities[Int(entity)].access == .everywhere || (visible.isTestable && entities[Int(entity)].access == .module)
  }

  /// A module of the project by name, where the file belongs to it or imports it.
  func module(named name: UInt32, from file: Int) -> Binding {
    for module in files[file].modules where imports.moduleNames[module.index] == name { return .module(module.raw) }
    for visible in imports.imports(of: file)
    where visible.module >= 0 && imports.moduleNames[Int(visible.module)] == name {
      return .module(visible.module)
    }
    return .none
  }

  /// `Module.Name`, through re-exports too.
  func type(named name: UInt32, inModule module: Int32, from file: Int) -> Binding {
    let declared = declaredAs[Int(name)]
    if declared.contains(.objectiveC), !declared.contains(.outside) {
      return binding(candidates(inObjectiveC: name, from: file) { $0.isType && isDeclared($0, in: module) })
    }
    guard declared.contains(.outside) else { return .none }
    if files[file].modules.contains(where: { $0.raw == module }) {
      return type(in: moduleLevel.first(module, name), moduleLevel, from: file)
    }
    for visible in imports.imports(of: file) where visible.module == module || visible.distance > 0 {
      var entry = moduleLevel.first(visible.module, name)
      while entry >= 0 {
        let candidate = moduleLevel.entity(entry)
        if entities[Int(candidate)].isType, isImported(candidate, visible) { return .entity(candidate) }
        entry = moduleLevel.next(entry)
      }
    }
    return .none
  }
}
