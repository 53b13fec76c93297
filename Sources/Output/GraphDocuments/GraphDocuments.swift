import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// Builds the graphs that `graph` prints.
public struct GraphDocuments {
  private let model: ArchitecturalModel
  private let references: GraphReferences
  /// Returns whether references in a file are reported.
  private let reports: (String) -> Bool

  /// - Parameter violations: the lines at which the rules about layers find a violation. Nil if these rules are not in
  ///   force: then every reference to a higher layer or a sibling is a violation.
  public init(
    _ model: ArchitecturalModel, _ positions: SourcePositions, violations: Set<Position>?,
    reports: @escaping (String) -> Bool
  ) {
    self.model = model
    references = GraphReferences(model: model, positions: positions, violations: violations)
    self.reports = reports
  }

  public func document(_ request: GraphRequest) throws(UsageError) -> GraphDocument {
    if request.collapse != nil, request.level == .module || request.level == .type {
      throw .usage("--collapse counts folders or nested layers: use it with --level folder, file or layer")
    }
    let grouping = GraphGrouping(request.level, of: model, depth: request.collapse ?? .max)
    let graph = model.graph
    let isReported = Table<FileID, Bool>(graph.filesAndInterfaces.map { reports(graph.path(ofFile: $0)) })
    if request.isOwnership { return try owned(request, grouping, isReported) }
    let edges = graph.edges(groupCount: grouping.nodes.count, interfaces: true, where: { isReported[$0.file] }) {
      grouping.node(file: $0, symbol: $1)
    }
    var isShown = shown(grouping, edges, isReported)
    let isNear = try narrow(&isShown, by: request, grouping, edges)
    return document(request, grouping, edges, isShown, isNear) { edge, from, to in
      references.edge(from: from, to: to, edges.references(of: edge))
    }
  }

  /// The edges of the level `layer`, with only the number of their references, because finding the line of each would
  /// take longer than everything else.
  public func layerEdges() -> [HistoryDocument.Edge] {
    let grouping = GraphGrouping(.layer, of: model)
    let edges = model.graph.edges(groupCount: grouping.nodes.count, interfaces: true) {
      grouping.node(file: $0, symbol: $1)
    }
    return edges.edges.compactMap { edge in
      let (from, to) = (grouping.nodes[edges.sources[edge]].id, grouping.nodes[edges.targets[edge]].id)
      if from.isEmpty || to.isEmpty { return nil }
      return HistoryDocument.Edge(
        from: from, to: to, references: edges.weight(of: edge),
        isUpward: edges.references(of: edge).contains(where: references.isUpward))
    }
  }

  /// Builds the ownership graph: strong stored properties, with protocols resolved to the types that conform to them.
  /// Nodes without edges are omitted.
  private func owned(
    _ request: GraphRequest, _ grouping: GraphGrouping, _ isReported: Table<FileID, Bool>
  ) throws(UsageError) -> GraphDocument {
    let links = OwnershipGraph(of: model.graph, model.holdings, model.subtypes).edges.filter { link in
      isReported[model.graph.symbols[link.property.symbol].file]
    }
    func node(_ symbol: SymbolID) -> GroupID? { grouping.node(file: model.graph.symbols[symbol].file, symbol: symbol) }
    var pairs: [(source: GroupID, target: GroupID)] = []
    var properties: [SymbolID] = []
    for link in links {
      guard let source = node(link.owner), let target = node(link.owned), source != target else { continue }
      pairs.append((source, target))
      properties.append(link.property.symbol)
    }
    let edges = GroupEdges(groupCount: grouping.nodes.count, pairs: pairs)
    var isShown = Table<GroupID, Bool>(marking: pairs.flatMap { [$0.source, $0.target] }, count: grouping.nodes.count)
    let isNear = try narrow(&isShown, by: request, grouping, edges)
    return document(request, grouping, edges, isShown, isNear) { edge, from, to in
      let properties = edges.pairs(of: edge).map { properties[$0] }
      return GraphDocument.Edge(from: from, to: to, references: references.shown(properties: properties))
    }
  }

  /// Returns whether each node is shown: nodes in reported files, and nodes that these use.
  private func shown(
    _ grouping: GraphGrouping, _ edges: GroupEdges, _ isReported: Table<FileID, Bool>
  ) -> Table<GroupID, Bool> {
    if !isReported.contains(false) { return grouping.nodes.mapValues { !$0.id.isEmpty } }
    var isShown = Table<GroupID, Bool>(marking: edges.targets, count: grouping.nodes.count)
    func show(file: FileID, symbol: SymbolID?) {
      if isReported[file], let node = grouping.node(file: file, symbol: symbol) { isShown[node] = true }
    }
    if grouping.level == .type {
      for (symbol, entry) in model.graph.symbols.entries { show(file: entry.file, symbol: symbol) }
    } else {
      for file in model.graph.filesAndInterfaces { show(file: file, symbol: nil) }
    }
    for (node, shown) in grouping.nodes.entries where shown.id.isEmpty { isShown[node] = false }
    return isShown
  }

