import SourceFacts

/// Who keeps whom alive: strong stored properties between the types of a project.
public struct OwnershipGraph: Sendable {
  public struct Edge: Sendable {
    public var owner: Int32
    public var owned: Int32
    public var property: StoredProperty
    /// The protocol that the property is typed by, where the owned type conforms to it; else -1.
    public var through: Int32

    public init(owner: Int32, owned: Int32, property: StoredProperty, through: Int32) {
      (self.owner, self.owned, self.property, self.through) = (owner, owned, property, through)
    }
  }

  public private(set) var edges: [Edge] = []

  /// A class holds what its superclasses hold. What is typed by a protocol holds every class that conforms to it, unless the
  /// owner conforms too: it is then a decorator, or a tree of its own kind. Nor where one conforms that keeps another weakly.
  public init(of graph: DependencyGraph, _ holdings: Holdings, _ subtypes: Subtypes) {
    let all = holdings.properties.held
    for property in holdings.properties.all {
      for place in property.held where all[Int(place)].strength == .strong && all[Int(place)].type >= 0 {
        addEdges(from: Int(property.owner), property, to: Int(all[Int(place)].type), graph, subtypes)
      }
    }
    addInherited(graph)
  }

  private mutating func addEdges(
    from owner: Int, _ property: StoredProperty, to type: Int, _ graph: DependencyGraph, _ subtypes: Subtypes
  ) {
    if graph.symbols[type].kind != .protocol {
      edges.append(Edge(owner: Int32(owner), owned: Int32(type), property: property, through: -1))
      return
    }
    let conformers = subtypes.all(of: type)
    if conformers.contains(owner) || conformers.contains(where: graph.isWeakStandIn) { return }
    for conformer in conformers where graph.symbols[conformer].kind != .protocol {
      edges.append(Edge(owner: Int32(owner), owned: Int32(conformer), property: property, through: Int32(type)))
    }
  }

  private mutating func addInherited(_ graph: DependencyGraph) {
    // Edges stand in the order of their owners.
    var first = [Int32](repeating: 0, count: graph.symbols.count + 1)
    for index in edges.indices { first[Int(edges[index].owner) + 1] += 1 }
    for owner in graph.symbols.indices { first[owner + 1] += first[owner] }
    for type in graph.types where graph.symbols[type].kind == .class && !graph.supertypes(of: type).isEmpty {
      for supertype in graph.allSupertypes(of: type) where supertype.symbol >= 0 {
        for index in first[Int(supertype.symbol)]..<first[Int(supertype.symbol) + 1] where edges[Int(index)].owned != Int32(type) {
          var edge = edges[Int(index)]
          edge.owner = Int32(type)
          edges.append(edge)
        }
      }
    }
  }
}
