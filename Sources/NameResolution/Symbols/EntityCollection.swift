import DependencyGraph
import SourceFacts

/// Declarations become entities, and their parameters are put aside: two passes over the facts of all files, since symbols,
/// local types and functions, generic parameters come one behind the other. The first one needs no merged names.
struct EntityCollection {
  private enum Region: Int32 { case symbol, local, generic }

  /// What a declaration's region depends on besides its kind.
  private enum Surroundings: UInt8, CaseIterable { case outside, code, membersInCode }

  /// Entities with what is kept beside each.
  private(set) var entities: [Entity] = []
  private(set) var firstGeneric: [Int32] = []
  private(set) var genericCount: [UInt16] = []
  private(set) var types: [Int32] = []
  /// Symbols with attributes, in order.
  private(set) var attributed: [Int32] = []
  /// By file, and one more behind the last.
  private(set) var firstSymbol: [Int32] = [0]
  /// Between the passes: the region instead of the entity.
  private(set) var entityOf: [Int32] = []
  private(set) var firstDeclaration = [0]
  private(set) var firstScope = [0]
  /// See `SymbolTable.typeScope`: as if only files and members held types.
  private(set) var typeScope: [Int32] = []
  /// With the entity that each belongs to, in order of file and text.
  private(set) var parameters: [(owner: Int32, parameter: SymbolTable.Parameter)] = []
  /// By region: how many entities there are, then the next of them.
  private var next = (symbol: 0, local: 0, generic: 0)
  private var parameterCount = 0

