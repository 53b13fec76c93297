import Findings

/// The output formats of `graph`.
public enum GraphFormat: String, Sendable, CaseIterable {
  case text, json, dot, mermaid

  public func render(_ graph: GraphDocument, ink: Ink = Ink(isOn: false)) -> String {
    switch self {
    case .text: GraphText(graph, ink: ink).render()
    case .json: GraphJSON.render(graph)
    case .dot: GraphDot.render(graph)
    case .mermaid: GraphMermaid.render(graph)
    }
  }
}

extension GraphDocument {
  /// The nodes grouped by layer, in the order of the layers. At the level `layer`, or if no node has a layer, there
  /// is one unnamed group.
  var groups: [(layer: String?, nodes: [Node])] {
    if level == .layer { return [(nil, nodes)] }
    var groups: [(layer: String?, nodes: [Node])] = []
    var places: [String?: Int] = [:]
    for node in nodes {
      if let place = places[node.layer] {
        groups[place].nodes.append(node)
      } else {
        places[node.layer] = groups.count
        groups.append((node.layer, [node]))
      }
    }
    let ranks = Dictionary(layers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    func rank(_ layer: String?) -> Int { layer.flatMap { ranks[$0] } ?? layers.count }
    // Layers that the document does not describe are in the order of their first nodes.
    let order = groups.indices.sorted { (rank(groups[$0].layer), $0) < (rank(groups[$1].layer), $1) }
    return order.map { groups[$0] }
  }

  /// The index of each node in `nodes`, by id.
  var nodeNumbers: [String: Int] {
    Dictionary(nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
