import Findings

/// The text format of `graph`: each node with its dependencies, and the positions of references that violate the
/// layers.
struct GraphText {
  private let graph: GraphDocument
  private let ink: Ink
  private static let placeLimit = 3

  init(_ graph: GraphDocument, ink: Ink) {
    self.graph = graph
    self.ink = ink
  }

  func render() -> String {
    let edges = Dictionary(grouping: graph.edges, by: \.from)
    var text = ""
    for (layer, nodes) in graph.groups {
      if let layer { text += ink(.heading, layer.visible) + "\n" }
      for node in nodes { text += lines(of: node, edges[node.id] ?? []) }
      text += "\n"
    }
    return (graph.nodes.isEmpty ? "" : text) + sums + "\n"
  }

  private func lines(of node: GraphDocument.Node, _ edges: [GraphDocument.Edge]) -> String {
    let isOwnName = graph.level == .module || node.module == node.id
    let module = isOwnName ? "" : node.module.map { "  " + ink(.dim, "(\($0.visible))") } ?? ""
    let width = edges.map { $0.to.visible.displayWidth }.max() ?? 0
    return "\(ink(.bold, node.id.visible))\(module)\n" + edges.map { lines(of: $0, width: width) }.joined()
  }

  private func lines(of edge: GraphDocument.Edge, width: Int) -> String {
    let target = edge.to.visible.padded(to: width)
    let count = counted(edge.references.count, "reference")
    guard edge.isAgainstLayers else {
      return "  -> \(target)  \(ink(.dim, count))\(edge.isUpward ? ink(.dim, ", upward, without a finding") : "")\n"
    }
    // An edge that was built without marked references is against the layers as a whole.
    let marked = edge.references.filter(\.isAgainstLayers)
    let wrong = marked.isEmpty ? edge.references : marked
    let isWhole = wrong.count == edge.references.count
    let sum = isWhole ? "\(count)," : "\(grouped(wrong.count)) of \(count)"
    var text = "  -> \(ink(.error, target))  \(sum) \(ink(.error, "against the layers"))\n"
    for reference in wrong.prefix(Self.placeLimit) {
      let position = reference.position
      text += "       \(position.file.visible):\(position.line):\(position.column) \(reference.name.visible)\n"
    }
    let more = wrong.count - Self.placeLimit
    if more > 0 { text += "       and \(grouped(more)) more\n" }
    return text
  }

  private var sums: String {
    let references = graph.edges.reduce(0) { $0 + $1.references.count }
    let against = graph.edges.count { $0.isAgainstLayers }
    var parts = [
      counted(graph.nodes.count, graph.level.rawValue), counted(graph.edges.count, "edge"),
      counted(references, "reference"),
    ]
    if against > 0 { parts.append(ink(.error, "\(counted(against, "edge")) against the layers")) }
    return parts.joined(separator: ", ")
  }
}