  /// The first pass: what is to become of each declaration.
  init(files: [GraphFile]) {
    let declarationCount = files.indices.reduce(0) { $0 + files[$1].facts.declarations.count }
    let scopeCount = files.indices.reduce(0) { $0 + files[$1].facts.scopes.count }
    let regions = Self.regions
    var typeScope: [Int32] = []
    entityOf = [Int32](unsafeUninitializedCapacity: declarationCount) { entityOf, count in
      typeScope = [Int32](unsafeUninitializedCapacity: scopeCount) { typeScope, scopeCount in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: files.reduce(0) { max($0, $1.facts.scopes.count) }) { around in
          for file in files.indices {
            files.sendAhead(of: file, for: .declarations)
            Self.read(files[file].facts.scopes, around, UnsafeMutableBufferPointer(rebasing: typeScope[scopeCount...]))
            deal(files[file].facts.declarations, around, regions, to: UnsafeMutableBufferPointer(rebasing: entityOf[count...]))
            count += files[file].facts.declarations.count
            scopeCount += files[file].facts.scopes.count
            firstSymbol.append(Int32(next.symbol))
            firstDeclaration.append(count)
            firstScope.append(scopeCount)
          }
        }
      }
    }
    self.typeScope = typeScope
  }

  /// Hands over all of it, so that it is held once.
  mutating func take() -> EntityCollection {
    var taken = EntityCollection(files: [])
    swap(&taken, &self)
    return taken
  }

  /// The second pass: the entities.
  mutating func collect(_ files: [GraphFile], _ names: borrowing MergedNames) {
    let count = next.symbol + next.local + next.generic
    next = (0, next.symbol, next.symbol + next.local)
    firstGeneric = .zeros(count)
    genericCount = .zeros(count)
    parameters.reserveCapacity(parameterCount)
    var (entityOf, types) = (entityOf, [Int32]())
    self.entityOf = []
    entities = [Entity](unsafeUninitializedCapacity: count + Self.foreignTypes) { entities, entityCount in
      types = [Int32](unsafeUninitializedCapacity: count) { types, typeCount in
        entityOf.withUnsafeMutableBufferPointer { entityOf in
          for file in files.indices {
            let own = UnsafeMutableBufferPointer(rebasing: entityOf[firstDeclaration[file]..<firstDeclaration[file + 1]])
            files.sendAhead(of: file, for: .declarations)
            collect(file, files, names.maps[file], isObjectiveC: !files[file].isSwift, own, entities, types)
          }
        }
        (entityCount, typeCount) = (count, count)
      }
    }
    (self.entityOf, self.types) = (entityOf, types)
  }

  /// For about how many foreign types there is to be room behind what the project declares.
  static let foreignTypes = 512

  // MARK: One file

  /// What stands around a declaration, for each scope of a file, and where a type name is looked for from there. Here and below what
  /// is worked out is chosen without branches: no order of kinds would let them be foreseen.
  private static func read(
    _ scopes: [Scope], _ around: UnsafeMutableBufferPointer<UInt8>, _ typeScope: UnsafeMutableBufferPointer<Int32>
  ) {
    scopes.withUnsafeBufferPointer { scopes in
      for index in scopes.indices {
        let (kind, parent) = (scopes[index].kind, Int(scopes[index].parent))
        let isOuterLocal = parent >= 0 && around[parent] != Surroundings.outside.rawValue
        let isLocal: UInt8 = (kind == .code ? 1 : 0) | (isOuterLocal ? 1 : 0)
        around[index] = kind == .members ? isLocal &* Surroundings.membersInCode.rawValue : isLocal
        let outer = parent < 0 ? Int32(truncatingIfNeeded: index) : typeScope[parent]
        typeScope[index] = kind == .members || kind == .file ? Int32(truncatingIfNeeded: index) : outer
      }
    }
  }

  /// Finds the region of each declaration.
  private mutating func deal(
    _ declarations: [Declaration], _ around: UnsafeMutableBufferPointer<UInt8>, _ regions: [Int32],
    to dealt: UnsafeMutableBufferPointer<Int32>
  ) {
    var (next, parameterCount) = (next, parameterCount)
    regions.withUnsafeBufferPointer { regions in
      declarations.withUnsafeBufferPointer { declarations in
        for place in declarations.indices {
          let kind = declarations[place].kind
          let region = regions[Self.place(of: kind, around[Int(declarations[place].scope)])]
          next.symbol &+= region == Region.symbol.rawValue ? 1 : 0
          next.local &+= region == Region.local.rawValue ? 1 : 0
          next.generic &+= region == Region.generic.rawValue ? 1 : 0
          parameterCount &+= kind == .parameter ? 1 : 0
          dealt[place] = region
        }
      }
    }
    (self.next, self.parameterCount) = (next, parameterCount)
  }

  @inline(__always)
  private static func place(of kind: DeclarationKind, _ around: UInt8) -> Int {
    Int(kind.rawValue) &* Surroundings.allCases.count &+ Int(around)
  }

  /// By kind and surroundings; -1 for what is no entity.
  private static var regions: [Int32] {
    DeclarationKind.allCases.flatMap { kind in
      Surroundings.allCases.map { around in region(of: kind, around)?.rawValue ?? -1 }
    }
  }

  private static func region(of kind: DeclarationKind, _ around: Surroundings) -> Region? {
    if !kind.isSymbol { return kind == .genericParameter ? .generic : nil }
    if around == .outside { return .symbol }
    return kind == .variable && around == .code ? nil : .local
  }

  /// `names`: merged ones, by the file's own. `entityOf`: those of the file.
  private mutating func collect(
    _ file: Int, _ files: [GraphFile], _ names: NameMap, isObjectiveC: Bool, _ entityOf: UnsafeMutableBufferPointer<Int32>,
    _ entities: UnsafeMutableBufferPointer<Entity>, _ types: UnsafeMutableBufferPointer<Int32>
  ) {
    let (declarations, scopes) = (files[file].facts.declarations, files[file].facts.scopes)
    let isHeader = isObjectiveC && files[file].isHeader
    for index in declarations.indices {
      let region = entityOf[index]
      if region < 0, declarations[index].kind != .parameter { continue }
      let declaration = declarations[index]
      let parent = declaration.parent < 0 ? -1 : entityOf[Int(declaration.parent)]
      guard let region = Region(rawValue: region) else {
        if parent >= 0 {
          let isSubscript = entities[Int(parent)].kind == .subscript
          parameters.append((parent, Self.parameter(index, declaration, isSubscript, names)))
        }
        continue
      }
      let place = take(region)
      entityOf[index] = Int32(truncatingIfNeeded: place)
      var entity = Entity(
        kind: declaration.kind, access: .module, flags: Self.flags(of: declaration, region),
        name: names[declaration.name], file: Int32(truncatingIfNeeded: file), declaration: Int32(truncatingIfNeeded: index),
        parent: -1, owner: declaration.kind.isNominalType ? Int32(truncatingIfNeeded: place) : -1)
      if region == .generic {
        entity.parent = parent
        if parent >= 0 { note(generic: Int32(place), of: Int(parent)) }
      } else if parent >= 0, declaration.kind == .case || scopes[Int(declaration.scope)].kind == .members {
        entity.parent = parent
        if entities[Int(parent)].kind == .protocol { entity.flags.insert(.requirement) }
      }
      entity.access = Self.access(of: declaration, in: entity.parent < 0 ? nil : entities[Int(entity.parent)])
      if isObjectiveC { entity.belongsToObjectiveC(declaration, isHeader: isHeader) }
      entity.referenceKind = entity.impliedReferenceKind
      if region == .symbol, declaration.attachmentCount > 0, files[file].facts.hasAttribute(declaration) {
        attributed.append(Int32(truncatingIfNeeded: place))
      }
      entities[place] = entity
      types[place] = declaration.kind == .typealias ? -1 : declaration.type
      if declaration.type < 0, declaration.kind == .variable, declaration.value < 0, region == .symbol {
        types[place] = Self.sharedType(of: index, declarations)
      }
    }
  }

  /// `var width, height: Int`: the type stands behind the last of the names. Each further one begins at its name.
  @inline(never)
  private static func sharedType(of variable: Int, _ declarations: [Declaration]) -> Int32 {
    var index = variable + 1
    while index < declarations.count, declarations[index].kind == .variable,
      declarations[index].start == declarations[index].nameOffset, declarations[index].scope == declarations[variable].scope
    {
      if declarations[index].type >= 0 { return declarations[index].type }
      if declarations[index].value >= 0 { return -1 }
      index += 1
    }
    return -1
  }

  /// The next place of a region.
  @inline(__always)
  private mutating func take(_ region: Region) -> Int {
    switch region {
    case .symbol:
      next.symbol &+= 1
      return next.symbol &- 1
    case .local:
      next.local &+= 1
      return next.local &- 1
    case .generic:
      next.generic &+= 1
      return next.generic &- 1
    }
  }

  private mutating func note(generic: Int32, of owner: Int) {
    if genericCount[owner] == 0 { firstGeneric[owner] = generic }
    genericCount[owner] &+= 1
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

extension FrozenFacts {
  fileprivate func hasAttribute(_ declaration: Declaration) -> Bool {
    let first = Int(declaration.attachments)
    for place in first..<first + Int(declaration.attachmentCount) where attachments[place].kind == .attribute { return true }
    return false
  }
}

extension Array where Element: FixedWidthInteger {
  /// Zeros by entity, with room for the foreign types that come behind: else each list would be copied for the first of them.
  static func zeros(_ count: Int) -> [Element] {
    var list: [Element] = []
    list.reserveCapacity(count + EntityCollection.foreignTypes)
    list.append(contentsOf: repeatElement(0, count: count))
    return list
  }
}
