import DependencyGraph
import SourceFacts

/// The graph with the architecture laid over it: what selectors and rules ask.
public final class ArchitecturalModel: Sendable {
  public let graph: DependencyGraph
  public let layers: LayerMap
  public let roles: RoleMap
  public let subtypes: Subtypes
  public let holdings: Holdings
  public let screenModules: ScreenModules

  /// `roles` are left out where nobody asks for them.
  public init(graph: DependencyGraph, layers: LayerMap, roles: RoleMap? = nil) {
    self.graph = graph
    self.layers = layers
    subtypes = Subtypes(in: graph)
    holdings = Holdings(in: graph)
    let borne = roles ?? .none(symbolCount: graph.symbols.count)
    self.roles = borne
    screenModules = ScreenModules(in: graph, borne, subtypes)
  }

  /// The same symbols with other references.
  init(_ model: ArchitecturalModel, graph: DependencyGraph) {
    self.graph = graph
    (layers, roles, subtypes, holdings) = (model.layers, model.roles, model.subtypes, model.holdings)
    screenModules = model.screenModules
  }

  /// The layer that a symbol is declared in, or -1.
  public func layer(of symbol: Int) -> Int32 { layers.layer(ofSymbol: symbol, in: graph) }

  /// Whether the order of their layers says anything of two files: of inferred layers not always.
  public func areComparable(_ first: Int32, _ second: Int32) -> Bool {
    layers.stacks?.areComparable(first, second, in: graph) ?? true
  }
}
