import SourceFacts

extension DependencyGraph {
  /// The same graph without what some declarations and stretches of text refer to. The declarations are still there, and are
  /// told apart by `isAside`.
  /// - Parameters:
  ///   - symbols: with all that they hold; of a type also its extensions
  ///   - stretches: of each file, ascending; or empty
  public func settingAside(_ symbols: Set<Int32>, stretches: [Int32: [Range<UInt32>]]) -> DependencyGraph {
    if symbols.isEmpty, stretches.isEmpty { return self }
    let (references, aside) = (references, aside(symbols))
    var kept: [Reference] = []
    kept.reserveCapacity(references.count)
    var first: [Int32] = [0]
    first.reserveCapacity(files.count + 1)
    for file in files.indices {
      let stretches = stretches[Int32(file)] ?? []
      let all = references[self.references(in: file)]
      if stretches.isEmpty, !aside[self.symbols(in: file)].contains(true) {
        // Most files keep what they have.
        kept += all
      } else {
        for reference in all {
          if reference.source >= 0, aside[Int(reference.source)] { continue }
          if !stretches.isEmpty, stretches.contains(where: { $0.contains(reference.offset) }) { continue }
          kept.append(reference)
        }
      }
      first.append(Int32(kept.count))
    }
    var content = content
    (content.references, content.firstReference, content.aside) = (kept, first, aside)
    return DependencyGraph(content, like: self)
  }

  /// By symbol: chosen, or a part of what is. Parents come before what they hold, but an extension may come before its type.
  public func aside(_ chosen: Set<Int32>) -> [Bool] {
    var aside = symbols.marked(chosen.lazy.map { Int($0) })
    let symbols = symbols
    if chosen.isEmpty { return aside }
    for _ in 0..<2 {
      for index in symbols.indices where !aside[index] {
        let outer = symbols[index].parent >= 0 ? symbols[index].parent : symbols[index].extended
        if outer >= 0, aside[Int(outer)] { aside[index] = true }
      }
    }
    return aside
  }

  /// Whether a declaration was set aside.
  public func isAside(_ symbol: Int) -> Bool { !content.aside.isEmpty && content.aside[symbol] }
}
