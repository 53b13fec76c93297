import DependencyGraph
import LowLevel
import SourceFacts

/// Which symbol of the project each declaration of an index is: the one whose name stands where the index says, or, in a file
/// that changed since, the only one of that name.
struct IndexedDeclarations {
  private let symbols: Symbols
  private let index: IndexedFacts
  private let fileOf: [Int]
  /// By declaration of the index; -1 for none.
  private var symbolOf: [Int32] = []
  /// By file of the index: declarations that were found where they should be, and all of those that should.
  private var found: [Int]
  private var wanted: [Int]

  init(_ symbols: Symbols, _ index: IndexedFacts, _ fileOf: [Int]) {
    self.symbols = symbols
    self.index = index
    self.fileOf = fileOf
    found = [Int](repeating: 0, count: index.files.count)
    wanted = found
    let first = symbols.table.firstSymbol
    symbolOf = index.symbols.map { _ in -1 }
    for (number, symbol) in index.symbols.enumerated() where fileOf[Int(symbol.file)] >= 0 {
      let file = fileOf[Int(symbol.file)]
      let own = Int(first[file])..<Int(first[file + 1])
      let place = place(of: symbol, in: own, file)
      let isThere = place >= 0 && (symbol.isImplicit || hasName(of: symbol, place))
      if !symbol.isImplicit {
        wanted[Int(symbol.file)] += 1
        if isThere { found[Int(symbol.file)] += 1 }
      }
      symbolOf[number] = isThere ? place : namesake(of: symbol, in: own)
    }
  }

  /// The symbol of the project, or -1.
  func symbol(of number: UInt32) -> Int32 { symbolOf[Int(number)] }

  /// Whether a file is what the compiler read: a file's date can lie. What macros add and such is not in the text.
  func fit(_ file: Int) -> Bool { found[file] * 10 >= wanted[file] * 9 }

  /// The symbol whose name stands at the place of a declaration, or -1.
  private func place(of symbol: IndexedSymbol, in own: Range<Int>, _ file: Int) -> Int32 {
    let facts = symbols.table.files[file].facts
    guard symbol.line >= 1, Int(symbol.line) <= facts.lines.starts.count, symbol.column >= 1 else { return -1 }
    let offset = facts.lines.starts[Int(symbol.line) - 1] + symbol.column - 1
    // A name in backticks begins behind the first.
    for start in [offset, offset + 1] {
      let candidate = own.partitioningIndex { nameOffset($0, facts) >= start }
      if candidate < own.upperBound, nameOffset(candidate, facts) == start,
        symbols.table.entities[candidate].kind != .extension
      {
        return Int32(candidate)
      }
    }
    return -1
  }

  private func nameOffset(_ symbol: Int, _ facts: FrozenFacts) -> UInt32 {
    facts.declarations[Int(symbols.table.entities[symbol].declaration)].nameOffset
  }

  private func namesake(of symbol: IndexedSymbol, in own: Range<Int>) -> Int32 {
    var found: Int32 = -1
    for candidate in own where hasName(of: symbol, Int32(candidate)) && symbols.table.entities[candidate].kind != .extension {
      guard found < 0 else { return -1 }
      found = Int32(candidate)
    }
    return found
  }

  private func hasName(of symbol: IndexedSymbol, _ candidate: Int32) -> Bool {
    switch (symbol.kind, symbols.table.entities[Int(candidate)].kind) {
    case (.initializer, .initializer), (.subscript, .subscript): return true
    default:
      return symbols.table.names.table[Name(symbols.table.entities[Int(candidate)].name)] == symbol.name.prefix { $0 != "(" }
    }
  }
}
