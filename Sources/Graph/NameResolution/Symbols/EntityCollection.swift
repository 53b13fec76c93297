import DependencyGraph
import SourceFacts
import Threads

/// Declarations become entities, and their parameters are put aside: one pass over the facts of all files, each of which has its places,
/// since symbols, local types and functions, generic parameters come one behind the other.
struct EntityCollection {
  /// Entities with what is kept beside each.
  private(set) var entities: [Entity] = []
  private(set) var firstGeneric: [Int32]
  private(set) var genericCount: [UInt16]
  private(set) var types: [Int32] = []
  /// Symbols with attributes, in order.
  let attributed: [Int32]
  /// In the order of the entities that name them.
  let inherited: [EntityReader.NamedType]
  /// Likewise, of extensions.
  let extended: [EntityReader.NamedType]
  /// By file, and one more behind the last.
  let firstSymbol: [Int32]
  private(set) var entityOf: [Int32] = []
  let firstDeclaration: [Int]
  let firstScope: [Int]
  /// See `SymbolTable.typeScope`: as if only files and members held types.
  private(set) var typeScope: [Int32] = []
  /// With the entity that each belongs to, for each entity in order of the text.
  let parameters: [(owner: Int32, parameter: SymbolTable.Parameter)]

  /// `maps`: by file, merged names by the file's own.
  init(_ files: [GraphFile], _ maps: [NameMap], jobs: Int) {
    let starts = FileStarts(files)
    let end = starts.all[files.count]
    var (firstGeneric, genericCount): ([Int32], [UInt16]) = (.zeros(end.generic), .zeros(end.generic))
    var (types, entityOf, typeScope): ([Int32], [Int32], [Int32]) = ([], [], [])
    var shares: [EntityReader.Aside] = []
    entities = [Entity](unsafeUninitializedCapacity: end.generic + Self.foreignTypes) { entities, count in
      types = Self.made(of: end.generic) { types in
        entityOf = Self.made(of: end.declaration) { entityOf in
          typeScope = Self.made(of: end.scope) { typeScope in
            firstGeneric.withUnsafeMutableBufferPointer { firstGeneric in
              genericCount.withUnsafeMutableBufferPointer { genericCount in
                let room = EntityReader.Room(
                  entities: entities, types: types, entityOf: entityOf, typeScope: typeScope, firstGeneric: firstGeneric,
                  genericCount: genericCount)
                shares = inShares(files.count, jobs: jobs) { EntityReader.read(files, maps, starts, room, share: $0) }
              }
            }
          }
        }
      }
      count = end.generic
    }
    (self.firstGeneric, self.genericCount, self.types) = (firstGeneric, genericCount, types)
    (self.entityOf, self.typeScope) = (entityOf, typeScope)
    firstSymbol = starts.all.map { Int32($0.symbol) }
    firstDeclaration = starts.all.map(\.declaration)
    firstScope = starts.all.map(\.scope)
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

  /// A list of numbers that `fill` gives each place of.
  private static func made(of count: Int, _ fill: (UnsafeMutableBufferPointer<Int32>) -> Void) -> [Int32] {
    [Int32](unsafeUninitializedCapacity: count) { list, made in
      fill(list)
      made = count
    }
  }

  /// For about how many foreign types there is to be room behind what the project declares.
  static let foreignTypes = 512
}

/// Where what each file declares begins in the lists of all files.
struct FileStarts: Sendable {
  struct Start: Sendable {
    var declaration = 0
    var scope = 0
    var symbol = 0
    var local = 0
    var generic = 0
  }

  /// By file, and one more behind the last.
  let all: [Start]

  init(_ files: [GraphFile]) {
    var (all, next): ([Start], Start) = ([], Start())
    all.reserveCapacity(files.count + 1)
    for file in files.indices {
      all.append(next)
      let counts = files[file].facts.counts
      next.declaration += counts.declarations
      next.scope += counts.scopes
      next.symbol += counts.symbols
      next.local += counts.locals
      next.generic += counts.generics
    }
    all.append(next)
    for file in all.indices {
      all[file].local += next.symbol
      all[file].generic += next.symbol + next.local
    }
    self.all = all
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
