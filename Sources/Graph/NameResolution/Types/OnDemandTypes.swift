import DependencyGraph
import SourceFacts
import Tables

/// Reads types of declarations on demand, for runs in which most references are reused: the code of few files is
/// resolved and needs the types of few others. The results are the same as in the passes of `Resolution`: in headers
/// only aliases are known, and each round of inference sees the results of the round before.
///
/// All ids belong to one arena, which each caller passes in. Not thread-safe.
final class OnDemandTypes {
  private let symbols: Symbols
  private var table: SymbolTable { symbols.table }
  /// The targets of aliases.
  private let aliases: DeclaredTypes
  private let base: TypeArena
  private var reader: TypeReader
  private var walk = ScopeWalk(.none)
  /// The types of nodes in the files whose headers were read.
  private let nodeTypes: NodeTypes
  private var isHeaderRead: Table<FileID, Bool>
  private var inferred: Table<FileID, Inference>
  /// The resolver of each round, created on demand; it sees the results of the round before.
  private var rounds: [Round] = []

  /// The progress of inference in one file.
  private struct Inference {
    var rounds = 0
    /// Each type with the round that inferred it, latest first: a later round may infer more of it.
    var types: [EntityID: [(round: Int, type: TypeID)]] = [:]
    var open: [EntityID] = []
  }

  private final class Round {
    let resolver: FileResolver
    init(_ resolver: FileResolver) { self.resolver = resolver }
  }

  /// Access to the types up to a round. The creator owns the types.
  struct Access {
    unowned let types: OnDemandTypes
    /// The number of visible rounds of inference.
    let rounds: Int
  }

  init(_ symbols: Symbols, _ aliases: DeclaredTypes, over base: TypeArena) {
    self.symbols = symbols
    self.aliases = aliases
    self.base = base
    reader = TypeReader(symbols, aliases, arena: TypeArena(over: base))
    nodeTypes = NodeTypes(of: symbols.table.files.all)
    isHeaderRead = Table(repeating: false, count: symbols.table.files.count)
    inferred = Table(repeating: Inference(), count: symbols.table.files.count)
  }

  // MARK: Headers

  /// The header of a file whose code is to be resolved.
  func header(of file: FileID, _ arena: inout TypeArena) -> Headers.OfFile {
    let types = read(file, isNoted: true, &arena)
    return Headers.OfFile(types: types, found: Array(reader.sink.found)[...], unresolved: reader.sink.unresolved)
  }

  private func types(of file: FileID, _ arena: inout TypeArena) -> KeyedMemory<NodeID, TypeID> {
    isHeaderRead[file] ? nodeTypes[file] : read(file, isNoted: false, &arena)
  }

  private func read(_ file: FileID, isNoted: Bool, _ arena: inout TypeArena) -> KeyedMemory<NodeID, TypeID> {
    swap(&reader.arena, &arena)
    defer { swap(&reader.arena, &arena) }
    reader.sink.isOn = isNoted
    let types = nodeTypes[file]
    types.initialize(repeating: .unset)
    table.withFile(file) { view in
      reader.reset(to: view, types)
      walk.reset(to: view)
      HeaderPass.run(&reader, &walk, view)
    }
    isHeaderRead[file] = true
    return types
  }

  // MARK: Declarations

  /// See `DeclaredTypes.ofEntity`.
  fileprivate func type(of entity: EntityID, after rounds: Int, _ arena: inout TypeArena) -> TypeID {
    let this = table.entities[entity]
    guard let file = this.file, this.kind != .typealias else { return aliases.ofEntity[entity] }
    if table.isInferred(entity) {
      infer(in: file, rounds, &arena)
      return inferred[file].types[entity]?.first { $0.round <= rounds }?.type ?? .unset
    }
    guard let node = table.writtenType(of: entity) else { return .unset }
    return types(of: file, &arena)[node]
  }

