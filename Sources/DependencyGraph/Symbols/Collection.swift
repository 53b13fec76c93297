import SourceFacts

/// Declarations become entities.
extension SymbolTable {
  mutating func collect() {
    var counts = Counts()
    var isLocal: [Bool] = []
    for file in files.indices {
      let (declarations, scopes) = (files[file].facts.declarations, files[file].facts.scopes)
      Self.findLocal(scopes, &isLocal)
      firstDeclaration.append(firstDeclaration[file] + declarations.count)
      firstScope.append(firstScope[file] + scopes.count)
      for declaration in declarations { counts.add(region(of: declaration, file, isLocal)) }
    }
    symbolCount = counts.symbols
    let total = counts.symbols + counts.locals + counts.generics
    entities.reserveCapacity(total)
    entities.append(contentsOf: repeatElement(Self.placeholder, count: total))
    entityOf = [Int32](repeating: -1, count: firstDeclaration[files.count])
    firstGeneric = [Int32](repeating: 0, count: total)
    genericCount = [UInt16](repeating: 0, count: total)
    var next = Counts(symbols: 0, locals: counts.symbols, generics: counts.symbols + counts.locals)
    for file in files.indices { collect(file, isLocal, &next) }
  }

  private enum Region { case symbol, local, generic, none }

  private struct Counts {
    var symbols = 0
    var locals = 0
    var generics = 0

    /// Counts one; returns how many there were before, or -1.
    @discardableResult
    mutating func add(_ region: Region) -> Int {
      switch region {
      case .symbol:
        symbols += 1
        return symbols - 1
      case .local:
        locals += 1
        return locals - 1
      case .generic:
        generics += 1
        return generics - 1
      case .none: return -1
      }
    }
  }

  private static let placeholder = Entity(
    kind: .class, access: .file, flags: [], name: 0, file: -1, declaration: -1, parent: -1, owner: -1)

  /// `isLocal`: by scope, of all files.
  private func region(of declaration: Declaration, _ file: Int, _ isLocal: [Bool]) -> Region {
    if declaration.kind == .genericParameter { return .generic }
    if !declaration.kind.isSymbol { return .none }
    if !isLocal[firstScope[file] + Int(declaration.scope)] { return .symbol }
    let isLocalVariable =
      declaration.kind == .variable && files[file].facts.scopes[Int(declaration.scope)].kind != .members
    return isLocalVariable ? .none : .local
  }

  /// Adds for each scope of a file whether it lies in code.
  private static func findLocal(_ scopes: [Scope], _ isLocal: inout [Bool]) {
    let base = isLocal.count
    for scope in scopes {
      isLocal.append(scope.kind == .code || (scope.parent >= 0 && isLocal[base + Int(scope.parent)]))
    }
  }

  private mutating func collect(_ file: Int, _ isLocal: [Bool], _ next: inout Counts) {
    let (declarations, scopes) = (files[file].facts.declarations, files[file].facts.scopes)
    let base = firstDeclaration[file]
    for (index, declaration) in declarations.enumerated() {
      let region = region(of: declaration, file, isLocal)
      let entity = next.add(region)
      guard entity >= 0 else { continue }
      entityOf[base + index] = Int32(entity)
      let parent = declaration.parent < 0 ? -1 : entityOf[base + Int(declaration.parent)]
      entities[entity] = Entity(
        kind: declaration.kind, access: .module, flags: Self.flags(of: declaration, region),
        name: names.maps[file][Int(declaration.name.raw)], file: Int32(file), declaration: Int32(index),
        parent: -1, owner: declaration.kind.isNominalType ? Int32(entity) : -1)
      if region == .generic {
        note(generic: entity, of: parent)
      } else if parent >= 0, scopes[Int(declaration.scope)].kind == .members || declaration.kind == .case {
        entities[entity].parent = parent
        if entities[Int(parent)].kind == .protocol { entities[entity].flags.insert(.requirement) }
      }
      let around = entities[entity].parent
      entities[entity].access = Self.access(of: declaration, in: around < 0 ? nil : entities[Int(around)])
      if isObjectiveC[file] { entities[entity].belongsToObjectiveC(declaration, isHeader: files[file].isHeader) }
    }
  }

  private mutating func note(generic entity: Int, of owner: Int32) {
    entities[entity].parent = owner
    guard owner >= 0 else { return }
    if genericCount[Int(owner)] == 0 { firstGeneric[Int(owner)] = Int32(entity) }
    genericCount[Int(owner)] &+= 1
  }

  private static func flags(of declaration: Declaration, _ region: Region) -> Entity.Flags {
    var flags: Entity.Flags = region == .local ? .local : []
    if !declaration.modifiers.isDisjoint(with: [.static, .classMember]) || declaration.kind == .case {
      flags.insert(.isStatic)
    }
    if declaration.kind == .variable, declaration.type < 0, declaration.value >= 0 { flags.insert(.inferred) }
    return flags
  }

  /// Members without a word of their own have the access of the extension or protocol that they stand in, cases that of
  /// their enum.
  private static func access(of declaration: Declaration, in around: Entity?) -> Entity.Access {
    let modifiers = declaration.modifiers
    if !modifiers.isDisjoint(with: [.private, .fileprivate]) { return .file }
    if !modifiers.isDisjoint(with: [.public, .open, .package]) { return .everywhere }
    guard let around, !modifiers.contains(.internal) else { return .module }
    switch around.kind {
    case .extension, .protocol: return around.access
    case _ where declaration.kind == .case: return around.access
    default: return .module
    }
  }
}
