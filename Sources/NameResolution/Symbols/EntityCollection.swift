import DependencyGraph
import SourceFacts

/// Declarations become entities, and their parameters are put aside: one pass over the facts of all files.
struct EntityCollection {
  /// Symbols, local types and functions, generic parameters: they come one behind the other in the end.
  private enum Region: Int32 { case symbol, local, generic }

  private struct Entities {
    var list: [Entity] = []
    var firstGeneric: [Int32] = []
    var genericCount: [UInt16] = []
    var types: [Int32] = []
  }

  /// By region. While the pass lasts an entity is known by its place in its region and by that region; see `id`.
  private var regions = [Entities](repeating: Entities(), count: 3)
  private(set) var entityOf: [Int32] = []
  private(set) var firstDeclaration = [0]
  private(set) var firstScope = [0]
  /// With the entity that each belongs to, in order of file and text.
  private(set) var parameters: [(owner: Int32, parameter: SymbolTable.Parameter)] = []

  init(files: [GraphFile], names: borrowing MergedNames, isObjectiveC: [Bool]) {
    let declarations = files.indices.reduce(0) { $0 + files[$1].facts.declarations.count }
    entityOf.reserveCapacity(declarations)
    regions[0].list.reserveCapacity(declarations / 2)
    var isLocal: [Bool] = []
    for file in files.indices {
      Self.findLocal(files[file].facts.scopes, &isLocal)
      collect(file, files, names, isObjectiveC[file], isLocal)
      firstDeclaration.append(entityOf.count)
      firstScope.append(firstScope[file] + files[file].facts.scopes.count)
    }
    number()
  }

  /// Entities with what is kept beside each.
  var entities: [Entity] { regions.flatMap(\.list) }
  var firstGeneric: [Int32] { regions.flatMap(\.firstGeneric) }
  var genericCount: [UInt16] { regions.flatMap(\.genericCount) }
  var types: [Int32] { regions.flatMap(\.types) }
  var symbolCount: Int { regions[0].list.count }

  /// For each scope of a file whether it lies in code.
  private static func findLocal(_ scopes: [Scope], _ isLocal: inout [Bool]) {
    isLocal.removeAll(keepingCapacity: true)
    for scope in scopes { isLocal.append(scope.kind == .code || (scope.parent >= 0 && isLocal[Int(scope.parent)])) }
  }

  // MARK: One file

  private mutating func collect(
    _ file: Int, _ files: [GraphFile], _ names: borrowing MergedNames, _ isObjectiveC: Bool, _ isLocal: [Bool]
  ) {
    let (declarations, scopes) = (files[file].facts.declarations, files[file].facts.scopes)
    let isHeader = isObjectiveC && files[file].isHeader
    let base = entityOf.count
    for index in declarations.indices {
      let declaration = declarations[index]
      let parent = declaration.parent < 0 ? -1 : entityOf[base + Int(declaration.parent)]
      if declaration.kind == .parameter, parent >= 0 {
        let isSubscript = self[parent].kind == .subscript
        parameters.append((parent, Self.parameter(index, declaration, isSubscript, files[file].facts.nodes, names.maps[file])))
      }
      let isMember = scopes[Int(declaration.scope)].kind == .members
      guard let region = Self.region(of: declaration, isLocal[Int(declaration.scope)], isMember: isMember) else {
        entityOf.append(-1)
        continue
      }
      let id = Int32(regions[Int(region.rawValue)].list.count) << 2 | region.rawValue
      entityOf.append(id)
      var entity = Entity(
        kind: declaration.kind, access: .module, flags: Self.flags(of: declaration, region),
        name: names.maps[file][Int(declaration.name.raw)], file: Int32(file), declaration: Int32(index),
        parent: -1, owner: declaration.kind.isNominalType ? id : -1)
      if region == .generic {
        entity.parent = parent
        if parent >= 0 { note(generic: id, of: parent) }
      } else if parent >= 0, isMember || declaration.kind == .case {
        entity.parent = parent
        if self[parent].kind == .protocol { entity.flags.insert(.requirement) }
      }
      entity.access = Self.access(of: declaration, in: entity.parent < 0 ? nil : self[entity.parent])
      if isObjectiveC { entity.belongsToObjectiveC(declaration, isHeader: isHeader) }
      add(entity, declaration, to: Int(region.rawValue))
    }
  }

  private subscript(id: Int32) -> Entity { regions[Int(id & 3)].list[Int(id >> 2)] }

  private mutating func add(_ entity: Entity, _ declaration: Declaration, to region: Int) {
    regions[region].list.append(entity)
    regions[region].firstGeneric.append(0)
    regions[region].genericCount.append(0)
    regions[region].types.append(declaration.kind == .typealias ? -1 : declaration.type)
  }

  private mutating func note(generic: Int32, of owner: Int32) {
    let (region, place) = (Int(owner & 3), Int(owner >> 2))
    if regions[region].genericCount[place] == 0 { regions[region].firstGeneric[place] = generic }
    regions[region].genericCount[place] &+= 1
  }

  private static func region(of declaration: Declaration, _ isLocal: Bool, isMember: Bool) -> Region? {
    if declaration.kind == .genericParameter { return .generic }
    if !declaration.kind.isSymbol { return nil }
    if !isLocal { return .symbol }
    return declaration.kind == .variable && !isMember ? nil : .local
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

  // MARK: All files

  /// Ids become indices in the row of all regions.
  private mutating func number() {
    let locals = Int32(regions[0].list.count)
    let starts = [0, locals, locals + Int32(regions[1].list.count)]
    func index(_ id: Int32) -> Int32 { id < 0 ? -1 : starts[Int(id & 3)] + id >> 2 }
    for place in entityOf.indices { entityOf[place] = index(entityOf[place]) }
    for place in parameters.indices { parameters[place].owner = index(parameters[place].owner) }
    for region in regions.indices {
      for place in regions[region].list.indices {
        regions[region].list[place].parent = index(regions[region].list[place].parent)
        regions[region].list[place].owner = index(regions[region].list[place].owner)
        if regions[region].genericCount[place] > 0 {
          regions[region].firstGeneric[place] = index(regions[region].firstGeneric[place])
        }
      }
    }
  }
}
