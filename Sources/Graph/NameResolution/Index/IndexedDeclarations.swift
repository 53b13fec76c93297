import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Maps declarations of an index to symbols of the project: by position, or, if the file has changed since the build,
/// by a name that is unique in the file.
struct IndexedDeclarations {
  private let table: SymbolTable
  private let index: IndexedFacts
  private let fileOf: Table<IndexedFileID, FileID?>
  private var symbolOf: Table<IndexedSymbolID, SymbolID?>
  /// For each file of the index, how many of its declarations are at their recorded position, and how many should be.
  private var found: Table<IndexedFileID, Int>
  private var wanted: Table<IndexedFileID, Int>

  init(_ symbols: Symbols, _ index: IndexedFacts, _ fileOf: Table<IndexedFileID, FileID?>) {
    table = symbols.table
    self.index = index
    self.fileOf = fileOf
    found = Table(repeating: 0, count: index.files.count)
    wanted = found
    symbolOf = Table(repeating: nil, count: index.symbols.count)
    for (id, symbol) in index.symbols.entries {
      guard let file = fileOf[symbol.file] else { continue }
      let own = table.entities.symbols(in: file)
      let there = place(of: symbol, in: own, file).flatMap { symbol.isImplicit || hasName(of: symbol, $0) ? $0 : nil }
      if !symbol.isImplicit {
        wanted[symbol.file] += 1
        if there != nil { found[symbol.file] += 1 }
      }
      symbolOf[id] = there ?? namesake(of: symbol, in: own)
    }
  }

  /// The symbol of the project for a declaration of the index.
  func symbol(of id: IndexedSymbolID) -> SymbolID? { symbolOf[id] }

  /// Whether at least 90 % of a file's declarations are where the index says. Dates of files are not reliable, and
  /// declarations expanded from macros are not in the text.
  func fit(_ file: IndexedFileID) -> Bool { found[file] * 10 >= wanted[file] * 9 }

  /// The symbol whose name is at the position of a declaration.
  private func place(of symbol: IndexedSymbol, in own: Range<SymbolID>, _ file: FileID) -> SymbolID? {
    let facts = table.files[file].facts
    guard symbol.line >= 1, Int(symbol.line) <= facts.lines.starts.count, symbol.column >= 1 else { return nil }
    let offset = facts.lines.starts[Int(symbol.line) - 1] + symbol.column - 1
    // In the index, an escaped name starts at its backtick.
    for start in [offset, offset + 1] {
      let candidate = own.partitioningIndex { nameOffset($0) >= start }
      if candidate < own.upperBound, nameOffset(candidate) == start, entity(candidate).kind != .extension {
        return candidate
      }
    }
    return nil
  }

  private func entity(_ symbol: SymbolID) -> Entity { table.entities[EntityID(symbol: symbol)] }

  private func nameOffset(_ symbol: SymbolID) -> UInt32 { table.declaration(EntityID(symbol: symbol)).nameOffset }

  private func namesake(of symbol: IndexedSymbol, in own: Range<SymbolID>) -> SymbolID? {
    var found: SymbolID?
    for candidate in own where hasName(of: symbol, candidate) && entity(candidate).kind != .extension {
      guard found == nil else { return nil }
      found = candidate
    }
    return found
  }

  private func hasName(of symbol: IndexedSymbol, _ candidate: SymbolID) -> Bool {
    switch (symbol.kind, entity(candidate).kind) {
    case (.initializer, .initializer), (.subscript, .subscript): return true
    default: return table.names.table[Name(entity(candidate).name)] == symbol.name.prefix { $0 != "(" }
    }
  }
}
