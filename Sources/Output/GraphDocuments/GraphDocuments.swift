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
    let isReported = graph.filesAndInterfaces.map { reports(graph.path(ofFile: $0)) }
    if request.isOwnership { return try owned(request, grouping, isReported) }
    let edges = graph.edges(groupCount: grouping.nodes.count, interfaces: true, where: { isReported[$0.file] }) {
      grouping.node(file: $0, symbol: $1)
    }
    var isShown = shown(grouping, edges, isReported)
    try narrow(&isShown, by: request, grouping, edges)
    return document(grouping, edges, isShown) { behind in
      (references.shown(behind), references.goAgainstLayers(behind))
    }
  }

  /// Builds the ownership graph: strong stored properties, with protocols resolved to the types that conform to them.
  /// Nodes without an edge are omitted.
  private func owned(
    _ request: GraphRequest, _ grouping: GraphGrouping, _ isReported: [Bool]
  ) throws(UsageError) -> GraphDocument {
    let links = OwnershipGraph(of: model.graph, model.holdings, model.subtypes).edges.filter { link in
      isReported[model.graph.symbols[link.property.symbol].file]
    }
    func node(_ symbol: SymbolID) -> Int32 { grouping.node(file: model.graph.symbols[symbol].file, symbol: symbol) }
    let pairs = links.map { (node($0.owner), node($0.owned)) }
    let shown = pairs.indices.filter { pairs[$0].0 >= 0 && pairs[$0].1 >= 0 && pairs[$0].0 != pairs[$0].1 }
    let edges = GroupEdges(groupCount: grouping.nodes.count, pairs: shown.map { pairs[$0] })
    var isShown = [Bool](repeating: false, count: grouping.nodes.count)
    for index in shown { (isShown[Int(pairs[index].0)], isShown[Int(pairs[index].1)]) = (true, true) }
    try narrow(&isShown, by: request, grouping, edges)
    return document(grouping, edges, isShown) { behind in
      (references.shown(properties: behind.map { links[shown[Int($0)]].property.symbol }), false)
    }
  }

  /// Returns whether each node is shown: nodes in reported files, and what they use.
  private func shown(_ grouping: GraphGrouping, _ edges: GroupEdges, _ isReported: [Bool]) -> [Bool] {
    if !isReported.contains(false) { return grouping.nodes.map { !$0.id.isEmpty } }
    var isShown = [Bool](repeating: false, count: grouping.nodes.count)
    for edge in 0..<edges.count { isShown[Int(edges.targets[edge])] = true }
    func show(file: FileID, symbol: SymbolID?) {
      let node = grouping.node(file: file, symbol: symbol)
      if node >= 0, isReported[file.index] { isShown[Int(node)] = true }
    }
    if grouping.level == .type {
      for (symbol, entry) in model.graph.symbols.enumerated() { show(file: entry.file, symbol: SymbolID(symbol)) }
    } else {
      for file in model.graph.filesAndInterfaces { show(file: file, symbol: nil) }
    }
    return isShown.indices.map { isShown[$0] && !grouping.nodes[$0].id.isEmpty }
  }

  /// Applies `--reaches`, then `--focus` to the remaining nodes.
  private func narrow(
    _ isShown: inout [Bool], by request: GraphRequest, _ grouping: GraphGrouping, _ edges: GroupEdges
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

  private func nodes(named name: String, _ parts: NamedParts, _ grouping: GraphGrouping) throws(UsageError) -> [Int] {
    let nodes = try parts.find(name, preferring: grouping.level).nodes(of: grouping)
    if nodes.isEmpty { throw .usage("'\(name)' is in no \(grouping.level.rawValue): choose another --level") }
    return nodes
  }

  /// `details` returns the references of an edge, and whether it violates the layers.
  private func document(
    _ grouping: GraphGrouping, _ edges: GroupEdges, _ isShown: [Bool],
    details: ([Int32]) -> (references: [GraphDocument.Reference], isAgainstLayers: Bool)
  ) -> GraphDocument {
    var document = GraphDocument(level: grouping.level)
    // Layers stay in order from top to bottom; other nodes are sorted by name.
    var order = grouping.nodes.indices.filter { isShown[$0] }
    if grouping.level != .layer { order = order.ordered { grouping.nodes[$0].id < grouping.nodes[$1].id } }
    document.nodes = order.map { grouping.nodes[$0] }
    var place = [Int](repeating: -1, count: grouping.nodes.count)
    for (index, node) in order.enumerated() { place[node] = index }
    func places(_ edge: Int) -> (Int, Int) {
      (place[Int(edges.sources[edge])], place[Int(edges.targets[edge])])
    }
    let shown = (0..<edges.count).filter { places($0).0 >= 0 && places($0).1 >= 0 }
    document.edges = shown.ordered { places($0) < places($1) }.map { edge in
      let (references, isAgainstLayers) = details(Array(edges.references(behind: edge)))
      return GraphDocument.Edge(
        from: grouping.nodes[Int(edges.sources[edge])].id, to: grouping.nodes[Int(edges.targets[edge])].id,
        references: references, isAgainstLayers: isAgainstLayers)
    }
    return document
  }
}

extension GroupEdges {
  /// Returns the edges between groups for which `holds` returns true, without their references.
  fileprivate func within(_ holds: (Int) -> Bool) -> GroupEdges {
    let inner = (0..<count).filter { holds(Int(sources[$0])) && holds(Int(targets[$0])) }
    return GroupEdges(groupCount: groupCount, pairs: inner.map { (sources[$0], targets[$0]) })
  }
}
