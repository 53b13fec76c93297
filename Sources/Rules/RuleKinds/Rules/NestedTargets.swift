import Architecture
import DependencyGraph
import SourceFacts

extension DependencyGraph {
  /// The nested enum or struct, if these references use nothing else of the type: `FeedViewModel.Mode`. It can move
  /// without the type.
  func onlyNestedValue(of type: SymbolID, usedBy uses: [ReferenceID]) -> SymbolID? {
    var nested: Set<SymbolID> = []
    for index in uses where ![.import, .forward].contains(references[index].kind) && !isQualifier(index) {
      guard let found = outermostType(of: references[index].target, in: type) else { return nil }
      nested.insert(found)
    }
    guard nested.count == 1, let only = nested.first, [.enum, .struct].contains(symbols[only].kind) else { return nil }
    return only
  }

  /// The outermost type around a symbol that is nested in another type, or the symbol itself; nil for other members.
  private func outermostType(of symbol: SymbolID, in outer: SymbolID) -> SymbolID? {
    var inner = symbol
    while let parent = symbols[inner].parent, parent != outer { inner = parent }
    return symbols[inner].parent == outer && symbols[inner].kind.isNominalType ? inner : nil
  }
}
