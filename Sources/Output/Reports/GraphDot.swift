import Findings

/// Graphviz. Below the layers themselves, a layer is a cluster; edges against the layers are red.
enum GraphDot {
  static func render(_ graph: GraphDocument) -> String {
    var lines = [
      "digraph \(quoted("\(Tool.name) \(graph.level.rawValue)")) {",
      // Without it Graphviz fails on edges between clusters that do not count for the order.
      "  rankdir=TB; newrank=true;",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\"];",
      "  edge [fontname=\"Helvetica\", fontsize=10];",
    ]
    for (number, group) in graph.groups.enumerated() {
      let nodes = group.nodes.map { "\(quoted($0.id));" }
      guard let layer = group.layer else {
        lines += nodes.map { "  \($0)" }
        continue
      }
      lines += ["  subgraph cluster_\(number) {", "    label=\(quoted(layer));"]
      lines += nodes.map { "    \($0)" } + ["  }"]
    }
    for edge in graph.edges {
      let style = edge.isAgainstLayers ? ", color=red, fontcolor=red, constraint=false" : ""
      lines.append("  \(quoted(edge.from)) -> \(quoted(edge.to)) [label=\"\(edge.references.count)\"\(style)];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// Doubling the backslash also keeps Graphviz from reading its own escapes (`\N`, `\l`).
  private static func quoted(_ text: String) -> String {
    var escaped = ""
    for character in text.visible {
      if character == "\"" || character == "\\" { escaped += "\\" }
      escaped.append(character)
    }
    return "\"\(escaped)\""
  }
}
