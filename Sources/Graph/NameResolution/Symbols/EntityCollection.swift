import DependencyGraph
import SourceFacts
import Tables
import Threads

/// Creates the entities, parameters and named types of all files in one pass. Each file has its own range of ids among
/// the symbols, the local types and functions, and the generic parameters.
struct EntityCollection {
  /// The entities, and further properties of each.
  private(set) var entities: Table<EntityID, Entity> = []
  private(set) var firstGeneric: Table<EntityID, EntityID>
  private(set) var genericCount: Table<EntityID, UInt16>
  private(set) var types: Table<EntityID, OptionalID<Node>>
  /// Symbols with attributes, in order.
  let attributed: [EntityID]
  /// Types in inheritance clauses, in the order of the entities.
  let inherited: [EntityReader.NamedType]
  /// The types that extensions extend, in the order of the entities.
  let extended: [EntityReader.NamedType]
  /// For each file, its first symbol, with one more entry after the last file.
  let firstSymbol: Table<FileID, SymbolID>
  let entityOf: Runs<FileID, OptionalID<Entity>>
  /// See `ScopedTypes.typeScope(of:in:)`; local types and generic parameters are not considered yet.
  let typeScopes: Rows<FileID, ScopeID>
  /// Parameters with their owners, in source order for each owner.
  let parameters: [EntityReader.OwnedParameter]

  /// - Parameter maps: merged names by the file's own.
  init(_ files: Table<FileID, GraphFile>, _ maps: Table<FileID, NameMap>, jobs: Int) {
    let starts = FileStarts(files)
    let end = starts.all[files.endIndex]
    let count = end.generic.index
    var (firstGeneric, genericCount) = (Self.room(for: EntityID(0), count), Self.room(for: UInt16(0), count))
    var types: [OptionalID<Node>] = []
    var (entityOf, typeScopes): ([OptionalID<Entity>], [ScopeID]) = ([], [])
    var shares: [EntityReader.UnsizedLists] = []
    entities = Table(
      [Entity](unsafeUninitializedCapacity: count + Self.foreignTypes) { entities, made in
        types = Self.initialized(of: count) { types in
          entityOf = Self.initialized(of: end.declaration) { entityOf in
            typeScopes = Self.initialized(of: end.scope) { typeScopes in
              firstGeneric.withUnsafeMutableBufferPointer { firstGeneric in
                genericCount.withUnsafeMutableBufferPointer { genericCount in
                  let room = EntityReader.SizedLists(
                    entities: KeyedMemory(entities), types: KeyedMemory(types), entityOf: entityOf,
                    typeScopes: typeScopes,
                    firstGeneric: KeyedMemory(firstGeneric), genericCount: KeyedMemory(genericCount))
                  shares = inShares(files.count, jobs: jobs) { EntityReader.read(files, maps, starts, room, share: $0) }
                }
              }
            }
          }
        }
        made = count
      })
    (self.firstGeneric, self.genericCount, self.types) = (Table(firstGeneric), Table(genericCount), Table(types))
    self.entityOf = Runs(entityOf, counts: files.indices.lazy.map { files[$0].facts.counts.declarations })
    self.typeScopes = Rows(typeScopes, counts: files.indices.lazy.map { files[$0].facts.counts.scopes })
    firstSymbol = Table(starts.all.map { SymbolID(raw: $0.symbol.raw) })
    // A single share is sorted.
    attributed = shares.count == 1 ? shares[0].attributed : shares.flatMap(\.attributed).sorted()
    parameters = shares.count == 1 ? shares[0].parameters : shares.flatMap(\.parameters)
    inherited = Self.inOrder(shares.map(\.inherited)) + Self.inOrder(shares.map(\.inheritedInCode))
    extended = Self.inOrder(shares.map(\.extended))
  }

  /// Joins shares. The order within one entity does not change.
  private static func inOrder(_ shares: [[EntityReader.NamedType]]) -> [EntityReader.NamedType] {
    if shares.count == 1 { return shares[0] }
    // Within one entity, the order is that of the nodes.
    return shares.flatMap { $0 }.sorted { ($0.entity, $0.node) < ($1.entity, $1.node) }
  }

  /// An uninitialized array that `fill` initializes.
  private static func initialized<Element: BitwiseCopyable>(
    of count: Int, _ fill: (UnsafeMutableBufferPointer<Element>) -> Void
  ) -> [Element] {
    [Element](unsafeUninitializedCapacity: count) { list, made in
      fill(list)
      made = count
    }
  }

  /// An array with an element for each entity and capacity for foreign types, so that adding the first one does not
  /// copy it.
  static func room<Element: BitwiseCopyable>(for element: Element, _ count: Int) -> [Element] {
    var list: [Element] = []
    list.reserveCapacity(count + foreignTypes)
    list.append(contentsOf: repeatElement(element, count: count))
    return list
  }

  /// The number of foreign types for which capacity is reserved.
  static let foreignTypes = 512
}

/// Where the declarations of each file start in the lists of all files.
struct FileStarts: Sendable {
  struct Start: Sendable {
    var declaration = 0
    var scope = 0
    var symbol = EntityID(0)
    var local = EntityID(0)
    var generic = EntityID(0)
  }

  /// For each file, with one more entry after the last.
  let all: Table<FileID, Start>

  init(_ files: Table<FileID, GraphFile>) {
    var (all, next): (Table<FileID, Start>, Start) = ([], Start())
    all.reserveCapacity(files.count + 1)
    for file in files.indices {
      all.append(next)
      let counts = files[file].facts.counts
      next.declaration += counts.declarations
      next.scope += counts.scopes
      next.symbol = next.symbol.advanced(by: counts.symbols)
      next.local = next.local.advanced(by: counts.locals)
      next.generic = next.generic.advanced(by: counts.generics)
    }
    all.append(next)
    let (symbols, locals) = (next.symbol.index, next.local.index)
    for file in all.indices {
      all[file].local = all[file].local.advanced(by: symbols)
      all[file].generic = all[file].generic.advanced(by: symbols + locals)
    }
    self.all = all
  }
}
