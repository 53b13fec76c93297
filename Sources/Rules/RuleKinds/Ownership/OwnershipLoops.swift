import Architecture
import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// Finds retain cycles one after another: the reference that should be weak is removed from the graph, and the search
/// continues until no cycle is left. Each cycle starts with that reference.
struct OwnershipLoops {
  let context: RuleContext
  private let backNames: [NamePattern]
  private var edges: [OwnershipGraph.Edge]
  /// All owners and owned types, ascending: the nodes of the search.
  private let types: [SymbolID]
  /// For each symbol, the node of a type.
  private var groups: Table<SymbolID, GroupID>
  var ownerInference: OwnerInference
  private let subjects: PassedSubjects
  private let teardown: Teardown
  private let assigned: AssignedTypes
  /// Whether the search stopped early: see `stepsPerEdge`.
  private(set) var isIncomplete = false
  /// For each property, whether its own type creates the value.
  private var isCreated: [SymbolID: Bool] = [:]
  /// For each step of a cycle, the indices of its edges, those with the lowest rank last; computed on demand.
  private var candidates: [Step: [Int]] = [:]

  private struct Step: Hashable { let source, target: GroupID }

  /// - Parameter except: owners whose properties do not count.
  init(context: RuleContext, backNames: [NamePattern], except: Selector) {
    self.context = context
    self.backNames = backNames
    ownerInference = OwnerInference(context)
    (subjects, teardown, assigned) = (context.passedSubjects, Teardown(context), AssignedTypes(context))
    edges = Self.looping(context.ownership.edges, symbolCount: context.graph.symbols.count)
    var values: [SymbolID: Set<SymbolID>] = [:]
    for owner in Set(edges.lazy.map(\.property.owner).filter { !context.graph.isSwift($0) }) {
      let properties = context.model.holdings.storedProperties(of: owner)
      let stored = context.graph.storedValues(properties, of: owner).filter { !context.graph.isNeverSet($0) }
      values[owner] = Set(stored.map(\.symbol))
    }
    if !values.isEmpty { edges.removeAll { values[$0.property.owner]?.contains($0.property.symbol) == false } }
    if !except.selectsAll {
      let owners = Set(edges.map(\.property.owner)).filter { except.matches(symbol: $0, in: context.model) }
      edges.removeAll { owners.contains($0.property.owner) }
    }
    edges = Self.likely(edges) { Self.isNamed($0, backNames, context) }
    (types, groups) = Self.groups(of: edges, symbolCount: context.graph.symbols.count)
  }

  private static func groups(
    of edges: [OwnershipGraph.Edge], symbolCount: Int
  ) -> (types: [SymbolID], groups: Table<SymbolID, GroupID>) {
    var isMember = Table<SymbolID, Bool>(repeating: false, count: symbolCount)
    for edge in edges { (isMember[edge.owner], isMember[edge.owned]) = (true, true) }
    let types = isMember.indices.filter { isMember[$0] }
    var groups = Table<SymbolID, GroupID>(repeating: GroupID(0), count: symbolCount)
    for (group, type) in Table<GroupID, SymbolID>(types).entries { groups[type] = group }
    return (types, groups)
  }

  /// The edges in cycles, with all other edges through the same protocols, because these are needed to count how many
  /// types conform to a protocol.
  private static func looping(_ edges: [OwnershipGraph.Edge], symbolCount: Int) -> [OwnershipGraph.Edge] {
    let (types, groups) = groups(of: edges, symbolCount: symbolCount)
    let pairs = edges.map { (source: groups[$0.owner], target: groups[$0.owned]) }
    let components = StronglyConnectedComponents(of: GroupEdges(groupCount: types.count, pairs: pairs))
    let isInside = pairs.map {
      $0.source != $0.target && components.component[$0.source] == components.component[$0.target]
    }
    let through = Set(edges.indices.lazy.filter { isInside[$0] && edges[$0].through != nil }.map { edges[$0].through })
    return edges.indices.filter { isInside[$0] || through.contains(edges[$0].through) }.map { edges[$0] }
  }

  /// The edges that are likely to exist. A property of a protocol type may own any conforming class. That it owns the
  /// one that leads back is likely only if the name of this property or of its counterpart points back.
  private static func likely(_ edges: [OwnershipGraph.Edge], isBack: (OwnershipGraph.Edge) -> Bool) -> [OwnershipGraph
    .Edge]
  {
    var conformers: [SymbolID: Set<SymbolID>] = [:]
    for edge in edges {
      if let through = edge.through { conformers[through, default: []].insert(edge.owned) }
    }
    func isOneOfMany(_ edge: OwnershipGraph.Edge) -> Bool {
      edge.through.flatMap { conformers[$0]?.count } ?? 0 > fewConformers
    }
    let suspects = edges.filter(isOneOfMany)
    if suspects.isEmpty { return edges }
    let owners = Set(suspects.map(\.owned))
    var back: [SymbolID: Set<SymbolID>] = [:]
    for edge in edges where owners.contains(edge.owner) && isBack(edge) {
      back[edge.owner, default: []].insert(edge.owned)
    }
    return edges.filter { !isOneOfMany($0) || isBack($0) || back[$0.owned]?.contains($0.owner) ?? false }
  }

