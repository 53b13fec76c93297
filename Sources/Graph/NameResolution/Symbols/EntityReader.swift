import DependencyGraph
import SourceFacts
import Storage
import Threads

/// Makes the entities of some files, one after the other.
struct EntityReader {
  /// The lists of all files, of which each file has a part of its own.
  struct Room: @unchecked Sendable {
    let entities: UnsafeMutableBufferPointer<Entity>
    let types: UnsafeMutableBufferPointer<Int32>
    let entityOf: UnsafeMutableBufferPointer<Int32>
    let typeScope: UnsafeMutableBufferPointer<Int32>
    let firstGeneric: UnsafeMutableBufferPointer<Int32>
    let genericCount: UnsafeMutableBufferPointer<UInt16>
  }

  /// Of which it is not known beforehand how many there are.
  struct Aside: Sendable {
    var attributed: [Int32] = []
    var inherited: [NamedType] = []
    /// By what is declared in code.
    var inheritedInCode: [NamedType] = []
    var extended: [NamedType] = []
    var parameters: [(owner: Int32, parameter: SymbolTable.Parameter)] = []
  }

  /// A type that the head of a declaration names.
  struct NamedType: Sendable {
    /// The declaration.
    var entity: Int32
    /// Root node.
    var node: Int32
    /// Where the declaration stands.
    var scope: Int32
    /// It stands in others.
    var isNested: Bool
  }

  private let room: Room
  private var aside = Aside()
  private var next = FileStarts.Start()

  static func read(
    _ files: [GraphFile], _ maps: [NameMap], _ starts: FileStarts, _ room: Room, share: Share
  ) -> Aside {
    var reader = EntityReader(room: room)
    let most = files.indices.reduce(0) { max($0, starts.all[$1 + 1].scope - starts.all[$1].scope) }
    // Every sixth declaration is a parameter of something that has a name, or every fifth.
    reader.aside.parameters.reserveCapacity(starts.all[files.count].declaration / 5 / share.threads)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { around in
      for file in share {
        reader.next = starts.all[file]
        files[file].facts.scopes.withUnsafeBufferPointer { scopes in
          Surroundings.read(scopes, to: around)
          reader.findTypeScopes(scopes)
          reader.collect(file, files, maps[file], isObjectiveC: !files[file].isSwift, around, scopes)
        }
      }
    }
    return reader.aside
  }

  private init(room: Room) { self.room = room }

  /// Where a type name is looked for from each scope. Chosen without branches, as regions are.
  private func findTypeScopes(_ scopes: UnsafeBufferPointer<Scope>) {
    let typeScope = UnsafeMutableBufferPointer(rebasing: room.typeScope[next.scope...])
    for index in scopes.indices {
      let (kind, parent) = (scopes[index].kind, Int(scopes[index].parent))
      let outer = parent < 0 ? Int32(truncatingIfNeeded: index) : typeScope[parent]
      typeScope[index] = kind == .members || kind == .file ? Int32(truncatingIfNeeded: index) : outer
    }
  }

  /// `names`: merged ones, by the file's own. `around`: what stands around the declarations of each scope.
  private mutating func collect(
    _ file: Int, _ files: [GraphFile], _ names: NameMap, isObjectiveC: Bool, _ around: UnsafeMutableBufferPointer<UInt8>,
    _ scopes: UnsafeBufferPointer<Scope>
  ) {
    let entityOf = UnsafeMutableBufferPointer(rebasing: room.entityOf[next.declaration...])
    let declarations = files[file].facts.declarations
    let isHeader = isObjectiveC && files[file].isHeader
    let regions = Region.table
    for index in declarations.indices {
      let kind = declarations[index].kind
      let region = Region(rawValue: regions[Region.place(of: kind, around[Int(declarations[index].scope)])]) ?? .none
      if region == .none {
        entityOf[index] = -1
        if kind == .parameter { add(parameter: index, declarations[index], entityOf, names) }
        continue
      }
      let declaration = declarations[index]
      let place = take(region)
      entityOf[index] = Int32(truncatingIfNeeded: place)
      let parent = parent(of: declaration, index, entityOf)
      var entity = Entity(
        kind: declaration.kind, access: .module, flags: Self.flags(of: declaration, region),
        name: names[declaration.name], file: Int32(truncatingIfNeeded: file), declaration: Int32(truncatingIfNeeded: index),
        parent: -1, owner: declaration.kind.isNominalType ? Int32(truncatingIfNeeded: place) : -1)
      if region == .generic {
        entity.parent = parent
        if parent >= 0 { note(generic: Int32(place), of: Int(parent)) }
      } else if parent >= 0, declaration.kind == .case || scopes[Int(declaration.scope)].kind == .members {
        entity.parent = parent
        if room.entities[Int(parent)].kind == .protocol { entity.flags.insert(.requirement) }
      }
      entity.access = Self.access(of: declaration, in: entity.parent < 0 ? nil : room.entities[Int(entity.parent)])
      if isObjectiveC { entity.belongsToObjectiveC(declaration, isHeader: isHeader) }
      entity.referenceKind = entity.impliedReferenceKind
      if declaration.attachmentCount > 0 {
        let isVariable = declaration.kind == .variable
        if isVariable, files[file].facts.inferredValue(of: declaration) != nil { entity.flags.insert(.inferred) }
        addHead(of: entityOf[index], declaration, files[file].facts, isSymbol: region == .symbol, scopes)
      }
      room.entities[place] = entity
      room.types[place] = declaration.kind == .typealias ? -1 : declaration.type
      if declaration.type < 0, declaration.kind == .variable, declaration.value < 0, region == .symbol {
        room.types[place] = Self.sharedType(of: index, declarations)
      }
    }
  }

