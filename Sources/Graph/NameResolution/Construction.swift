import DependencyGraph
import SourceFacts
import Tables

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
    indexed = Table(repeating: false, count: count)
    if let index { indexed = Table(IndexOverlay(symbols, index).apply(to: &found)) }

    self.files = Table(symbols.table.files)
    self.modules = Table(modules)
    names = symbols.table.names.table
    mergedNames = Table(symbols.table.names.maps)
    buildHeaders = Set(symbols.table.inclusions.buildHeaders.map { FileID(raw: $0) })
    takeSymbols(symbols.table)
    takeReferences(found)
    takeSupertypes(symbols.table)
  }

  private mutating func takeSymbols(_ table: SymbolTable) {
    firstSymbol = table.firstSymbol
    symbols = Table([Symbol](unsafeUninitializedCapacity: table.symbolCount) { symbols, count in
      for index in 0..<table.symbolCount {
        let entity = table.entities[index]
        let isExtension = entity.kind == .extension
        symbols[index] = Symbol(
          kind: entity.kind, isStatic: entity.flags.contains(.isStatic), name: Name(entity.name), file: FileID(raw: entity.file),
          declaration: entity.declaration, parent: .optional(entity.parent),
          extended: isExtension && Int(entity.owner) < table.symbolCount ? .optional(entity.owner) : nil)
        symbols[index].isGeneric = table.genericCount[index] > 0
      }
      for symbol in table.attributed { symbols[Int(symbol)].hasAttributes = true }
      count = table.symbolCount
    })
  }

  private mutating func takeReferences(_ found: FileReferences) {
    references = found.list
    firstReference = [0] + found.ends.map { Int32($0) }
    unresolved = found.unresolved.reduce(0, +)
  }

  private mutating func takeSupertypes(_ table: SymbolTable) {
    var supertypes = Runs<SymbolID, Supertype>.Builder(ownerCapacity: table.symbolCount)
    var extensions = Runs<SymbolID, SymbolID>.Builder(ownerCapacity: table.symbolCount)
    for symbol in 0..<table.symbolCount where table.entities[symbol].kind.isNominalType {
      for clause in Int(table.firstClause[symbol])..<Int(table.firstClause[symbol + 1]) {
        Self.add(table.clauses[clause], to: &supertypes, symbolCount: table.symbolCount)
      }
      extensions.append(contentsOf: table.extensionsOf[symbol].lazy.map { SymbolID(raw: $0) })
      supertypes.close(SymbolID(symbol))
      extensions.close(SymbolID(symbol))
    }
    self.supertypes = supertypes.runs(ownerCount: table.symbolCount)
    self.extensions = extensions.runs(ownerCount: table.symbolCount)
  }

  /// A clause that names no type of the project has one supertype with a name alone.
  private static func add(
    _ clause: InheritanceClause, to supertypes: inout Runs<SymbolID, Supertype>.Builder, symbolCount: Int
  ) {
    guard let name = clause.name else { return }
    let symbols = clause.targets.filter { Int($0) < symbolCount }.map { SymbolID(raw: $0) }
    for symbol in symbols.isEmpty ? [nil] : symbols.map(Optional.some) {
      supertypes.append(
        Supertype(symbol: symbol, name: Name(name), file: FileID(raw: clause.file), offset: clause.offset))
    }
  }
}
