import Findings

/// The Graphviz format. Layers are bands in their order from top to bottom; edges that violate the layers are red.
struct GraphDot {
  private let graph: GraphDocument
  private let bands: GraphBands
  private var lines: [String] = []
  private var clusters = 0

  static func render(_ graph: GraphDocument) -> String {
    var dot = GraphDot(graph)
    return dot.render()
  }

  private init(_ graph: GraphDocument) {
    self.graph = graph
    bands = GraphBands(graph)
  }

  private mutating func render() -> String {
    lines = [
      "digraph \(Self.quoted("\(Tool.name) \(graph.level.rawValue)")) {",
      // Without `newrank`, Graphviz cannot put nodes of several clusters into one row.
      "  rankdir=TB; newrank=true; nodesep=0.3; \(isLarge ? Self.large : "splines=true; ranksep=0.7;")",
      "  bgcolor=white; fontname=\"Helvetica\";",
      "  node [shape=box, style=\"rounded,filled\", fillcolor=white, color=\"#7a869a\"];",
      "  node [fontname=\"Helvetica\", fontsize=12];",
      "  edge [color=\"#8d99ae\", fontcolor=\"#5c677d\", arrowsize=0.7, fontname=\"Helvetica\", fontsize=10];",
    ]
    addRows()
    for band in bands.bands { add(band, indent: "  ") }
    for edge in graph.edges { add(edge) }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// Settings for large graphs: straight lines, and few rounds of optimization.
  private static let large = "splines=line; ranksep=1.1; mclimit=0.2; nslimit=1; nslimit1=1;"

  /// Whether the graph is so large that labels and curved edges would take Graphviz minutes and hide the nodes.
  private var isLarge: Bool { graph.edges.count > 150 }

  /// Adds a chain of invisible nodes that keeps the rows in order, regardless of the edges.
  private mutating func addRows() {
    guard bands.rows.count > 1 else { return }
    let names = bands.rows.indices.map { "\"row \($0)\"" }
    lines.append("  \(names.joined(separator: " -> ")) [style=invis, weight=1000];")
    for (name, row) in zip(names, bands.rows) {
      lines.append("  \(name) [style=invis, shape=point, width=0, label=\"\"];")
      let nodes = row.map { Self.quoted(graph.nodes[$0].id) }
      lines.append("  { rank=same; \(([name] + nodes).joined(separator: "; ")); }")
    }
  }

  private mutating func add(_ band: GraphBands.Band, indent: String) {
    var inside = indent
    if let name = band.name {
      inside += "  "
      lines += [
        "\(indent)subgraph cluster_\(clusters) {",
        "\(inside)label=\(Self.quoted(name)); labeljust=l; style=\"rounded,filled\"; color=\"#c5cedd\";",
        "\(inside)fillcolor=\"#\(Self.fills[min(inside.count / 2 - 2, 2)])\";",
      ]
      clusters += 1
    }
    lines += band.nodes.map { "\(inside)\(Self.quoted(graph.nodes[$0].id));" }
    for inner in band.inner { add(inner, indent: inside) }
    if band.name != nil { lines.append("\(indent)}") }
  }

  private static let fills = ["f4f6fa", "e9edf5", "dfe5f0"]

  private mutating func add(_ edge: GraphDocument.Edge) {
    var attributes: [String] = []
    if !isLarge || edge.isAgainstLayers { attributes.append("label=\"\(edge.references.count)\"") }
    if edge.isAgainstLayers { attributes.append("color=\"#c9182b\", fontcolor=\"#c9182b\", penwidth=1.6") }
    let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    lines.append("  \(Self.quoted(edge.from)) -> \(Self.quoted(edge.to))\(list);")
  }

  /// Quotes a text. Backslashes are doubled, so that Graphviz does not interpret escapes (`\N`, `\l`).
  static func quoted(_ text: String) -> String {
    var escaped = ""
    for character in text.visible {
      if character == "\"" || character == "\\" { escaped += "\\" }
      escaped.append(character)
    }
    return "\"\(escaped)\""
  }
}
