import DependencyGraph
import SourceFacts
import Tables

/// Coupling, abstractness, depth and cycles of the parts of a project: layers, modules, folders or types.
///
/// Ca, Ce, I, A, D: R. C. Martin, OO Design Quality Metrics: An Analysis of Dependencies, 1994. Depth: the levels of J.
/// Lakos, Large-Scale C++ Software Design, 1996.
public struct PartMeasures {
  public struct Part: Sendable, Equatable {
    public var types = 0
    public var protocols = 0
    /// Ca: declarations outside that use one inside.
    public var afferent = 0
    /// Ce: declarations inside that use one outside; with `countsUsed` the declarations outside that are used.
    public var efferent = 0
    /// The length of the longest chain of dependencies that starts here, this part included. The parts of a cycle count
    /// as one.
    public var depth = 1
    /// How many parts are in its cycle; 0 if it is in none.
    public var cycle = 0

    public init() {}

    /// I = Ce / (Ca + Ce); nil if nothing uses it and it uses nothing.
    public var instability: Double? {
      afferent + efferent == 0 ? nil : Double(efferent) / Double(afferent + efferent)
    }

    /// A: the share of protocols; nil without a type.
    public var abstractness: Double? { types == 0 ? nil : Double(protocols) / Double(types) }

    /// D = |A + I - 1|
    public var distance: Double? {
      guard let abstractness, let instability else { return nil }
      return abs(abstractness + instability - 1)
    }
  }

  public private(set) var parts: Table<GroupID, Part>
  public let components: StronglyConnectedComponents

  /// - Parameters:
  ///   - countsUsed: whether Ce counts the declarations that are used. A type is a single declaration, so that its Ce
  ///     would be 0 or 1 otherwise.
  ///   - part: the part of a place in a file, inside a symbol or (nil) outside of all; nil for none.
  public init(
    of graph: DependencyGraph, partCount: Int, countsUsed: Bool, part: (_ file: FileID, _ symbol: SymbolID?) -> GroupID?
  ) {
    parts = Table(repeating: Part(), count: partCount)
    let edges = graph.edges(groupCount: partCount) { file, symbol in symbol.flatMap { part(file, $0) } }
    components = StronglyConnectedComponents(of: edges)
    for type in graph.types {
      guard let part = part(graph.symbols[type].file, type) else { continue }
      parts[part].types += 1
      if graph.symbols[type].kind == .protocol { parts[part].protocols += 1 }
    }
    measureCoupling(graph, countsUsed: countsUsed, part)
    measureDepth(edges)
  }

  private struct Pair: Hashable {
    var part: GroupID
    var declaration: GroupID
  }

  private mutating func measureCoupling(
    _ graph: DependencyGraph, countsUsed: Bool, _ part: (FileID, SymbolID?) -> GroupID?
  ) {
    let edges = graph.typeEdges()
    var users: Set<Pair> = []
    var dependents: Set<Pair> = []
    func place(_ declaration: GroupID) -> GroupID? {
      let symbol = SymbolID(declaration.index)
      return part(graph.symbols[symbol].file, symbol)
    }
    for edge in edges.edges {
      let (source, target) = (edges.sources[edge], edges.targets[edge])
      let (from, to) = (place(source), place(target))
      guard from != to else { continue }
      if let to, users.insert(Pair(part: to, declaration: source)).inserted { parts[to].afferent += 1 }
      let counted = countsUsed ? target : source
      if let from, dependents.insert(Pair(part: from, declaration: counted)).inserted { parts[from].efferent += 1 }
    }
  }

  private mutating func measureDepth(_ edges: GroupEdges) {
    // Edges lead to components with smaller numbers, whose depth is already computed.
    var depths = Table<StronglyConnectedComponents.ComponentID, Int>(repeating: 1, count: components.count)
    for component in components.components {
      let members = components.members(of: component)
      for member in members {
        for target in edges.targets(from: member) where components.component[target] != component {
          depths[component] = max(depths[component], depths[components.component[target]] + 1)
        }
      }
      for member in members {
        parts[member].depth = depths[component]
        parts[member].cycle = members.count > 1 ? members.count : 0
      }
    }
  }
}
