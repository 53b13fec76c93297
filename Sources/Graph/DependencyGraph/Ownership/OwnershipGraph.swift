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
  /// Whether edges were left out because there are too many: a thousand classes that conform to a protocol, stored by a
  /// thousand other classes, make a million edges.
  public var isIncomplete: Bool { edges.count >= Self.maximumEdges }
  private static let maximumEdges = 1_000_000

  /// A class also owns what its superclasses own. A property of a protocol type owns every conforming class, unless the
  /// owner conforms too, as a decorator or in a tree, or a weak proxy conforms.
  public init(of graph: DependencyGraph, _ holdings: Holdings, _ subtypes: Subtypes) {
    var conformers: [SymbolID: Conformers] = [:]
    for property in holdings.properties.all {
      for held in holdings.held(by: property) where held.strength == .strong {
        if let type = held.type { addEdges(from: property.owner, property, to: type, graph, subtypes, &conformers) }
      }
    }
    addInherited(graph)
  }

  private struct Conformers {
    let all: Set<SymbolID>
    /// Ascending, without protocols.
    let types: [SymbolID]
    let hasWeakStandIn: Bool

    init(to type: SymbolID, _ graph: DependencyGraph, _ subtypes: Subtypes) {
      let all = subtypes.all(of: type)
      self.all = Set(all)
      types = all.filter { graph.symbols[$0].kind != .protocol }
      hasWeakStandIn = all.contains(where: graph.isWeakStandIn)
    }
  }

  private mutating func addEdges(
    from owner: SymbolID, _ property: StoredProperty, to type: SymbolID, _ graph: DependencyGraph, _ subtypes: Subtypes,
    _ known: inout [SymbolID: Conformers]
  ) {
    if graph.symbols[type].kind != .protocol {
      edges.append(Edge(owner: owner, owned: type, property: property, through: nil))
      return
    }
    let conformers = known[type] ?? Conformers(to: type, graph, subtypes)
    known[type] = conformers
    if conformers.hasWeakStandIn || conformers.all.contains(owner) { return }
    for conformer in conformers.types where edges.count < Self.maximumEdges {
      edges.append(Edge(owner: owner, owned: conformer, property: property, through: type))
    }
  }

  private mutating func addInherited(_ graph: DependencyGraph) {
    let own = Runs(grouping: edges, ownerCount: graph.symbols.count, by: \.owner)
    for type in graph.types where graph.symbols[type].kind == .class && !graph.supertypes(of: type).isEmpty {
      for supertype in graph.allSupertypes(of: type).compactMap(\.symbol) {
        for var edge in own[supertype] where edge.owned != type && edges.count < Self.maximumEdges {
          edge.owner = type
          edges.append(edge)
        }
      }
    }
  }
}