  private static let fewConformers = 3

  /// Each cycle that is found may cost a search of the whole graph. The most entangled app that we know of needs 11
  /// steps per edge, and 8,000 in total.
  private static let stepsPerEdge = 200
  private static let leastSteps = 50_000

  /// The cycles that were found before the budget was spent.
  mutating func loops() -> [[OwnershipGraph.Edge]] {
    var loops: [[OwnershipGraph.Edge]] = []
    let limit = min(
      context.budget.limit - context.budget.steps, max(Self.leastSteps, edges.count * Self.stepsPerEdge))
    var elimination = CycleElimination(
      groupCount: types.count, pairs: edges.map { (source: groups[$0.owner], target: groups[$0.owned]) })
    defer { context.budget.spend(elimination.work) }
    let edgesOfProperty = Dictionary(grouping: edges.indices) { edges[$0].property.symbol }
    var components = elimination.components()
    while elimination.work < limit {
      var removed: [Int] = []
      for place in components.indices {
        let loop = links(elimination.shortestCycle(in: &components[place]), elimination)
        guard !loop.isEmpty else { continue }
        let wrong = Set(loop.filter { !mayHold($0) }.map(Link.init))
        if !wrong.isEmpty {
          removed += wrong.flatMap { edgesOfProperty[$0.property] ?? [] }.filter { wrong.contains(Link(edges[$0])) }
          continue
        }
        let weakest = loop.indices.min { rank(loop[$0]) < rank(loop[$1]) } ?? 0
        if isPossible(loop), !isCut(loop) { loops.append(Array(loop[weakest...] + loop[..<weakest])) }
        removed += edgesOfProperty[loop[weakest].property.symbol] ?? []
      }
      let isDone = components.allSatisfy { !$0.mayBeDisconnected }
      if removed.isEmpty, isDone { return loops }
      let places = elimination.places(of: components)
      for edge in removed { elimination.remove(pair: edge, from: &components, places) }
      components = elimination.components(components)
    }
    isIncomplete = true
    return loops
  }

  private struct Link: Hashable {
    let property, owner, owned: SymbolID

    init(_ edge: OwnershipGraph.Edge) { (property, owner, owned) = (edge.property.symbol, edge.owner, edge.owned) }
  }

  /// Whether the code assigns a value of the edge's class to a property of a protocol type.
  private func mayHold(_ edge: OwnershipGraph.Edge) -> Bool { assigned.mayHold(edge) }

  /// Whether any code sets a reference of the cycle to nil or empties its collection, so that the cycle is broken on
  /// purpose.
  private func isCut(_ loop: [OwnershipGraph.Edge]) -> Bool {
    loop.contains { subjects.isCleared($0.property) || isPassing($0) || teardown.empties($0.property) }
  }

  /// Whether values of an enum are added to and removed from a collection, as in a navigation path: `var path:
  /// [Route]`.
  private func isPassing(_ edge: OwnershipGraph.Edge) -> Bool {
    context.graph.symbols[edge.owned].kind == .enum && context.held(by: edge.property).contains(where: \.isElement)
      && !context.graph.declaration(of: edge.property.symbol).modifiers.contains(.constant)
  }

  /// The first property for each step of a cycle; one that points back is preferred.
  private mutating func links(_ loop: [GroupID], _ elimination: CycleElimination) -> [OwnershipGraph.Edge] {
    var links: [OwnershipGraph.Edge] = []
    for (index, group) in loop.enumerated() {
      let next = loop[(index + 1) % loop.count]
      guard let edge = elimination.edges.edge(from: group, to: next) else { return [] }
      let step = Step(source: group, target: next)
      // Thousands of properties may have the same type, and each cycle removes only one of them.
      if candidates[step] == nil { candidates[step] = ranked(elimination.pairs(of: edge)) }
      while let last = candidates[step]?.last, elimination.isRemoved[last] { candidates[step]?.removeLast() }
      guard let best = candidates[step]?.last else { return [] }
      links.append(edges[best])
    }
    return links
  }

  /// Whether a cycle can exist. At least two types must be classes, because values are copied. At least one object must
  /// be passed in: if all objects create the objects that they store, each of them stores a new one. And the last
  /// reference of a cycle is set when both ends exist, so not all of them can be constants.
  private mutating func isPossible(_ loop: [OwnershipGraph.Edge]) -> Bool {
    let graph = context.graph
    let objects = loop.count { [.class, .actor].contains(graph.symbols[$0.owner].kind) }
    // A nib connects objects that the nib itself creates, not objects that code creates.
    let mixesNibAndCode = loop.indices.contains { index in
      isCreatedInside(loop[index])
        && graph.attributeNames(of: loop[(index + 1) % loop.count].property.symbol).contains("IBOutlet")
    }
    let passedIn = loop.filter { !isCreatedInside($0) }
    // Objects in collections, with collections of their own, form a tree.
    if passedIn.count == 1, !isNamedBack(passedIn[0]), isCollection(passedIn[0]) { return false }
    if passedIn.count == loop.count, loop.contains(where: isCollection), !loop.contains(where: { pointsBack($0) }),
      !loop.contains(where: passesItself)
    {
      return false
    }
    return objects > 1 && !mixesNibAndCode && !passedIn.isEmpty
      && !loop.allSatisfy { graph.declaration(of: $0.property.symbol).modifiers.contains(.constant) }
  }

