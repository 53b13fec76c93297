import DependencyGraph
import SourceFacts
import Tables

/// A range in a file, with the innermost symbol around it.
struct Place: Hashable {
  let file: FileID
  let start: UInt32
  let end: UInt32
  let source: SymbolID?
  /// Whether the reference comes from a compiler's index.
  var isIndexed = false

  init(file: FileID, start: UInt32, end: UInt32, source: SymbolID?) {
    self.file = file
    self.start = start
    self.end = end
    self.source = source
  }

  /// The place of a declaration's name.
  init(nameOf symbol: SymbolID, in graph: DependencyGraph) {
    let start = graph.declaration(of: symbol).nameOffset
    let length = UInt32(graph.name(of: symbol).utf8.count)
    self.init(file: graph.symbols[symbol].file, start: start, end: start + length, source: symbol)
  }

  init(_ reference: Reference) {
    file = reference.file
    start = reference.offset
    end = reference.offset + reference.length
    source = reference.source
    isIndexed = reference.provenance == .index
  }

  init(_ fact: ImportFact, in file: FileID) {
    self.file = file
    start = fact.offset
    end = fact.end
    source = nil
  }

  init(startOf file: FileID) {
    self.file = file
    start = 0
    end = 0
    source = nil
  }
}