  /// Applies `--reaches`, then `--focus` to the remaining nodes.
  ///
  /// - Returns: for each node whether it is near enough to the focus that all its edges are shown; of the most distant
  ///   nodes only the edges to nearer ones are. Nil without a focus.
  private func narrow(
    _ isShown: inout Table<GroupID, Bool>, by request: GraphRequest, _ grouping: GraphGrouping, _ edges: GroupEdges
  ) throws(UsageError) -> Table<GroupID, Bool>? {
    if request.focus == nil, request.reaches == nil { return nil }
    let parts = NamedParts(model)
    var edges = edges
    if let name = request.reaches {
      let nodes = try nodes(named: name, parts, grouping)
      let depth = request.focus == nil ? request.depth ?? .max : .max
      let isReaching = edges.reach(from: nodes, .backward, steps: depth)
      for node in isShown.indices where !isReaching[node] { isShown[node] = false }
      edges = edges.within { isShown[$0] }
    }
    if let name = request.focus {
      let starts = try nodes(named: name, parts, grouping).filter { isShown[$0] }
      let isNear = edges.reach(from: starts, .both, steps: request.depth ?? 1)
      for node in isShown.indices where !isNear[node] { isShown[node] = false }
      return edges.reach(from: starts, .both, steps: max(0, (request.depth ?? 1) - 1))
    }
    return nil
  }

  private func nodes(named name: String, _ parts: NamedParts, _ grouping: GraphGrouping) throws(UsageError) -> [GroupID]
  {
    let nodes = try parts.find(name, preferring: grouping.level).nodes(of: grouping)
    if nodes.isEmpty { throw .usage("'\(name)' is in no \(grouping.level.rawValue): choose another --level") }
    return nodes
  }

  /// - Parameter shown: returns an edge with its references, between the nodes with these ids.
  private func document(
    _ request: GraphRequest, _ grouping: GraphGrouping, _ edges: GroupEdges, _ isShown: Table<GroupID, Bool>,
    _ isNear: Table<GroupID, Bool>?,
    shown: (EdgeID, _ from: String, _ to: String) -> GraphDocument.Edge
  ) -> GraphDocument {
    var document = GraphDocument(level: grouping.level)
    // Layers stay in order from top to bottom; other nodes are sorted by name.
    var order = grouping.nodes.indices.filter { isShown[$0] }
    if grouping.level != .layer { order = order.sorted { grouping.nodes[$0].id < grouping.nodes[$1].id } }
    document.nodes = order.map { grouping.nodes[$0] }
    var place = Table<GroupID, Int>(repeating: 0, count: grouping.nodes.count)
    for (index, node) in order.enumerated() { place[node] = index }
    func places(_ edge: EdgeID) -> (Int, Int) { (place[edges.sources[edge]], place[edges.targets[edge]]) }
    let kept = edges.edges.filter { edge in
      let (source, target) = (edges.sources[edge], edges.targets[edge])
      return isShown[source] && isShown[target] && (isNear.map { $0[source] || $0[target] } ?? true)
    }
    document.edges = kept.sorted { places($0) < places($1) }.map { edge in
      shown(edge, grouping.nodes[edges.sources[edge]].id, grouping.nodes[edges.targets[edge]].id)
    }
    document.keepEdges(of: request)
    document.layers = layers(enclosing: document)
    return document
  }

  /// Returns the layers of the nodes and the layers that contain these, in order.
  private func layers(enclosing document: GraphDocument) -> [GraphDocument.Node] {
    let all = GraphGrouping(.layer, of: model).nodes
    let parents = Dictionary(all.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    var named: Set<String> = []
    for node in document.nodes {
      var layer = document.level == .layer ? node.id : node.layer
      while let name = layer, named.insert(name).inserted { layer = parents[name] ?? nil }
    }
    return all.filter { named.contains($0.id) }
  }
}

extension GraphDocument {
  /// Removes the edges that a request excludes, and nodes that then have no edges.
  fileprivate mutating func keepEdges(of request: GraphRequest) {
    guard request.onlyViolations || request.minReferences > 1 else { return }
    edges.removeAll { edge in
      edge.references.count < request.minReferences || request.onlyViolations && !edge.isAgainstLayers
    }
    let linked = Set(edges.flatMap { [$0.from, $0.to] })
    nodes.removeAll { !linked.contains($0.id) }
  }
}

extension GroupEdges {
  /// Returns the edges between groups for which `holds` returns true, without their references.
  fileprivate func within(_ holds: (GroupID) -> Bool) -> GroupEdges {
    let kept = edges.filter { holds(sources[$0]) && holds(targets[$0]) }
    return GroupEdges(groupCount: groupCount, pairs: kept.map { (sources[$0], targets[$0]) })
  }
}
