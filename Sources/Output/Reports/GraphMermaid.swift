import Findings

/// A Mermaid flowchart. At levels below `layer`, layers are subgraphs. Edges against the layers are dotted and red.
enum GraphMermaid {
  static func render(_ graph: GraphDocument) -> String {
    let numbers = graph.nodeNumbers
    func name(_ id: String) -> String { "n\(numbers[id] ?? graph.nodes.count)" }
    var lines = ["flowchart TD"]
    for (number, group) in graph.groups.enumerated() {
      let nodes = group.nodes.map { "\(name($0.id))[\(quoted($0.id))]" }
      guard let layer = group.layer else {
        lines += nodes.map { "  \($0)" }
        continue
      }
      lines += ["  subgraph g\(number)[\(quoted(layer))]"] + nodes.map { "    \($0)" } + ["  end"]
    }
    for edge in graph.edges {
      let arrow = edge.isAgainstLayers ? "-.->" : "-->"
      lines.append("  \(name(edge.from)) \(arrow)|\(edge.references.count)| \(name(edge.to))")
    }
    let against = graph.edges.indices.filter { graph.edges[$0].isAgainstLayers }.map(String.init)
    if !against.isEmpty { lines.append("  linkStyle \(against.joined(separator: ",")) stroke:red,color:red") }
    return lines.joined(separator: "\n") + "\n"
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
