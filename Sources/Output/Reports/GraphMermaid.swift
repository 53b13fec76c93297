import Findings

/// A Mermaid flowchart. Layers are bands in their order from top to bottom; edges that violate the layers are dotted
/// and red.
enum GraphMermaid {
  static func render(_ graph: GraphDocument) -> String {
    let numbers = graph.nodeNumbers
    func name(_ id: String) -> String { "n\(numbers[id] ?? graph.nodes.count)" }
    let bands = GraphBands(graph)
    var (lines, groups) = (["flowchart TD"], 0)
    func add(_ band: GraphBands.Band, _ indent: String) {
      var inside = indent
      if let title = band.name {
        lines.append("\(indent)subgraph g\(groups)[\(quoted(title))]")
        groups += 1
        inside += "  "
      }
      lines += band.nodes.map { "\(inside)\(name(graph.nodes[$0].id))[\(quoted(graph.nodes[$0].id))]" }
      for inner in band.inner { add(inner, inside) }
      if band.name != nil { lines.append("\(indent)end") }
    }
    for band in bands.bands { add(band, "  ") }
    for edge in graph.edges {
      let arrow = edge.isAgainstLayers ? "-.->" : "-->"
      lines.append("  \(name(edge.from)) \(arrow)|\(edge.references.count)| \(name(edge.to))")
    }
    for (upper, lower) in unlinked(bands, graph, numbers) { lines.append("  n\(upper) ~~~ n\(lower)") }
    let against = graph.edges.indices.filter { graph.edges[$0].isAgainstLayers }.map(String.init)
    if !against.isEmpty { lines.append("  linkStyle \(against.joined(separator: ",")) stroke:red,color:red") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns pairs of nodes in adjacent rows that need an invisible link to keep the rows in order, because no downward
  /// edge connects them.
  private static func unlinked(
    _ bands: GraphBands, _ graph: GraphDocument, _ numbers: [String: Int]
  ) -> [(upper: Int, lower: Int)] {
    var rowOfNode = [Int](repeating: 0, count: graph.nodes.count)
    for (row, nodes) in bands.rows.enumerated() { for node in nodes { rowOfNode[node] = row } }
    var isHeld = Set<Int>()
    for edge in graph.edges {
      guard let from = numbers[edge.from], let to = numbers[edge.to], rowOfNode[to] == rowOfNode[from] + 1 else {
        continue
      }
      isHeld.insert(to)
    }
    return bands.rows.indices.dropFirst().flatMap { row -> [(upper: Int, lower: Int)] in
      guard let upper = bands.rows[row - 1].first else { return [] }
      return bands.rows[row].filter { !isHeld.contains($0) }.map { (upper, $0) }
    }
  }

  /// Quotes a label. Mermaid interprets HTML and Markdown, and has its own entities: `#quot;`, `#60;`.
  static func quoted(_ text: String) -> String {
    var escaped = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "\"", "#", "&", "<", ">", "`", "\\", ";", "*", "_": escaped += "#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
