import SourceFacts
import Tables

/// Strong stored properties between the types of a project.
public struct OwnershipGraph: Sendable {
  public struct Edge: Sendable {
    public var owner: SymbolID
    public var owned: SymbolID
    public var property: StoredProperty
    /// The protocol that is the property's type, if the owned type conforms to it.
    public var through: SymbolID?

    public init(owner: SymbolID, owned: SymbolID, property: StoredProperty, through: SymbolID?) {
      (self.owner, self.owned, self.property, self.through) = (owner, owned, property, through)
    }
  }

  public private(set) var edges: [Edge] = []

  /// A class holds what its superclasses hold. A property of a protocol type holds every class that conforms, unless
  /// the owner conforms too (it is a decorator or a tree), or a weak proxy conforms.
  public init(of graph: DependencyGraph, _ holdings: Holdings, _ subtypes: Subtypes) {
    for property in holdings.properties.all {
      for held in holdings.held(by: property) where held.strength == .strong {
        if let type = held.type { addEdges(from: property.owner, property, to: type, graph, subtypes) }
      }
    }
    addInherited(graph)
  }

  private mutating func addEdges(
    from owner: SymbolID, _ property: StoredProperty, to type: SymbolID, _ graph: DependencyGraph, _ subtypes: Subtypes
  ) {
    if graph.symbols[type].kind != .protocol {
      edges.append(Edge(owner: owner, owned: type, property: property, through: nil))
      return
    }
    let conformers = subtypes.all(of: type)
    if conformers.contains(owner) || conformers.contains(where: graph.isWeakStandIn) { return }
    for conformer in conformers where graph.symbols[conformer].kind != .protocol {
      edges.append(Edge(owner: owner, owned: conformer, property: property, through: type))
    }
  }

  private mutating func addInherited(_ graph: DependencyGraph) {
    let own = Runs(grouping: edges, ownerCount: graph.symbols.count, by: \.owner)
    for type in graph.types where graph.symbols[type].kind == .class && !graph.supertypes(of: type).isEmpty {
      for supertype in graph.allSupertypes(of: type).compactMap(\.symbol) {
        for var edge in own[supertype] where edge.owned != type {
          edge.owner = type
          edges.append(edge)
        }
      }
    }
  }
}
