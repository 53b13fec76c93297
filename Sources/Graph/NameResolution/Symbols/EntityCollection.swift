import DependencyGraph
import SourceFacts
import Tables
import Threads

/// Declarations become entities, and their parameters are put aside: one pass over the facts of all files, each of which has its places,
/// since symbols, local types and functions, generic parameters come one behind the other.
struct EntityCollection {
  /// Entities with what is kept beside each.
  private(set) var entities: Table<EntityID, Entity> = []
  private(set) var firstGeneric: Table<EntityID, EntityID>
  private(set) var genericCount: Table<EntityID, UInt16>
  private(set) var types: Table<EntityID, OptionalID<Node>>
  /// Symbols with attributes, in order.
  let attributed: [EntityID]
  /// In the order of the entities that name them.
  let inherited: [EntityReader.NamedType]
  /// Likewise, of extensions.
  let extended: [EntityReader.NamedType]
  /// By file, and one more behind the last.
  let firstSymbol: Table<FileID, SymbolID>
  let entityOf: Runs<FileID, OptionalID<Entity>>
  /// See `ScopedTypes.typeScope(of:in:)`: as if only files and members held types.
  let typeScopes: Rows<FileID, ScopeID>
  /// With the entity that each belongs to, for each entity in order of the text.
  let parameters: [EntityReader.OwnedParameter]

  /// `maps`: merged names by the file's own.
  init(_ files: Table<FileID, GraphFile>, _ maps: Table<FileID, NameMap>, jobs: Int) {
    let starts = FileStarts(files)
    let end = starts.all[files.endIndex]
    let count = end.generic.index
    var (firstGeneric, genericCount) = (Self.room(for: EntityID(0), count), Self.room(for: UInt16(0), count))
    var types: [OptionalID<Node>] = []
    var (entityOf, typeScopes): ([OptionalID<Entity>], [ScopeID]) = ([], [])
    var shares: [EntityReader.Aside] = []
    entities = Table(
      [Entity](unsafeUninitializedCapacity: count + Self.foreignTypes) { entities, made in
        types = Self.made(of: count) { types in
          entityOf = Self.made(of: end.declaration) { entityOf in
            typeScopes = Self.made(of: end.scope) { typeScopes in
              firstGeneric.withUnsafeMutableBufferPointer { firstGeneric in
                genericCount.withUnsafeMutableBufferPointer { genericCount in
                  let room = EntityReader.Room(
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
    // Of one share they are in order.
    attributed = shares.count == 1 ? shares[0].attributed : shares.flatMap(\.attributed).sorted()
    parameters = shares.count == 1 ? shares[0].parameters : shares.flatMap(\.parameters)
    inherited = Self.inOrder(shares.map(\.inherited)) + Self.inOrder(shares.map(\.inheritedInCode))
    extended = Self.inOrder(shares.map(\.extended))
  }

  /// Those of one entity stay as they are.
  private static func inOrder(_ shares: [[EntityReader.NamedType]]) -> [EntityReader.NamedType] {
    if shares.count == 1 { return shares[0] }
    // Those of one stand in the order of their nodes.
    return shares.flatMap { $0 }.sorted { ($0.entity, $0.node) < ($1.entity, $1.node) }
  }

  /// A list that `fill` gives each place of.
  private static func made<Element: BitwiseCopyable>(
    of count: Int, _ fill: (UnsafeMutableBufferPointer<Element>) -> Void
  ) -> [Element] {
    [Element](unsafeUninitializedCapacity: count) { list, made in
      fill(list)
      made = count
    }
  }

  /// One for each entity, with room for the foreign types that come behind: else each list would be copied for the first of them.
  static func room<Element: BitwiseCopyable>(for element: Element, _ count: Int) -> [Element] {
    var list: [Element] = []
    list.reserveCapacity(count + foreignTypes)
    list.append(contentsOf: repeatElement(element, count: count))
    return list
  }

  /// For about how many foreign types there is to be room behind what the project declares.
  static let foreignTypes = 512
}

/// Where what each file declares begins in the lists of all files.
struct FileStarts: Sendable {
  struct Start: Sendable {
    var declaration = 0
    var scope = 0
    var symbol = EntityID(0)
    var local = EntityID(0)
    var generic = EntityID(0)
  }

  /// By file, and one more behind the last.
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
