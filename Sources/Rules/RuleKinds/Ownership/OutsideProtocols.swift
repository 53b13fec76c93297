import Architecture
import DependencyGraph
import SourceFacts

/// Protocols of frameworks and packages that types of the project conform to. Their declarations are unknown; only the
/// conforming types and their names show what they are.
struct OutsideProtocols {
  /// For each name in the graph, the conforming types in source order.
  private var conformers: [Name: [SymbolID]] = [:]
  private let graph: DependencyGraph

  init(in graph: DependencyGraph) {
    self.graph = graph
    for type in graph.types {
      for supertype in graph.supertypes(of: type) where supertype.symbol == nil {
        conformers[supertype.name, default: []].append(type)
      }
    }
  }

  /// The types that conform to a protocol for delegates, by the protocol's name in a file. Any other protocol may be
  /// for values too, so that a reference to it cannot be weak, or the type is a class.
  func conformers(to held: HeldType) -> [SymbolID] {
    let text = graph.names[held.name]
    guard text.hasSuffix("Delegate") || text.hasSuffix("DataSource") else { return [] }
    return graph.names.find(text).flatMap { conformers[$0] } ?? []
  }
}
