import DependencyGraph
import SourceFacts
import Tables

/// Looks names up at file level: in the file and its modules, then in imports.
extension SymbolTable {
  /// A type name at file level: declared in the file or its modules, then imported, then a module or a foreign type.
  func type(outside name: UInt32, from file: FileID) -> Binding {
    let declared = lookup.declaredAs[Int(name)]
    var found = Binding.none
    if files.isObjectiveC[file] {
      found = type(inObjectiveC: name, from: file)
    } else if declared.contains(.outside) {
      if let only = onlyOneOfModule(name, file), entities[only].isType { return .entity(only) }
      found = type(in: lookup.fileLevel.first(file, name), lookup.fileLevel, from: file)
      var isOpen = false
      let own = files.groups.modules(of: file)
      for module in own where found == .none {
        found = type(in: lookup.moduleLevel.first(module, name), lookup.moduleLevel, from: file)
        // If the file is in several modules, the name may be unambiguous in another one.
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
      if let entry = lookup.foreign.first(name) { found = .entity(lookup.foreign.entity(entry)) }
    }
    return found
  }

  /// The type of a name that nothing else in the project has: a foreign type, or one at file level in the nearest
  /// module of a Swift file. The name has this meaning everywhere in the file.
  @inline(__always)
  func soleType(named name: UInt32, from file: FileID) -> EntityID? {
    guard let type = lookup.soleTypes[Int(name)].id else { return nil }
    if !entities.isSymbol(type) { return type }
    guard let module = files.groups.nearest(file), files.groups.isOf(module, entities.home(of: type)) else {
      return nil
    }
    return type
  }

  func findSoleTypes() {
    lookup.soleTypes = [OptionalID<Entity>](repeating: .none, count: names.table.count)
    var isMet = [Bool](repeating: false, count: names.table.count)
    for entity in EntityID(0)..<EntityID(entities.symbolCount) {
      let this = entities[entity]
      guard this.parent == nil, this.kind.isAtFileLevel else { continue }
      let name = Int(this.name)
      guard lookup.declaredAs[name] == .outside, !this.flags.contains(.twin) else { continue }
      let isSole = !isMet[name] && this.isType && this.access != .file
      lookup.soleTypes[name] = OptionalID(isSole ? entity : nil)
      isMet[name] = true
    }
    for entity in entities.indices.reversed() {
      guard entities[entity].flags.contains(.foreign) else { return }
      let name = Int(entities[entity].name)
      if entities[entity].parent == nil, lookup.declaredAs[name] == .foreign {
        lookup.soleTypes[name] = OptionalID(entity)
      }
    }
  }

  /// The only declaration of a name in a file's nearest module, unless the file declares another one: the most frequent
  /// case.
  @inline(__always)
  func onlyOneOfModule(_ name: UInt32, _ file: FileID) -> EntityID? {
    guard let module = files.groups.nearest(file), let entry = lookup.moduleLevel.first(module, name),
      lookup.moduleLevel.next(entry) == nil,
      lookup.fileLevel.first(file, name) == nil
    else { return nil }
    return lookup.moduleLevel.entity(entry)
  }

  /// A macro by name, for attributes.
  func macro(named name: UInt32, from file: FileID) -> Binding {
    guard lookup.declaredAs[Int(name)].contains(.outside) else { return .none }
    for module in files.groups.modules(of: file) {
      if let found = macro(name, of: module) { return .entity(found) }
    }
    for visible in imports.imports(of: file) {
      if let found = visible.module.flatMap({ macro(name, of: $0) }) { return .entity(found) }
    }
    return .none
  }

  private func macro(_ name: UInt32, of module: ModuleID) -> EntityID? {
    guard let first = lookup.moduleLevel.first(module, name) else { return nil }
    let entity = lookup.moduleLevel.entity(first)
    return entities[entity].kind == .macro ? entity : nil
  }

  private func type<Key>(in first: ListingID?, _ table: borrowing PairTable<Key>, from file: FileID) -> Binding {
    var found = Binding.none
    var entry = first
    var left = Self.maximumCandidates
    while let this = entry, left > 0 {
      left -= 1
      let candidate = table.entity(this)
      if entities[candidate].isType { found = preferred(found, candidate, from: file) }
      entry = table.next(this)
    }
    return found
  }

  /// An imported type. Direct imports shadow re-exports.
  private func importedType(_ name: UInt32, from file: FileID) -> Binding {
    var found = Binding.none
    var distance = Int32.max
    for visible in imports.imports(of: file) where visible.only == 0 || visible.only == name {
      guard let module = visible.module else { return .none }
      var entry = lookup.moduleLevel.first(module, name)
      while let this = entry {
        let candidate = lookup.moduleLevel.entity(this)
        entry = lookup.moduleLevel.next(this)
        guard entities[candidate].isType, isImported(candidate, visible) else { continue }
        if visible.distance < distance {
          (found, distance) = (.entity(candidate), visible.distance)
        } else if visible.distance == distance, found != .entity(candidate) {
          found = .ambiguous
        }
      }
    }
    return found
  }

  /// Whether a framework that the file imports has a type of this name.
  func isFrameworkType(_ name: UInt32, in file: FileID) -> Bool {
    frameworks.homonyms.has(name, in: file) && !imports.imports(of: file).contains { $0.only == name }
  }

  func isImported(_ entity: EntityID, _ visible: ImportTable.Visible) -> Bool {
    entities[entity].access == .everywhere || (visible.isTestable && entities[entity].access == .module)
  }

  /// A module of the project that the file belongs to or imports, by name.
  func module(named name: UInt32, from file: FileID) -> Binding {
    for module in files[file].modules where imports.moduleNames[module] == name { return .module(module) }
    for visible in imports.imports(of: file) {
      if let module = visible.module, imports.moduleNames[module] == name { return .module(module) }
    }
    return .none
  }

  /// `Module.Name`, also through re-exports.
  func type(named name: UInt32, inModule module: ModuleID, from file: FileID) -> Binding {
    let declared = lookup.declaredAs[Int(name)]
    if declared.contains(.objectiveC), !declared.contains(.outside) {
      return binding(candidates(inObjectiveC: name, from: file) { $0.isType && isDeclared($0, in: module) })
    }
    guard declared.contains(.outside) else { return .none }
    if files[file].modules.contains(module) {
      return type(in: lookup.moduleLevel.first(module, name), lookup.moduleLevel, from: file)
    }
    for visible in imports.imports(of: file) where visible.module == module || visible.distance > 0 {
      var entry = visible.module.flatMap { lookup.moduleLevel.first($0, name) }
      while let this = entry {
        let candidate = lookup.moduleLevel.entity(this)
        if entities[candidate].isType, isImported(candidate, visible) { return .entity(candidate) }
        entry = lookup.moduleLevel.next(this)
      }
    }
    return .none
  }
}
