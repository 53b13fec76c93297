import DependencyGraph
import SourceFacts
import Storage
import Tables

/// Finds the innermost symbol around places that are visited in ascending order, for one file after another.
struct EnclosingSymbols: ~Copyable {
  private typealias Enclosure = (symbol: OptionalID<Symbol>, end: UInt32)

  private let symbols: Symbols
  private var declarations = Table<DeclarationID, Declaration>()
  private var coming = SymbolID(0)..<SymbolID(0)
  /// The offset of the next symbol; `UInt32.max` if there is none.
  private var nextStart = UInt32.max
  private var innermost: Enclosure = (.none, .max)
  /// The enclosing symbols, after an entry without one.
  private var outer: [Enclosure] = []

  init(_ symbols: Symbols) { self.symbols = symbols }

  /// Starts at the beginning of a file.
  mutating func reset(to file: FileID) {
    declarations = symbols.table.files[file].facts.declarations
    coming = symbols.table.entities.symbols(in: file)
    outer.removeAll(keepingCapacity: true)
    innermost = (.none, .max)
    findStart()
  }

  @inline(__always)
  private mutating func findStart() { nextStart = next?.start ?? .max }

  @inline(__always)
  mutating func symbol(at offset: UInt32) -> SymbolID? {
    if nextStart <= offset { open(upTo: offset) }
    close(before: offset)
    return innermost.symbol.id
  }

  @inline(__always)
  private mutating func close(before offset: UInt32) {
    while innermost.end <= offset, let last = outer.popLast() { innermost = last }
  }

  @inline(never)
  private mutating func open(upTo offset: UInt32) {
    while nextStart <= offset, let this = next {
      close(before: nextStart)
      outer.append(innermost)
      innermost = (OptionalID(coming.lowerBound), this.end)
      coming = coming.lowerBound.next..<coming.upperBound
      findStart()
    }
  }

  @inline(__always)
  private var next: Declaration? {
    guard !coming.isEmpty, let declaration = symbols.table.entities[EntityID(symbol: coming.lowerBound)].declaration
    else { return nil }
    return declarations[declaration]
  }
}
