import Architecture
import DependencyGraph
import LowLevel
import Patterns
import SourceFacts

/// Strong references from a child to the coordinator, or controller, that holds it: of a coordinator to its parent, of a
/// screen to its coordinator. Who makes the other is the parent; between two of one protocol the property's name tells.
struct StrongParents {
  private let context: RuleContext
  private let coordinators: Selector
  private let screens: Selector
  private let backNames: [NamePattern]
  private var edges: [Int32: [OwnershipGraph.Edge]]
  private var made: [Int: Set<Int32>] = [:]

  private var graph: DependencyGraph { context.graph }

  init(of coordinators: Selector, screens: Selector, backNames: [NamePattern], _ context: RuleContext) {
    self.context = context
    self.coordinators = coordinators
    self.screens = screens
    self.backNames = backNames
    edges = context.ownershipByOwner
    for type in context.graph.types where isCoordinator(type) { addPeers(of: type) }
  }

  private func isCoordinator(_ type: Int) -> Bool {
    graph.symbols[type].kind.hasCode && coordinators.matches(symbol: type, in: context.model)
  }

  private func isScreen(_ type: Int) -> Bool {
    graph.symbols[type].kind.hasCode && screens.matches(symbol: type, in: context.model)
  }

  /// What a coordinator holds by a protocol, or a base class, that it is one of itself: a tree of coordinators.
  private mutating func addPeers(of type: Int) {
    for property in properties(of: type) {
      for held in context.held(by: property) where held.type >= 0 && held.strength == .strong {
        let conformers = context.model.subtypes.all(of: Int(held.type)) + [Int(held.type)]
        for conformer in conformers where graph.symbols[conformer].kind == .class && isCoordinator(conformer) {
          edges[Int32(type), default: []].append(
            OwnershipGraph.Edge(owner: Int32(type), owned: Int32(conformer), property: property, through: held.type))
        }
      }
    }
  }

  /// Inherited ones too.
  private func properties(of type: Int) -> [StoredProperty] {
    let owners = [type] + graph.allSupertypes(of: type).compactMap { $0.symbol < 0 ? nil : Int($0.symbol) }
    return owners.flatMap { context.model.holdings.storedProperties(of: $0) }
  }

  /// Each with the way from the parent back to the child. One for each property.
  mutating func loops() -> [[OwnershipGraph.Edge]] {
    var found: [Int32: [OwnershipGraph.Edge]] = [:]
    for owner in Array(edges.keys).ordered() where graph.symbols[Int(owner)].kind == .class {
      for edge in edges[owner] ?? [] where isNews(edge, found[edge.property.symbol]?[0]) && isBack(edge) {
        if let way = way(back: edge) {
          found[edge.property.symbol] = [edge] + way
        }
      }
    }
    return Array(found.keys).ordered().compactMap { found[$0] }
  }

  /// What its own type holds by a property is told before what a subclass does.
  private func isNews(_ edge: OwnershipGraph.Edge, _ known: OwnershipGraph.Edge?) -> Bool {
    guard let known else { return true }
    return edge.owner == edge.property.owner && known.owner != known.property.owner
  }

  private mutating func isBack(_ edge: OwnershipGraph.Edge) -> Bool {
    let (child, parent) = (Int(edge.owner), Int(edge.owned))
    let isElement = context.held(by: edge.property).allSatisfy(\.isElement)
    guard !isElement, graph.symbols[parent].kind == .class else { return false }
    let isNamed = isNamedBack(edge)
    if isCoordinator(child) {
      guard isCoordinator(parent) || isScreen(parent) else { return false }
      if child == parent || edge.through >= 0 && isCoordinator(parent) { return isNamed }
      if makes(child, parent) { return false }
      return isNamed || makes(parent, child)
    }
    return isScreen(child) && isCoordinator(parent) && !makes(child, parent)
  }

  private func isNamedBack(_ edge: OwnershipGraph.Edge) -> Bool {
    backNames.contains { $0.matches(graph.name(of: Int(edge.property.symbol))) }
  }

  /// `var children: [Coordinator]` may hold any coordinator. Where no property is called the parent, only those count
  /// that its owner makes.
  private mutating func isAssigned(_ edge: OwnershipGraph.Edge) -> Bool {
    let (owner, owned) = (Int(edge.owner), Int(edge.owned))
    return edge.through < 0 || !isCoordinator(owner) || !isCoordinator(owned) || makes(owner, owned)
  }

  private mutating func makes(_ maker: Int, _ type: Int) -> Bool {
    let known = made[maker] ?? graph.constructedTypes(inPartsOf: maker)
    made[maker] = known
    return known.contains(Int32(type))
  }

  /// The shortest way along strong references; the property that is looked at is none.
  private mutating func way(back link: OwnershipGraph.Edge) -> [OwnershipGraph.Edge]? {
    let (start, end, property) = (link.owned, link.owner, link.property.symbol)
    let isParent = isNamedBack(link)
    var previous: [Int32: OwnershipGraph.Edge] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
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
