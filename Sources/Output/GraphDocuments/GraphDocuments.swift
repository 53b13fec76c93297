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
  /// Whether references in a file are reported.
  private let reports: (String) -> Bool

  public init(_ model: ArchitecturalModel, _ positions: SourcePositions, reports: @escaping (String) -> Bool) {
    self.model = model
    references = GraphReferences(model: model, positions: positions)
    self.reports = reports
  }

  public func document(_ request: GraphRequest) throws(UsageError) -> GraphDocument {
    let grouping = GraphGrouping(request.level, of: model)
    let graph = model.graph
    let isReported = Table<FileID, Bool>(graph.filesAndInterfaces.map { reports(graph.path(ofFile: $0)) })
    if request.isOwnership { return try owned(request, grouping, isReported) }
    let edges = graph.edges(groupCount: grouping.nodes.count, interfaces: true, where: { isReported[$0.file] }) {
      grouping.node(file: $0, symbol: $1)
    }
    var isShown = shown(grouping, edges, isReported)
    try narrow(&isShown, by: request, grouping, edges)
    return document(grouping, edges, isShown) { edge in
      let behind = edges.references(behind: edge)
      return (references.shown(behind), references.goAgainstLayers(behind))
    }
  }

  /// Builds the ownership graph: strong stored properties, with protocols resolved to the types that conform to them.
  /// Nodes without an edge are omitted.
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
    try narrow(&isShown, by: request, grouping, edges)
    return document(grouping, edges, isShown) { edge in
      (references.shown(properties: edges.pairs(behind: edge).map { properties[$0] }), false)
    }
  }

  /// Returns whether each node is shown: nodes in reported files, and what they use.
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
  private func narrow(
    _ isShown: inout Table<GroupID, Bool>, by request: GraphRequest, _ grouping: GraphGrouping, _ edges: GroupEdges
  ) throws(UsageError) {
    if request.focus == nil, request.reaches == nil { return }
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
    }
  }

  private func nodes(named name: String, _ parts: NamedParts, _ grouping: GraphGrouping) throws(UsageError) -> [GroupID]
  {
    let nodes = try parts.find(name, preferring: grouping.level).nodes(of: grouping)
    if nodes.isEmpty { throw .usage("'\(name)' is in no \(grouping.level.rawValue): choose another --level") }
    return nodes
  }

  /// `details` returns the references of an edge, and whether it violates the layers.
  private func document(
    _ grouping: GraphGrouping, _ edges: GroupEdges, _ isShown: Table<GroupID, Bool>,
    details: (EdgeID) -> (references: [GraphDocument.Reference], isAgainstLayers: Bool)
  ) -> GraphDocument {
    var document = GraphDocument(level: grouping.level)
    // Layers stay in order from top to bottom; other nodes are sorted by name.
    var order = grouping.nodes.indices.filter { isShown[$0] }
    if grouping.level != .layer { order = order.ordered { grouping.nodes[$0].id < grouping.nodes[$1].id } }
    document.nodes = order.map { grouping.nodes[$0] }
    var place = Table<GroupID, Int>(repeating: 0, count: grouping.nodes.count)
    for (index, node) in order.enumerated() { place[node] = index }
    func places(_ edge: EdgeID) -> (Int, Int) { (place[edges.sources[edge]], place[edges.targets[edge]]) }
    let shown = edges.edges.filter { isShown[edges.sources[$0]] && isShown[edges.targets[$0]] }
    document.edges = shown.ordered { places($0) < places($1) }.map { edge in
      let (references, isAgainstLayers) = details(edge)
      return GraphDocument.Edge(
        from: grouping.nodes[edges.sources[edge]].id, to: grouping.nodes[edges.targets[edge]].id,
        references: references, isAgainstLayers: isAgainstLayers)
    }
    return document
  }
}

extension GroupEdges {
  /// Returns the edges between groups for which `holds` returns true, without their references.
  fileprivate func within(_ holds: (GroupID) -> Bool) -> GroupEdges {
    let kept = edges.filter { holds(sources[$0]) && holds(targets[$0]) }
    return GroupEdges(groupCount: groupCount, pairs: kept.map { (sources[$0], targets[$0]) })
  }
}
