import DependencyGraph
import SourceFacts
import Storage
import Tables
import Threads

/// Creates the entities of several files.
struct EntityReader {
  /// The lists of all files. Each file writes to its own range.
  struct SizedLists: @unchecked Sendable {
    let entities: KeyedMemory<EntityID, Entity>
    let types: KeyedMemory<EntityID, OptionalID<Node>>
    /// The entity of each declaration, for all files.
    let entityOf: UnsafeMutableBufferPointer<OptionalID<Entity>>
    /// For each scope of all files, where the lookup of type names starts.
    let typeScopes: UnsafeMutableBufferPointer<ScopeID>
    let firstGeneric: KeyedMemory<EntityID, EntityID>
    let genericCount: KeyedMemory<EntityID, UInt16>
  }

  /// Lists whose length is not known beforehand.
  struct UnsizedLists: Sendable {
    var attributed: [EntityID] = []
    var inherited: [NamedType] = []
    /// Inheritance clauses of local types.
    var inheritedInCode: [NamedType] = []
    var extended: [NamedType] = []
    var parameters: [OwnedParameter] = []
  }

  /// A parameter and its owner.
  struct OwnedParameter: Sendable {
    var owner: EntityID
    var parameter: Parameter
  }

  /// A type in the header of a declaration.
  struct NamedType: Sendable {
    /// The declaration with the header.
    var entity: EntityID
    /// The root of the type.
    var node: NodeID
    /// The scope that contains the declaration.
    var scope: ScopeID
    /// Whether the declaration is outside of the file's scope.
    var isNested: Bool
  }

  /// The entities of one file's declarations.
  private typealias OfFile = KeyedMemory<DeclarationID, OptionalID<Entity>>

  private let sizedLists: SizedLists
  private var lists = UnsizedLists()
  private var next = FileStarts.Start()

  static func read(
    _ files: Table<FileID, GraphFile>, _ maps: Table<FileID, NameMap>, _ starts: FileStarts, _ sizedLists: SizedLists,
    share: Share
  ) -> UnsizedLists {
    var reader = EntityReader(sizedLists: sizedLists)
    let most = files.indices.reduce(0) { max($0, starts.all[$1.next].scope - starts.all[$1].scope) }
    // About a fifth or a sixth of all declarations are parameters.
    reader.lists.parameters.reserveCapacity(starts.all[files.endIndex].declaration / 5 / share.threads)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { surroundings in
      for place in share {
        let file = FileID(place)
        reader.next = starts.all[file]
        files[file].facts.scopes.withUnsafeBufferPointer { scopes in
          Surroundings.read(scopes, to: surroundings)
          reader.findTypeScopes(KeyedView(scopes))
          reader.collect(file, files, maps[file], isObjectiveC: !files[file].isSwift, surroundings, KeyedView(scopes))
        }
      }
    }
    return reader.lists
  }

  private init(sizedLists: SizedLists) { self.sizedLists = sizedLists }

  /// Computes, for each scope, where the lookup of type names starts. Without branches that depend on the data.
  private func findTypeScopes(_ scopes: KeyedView<ScopeID, Scope>) {
    let typeScopes = KeyedMemory<ScopeID, ScopeID>(
      UnsafeMutableBufferPointer(rebasing: sizedLists.typeScopes[next.scope...]))
    for scope in scopes.indices {
      let kind = scopes[scope].kind
      let outer = scopes[scope].parent.map { typeScopes[$0] } ?? scope
      typeScopes[scope] = kind == .members || kind == .file ? scope : outer
    }
  }

  /// - Parameters:
  ///   - names: merged names by the file's own.
  ///   - around: for each scope, what surrounds its declarations.
  private mutating func collect(
    _ file: FileID, _ files: Table<FileID, GraphFile>, _ names: NameMap, isObjectiveC: Bool,
    _ surroundings: UnsafeMutableBufferPointer<UInt8>, _ scopes: KeyedView<ScopeID, Scope>
  ) {
    let entityOf = OfFile(UnsafeMutableBufferPointer(rebasing: sizedLists.entityOf[next.declaration...]))
    let declarations = files[file].facts.declarations
    let isHeader = isObjectiveC && files[file].isHeader
    let regions = Region.table
    for id in declarations.indices {
      let kind = declarations[id].kind
      let region =
        Region(rawValue: regions[Region.place(of: kind, surroundings[declarations[id].scope.index])]) ?? .none
      if region == .none {
        entityOf[id] = .none
        if kind == .parameter { add(parameter: id, declarations[id], entityOf, names) }
        continue
      }
      let declaration = declarations[id]
      let place = take(region)
      entityOf[id] = OptionalID(place)
      let parent = parent(of: declaration, id, entityOf)
      var entity = Entity(
        kind: declaration.kind, access: .module, flags: Self.flags(of: declaration, region),
        name: names[declaration.name], file: file, declaration: id, parent: nil,
        owner: declaration.kind.isNominalType ? place : nil)
      if region == .generic {
        entity.parent = parent
        if let parent { note(generic: place, of: parent) }
      } else if let parent, declaration.kind == .case || scopes[declaration.scope].kind == .members {
        entity.parent = parent
        if sizedLists.entities[parent].kind == .protocol { entity.flags.insert(.requirement) }
      }
      entity.access = Self.access(of: declaration, in: entity.parent.map { sizedLists.entities[$0] })
      if isObjectiveC { entity.belongsToObjectiveC(declaration, isHeader: isHeader) }
      entity.referenceKind = entity.impliedReferenceKind
      if declaration.attachmentCount > 0 {
        let isVariable = declaration.kind == .variable
        if isVariable, files[file].facts.inferredValue(of: declaration) != nil { entity.flags.insert(.inferred) }
        addHead(of: place, declaration, files[file].facts, isSymbol: region == .symbol, scopes)
      }
      sizedLists.entities[place] = entity
      var type = declaration.type
      if type == nil, declaration.kind == .variable, declaration.value == nil, region == .symbol {
        type = Self.sharedType(of: id, declarations)
      }
      sizedLists.types[place] = OptionalID(declaration.kind == .typealias ? nil : type)
    }
  }

