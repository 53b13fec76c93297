import SourceFacts
import Tables

extension DependencyGraph {
  /// The graph without references from some declarations and ranges of text. The declarations are still in it;
  /// `isExcluded` is true for them.
  ///
  /// - Parameters:
  ///   - symbols: excluded with all their members; for a type also its extensions.
  ///   - known: the result of `excluded` for them, if already computed; or empty.
  ///   - ranges: excluded ranges by file, ascending; or empty.
  public func excluding(
    _ symbols: Set<SymbolID>, _ known: Table<SymbolID, Bool> = [], ranges: [FileID: [Range<UInt32>]]
  ) -> DependencyGraph {
    if symbols.isEmpty, ranges.isEmpty { return self }
    let (references, excluded) = (references, known.isEmpty ? excluded(symbols) : known)
    var isTouched = Table<FileID, Bool>(repeating: false, count: files.count)
    for file in ranges.keys { isTouched[file] = true }
    for index in excluded.indices where excluded[index] { isTouched[self.symbols[index].file] = true }
    var kept: Table<ReferenceID, Reference> = []
    kept.reserveCapacity(references.count)
    var first = content.firstReference
    var start = ReferenceID(0)
    var gone = 0
    for file in files.indices {
      if isTouched[file] {
        let ranges = ranges[file] ?? []
        for index in self.references(in: file) {
          let (source, offset) = (references[index].source, references[index].offset)
          guard source.map({ excluded[$0] }) ?? false || ranges.contains(where: { $0.contains(offset) }) else {
            continue
          }
          kept.elements += references[start..<index]
          start = index.next
          gone += 1
        }
      }
      first[file.index + 1] = first[file.index + 1].advanced(by: -gone)
    }
    kept.elements += references[start...]
    var content = content
    (content.references, content.firstReference, content.excluded) = (kept, first, excluded)
    return DependencyGraph(content, like: self)
  }

  /// For each symbol, whether it is one of these or a member of one.
  public func excluded(_ chosen: Set<SymbolID>) -> Table<SymbolID, Bool> {
    var excluded = symbols.marked(chosen)
    if chosen.isEmpty { return excluded }
    // Parents come before their members, but an extension may come before its type: then a second pass is needed.
    var later: [SymbolID] = []
    excludeParts(&excluded) { later.append($0) }
    if later.contains(where: { excluded[$0] }) { excludeParts(&excluded) { _ in } }
    return excluded
  }

  /// - Parameter later: called for members that come before their parent.
  @inline(__always)
  private func excludeParts(_ excluded: inout Table<SymbolID, Bool>, later: (SymbolID) -> Void) {
    for (index, symbol) in symbols.entries where !excluded[index] {
      guard let outer = symbol.parent ?? symbol.extended else { continue }
      if excluded[outer] { excluded[index] = true } else if outer > index { later(outer) }
    }
  }

  /// Whether a declaration is excluded.
  public func isExcluded(_ symbol: SymbolID) -> Bool { !content.excluded.isEmpty && content.excluded[symbol] }
}
