import DependencyGraph
import SourceFacts

extension DependencyGraph {
  /// Resolves every name of all files. `files` and `interfaces` are sorted by path; `jobs` is how many threads may work at
  /// once, and makes no difference to the result. `headers` belong to the modules, as far as a project tells them. Where `index`
  /// covers a file, what the compiler says of it is taken. `labels`: those of memberwise initializers are references too; they
  /// stand beside one to the type, in the same file. `memory`: of an earlier run, and for the next.
  public convenience init(
    files: consuming [GraphFile], interfaces: [InterfaceFile] = [], modules: [String], headers: [ModuleHeaders] = [],
    index: IndexedFacts? = nil, labels: Bool = true, memory: ReferenceMemory? = nil, jobs: Int = 1
  ) {
    var content = Content(
      files: files, modules: modules, headers: headers, index: index, labels: labels, memory: index == nil ? memory : nil, jobs: jobs)
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
    for index in files.indices where files[index].isHeader { files[index].declareItself() }
    let count = files.count
    let symbols = Symbols(files: files, modules: modules, headers: headers, labels: labels, jobs: jobs)
    var resolution = Resolution(symbols, jobs: jobs)
    let reused = memory?.reusable(symbols)
    if reused?.holdsMost != true {
      resolution.readHeaders()
      resolution.inferVariables()
    }
    var found = resolution.resolveBodies(reused)
    expressionTypes = resolution.types(found)
    memory?.take(found, symbols, reused)
    indexed = [Bool](repeating: false, count: count)
    if let index { indexed = IndexOverlay(symbols, index).apply(to: &found) }

    self.files = symbols.table.files
    self.modules = modules
    names = symbols.table.names.table
    mergedNames = symbols.table.names.maps
    buildHeaders = symbols.table.inclusions.buildHeaders
    takeSymbols(symbols.table)
    takeReferences(found)
    takeSupertypes(symbols.table)
  }

  private mutating func takeSymbols(_ table: borrowing SymbolTable) {
    firstSymbol = table.firstSymbol
    symbols = [Symbol](unsafeUninitializedCapacity: table.symbolCount) { symbols, count in
      for index in 0..<table.symbolCount {
        let entity = table.entities[index]
        let isExtension = entity.kind == .extension
        symbols[index] = Symbol(
          kind: entity.kind, isStatic: entity.flags.contains(.isStatic), name: Name(entity.name), file: entity.file,
          declaration: entity.declaration, parent: entity.parent,
          extended: isExtension && Int(entity.owner) < table.symbolCount ? entity.owner : -1)
        symbols[index].isGeneric = table.genericCount[index] > 0
      }
      for symbol in table.attributed { symbols[Int(symbol)].hasAttributes = true }
      count = table.symbolCount
    }
  }

  private mutating func takeReferences(_ found: FileReferences) {
    references = found.list
    firstReference = [0] + found.ends.map { Int32($0) }
    unresolved = found.unresolved.reduce(0, +)
  }

  private mutating func takeSupertypes(_ table: borrowing SymbolTable) {
    supertypes.reserveCapacity(table.clauses.count)
    var firstSupertype = [Int32](repeating: 0, count: table.symbolCount + 1)
    var firstExtension = firstSupertype
    firstSupertype.withUnsafeMutableBufferPointer { firstSupertype in
      firstExtension.withUnsafeMutableBufferPointer { firstExtension in
        for symbol in 0..<table.symbolCount {
          if table.entities[symbol].kind.isNominalType {
            for clause in Int(table.firstClause[symbol])..<Int(table.firstClause[symbol + 1]) {
              takeSupertype(table.clauses[clause], table)
            }
            extensions += table.extensionsOf[symbol]
          }
          firstSupertype[symbol &+ 1] = Int32(truncatingIfNeeded: supertypes.count)
          firstExtension[symbol &+ 1] = Int32(truncatingIfNeeded: extensions.count)
        }
      }
    }
    (self.firstSupertype, self.firstExtension) = (firstSupertype, firstExtension)
  }

  private mutating func takeSupertype(_ clause: InheritanceClause, _ table: borrowing SymbolTable) {
    guard let name = clause.name else { return }
    let count = supertypes.count
    for target in clause.targets where Int(target) < table.symbolCount {
      supertypes.append(Supertype(symbol: target, name: Name(name), file: clause.file, offset: clause.offset))
    }
    if supertypes.count > count { return }
    supertypes.append(Supertype(symbol: -1, name: Name(name), file: clause.file, offset: clause.offset))
  }
}