  /// The entity of the enclosing declaration, which comes first.
  @inline(__always)
  private func parent(of declaration: Declaration, _ id: DeclarationID, _ entityOf: OfFile) -> EntityID? {
    guard let parent = declaration.parent, parent < id else { return nil }
    return entityOf[parent].id
  }

  @inline(__always)
  private mutating func add(
    parameter id: DeclarationID, _ declaration: Declaration, _ entityOf: OfFile, _ names: NameMap
  ) {
    guard let owner = parent(of: declaration, id, entityOf) else { return }
    let isSubscript = sizedLists.entities[owner].kind == .subscript
    lists.parameters.append(
      OwnedParameter(owner: owner, parameter: EntityCollection.parameter(id, declaration, isSubscript, names)))
  }

  /// Adds the types in a declaration's header now, because its position is known here. Not inlined, because few
  /// declarations have any.
  @inline(never)
  private mutating func addHead(
    of entity: EntityID, _ declaration: Declaration, _ facts: FrozenFacts, isSymbol: Bool,
    _ scopes: KeyedView<ScopeID, Scope>
  ) {
    let isNested = scopes[declaration.scope].kind != .file
    var hasAttribute = false
    for attachment in facts.attachments(of: declaration) {
      if attachment.kind == .attribute {
        hasAttribute = true
        continue
      }
      let named = NamedType(entity: entity, node: attachment.node, scope: declaration.scope, isNested: isNested)
      switch attachment.kind {
      case .inherited where isSymbol: lists.inherited.append(named)
      case .inherited: lists.inheritedInCode.append(named)
      case .extended where isSymbol: lists.extended.append(named)
      case .attribute, .extended, .requirement, .thrown: break
      }
    }
    if hasAttribute, isSymbol { lists.attributed.append(entity) }
  }

  /// `var width, height: Int`: the type after the last name. All but the first declaration start at their name.
  @inline(never)
  private static func sharedType(of variable: DeclarationID, _ declarations: Table<DeclarationID, Declaration>)
    -> NodeID?
  {
    for next in variable.next..<max(variable.next, declarations.endIndex) {
      let this = declarations[next]
      guard this.kind == .variable, this.start == this.nameOffset, this.scope == declarations[variable].scope else {
        return nil
      }
      if let type = this.type { return type }
      if this.value != nil { return nil }
    }
    return nil
  }

  /// The next id of a region.
  @inline(__always)
  private mutating func take(_ region: Region) -> EntityID {
    switch region {
    case .generic: Self.take(&next.generic)
    case .local: Self.take(&next.local)
    default: Self.take(&next.symbol)
    }
  }

  @inline(__always)
  private static func take(_ next: inout EntityID) -> EntityID {
    defer { next = next.next }
    return next
  }

  private func note(generic: EntityID, of owner: EntityID) {
    if sizedLists.genericCount[owner] == 0 { sizedLists.firstGeneric[owner] = generic }
    sizedLists.genericCount[owner] &+= 1
  }

  private static func flags(of declaration: Declaration, _ region: Region) -> Entity.Flags {
    var flags: Entity.Flags = region == .local ? .local : []
    if !declaration.modifiers.isDisjoint(with: [.static, .classMember]) || declaration.kind == .case {
      flags.insert(.isStatic)
    }
    if declaration.kind == .variable, declaration.type == nil, declaration.value != nil { flags.insert(.inferred) }
    if declaration.kind == .initializer, declaration.modifiers.contains(.failable) { flags.insert(.failable) }
    return flags
  }

  /// Members without an access modifier have the access of their extension or protocol; cases that of their enum.
  private static func access(of declaration: Declaration, in surroundings: Entity?) -> Entity.Access {
    let modifiers = declaration.modifiers
    if !modifiers.isDisjoint(with: [.private, .fileprivate]) { return .file }
    if !modifiers.isDisjoint(with: [.public, .open, .package]) { return .everywhere }
    guard let surroundings, !modifiers.contains(.internal) else { return .module }
    switch surroundings.kind {
    case .extension, .protocol: return surroundings.access
    case _ where declaration.kind == .case: return surroundings.access
    default: return .module
    }
  }
}
