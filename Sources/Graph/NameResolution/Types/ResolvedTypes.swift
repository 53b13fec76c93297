import DependencyGraph
import SourceFacts
import Tables
import Threads

/// The types of nodes and declarations, a by-product of resolving references. If the references of a file were reused,
/// it is resolved when its types are first needed.
final class ResolvedTypes: ExpressionTypes {
  private let symbols: Symbols
  var table: SymbolTable { symbols.table }
  private let declared: DeclaredTypes
  private let base: TypeArena
  private let baseTypes: ArenaTypes
  /// Nil if headers are read on demand.
  private let headers: Headers?
  private let nodeTypes: NodeTypes?
  /// The types of the files that were resolved.
  private let typesOfFile: Table<FileID, ArenaTypes?>
  private let lateFiles = Guarded<OnDemandFiles?>(nil)
  /// The types of an earlier run over files with the same symbols and names.
  private let earlier: EarlierTypes?

  init(
    _ symbols: Symbols, _ declared: DeclaredTypes, _ base: TypeArena, _ headers: Headers?,
    _ shares: [FileReferences.TypesOfShare], earlier: EarlierTypes?
  ) {
    self.earlier = earlier
    (self.symbols, self.declared, self.base) = (symbols, declared, base)
    (self.headers, nodeTypes) = (headers, headers?.nodeTypes)
    baseTypes = ArenaTypes(symbols.table, base)
    var typesOfFile = Table<FileID, ArenaTypes?>(repeating: nil, count: symbols.table.files.count)
    for share in shares {
      let types = ArenaTypes(symbols.table, share.arena)
      for file in share.files { typesOfFile[file] = types }
    }
    self.typesOfFile = typesOfFile
  }

  func type(ofNode node: NodeID, in file: FileID) -> ValueType {
    if let earlier, earlier.holds[file] { return earlier.types.type(ofNode: node, in: file) }
    if let nodeTypes, let types = typesOfFile[file] { return types.value(nodeTypes[file][node], in: file) }
    return withLateFiles { files in
      let type = files.types(of: file)[node]
      return files.arenaTypes.value(type, in: file)
    }
  }

  func type(ofSymbol symbol: SymbolID) -> ValueType {
    let entity = EntityID(symbol: symbol)
    if let known = knownTypes(of: entity) { return known.type(ofSymbol: symbol) }
    let this = table.entities[entity]
    switch this.kind {
    case let kind where kind.isNominalType: return ValueType.project(symbol).metatype
    case .extension, .initializer, .case:
      let type = this.owner.map { baseTypes.nominal($0) } ?? .unknown
      return this.kind == .extension && !type.isUnknown ? type.metatype : type
    case .typealias:
      let type = baseTypes.value(declared.ofEntity[entity], in: this.home)
      return type.isUnknown ? type : type.metatype
    case _ where headers != nil: return baseTypes.value(declared.ofEntity[entity], in: this.home)
    default:
      return withLateFiles { files in
        let type = files.resolver.reader.type(ofDeclared: entity)
        return files.arenaTypes.value(type, in: this.home)
      }
    }
  }

  func tree(of symbol: SymbolID) -> TypeTree {
    let entity = EntityID(symbol: symbol)
    if let known = knownTypes(of: entity) { return known.tree(of: symbol) }
    if headers != nil { return tree(declared.ofEntity[entity], in: baseTypes, of: entity) }
    return withLateFiles { files in
      let type = files.resolver.reader.type(ofDeclared: entity)
      return tree(type, in: files.arenaTypes, of: entity)
    }
  }

  private func tree(_ type: TypeID, in types: ArenaTypes, of entity: EntityID) -> TypeTree {
    let file = table.entities.home(of: entity)
    if !type.isKnown, table.objectiveC.words.id != .max, table.files.isObjectiveC[file], table.writesID(entity) {
      return .foreign(Name(table.objectiveC.words.id), [])
    }
    return types.tree(type, in: file)
  }

  func trees(ofParametersOf symbol: SymbolID) -> [TypeTree] {
    let entity = EntityID(symbol: symbol)
    if let known = knownTypes(of: entity) { return known.trees(ofParametersOf: symbol) }
    let (file, range) = (table.entities.home(of: entity), table.entities.parameterRange(entity))
    if headers != nil { return range.map { baseTypes.tree(declared.ofParameter[$0], in: file) } }
    return withLateFiles { files in
      range.map { parameter in
        let type = files.resolver.reader.type(ofParameter: parameter, of: entity)
        return files.arenaTypes.tree(type, in: file)
      }
    }
  }

  /// The types of the earlier run, if they are valid for the file of a symbol.
  private func knownTypes(of entity: EntityID) -> ResolvedTypes? {
    earlier.flatMap { $0.holds[table.entities.home(of: entity)] ? $0.types : nil }
  }

  private func withLateFiles<Result>(_ ask: (OnDemandFiles) -> Result) -> Result {
    lateFiles.withValue { known in
      let files = known ?? OnDemandFiles(symbols, declared, over: base, headers)
      known = files
      return ask(files)
    }
  }
}

/// The types of an earlier run of a session.
struct EarlierTypes: Sendable {
  let types: ResolvedTypes
  /// For each file, whether they are still valid.
  let holds: Table<FileID, Bool>
}

/// Resolves files only for their types. Not thread-safe.
private final class OnDemandFiles {
  private let symbols: Symbols
  private let declared: DeclaredTypes
  private let source: HeaderSource
  private let late: OnDemandTypes.Access?
  let resolver: FileResolver
  /// The types of the files resolved so far.
  private var types: Table<FileID, KeyedMemory<NodeID, TypeID>?>

  init(_ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, _ headers: Headers?) {
    (self.symbols, self.declared) = (symbols, declared)
    source = HeaderSource(symbols, declared, over: base, headers)
    late = source.late.map { OnDemandTypes.Access(types: $0, rounds: Resolution.rounds) }
    resolver = FileResolver(symbols, declared, over: base, late: late)
    types = Table(repeating: nil, count: symbols.table.files.count)
  }

  var arenaTypes: ArenaTypes { ArenaTypes(symbols.table, resolver.reader.arena) }

  func types(of file: FileID) -> KeyedMemory<NodeID, TypeID> {
    if let known = types[file] { return known }
    let header = source.header(of: file, &resolver.reader.arena)
    if symbols.table.files.isObjectiveC[file] {
      _ = symbols.resolveObjectiveC(file, declared, late, &resolver.reader.arena, header.types)
    } else {
      symbols.table.withFile(file) { view in
        resolver.reset(to: view, header.types)
        resolver.run()
        resolver.record(in: header.types)
      }
    }
    types[file] = header.types
    return header.types
  }
}
