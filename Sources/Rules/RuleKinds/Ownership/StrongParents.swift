import Architecture
import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Finds strong references from a child to the coordinator or controller that owns it: from a coordinator to its
/// parent, and from a screen to its coordinator. The creator is the parent; between two objects of one protocol the
/// property's name decides.
struct StrongParents {
  private let context: RuleContext
  private let coordinators: Selector
  private let screens: Selector
  private let backNames: [NamePattern]
  private var edges: [SymbolID: [OwnershipGraph.Edge]]
  private var made: [SymbolID: Set<SymbolID>] = [:]
  private let assigned: AssignedTypes
  private let subjects: PassedSubjects

  private var graph: DependencyGraph { context.graph }

  init(of coordinators: Selector, screens: Selector, backNames: [NamePattern], _ context: RuleContext) {
    self.context = context
    self.coordinators = coordinators
    self.screens = screens
    self.backNames = backNames
    (assigned, subjects) = (AssignedTypes(context), context.passedSubjects)
    edges = context.ownershipByOwner
    for type in context.graph.types where isCoordinator(type) { addPeers(of: type) }
  }

  private func isCoordinator(_ type: SymbolID) -> Bool {
    graph.symbols[type].kind.hasCode && coordinators.matches(symbol: type, in: context.model)
  }

  private func isScreen(_ type: SymbolID) -> Bool {
    graph.symbols[type].kind.hasCode && screens.matches(symbol: type, in: context.model)
  }

  /// Adds the coordinators that a coordinator may own through a protocol or base class of its own, as in a tree of
  /// coordinators.
  private mutating func addPeers(of owner: SymbolID) {
    for property in properties(of: owner) {
      for type in context.held(by: property).filter({ $0.strength == .strong }).compactMap(\.type) {
        let conformers = context.model.subtypes.all(of: type) + [type]
        context.budget.spend(conformers.count)
        if context.budget.isSpent { return }
        for conformer in conformers where graph.symbols[conformer].kind == .class && isCoordinator(conformer) {
          edges[owner, default: []].append(
            OwnershipGraph.Edge(owner: owner, owned: conformer, property: property, through: type))
        }
      }
    }
  }

  /// The stored properties of a type and its supertypes.
  private func properties(of type: SymbolID) -> [StoredProperty] {
    let owners = [type] + graph.allSupertypes(of: type).compactMap(\.symbol)
    return owners.flatMap { context.model.holdings.storedProperties(of: $0) }
  }

  /// The cycles, at most one for each property: the property's edge, and the path from the parent back to the child.
  mutating func loops() -> [[OwnershipGraph.Edge]] {
    var found: [SymbolID: [OwnershipGraph.Edge]] = [:]
    for owner in Array(edges.keys).sorted() where graph.symbols[owner].kind == .class {
      for edge in edges[owner] ?? [] where isPreferred(edge, found[edge.property.symbol]?[0]) && isBack(edge) {
        if let way = way(back: edge) {
          found[edge.property.symbol] = [edge] + way
        }
      }
    }
    return Array(found.keys).sorted().compactMap { found[$0] }
  }

  /// Prefers an edge of the property's own type to one of a subclass.
  private func isPreferred(_ edge: OwnershipGraph.Edge, _ known: OwnershipGraph.Edge?) -> Bool {
    guard let known else { return true }
    return edge.owner == edge.property.owner && known.owner != known.property.owner
  }

  private mutating func isBack(_ edge: OwnershipGraph.Edge) -> Bool {
    let (child, parent) = (edge.owner, edge.owned)
    let isElement = context.held(by: edge.property).allSatisfy(\.isElement)
    guard !isElement, graph.symbols[parent].kind == .class, !subjects.isCleared(edge.property) else { return false }
    let isNamed = isNamedBack(edge)
    if isCoordinator(child) {
      guard isCoordinator(parent) || isScreen(parent) else { return false }
      if child == parent || edge.through != nil && isCoordinator(parent) { return isNamed && assigned.mayHold(edge) }
      if makes(child, parent) { return false }
      return isNamed || makes(parent, child)
    }
    return isScreen(child) && isCoordinator(parent) && !makes(child, parent) && !makes(edge.property.owner, parent)
      && assigned.mayHold(edge)
  }

  private func isNamedBack(_ edge: OwnershipGraph.Edge) -> Bool {
    backNames.contains { $0.matches(graph.name(of: edge.property.symbol)) }
  }

  /// Whether a property of a coordinator's protocol is likely to store the edge's class. `var children: [Coordinator]`
  /// may store any coordinator, so only those count that the owner creates.
  private mutating func isAssigned(_ edge: OwnershipGraph.Edge) -> Bool {
    let (owner, owned) = (edge.owner, edge.owned)
    return edge.through == nil || !isCoordinator(owner) || !isCoordinator(owned) || makes(owner, owned)
  }

  private mutating func makes(_ maker: SymbolID, _ type: SymbolID) -> Bool {
    let known = made[maker] ?? graph.constructedTypes(inPartsOf: maker)
    made[maker] = known
    return known.contains(type)
  }

  /// The shortest path along strong references, without the property itself.
  private mutating func way(back link: OwnershipGraph.Edge) -> [OwnershipGraph.Edge]? {
    let (start, end, property) = (link.owned, link.owner, link.property.symbol)
    let isParent = isNamedBack(link)
    var previous: [SymbolID: OwnershipGraph.Edge] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      context.budget.spend(1 + (edges[queue[next]]?.count ?? 0))
      if context.budget.isSpent { return nil }
      for edge in edges[queue[next]] ?? [] where edge.property.symbol != property && (isParent || isAssigned(edge)) {
        if edge.owned == end {
          var way = [edge]
          while way[0].owner != start, let before = previous[way[0].owner] { way.insert(before, at: 0) }
          return way
        }
        if edge.owned != start, previous[edge.owned] == nil {
          previous[edge.owned] = edge
          queue.append(edge.owned)
        }
      }
      next += 1
    }
    return nil
  }
}
