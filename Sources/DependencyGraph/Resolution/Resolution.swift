import SourceFacts

/// The passes over all files, each of them parallel: types of declarations first, then what their initial values say,
/// then everything. Between passes what was found is put together, so that no file waits for another within one.
struct Resolution {
  let symbols: Symbols
  var table: SymbolTable { _read { yield symbols.table } }
  let jobs: Int
  private var arena = TypeArena()
  private var declared: DeclaredTypes
  private var headers: [Header] = []

  init(_ symbols: Symbols, jobs: Int) {
    self.symbols = symbols
    self.jobs = jobs
    declared = DeclaredTypes(symbols.table)
    declared.readAliases(symbols, &arena)
  }

  mutating func readHeaders() {
    let (symbols, declared, arena) = (symbols, declared, arena)
    let passes = inShares(symbols.table.files.count, jobs: jobs) {
      HeaderPass(symbols, declared, over: arena, files: $0)
    }
    let renumbered = passes.map { self.arena.absorb($0.arena) }
    headers.reserveCapacity(table.files.count)
    for file in table.files.indices {
      let share = file % passes.count
      headers.append(passes[share].headers[file / passes.count])
      // What is absorbed first keeps its ids.
      if share > 0 { headers[file].renumber(renumbered[share], over: arena.count) }
      take(file)
    }
    for (index, clause) in symbols.table.clauses.enumerated() {
      self.declared.ofClause[index] = headers[Int(clause.file)].types[Int(clause.node)]
    }
  }

  private mutating func take(_ file: Int) {
    let declarations = table.files[file].facts.declarations
    let base = table.firstDeclaration[file]
    for (index, declaration) in declarations.enumerated() {
      let entity = Int(table.entityOf[base + index])
      guard entity >= 0 else { continue }
      if declaration.type >= 0, declaration.kind != .typealias {
        declared.ofEntity[entity] = headers[file].types[Int(declaration.type)]
      } else if declaration.kind == .macro, let type = table.castType(of: declaration, in: file) {
        declared.ofEntity[entity] = headers[file].types[type]
      }
      for parameter in table.parameterRange(Int32(entity)) {
        let root = declarations[Int(table.parameters[parameter].declaration)].type
        if root >= 0 { declared.ofParameter[parameter] = headers[file].types[Int(root)] }
      }
    }
  }

  // MARK: Variables without a written type

  /// Each round finds what depends on variables of the one before.
  private static let rounds = 3

  mutating func inferVariables() {
    var wanted = inParallel(symbols.table.files.count, jobs: jobs) { [symbols] in
      InferredVariables.wanted(symbols.table, $0)
    }
    for _ in 0..<Self.rounds {
      let files = wanted.indices.filter { !wanted[$0].isEmpty }
      if files.isEmpty { return }
      let (symbols, declared, arena, headers, open) = (symbols, declared, arena, headers, wanted)
      let found = inShares(files.count, jobs: jobs) { share in
        InferredVariables(
          symbols, declared, over: arena, headers: headers, wanted: open, files: share.map { files[$0] })
      }
      for (share, result) in found.enumerated() {
        for (index, left) in result.open.enumerated() { wanted[files[share + index * found.count]] = left }
        let new = self.arena.absorb(result.arena)
        for (entity, type) in result.types {
          self.declared.ofEntity[Int(entity)] = type.renumbered(new, over: arena.count)
        }
      }
    }
  }

  // MARK: Bodies

  func resolveBodies() -> [FileReferences] {
    let (symbols, declared, arena, headers) = (symbols, declared, arena, headers)
    let found = inShares(symbols.table.files.count, jobs: jobs) { files in
      var resolver = FileResolver(symbols, declared, over: arena)
      return files.map { FileReferences(&resolver, over: arena, header: headers[$0], file: $0) }
    }
    return symbols.table.files.indices.map { found[$0 % found.count][$0 / found.count] }
  }
}