  /// See `DeclaredTypes.ofParameter`.
  fileprivate func type(ofParameter parameter: ParameterID, of entity: EntityID, _ arena: inout TypeArena) -> TypeID {
    guard let node = table.entities.parameters[parameter].type else { return .unset }
    return types(of: table.entities.home(of: entity), &arena)[node]
  }

  /// See `DeclaredTypes.ofClause`.
  fileprivate func type(ofClause clause: ClauseID, _ arena: inout TypeArena) -> TypeID {
    types(of: table.hierarchy.clauses[clause].file, &arena)[table.hierarchy.clauses[clause].node]
  }

  // MARK: Inference

  private func infer(in file: FileID, _ last: Int, _ arena: inout TypeArena) {
    while inferred[file].rounds < last {
      let known = inferred[file].rounds
      let wanted = known == 0 ? table.variablesToInfer(in: file) : inferred[file].open
      inferred[file].rounds = wanted.isEmpty ? Resolution.rounds : known + 1
      if wanted.isEmpty { return }
      let header = types(of: file, &arena)
      while rounds.count <= known {
        let access = Access(types: self, rounds: rounds.count)
        rounds.append(Round(FileResolver(symbols, aliases, over: base, late: access)))
      }
      let round = rounds[known]
      swap(&round.resolver.reader.arena, &arena)
      round.resolver.reader.sink.isOn = false
      var found = InferredVariables()
      round.resolver.infer(wanted[...], of: file, header, &found)
      swap(&round.resolver.reader.arena, &arena)
      for (entity, type) in found.types { inferred[file].types[entity, default: []].insert((known + 1, type), at: 0) }
      inferred[file].open = found.open
    }
  }
}

/// Types of declarations, whether computed beforehand or on demand. The rare second case is not inlined.
extension TypeReader {
  /// The type of a variable or alias, or the result of a function; unset if unknown.
  @inline(__always)
  mutating func type(ofDeclared entity: EntityID) -> TypeID {
    late == nil ? declared.ofEntity[entity] : onDemandType(of: entity)
  }

  /// - Parameter parameter: a parameter of `entity`.
  @inline(__always)
  mutating func type(ofParameter parameter: ParameterID, of entity: EntityID) -> TypeID {
    late == nil ? declared.ofParameter[parameter] : onDemandType(ofParameter: parameter, of: entity)
  }

  @inline(__always)
  mutating func type(ofClause clause: ClauseID) -> TypeID {
    late == nil ? declared.ofClause[clause] : onDemandType(ofClause: clause)
  }

  @inline(never)
  private mutating func onDemandType(of entity: EntityID) -> TypeID {
    late.map { $0.types.type(of: entity, after: $0.rounds, &arena) } ?? .unset
  }

  @inline(never)
  private mutating func onDemandType(ofParameter parameter: ParameterID, of entity: EntityID) -> TypeID {
    late.map { $0.types.type(ofParameter: parameter, of: entity, &arena) } ?? .unset
  }

  @inline(never)
  private mutating func onDemandType(ofClause clause: ClauseID) -> TypeID {
    late.map { $0.types.type(ofClause: clause, &arena) } ?? .unset
  }
}

extension SymbolTable {
  /// The root of a declaration's written type; for a macro, that of the cast in its value.
  @inline(__always)
  func writtenType(of entity: EntityID) -> NodeID? {
    if let root = entities.writtenTypes[entity].id { return root }
    return entities[entity].kind == .macro ? castType(of: declaration(entity), in: entities.home(of: entity)) : nil
  }

  /// Whether it is a symbol and a variable whose type must be inferred from its value.
  @inline(__always)
  func isInferred(_ entity: EntityID) -> Bool {
    let this = entities[entity]
    return this.isInferred && entities.isSymbol(entity) && !files.isObjectiveC[this.home]
  }

  /// The variables of a file whose types must be inferred, in order.
  fileprivate func variablesToInfer(in file: FileID) -> [EntityID] {
    entities.symbolEntities(in: file).filter { isInferred($0) }
  }
}
