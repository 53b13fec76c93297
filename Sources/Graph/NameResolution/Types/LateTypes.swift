import DependencyGraph
import SourceFacts

/// What declarations of any file say of their types, read when it is asked for: where the references of most files are
/// known, the code of few is gone through, and it asks for few others. What is found is what `Resolution` finds in
/// passes over all files: headers know of aliases alone, and each round of inference of what the one before found.
///
/// All ids are those of one arena that is handed on, since whoever asks holds it. No two threads may ask the same one.
final class LateTypes {
  private let symbols: Symbols
  private var table: SymbolTable { symbols.table }
  /// What aliases stand for.
  private let aliases: DeclaredTypes
  private let base: TypeArena
  private var reader: TypeReader
  private var walk = ScopeWalk(.none)
  /// Of the files whose headers were read.
  private let nodeTypes: NodeTypes
  /// By file.
  private var isHeaderRead: [Bool]
  /// By file.
  private var inferred: [Inference]
  /// By round, once it is needed: with what the one before found.
  private var rounds: [Round] = []

  /// How far the variables of a file were inferred.
  private struct Inference {
    var rounds = 0
    /// With the round that found it, the last one first: a later one may find more of it.
    var types: [Int32: [(round: Int, type: TypeID)]] = [:]
    var open: [Int32] = []
  }

  private final class Round {
    let resolver: FileResolver
    init(_ resolver: FileResolver) { self.resolver = resolver }
  }

  /// What a reader of code needs to ask. Whoever makes it keeps the types.
  struct Access {
    unowned let types: LateTypes
    /// How many rounds of inference are seen.
    let rounds: Int
  }

  init(_ symbols: Symbols, _ aliases: DeclaredTypes, over base: TypeArena) {
    self.symbols = symbols
    self.aliases = aliases
    self.base = base
    reader = TypeReader(symbols, aliases, arena: TypeArena(over: base))
    nodeTypes = NodeTypes(of: symbols.table.files)
    isHeaderRead = [Bool](repeating: false, count: symbols.table.files.count)
    inferred = [Inference](repeating: Inference(), count: symbols.table.files.count)
  }

  // MARK: Headers

  /// The header of a file whose code is to be read.
  func header(of file: Int, _ arena: inout TypeArena) -> Headers.OfFile {
    let types = read(file, isNoted: true, &arena)
    return Headers.OfFile(types: types, found: Array(reader.sink.found)[...], unresolved: reader.sink.unresolved)
  }

  private func types(of file: Int, _ arena: inout TypeArena) -> UnsafeMutableBufferPointer<TypeID> {
    isHeaderRead[file] ? nodeTypes[file] : read(file, isNoted: false, &arena)
  }

  private func read(_ file: Int, isNoted: Bool, _ arena: inout TypeArena) -> UnsafeMutableBufferPointer<TypeID> {
    swap(&reader.arena, &arena)
    defer { swap(&reader.arena, &arena) }
    reader.sink.isOn = isNoted
    let types = nodeTypes[file]
    types.initialize(repeating: .unset)
    table.withFile(file) { view in
      reader.turn(to: file, view, types)
      walk.turn(to: view)
      HeaderPass.run(&reader, &walk, view)
    }
    isHeaderRead[file] = true
    return types
  }

  // MARK: Declarations

  /// See `DeclaredTypes.ofEntity`.
  fileprivate func type(of entity: Int32, after rounds: Int, _ arena: inout TypeArena) -> TypeID {
    let this = table.entities[Int(entity)]
    if this.file < 0 || this.kind == .typealias { return aliases.ofEntity[Int(entity)] }
    let file = Int(this.file)
    if table.isInferred(entity) {
      infer(in: file, rounds, &arena)
      return inferred[file].types[entity]?.first { $0.round <= rounds }?.type ?? .unset
    }
    let node = table.writtenType(of: Int(entity))
    return node < 0 ? .unset : types(of: file, &arena)[node]
  }

  /// See `DeclaredTypes.ofParameter`.
  fileprivate func type(ofParameter index: Int, of entity: Int32, _ arena: inout TypeArena) -> TypeID {
    let node = Int(table.parameters[index].type)
    return node < 0 ? .unset : types(of: Int(table.entities[Int(entity)].file), &arena)[node]
  }

  /// See `DeclaredTypes.ofClause`.
  fileprivate func type(ofClause index: Int, _ arena: inout TypeArena) -> TypeID {
    types(of: Int(table.clauses[index].file), &arena)[Int(table.clauses[index].node)]
  }

  // MARK: Inference

  private func infer(in file: Int, _ last: Int, _ arena: inout TypeArena) {
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

/// What is known of declarations, whether it was read before or is read now. The latter is not inlined, as it is
/// seldom.
extension TypeReader {
  /// The type that a variable or an alias has, or the result of a function; unset where nothing says it.
  @inline(__always)
  mutating func type(ofDeclared entity: Int32) -> TypeID {
    late == nil ? declared.ofEntity[Int(entity)] : lateType(of: entity)
  }

  /// `index`: in the parameters of the project, among those of an entity.
  @inline(__always)
  mutating func type(ofParameter index: Int, of entity: Int32) -> TypeID {
    late == nil ? declared.ofParameter[index] : lateType(ofParameter: index, of: entity)
  }

  @inline(__always)
  mutating func type(ofClause index: Int) -> TypeID {
    late == nil ? declared.ofClause[index] : lateType(ofClause: index)
  }

  @inline(never)
  private mutating func lateType(of entity: Int32) -> TypeID {
    late.map { $0.types.type(of: entity, after: $0.rounds, &arena) } ?? .unset
  }

  @inline(never)
  private mutating func lateType(ofParameter index: Int, of entity: Int32) -> TypeID {
    late.map { $0.types.type(ofParameter: index, of: entity, &arena) } ?? .unset
  }

  @inline(never)
  private mutating func lateType(ofClause index: Int) -> TypeID {
    late.map { $0.types.type(ofClause: index, &arena) } ?? .unset
  }
}

extension SymbolTable {
  /// The node of the type that a declaration writes, of a macro that of its value; -1 for none.
  @inline(__always)
  func writtenType(of entity: Int) -> Int {
    let root = Int(writtenTypes[entity])
    if root >= 0 || entities[entity].kind != .macro { return root }
    return castType(of: declaration(Int32(entity)), in: Int(entities[entity].file)) ?? -1
  }

  /// Whether it is a variable that other files see, whose type follows from its value.
  @inline(__always)
  func isInferred(_ entity: Int32) -> Bool {
    let this = entities[Int(entity)]
    return this.isInferred && Int(entity) < symbolCount && !isObjectiveC[Int(this.file)]
  }

  /// Those of a file, in order.
  fileprivate func variablesToInfer(in file: Int) -> [Int32] {
    (firstSymbol[file]..<firstSymbol[file + 1]).filter { isInferred($0) }
  }
}
