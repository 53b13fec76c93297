import DependencyGraph
import SourceFacts
import Tables

/// Replaces references resolved from the sources by those of a compiler's index. In a file that the index covers, our
/// own references remain only for imports, which an index does not have, and in branches of `#if` that were not
/// compiled.
struct IndexOverlay {
  private let symbols: Symbols
  private let index: IndexedFacts
  /// The file of the project for each file of the index.
  private let fileOf: Table<IndexedFileID, FileID?>
  private var declarations: IndexedDeclarations

  init(_ symbols: Symbols, _ index: IndexedFacts) {
    self.symbols = symbols
    self.index = index
    let paths = Dictionary(
      symbols.table.files.all.entries.map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    fileOf = index.files.mapValues { paths[$0.path] }
    declarations = IndexedDeclarations(symbols, index, fileOf)
  }

  /// - Returns: whether each file now has the compiler's references: those unchanged since the build, whose
  ///   declarations are where the index says.
  func apply(to found: inout FileReferences) -> Table<FileID, Bool> {
    var isIndexed = Table<FileID, Bool>(repeating: false, count: symbols.table.files.count)
    var lists: [FileID: [Reference]] = [:]
    for (id, indexed) in index.files.entries {
      guard let file = fileOf[id], indexed.isFresh, !symbols.table.files.isObjectiveC[file], declarations.fit(id)
      else { continue }
      isIndexed[file] = true
      lists[file] = merged(indexed, found[file], file)
    }
    found.replace(lists)
    return isIndexed
  }

  private func merged(_ indexed: IndexedFile, _ ours: ArraySlice<Reference>, _ file: FileID) -> [Reference] {
    let lines = symbols.table.files[file].facts.lines
    let compiled = CompiledBranches(symbols.table.files[file].facts, indexed.lines)
    var all = ours.filter { $0.kind == .import || !compiled.holds($0.offset) }
    var sources = EnclosingSymbols(symbols)
    sources.reset(to: file)
    var lengths: [UInt32: UInt32] = [:]
    for reference in ours { lengths[reference.offset] = reference.length }
    var next = indexed.references.startIndex
    while next < indexed.references.endIndex {
      let first = indexed.references[next]
      var end = next + 1
      while end < indexed.references.endIndex, indexed.references[end].isAtSamePlace(first) { end += 1 }
      defer { next = end }
      guard first.line >= 1, Int(first.line) <= lines.starts.count, first.column >= 1 else { continue }
      let offset = lines.starts[Int(first.line) - 1] + first.column - 1
      let source = sources.symbol(at: offset)
      for target in targets(indexed.references[next..<end]) {
        let length = lengths[offset] ?? self.length(of: target.symbol)
        all.append(
          Reference(
            kind: target.kind, file: file, offset: offset, length: length, source: source, target: target.symbol,
            provenance: .index))
      }
    }
    return all.sorted { one, other in
      if one.offset != other.offset { return one.offset < other.offset }
      return one.kind != other.kind ? one.kind.rawValue < other.kind.rawValue : one.target < other.target
    }
  }

  private typealias Target = (symbol: SymbolID, kind: Reference.Kind)

  /// The distinct targets of the references at one position. An initializer is dropped if its file also declares a type
  /// among the targets.
  private func targets(_ references: ArraySlice<IndexedReference>) -> [Target] {
    var targets: [Target] = []
    for reference in references {
      guard let symbol = declarations.symbol(of: reference.symbol), !targets.contains(where: { $0.symbol == symbol })
      else { continue }
      targets.append((symbol, Reference.Kind(index.symbols[reference.symbol])))
    }
    let types = targets.filter { $0.kind == .type }.map { file(of: $0.symbol) }
    targets.removeAll { target in
      entity(target.symbol).kind == .initializer && types.contains(file(of: target.symbol))
    }
    return targets
  }

  private func entity(_ symbol: SymbolID) -> Entity { symbols.table.entities[EntityID(symbol: symbol)] }

  private func file(of symbol: SymbolID) -> FileID { entity(symbol).home }

  private func length(of symbol: SymbolID) -> UInt32 {
    switch entity(symbol).kind {
    case .subscript: 1
    case .initializer: 4
    default: symbols.table.names.length(of: entity(symbol).name)
    }
  }
}

extension IndexedReference {
  fileprivate func isAtSamePlace(_ other: IndexedReference) -> Bool { line == other.line && column == other.column }
}

extension Reference.Kind {
  fileprivate init(_ symbol: IndexedSymbol) {
    self = symbol.kind.isType ? .type : symbol.isMember ? .member : symbol.kind == .variable ? .variable : .function
  }
}

/// The branches of `#if` that were compiled: those in which the index has a reference.
private struct CompiledBranches {
  private let branches: ConditionalTwins
  private var isCompiled: Table<ID<ConditionalTwins.Branch>, Bool>

  init(_ facts: FrozenFacts, _ lines: [UInt32]) {
    branches = ConditionalTwins(facts.branches)
    isCompiled = Table(repeating: false, count: facts.branches.count)
    if branches.isEmpty { return }
    for line in lines where line >= 1 && Int(line) <= facts.lines.starts.count {
      let start = facts.lines.starts[Int(line) - 1]
      if let branch = branches.branch(at: start) { isCompiled[branch] = true }
    }
  }

  /// Whether the code at a byte offset was compiled.
  func holds(_ offset: UInt32) -> Bool {
    if isCompiled.isEmpty { return true }
    return branches.branch(at: offset).map { isCompiled[$0] } ?? true
  }
}
