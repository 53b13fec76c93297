import DependencyGraph
import SourceFacts
import Tables

/// All declarations, with their parameters, generic parameters and written types.
struct EntityTable: Sendable {
  /// Ordered: symbols, local types and functions, generic parameters, foreign types.
  private(set) var all: Table<EntityID, Entity>
  let symbolCount: Int
  /// For each file, the start of its symbols; they end at the start of the next file's.
  let firstSymbol: Table<FileID, SymbolID>
  /// Symbols with attributes, in order.
  let attributed: [EntityID]
  /// The entity of each declaration of a file, if it has one.
  let ofDeclarations: Runs<FileID, OptionalID<Entity>>
  /// The root of the written type or result; none for aliases and foreign types.
  let writtenTypes: Table<EntityID, OptionalID<Node>>
  private(set) var parameters: Rows<EntityID, Parameter>
  /// The first generic parameter of an entity. The others follow it: see `generics(of:)`.
  private(set) var firstGeneric: Table<EntityID, EntityID>
  private(set) var genericCount: Table<EntityID, UInt16>

  init(_ collection: EntityCollection) {
    all = collection.entities
    symbolCount = collection.firstSymbol[collection.firstSymbol.endIndex.previous].index
    firstSymbol = collection.firstSymbol
    attributed = collection.attributed
    ofDeclarations = collection.entityOf
    writtenTypes = collection.types
    parameters = Rows(collection.parameters, ownerCount: all.count, owner: { $0.owner }, element: { $0.parameter })
    (firstGeneric, genericCount) = (collection.firstGeneric, collection.genericCount)
  }

  @inline(__always) var count: Int { all.count }
  @inline(__always) var endIndex: EntityID { all.endIndex }
  @inline(__always) var indices: Range<EntityID> { EntityID(0)..<all.endIndex }

  subscript(entity: EntityID) -> Entity {
    @inline(__always) get { all[entity] }
    @inline(__always) _modify { yield &all[entity] }
  }

  /// Access for changes without the bounds checks of an array.
  @inline(__always)
  mutating func withMemory<Result>(_ body: (KeyedMemory<EntityID, Entity>) -> Result) -> Result {
    all.elements.withUnsafeMutableBufferPointer { body(KeyedMemory($0)) }
  }

  /// Adds an entity without a declaration, parameters and generic parameters.
  mutating func append(_ entity: Entity) -> EntityID {
    parameters.addOwner()
    firstGeneric.append(EntityID(0))
    genericCount.append(0)
    return all.append(entity)
  }

  // MARK: Symbols

  @inline(__always)
  func isSymbol(_ entity: EntityID) -> Bool { entity.index < symbolCount }

  /// Nil for local declarations, generic parameters and foreign types.
  @inline(__always)
  func symbol(of entity: EntityID) -> SymbolID? { isSymbol(entity) ? SymbolID(raw: entity.raw) : nil }

  func symbols(in file: FileID) -> Range<SymbolID> { firstSymbol[file]..<firstSymbol[file.next] }

  func symbolEntities(in file: FileID) -> Range<EntityID> {
    EntityID(symbol: firstSymbol[file])..<EntityID(symbol: firstSymbol[file.next])
  }

  // MARK: Declarations

  /// The entity of a declaration; nil for parameters, captures, closures, accessors and local variables.
  @inline(__always)
  func declared(by declaration: DeclarationID, in file: FileID) -> EntityID? {
    ofDeclarations.elements[ofDeclarations.range(of: file).lowerBound &+ declaration.index].id
  }

  /// The entity of each declaration of a file.
  func declared(in file: FileID) -> ArraySlice<OptionalID<Entity>> { ofDeclarations[file] }

  /// The file of an entity that the project declares.
  @inline(__always)
  func home(of entity: EntityID) -> FileID { all[entity].home }

  // MARK: Parameters

  @inline(__always)
  func parameterRange(_ entity: EntityID) -> Range<ParameterID> { parameters.range(of: entity) }

  /// The generic parameters of an entity.
  @inline(__always)
  func generics(of entity: EntityID) -> Range<EntityID> {
    let first = firstGeneric[entity]
    return first..<EntityID(raw: first.raw &+ Int32(genericCount[entity]))
  }
}
