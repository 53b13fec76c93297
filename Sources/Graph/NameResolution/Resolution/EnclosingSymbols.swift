import DependencyGraph
import SourceFacts
import Storage

/// The innermost symbol around a place, for places of one file after the other, in each in ascending order.
struct EnclosingSymbols: ~Copyable {
  private typealias Enclosure = (symbol: Int32, end: UInt32)

  private let symbols: Symbols
  private var declarations = FactList<Declaration>()
  private var next = 0
  private var end = 0
  /// Where the next one starts; the highest number when there is none.
  private var nextStart = UInt32.max
  private var innermost: Enclosure = (-1, .max)
  /// Those around it, the outermost behind one that stands for none: in plain memory, since they come and go with each
  /// declaration.
  private var outer = UnsafeMutablePointer<Enclosure>.allocate(capacity: 32)
  private var capacity = 32
  private var depth = 0

  init(_ symbols: Symbols) { self.symbols = symbols }

  deinit { outer.deallocate() }

  /// Turns to a file, in which it begins anew.
  mutating func turn(to file: Int) {
    declarations = symbols.table.files[file].facts.declarations
    (next, end) = (Int(symbols.table.firstSymbol[file]), Int(symbols.table.firstSymbol[file + 1]))
    depth = 0
    innermost = (-1, .max)
    findStart()
  }

  @inline(__always)
  private mutating func findStart() { nextStart = next < end ? declarations[declaration(next)].start : .max }

  @inline(__always)
  mutating func symbol(at offset: UInt32) -> Int32 {
    if nextStart <= offset { open(upTo: offset) }
    close(before: offset)
    return innermost.symbol
  }

  @inline(__always)
  private mutating func close(before offset: UInt32) {
    while innermost.end <= offset, depth > 0 {
      depth &-= 1
      innermost = outer[depth]
    }
  }

  @inline(never)
  private mutating func open(upTo offset: UInt32) {
    while nextStart <= offset, next < end {
      close(before: nextStart)
      if depth == capacity { makeRoom() }
      outer[depth] = innermost
      depth &+= 1
      innermost = (Int32(truncatingIfNeeded: next), declarations[declaration(next)].end)
      next &+= 1
      findStart()
    }
  }

  private mutating func makeRoom() {
    let larger = UnsafeMutablePointer<Enclosure>.allocate(capacity: capacity * 2)
    larger.initialize(from: outer, count: capacity)
    outer.deallocate()
    (outer, capacity) = (larger, capacity * 2)
  }

  @inline(__always)
  private func declaration(_ symbol: Int) -> Int { Int(symbols.table.entities[symbol].declaration) }
}
