import DependencyGraph
import SourceFacts
import Tables
import Threads

/// Runs three passes over all files, each of them in parallel: types of declarations, types of variables inferred from
/// initial values, then code. Results are merged between passes, so files never wait for each other within one.
struct Resolution {
  let symbols: Symbols
  var table: SymbolTable { symbols.table }
  let jobs: Int
  private var arena = TypeArena()
  private var declared: DeclaredTypes
  /// Nil if headers are read on demand.
  private var headers: Headers?

  init(_ symbols: Symbols, jobs: Int) {
    self.symbols = symbols
    self.jobs = jobs
    declared = DeclaredTypes(symbols.table)
    declared.readAliases(symbols, &arena)
  }

  mutating func readHeaders() {
    let headers = Headers(symbols, declared, &arena, jobs: jobs)
    self.headers = headers
    takeTypes(headers)
    for place in declared.ofClause.indices {
      let clause = table.hierarchy.clauses[place]
      declared.ofClause[place] = headers.type(clause.node, in: clause.file)
    }
  }

  private mutating func takeTypes(_ headers: Headers) {
    for entity in table.entities.writtenTypes.indices {
      let parameters = table.entities.parameterRange(entity)
      if table.entities.writtenTypes[entity].id == nil, parameters.isEmpty, table.entities[entity].kind != .macro {
        continue
      }
      let file = table.entities.home(of: entity)
      if let written = table.writtenType(of: entity) { declared.ofEntity[entity] = headers.type(written, in: file) }
      for parameter in parameters {
        guard let root = table.entities.parameters[parameter].type else { continue }
        declared.ofParameter[parameter] = headers.type(root, in: file)
      }
    }
  }

  // MARK: Variables without a written type

  /// Rounds of inference. Each one resolves variables that depend on those of the round before.
  static let rounds = 3

  /// Must be called after the headers were read.
  mutating func inferVariables() {
    guard let headers else { return }
    var wanted = variablesToInfer()
    for _ in 0..<Self.rounds {
      if wanted.isEmpty { return }
      let (symbols, declared, arena, parts) = (symbols, declared, arena, byFile(wanted))
      let found = inShares(parts.count, jobs: jobs) { share in
        InferredVariables(symbols, declared, over: arena, headers: headers, wanted: share.map { parts[$0] })
      }
      wanted = []
      for result in found {
        wanted += result.open
        let new = self.arena.absorb(result.arena)
        for (entity, type) in result.types {
          self.declared.ofEntity[entity] = type.renumbered(new, over: arena.count)
        }
      }
      if found.count > 1 { wanted.sort() }
    }
  }

  /// The variables in the order of their files.
  private func variablesToInfer() -> [EntityID] {
    (EntityID(0)..<EntityID(table.entities.symbolCount)).filter { table.isInferred($0) }
  }

  private func byFile(_ entities: [EntityID]) -> [ArraySlice<EntityID>] {
    var parts: [ArraySlice<EntityID>] = []
    var start = 0
    for index in entities.indices {
      let isLast = index + 1 == entities.count
      if !isLast, table.entities[entities[index]].file == table.entities[entities[index + 1]].file { continue }
      parts.append(entities[start...index])
      start = index + 1
    }
    return parts
  }

  // MARK: Bodies

  /// Resolves the code of all files. Without `headers`, those of other files are read on demand.
  ///
  /// - Parameter reused: references of an earlier run that are still valid.
  func resolveBodies(_ reused: ReusableReferences?) -> FileReferences {
    let (symbols, declared, arena, headers) = (symbols, declared, arena, headers)
    let shares = inShares(table.files.count, jobs: jobs) {
      FileReferences(symbols, declared, over: arena, headers: headers, reused: reused, files: $0)
    }
    return FileReferences.join(shares, fileCount: table.files.count)
  }

  /// The types computed on the way to the references.
  ///
  /// - Parameter earlier: types of an earlier run of a session that are still valid.
  func types(_ found: borrowing FileReferences, _ earlier: EarlierTypes?) -> ResolvedTypes {
    ResolvedTypes(symbols, declared, arena, headers, found.types, earlier: earlier)
  }
}
