import Findings
import JSON

/// JSON: `{"schemaVersion", "level", "nodes", "edges"}`; see `Schema/layerlint-graph.schema.json`.
enum GraphJSON {
  static func render(_ graph: GraphDocument) -> String {
    JSONWriter.document { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("level", graph.level.rawValue)
      writer.member("nodes") { $0.list(graph.nodes, .lines) { $0.node($1) } }
      writer.member("edges") { $0.list(graph.edges, .lines) { $0.edge($1) } }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func node(_ node: GraphDocument.Node) {
    object(.line) {
      $0.member("id", node.id)
      $0.member("layer", node.layer)
      $0.member("module", node.module)
      $0.member("rank", node.rank)
      $0.member("parent", node.parent)
    }
  }

  fileprivate mutating func edge(_ edge: GraphDocument.Edge) {
    object(.lines) { writer in
      writer.member("from", edge.from)
      writer.member("to", edge.to)
      writer.member("references") { $0.list(edge.references, .lines) { $0.reference($1) } }
    }
  }

  private mutating func reference(_ reference: GraphDocument.Reference) {
    object(.line) {
      $0.position(reference.position)
      $0.member("name", reference.name)
      $0.member("kind", reference.kind.rawValue)
      $0.member("provenance", reference.provenance.rawValue)
    }
  }
}
