import DependencyGraph
import SourceFacts
import Tables

extension DependencyGraph {
  /// Builds the graph of a project: resolves every name in all files.
  ///
  /// - Parameters:
  ///   - files: sorted by path.
  ///   - interfaces: storyboards and xibs, sorted by path.
  ///   - headers: the bridging and prefix headers of each module, as far as the project names them.
  ///   - index: what a compiler recorded; its references replace ours in the files that it covers.
  ///   - labels: whether the labels of memberwise initializers are references too, in addition to one to the type.
  ///   - memory: the references of an earlier run, and those for the next.
  ///   - jobs: the maximum number of threads; it does not change the result.
  public convenience init(
    files: consuming [GraphFile], interfaces: [InterfaceFile] = [], modules: [String], headers: [ModuleHeaders] = [],
    index: IndexedFacts? = nil, labels: Bool = true, memory: ReferenceMemory? = nil, jobs: Int = 1
  ) {
    var content = Content(
      files: files, modules: modules, headers: headers, index: index, labels: labels,
      memory: index == nil ? memory : nil, jobs: jobs)
    let ofCode = DependencyGraph(content)
    if !interfaces.isEmpty { content.interfaces = Interfaces(interfaces, in: ofCode) }
    self.init(content, like: ofCode)
  }
}

extension DependencyGraph.Content {
  fileprivate init(
    files: consuming [GraphFile], modules: [String], headers: [ModuleHeaders], index: IndexedFacts?, labels: Bool,
    memory: ReferenceMemory?, jobs: Int
  ) {
    self.init()
    let count = files.count
    let (symbols, reused) = Self.symbols(files, memory) { files, earlier in
      Symbols(files: files, modules: modules, headers: headers, labels: labels, earlier: earlier, jobs: jobs)
    }
    var resolution = Resolution(symbols, jobs: jobs)
    if reused?.holdsMost != true {
      resolution.readHeaders()
      resolution.inferVariables()
    }
    var found = resolution.resolveBodies(reused)
    let types = resolution.types(found, memory?.types(reused))
    expressionTypes = types
    memory?.take(found, symbols, reused, types)
    indexed = Table(repeating: false, count: count)
    if let index { indexed = IndexOverlay(symbols, index).apply(to: &found) }

    self.files = symbols.table.files.all
    self.modules = symbols.table.files.modules
    names = symbols.table.names.table
    mergedNames = symbols.table.names.maps
    buildHeaders = symbols.table.objectiveC.inclusions.buildHeaders
    takeSymbols(symbols.table)
    takeReferences(found)
    takeSupertypes(symbols.table)
  }

  /// The symbols of all files, and the references that can be reused. The merged names of a session are reused only
  /// together with its references, because they may include names that no file contains any more.
  private static func symbols(
    _ files: consuming [GraphFile], _ memory: ReferenceMemory?,
    _ make: (consuming [GraphFile], EarlierFiles?) -> Symbols
  ) -> (Symbols, ReusableReferences?) {
    if let memory, let earlier = memory.compare(files) {
      var known = copy files
      for index in known.indices where known[index].isHeader && !earlier.isUnchanged[FileID(index)] {
        known[index].declareItself()
      }
      let symbols = make(known, earlier)
      if let reused = memory.reusable(symbols) { return (symbols, reused) }
    }
    for index in files.indices where files[index].isHeader { files[index].declareItself() }
    let symbols = make(files, nil)
    return (symbols, memory.flatMap { $0.isOfSession ? nil : $0.reusable(symbols) })
  }

  private mutating func takeSymbols(_ table: SymbolTable) {
    firstSymbol = table.entities.firstSymbol.elements
    symbols = Table(
      [Symbol](unsafeUninitializedCapacity: table.entities.symbolCount) { symbols, count in
        for index in 0..<table.entities.symbolCount {
          let id = EntityID(index)
          let entity = table.entities[id]
          guard let declaration = entity.declaration else { break }
          let extended = entity.kind == .extension ? entity.owner.flatMap { table.entities.symbol(of: $0) } : nil
          symbols[index] = Symbol(
            kind: entity.kind, isStatic: entity.flags.contains(.isStatic), name: Name(entity.name), file: entity.home,
            declaration: declaration, parent: entity.parent.map { SymbolID(raw: $0.raw) }, extended: extended)
          symbols[index].isGeneric = table.entities.genericCount[id] > 0
        }
        for symbol in table.entities.attributed { symbols[symbol.index].hasAttributes = true }
        count = table.entities.symbolCount
      })
  }

  private mutating func takeReferences(_ found: FileReferences) {
    references = Table(found.list)
    firstReference = [ReferenceID(0)] + found.ends.map { ReferenceID($0) }
    unresolved = found.unresolved.reduce(0, +)
  }

  private mutating func takeSupertypes(_ table: SymbolTable) {
    var supertypes = Runs<SymbolID, Supertype>.Builder(ownerCapacity: table.entities.symbolCount)
    var extensions = Runs<SymbolID, SymbolID>.Builder(ownerCapacity: table.entities.symbolCount)
    for symbol in symbols.indices where symbols[symbol].kind.isNominalType {
      let entity = EntityID(symbol: symbol)
      for clause in table.hierarchy.clauses[entity] { Self.add(clause, to: &supertypes, table) }
      extensions.append(contentsOf: table.hierarchy.extensionsOf[entity].lazy.map { SymbolID(raw: $0.raw) })
      supertypes.close(symbol)
      extensions.close(symbol)
    }
    self.supertypes = supertypes.runs(ownerCount: table.entities.symbolCount)
    self.extensions = extensions.runs(ownerCount: table.entities.symbolCount)
  }

  /// A clause that names no type of the project becomes one supertype that has only a name.
  private static func add(
    _ clause: InheritanceClause, to supertypes: inout Runs<SymbolID, Supertype>.Builder, _ table: SymbolTable
  ) {
    guard let name = clause.name else { return }
    let symbols = clause.targets.compactMap { table.entities.symbol(of: $0) }
    for symbol in symbols.isEmpty ? [nil] : symbols.map(Optional.some) {
      supertypes.append(
        Supertype(symbol: symbol, name: Name(name), file: clause.file, offset: clause.offset))
    }
  }
}
