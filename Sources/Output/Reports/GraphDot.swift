import Findings

/// The Graphviz format. At levels below `layer`, layers are clusters. Edges against the layers are red.
enum GraphDot {
  static func render(_ graph: GraphDocument) -> String {
    var lines = [
      "digraph \(quoted("\(Tool.name) \(graph.level.rawValue)")) {",
      // Without `newrank`, Graphviz fails on edges between clusters that have `constraint=false`.
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

  /// Quotes a text. Backslashes are doubled, so that Graphviz does not interpret escapes (`\N`, `\l`).
  private static func quoted(_ text: String) -> String {
    var escaped = ""
    for character in text.visible {
      if character == "\"" || character == "\\" { escaped += "\\" }
      escaped.append(character)
    }
    return "\"\(escaped)\""
  }
}
