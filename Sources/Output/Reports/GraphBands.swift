import Findings

/// The nodes of a graph arranged in rows, so that layers are bands in their order from top to bottom.
struct GraphBands {
  /// Nested bands of layers with their nodes. Nodes without a layer are in an unnamed band, the last one.
  private(set) var bands: [Band] = []
  /// Indices into the nodes of the graph, row by row.
  private(set) var rows: [[Int]] = []

  struct Band {
    /// Nil for nodes without a layer, and for a layer that is drawn as a single node.
    var name: String?
    /// Indices into the nodes of the graph, arranged.
    var nodes: [Int] = []
    var inner: [Band] = []
    /// The rows of the band.
    var rows = 0..<0
  }

  private let graph: GraphDocument
  private let nodesOfLayer: [String?: [Int]]
  /// The ids of nodes with edges. A layer whose files are all in nested layers needs no separate node.
  private let linked: Set<String>

  init(_ graph: GraphDocument) {
    self.graph = graph
    nodesOfLayer = Dictionary(grouping: graph.nodes.indices) { index in
      graph.level == .layer ? graph.nodes[index].id : graph.nodes[index].layer
    }
    linked = Set(graph.edges.flatMap { [$0.from, $0.to] })
    let known = Set(graph.layers.map(\.id))
    bands = bands(in: nil, from: 0)
    // Layers that the document does not describe are in the order of their first nodes.
    let others = nodesOfLayer.filter { $0.key.map { !known.contains($0) } ?? true }.values.sorted { $0[0] < $1[0] }
    for nodes in others {
      let layer = graph.level == .layer ? nil : graph.nodes[nodes[0]].layer
      bands.append(band(named: layer, nodes, inner: nil, from: bands.last?.rows.upperBound ?? 0))
    }
    fill(bands)
  }

  /// All bands with nodes, flattened, in order.
  var order: [Band] {
    func flat(_ bands: [Band]) -> [Band] { bands.flatMap { [$0] + flat($0.inner) } }
    return flat(bands).filter { !$0.nodes.isEmpty }
  }

  private func bands(in parent: String?, from first: Int) -> [Band] {
    var (found, start, end, rank) = ([Band](), first, first, Int?.none)
    for layer in graph.layers where layer.parent == parent {
      // Layers of the same rank are side by side.
      if layer.rank != rank { start = end }
      rank = layer.rank
      let band = band(named: layer.id, nodesOfLayer[layer.id] ?? [], inner: layer.id, from: start)
      if band.nodes.isEmpty, band.inner.isEmpty { continue }
      end = max(end, band.rows.upperBound)
      found.append(band)
    }
    return found
  }

  private func band(named name: String?, _ nodes: [Int], inner: String?, from first: Int) -> Band {
    let isDrawnByInner = graph.level == .layer && !(inner.map { bands(in: $0, from: first) } ?? []).isEmpty
    let nodes = arranged(isDrawnByInner ? nodes.filter { linked.contains(graph.nodes[$0].id) } : nodes)
    let end = first + (nodes.count + columns(nodes.count) - 1) / columns(nodes.count)
    let innerBands = inner.map { bands(in: $0, from: end) } ?? []
    var band = Band(name: name, nodes: nodes, inner: innerBands)
    if graph.level == .layer, innerBands.isEmpty { band.name = nil }
    band.rows = first..<max(end, innerBands.map(\.rows.upperBound).max() ?? end)
    return band
  }

  /// The number of columns: enough that the picture is about as wide as it is high, and few enough that it is legible.
  private func columns(_ count: Int) -> Int {
    var columns = 1
    while columns * columns < 3 * count { columns += 1 }
    return min(max(columns, 6), 14)
  }

  /// Sorts nodes of one layer: nodes that use others of the layer precede those that are used, then by name.
  private func arranged(_ nodes: [Int]) -> [Int] {
    guard nodes.count > 2 else { return nodes }
    let place = Dictionary(nodes.map { (graph.nodes[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    var balance: [Int: Int] = [:]
    for edge in graph.edges {
      guard let from = place[edge.from], let to = place[edge.to] else { continue }
      balance[from, default: 0] += 1
      balance[to, default: 0] -= 1
    }
    return nodes.sorted { (-balance[$0, default: 0], $0) < (-balance[$1, default: 0], $1) }
  }

  private mutating func fill(_ bands: [Band]) {
    for band in bands {
      let width = columns(band.nodes.count)
      for (place, node) in band.nodes.enumerated() {
        let row = band.rows.lowerBound + place / width
        while rows.count <= row { rows.append([]) }
        rows[row].append(node)
      }
      fill(band.inner)
    }
  }
}
