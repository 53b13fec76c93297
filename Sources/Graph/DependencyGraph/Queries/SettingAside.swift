import SourceFacts
import Tables

extension DependencyGraph {
  /// The same graph without what some declarations and stretches of text refer to. The declarations are still there, and are
  /// told apart by `isAside`.
  /// - Parameters:
  ///   - symbols: with all that they hold; of a type also its extensions
  ///   - known: what `aside` says of them, where that was asked; or empty
  ///   - stretches: of each file, ascending; or empty
  public func settingAside(
    _ symbols: Set<SymbolID>, _ known: Table<SymbolID, Bool> = [], stretches: [FileID: [Range<UInt32>]]
  ) -> DependencyGraph {
    if symbols.isEmpty, stretches.isEmpty { return self }
    let (references, aside) = (references, known.isEmpty ? aside(symbols) : known)
    var isTouched = Table<FileID, Bool>(repeating: false, count: files.count)
    for file in stretches.keys { isTouched[file] = true }
    for index in aside.indices where aside[index] { isTouched[self.symbols[index].file] = true }
    var kept: Table<ReferenceID, Reference> = []
    kept.reserveCapacity(references.count)
    var first = content.firstReference
    var start = ReferenceID(0)
    var gone = 0
    for file in files.indices {
      if isTouched[file] {
        let stretches = stretches[file] ?? []
        for index in self.references(in: file) {
          let (source, offset) = (references[index].source, references[index].offset)
          guard source.map({ aside[$0] }) ?? false || stretches.contains(where: { $0.contains(offset) }) else {
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
    (content.references, content.firstReference, content.aside) = (kept, first, aside)
    return DependencyGraph(content, like: self)
  }

  /// Whether each symbol is chosen, or a part of one that is.
  public func aside(_ chosen: Set<SymbolID>) -> Table<SymbolID, Bool> {
    var aside = symbols.marked(chosen)
    if chosen.isEmpty { return aside }
    // Parents come before what they hold, but an extension may come before its type: then once more.
    var later: [SymbolID] = []
    setAsideParts(&aside) { later.append($0) }
    if later.contains(where: { aside[$0] }) { setAsideParts(&aside) { _ in } }
    return aside
  }

  /// `later` is told what comes behind a part of it that was looked at.
  @inline(__always)
  private func setAsideParts(_ aside: inout Table<SymbolID, Bool>, later: (SymbolID) -> Void) {
    for (index, symbol) in symbols.entries where !aside[index] {
      guard let outer = symbol.parent ?? symbol.extended else { continue }
      if aside[outer] { aside[index] = true } else if outer > index { later(outer) }
    }
  }

  /// Whether a declaration was set aside.
  public func isAside(_ symbol: SymbolID) -> Bool { !content.aside.isEmpty && content.aside[symbol] }
}