  /// The entity that holds a declaration, which stands before it, or -1.
  @inline(__always)
  private func parent(of declaration: Declaration, _ index: Int, _ entityOf: UnsafeMutableBufferPointer<Int32>) -> Int32 {
    let parent = Int(declaration.parent)
    return parent < 0 || parent >= index ? -1 : entityOf[parent]
  }

  @inline(__always)
  private mutating func add(
    parameter index: Int, _ declaration: Declaration, _ entityOf: UnsafeMutableBufferPointer<Int32>, _ names: NameMap
  ) {
    let owner = parent(of: declaration, index, entityOf)
    if owner < 0 { return }
    let isSubscript = room.entities[Int(owner)].kind == .subscript
    aside.parameters.append((owner, EntityCollection.parameter(index, declaration, isSubscript, names)))
  }

  /// Puts aside what the head of a declaration names: where it is written is at hand now. Not inlined, since few have any.
  @inline(never)
  private mutating func addHead(
    of entity: Int32, _ declaration: Declaration, _ facts: FrozenFacts, isSymbol: Bool, _ scopes: UnsafeBufferPointer<Scope>
  ) {
    let first = Int(declaration.attachments)
    let isNested = scopes[Int(declaration.scope)].kind != .file
    var hasAttribute = false
    for place in first..<first + Int(declaration.attachmentCount) {
      let attachment = facts.attachments[place]
      if attachment.kind == .attribute {
        hasAttribute = true
        continue
      }
      let named = NamedType(entity: entity, node: Int32(attachment.node), scope: declaration.scope, isNested: isNested)
      switch attachment.kind {
      case .inherited where isSymbol: aside.inherited.append(named)
      case .inherited: aside.inheritedInCode.append(named)
      case .extended where isSymbol: aside.extended.append(named)
      case .attribute, .extended, .requirement, .thrown: break
      }
    }
    if hasAttribute, isSymbol { aside.attributed.append(entity) }
  }

  /// `var width, height: Int`: the type stands behind the last of the names. Each further one begins at its name.
  @inline(never)
  private static func sharedType(of variable: Int, _ declarations: FactList<Declaration>) -> Int32 {
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
    case .generic:
      next.generic &+= 1
      return next.generic &- 1
    case .local:
      next.local &+= 1
      return next.local &- 1
    default:
      next.symbol &+= 1
      return next.symbol &- 1
    }
  }

  private func note(generic: Int32, of owner: Int) {
    if room.genericCount[owner] == 0 { room.firstGeneric[owner] = generic }
    room.genericCount[owner] &+= 1
  }

  private static func flags(of declaration: Declaration, _ region: Region) -> Entity.Flags {
    var flags: Entity.Flags = region == .local ? .local : []
    if !declaration.modifiers.isDisjoint(with: [.static, .classMember]) || declaration.kind == .case {
      flags.insert(.isStatic)
    }
    if declaration.kind == .variable, declaration.type < 0, declaration.value >= 0 { flags.insert(.inferred) }
    if declaration.kind == .initializer, declaration.modifiers.contains(.failable) { flags.insert(.failable) }
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
