import DependencyGraph
import SourceFacts
import Tables

/// Types of the project that are views or view controllers, by their base types.
struct ViewTypes {
  private let symbols: [SymbolID]

  init(in graph: DependencyGraph) {
    var baseKindLookup = BaseKindLookup(in: graph)
    self.init(in: graph, baseKindLookup.all())
  }

  init(in graph: DependencyGraph, _ baseKinds: Table<SymbolID, BaseKinds>) {
    symbols = graph.types.filter { graph.symbols[$0].kind.canHaveRole && !baseKinds[$0].isDisjoint(with: .screen) }
  }

  func countByLayer(_ model: ArchitecturalModel) -> Table<LayerID, Int> {
    var counts = Table<LayerID, Int>(repeating: 0, count: model.layers.layers.count)
    for symbol in symbols {
      if let layer = model.layer(of: symbol) { counts[layer] += 1 }
    }
    return counts
  }
}
