import DependencyGraph
import SourceFacts

/// The innermost symbol around a place, for places of one file after the other, in each in ascending order.
struct EnclosingSymbols {
  private let symbols: Symbols
  private var declarations: [Declaration] = []
  private var next = 0
  private var end = 0
  /// Where the next one starts; the highest number when there is none.
  private var nextStart = Int.max
  private var innermost = (symbol: Int32(-1), end: Int.max)
  /// Those around it, the outermost behind one that stands for none.
  private var outer: [(symbol: Int32, end: Int)] = []

  init(_ symbols: Symbols) { self.symbols = symbols }

  /// Turns to a file, in which it begins anew.
  mutating func turn(to file: Int) {
    declarations = symbols.table.files[file].facts.declarations
    (next, end) = (Int(symbols.table.firstSymbol[file]), Int(symbols.table.firstSymbol[file + 1]))
    outer.removeAll(keepingCapacity: true)
    innermost = (-1, .max)
    nextStart = next < end ? Int(declaration(next).start) : .max
  }

  @inline(__always)
  mutating func symbol(at offset: UInt32) -> Int32 {
    if nextStart <= Int(offset) { open(upTo: Int(offset)) }
    while innermost.end <= Int(offset) { innermost = outer.removeLast() }
    return innermost.symbol
  }

  private mutating func open(upTo offset: Int) {
    while nextStart <= offset {
      while innermost.end <= nextStart { innermost = outer.removeLast() }
      outer.append(innermost)
      innermost = (Int32(truncatingIfNeeded: next), Int(declaration(next).end))
      next += 1
      nextStart = next < end ? Int(declaration(next).start) : .max
    }
  }

  private func declaration(_ symbol: Int) -> Declaration { declarations[Int(symbols.table.entities[symbol].declaration)] }
}