  private func isCollection(_ edge: OwnershipGraph.Edge) -> Bool {
    context.held(by: edge.property).contains { $0.isElement && !$0.isBoxed }
  }

  /// Whether something shows that a reference leads back to an object of the same cycle: its name, the roles of both
  /// ends, an outlet, which a nib connects, or an initializer that always takes the other object. Without that, types
  /// with collections that hold each other are a tree of data: a page of widgets that lead to further pages.
  private mutating func pointsBack(_ edge: OwnershipGraph.Edge) -> Bool {
    isNamedBack(edge) || ownerInference.direction(from: edge.owner, to: edge.owned) != .unknown
      || context.graph.attributeNames(of: edge.property.symbol).contains("IBOutlet")
      || !isCollection(edge) && isPassedToInitializer(edge)
  }

  /// `- (instancetype)initWithMenu:(Menu *)menu`, `init(menu: Menu)`
  private func isPassedToInitializer(_ edge: OwnershipGraph.Edge) -> Bool {
    let graph = context.graph
    return graph.members(of: edge.property.owner).contains { member in
      let isInitializer =
        graph.symbols[member].kind == .initializer
        || !graph.isSwift(member) && graph.name(of: member).hasPrefix("initWith")
      let facts = graph.files[graph.symbols[member].file].facts
      return isInitializer
        && graph.parameters(of: member, naming: edge.owned).contains { parameter in
          parameter.type.map { facts.nodes[$0].kind != .optionalType } ?? false
        }
    }
  }

  /// Whether code of the owner passes the object itself to others: `row.section = self`.
  private func passesItself(_ edge: OwnershipGraph.Edge) -> Bool {
    context.reader.uses(of: edge.owner).contains { context.reader.passesItself($0) }
  }

  /// Indices of edges, those with the lowest rank last.
  private mutating func ranked(_ indices: [Int]) -> [Int] {
    let ranks = indices.map { rank(edges[$0]) }
    return indices.indices.sorted { (ranks[$0], $0) > (ranks[$1], $1) }.map { indices[$0] }
  }

  /// The rank of a reference; the lowest should be the weak one. References that point back, by role or name, come
  /// first; then values that are passed in, then optional ones, then those that are not in a collection.
  private mutating func rank(_ edge: OwnershipGraph.Edge) -> Int {
    var rank = 0
    let isCreated = isCreatedInside(edge)
    if isCreated || !isNamedBack(edge) { rank += 8 }
    if isCreated { rank += 4 }
    switch ownerInference.direction(from: edge.owner, to: edge.owned) {
    case .owned: rank += 16
    case .back where !isCreated: rank -= 16
    case .back, .unknown: break
    }
    if !canBeWeak(edge) || isCreated { rank += 64 }
    if holdsForSystem(edge.property) { rank += 32 }
    if !edge.property.isOptional { rank += 1 }
    return rank
  }

  /// Whether a reference can be weak. Elements of collections, constants in structs, cases of enums, and values cannot.
  func canBeWeak(_ edge: OwnershipGraph.Edge) -> Bool {
    let (graph, symbol) = (context.graph, edge.property.symbol)
    return graph.symbols[symbol].kind != .case && !context.held(by: edge.property).contains(where: \.isElement)
      && (graph.symbols[edge.property.owner].kind != .struct
        || !graph.declaration(of: symbol).modifiers.contains(.constant))
      && [.class, .actor].contains(graph.symbols[edge.owned].kind)
  }

  /// Whether only classes can be stored in the property: `weak` needs that.
  func isClassBound(_ edge: OwnershipGraph.Edge) -> Bool {
    edge.through.map(context.graph.isDeclaredClassBound) ?? true
  }

  /// See `PropertyOrigins.holdsForSystem`.
  private func holdsForSystem(_ property: StoredProperty) -> Bool {
    context.origins(of: property.owner).holdsForSystem(property)
  }

  func isNamedBack(_ edge: OwnershipGraph.Edge) -> Bool { Self.isNamed(edge, backNames, context) }

  private static func isNamed(_ edge: OwnershipGraph.Edge, _ backNames: [NamePattern], _ context: RuleContext) -> Bool {
    let name = context.graph.plainName(of: edge.property.symbol)
    return backNames.contains { $0.matches(name) }
  }

  mutating func isCreatedInside(_ edge: OwnershipGraph.Edge) -> Bool {
    let property = edge.property
    if let known = isCreated[property.symbol] { return known }
    let result = context.origins(of: property.owner).isCreatedInside(property)
    isCreated[property.symbol] = result
    return result
  }
}
