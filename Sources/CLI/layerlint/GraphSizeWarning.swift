import Findings
import Reports

/// Warns of graphs that are too large to be drawn or read, and names the option that helps.
struct GraphSizeWarning {
  private let graph: GraphDocument
  private let format: GraphFormat
  private let characters: Int

  init(_ graph: GraphDocument, format: GraphFormat, characters: Int) {
    (self.graph, self.format, self.characters) = (graph, format, characters)
  }

  /// GitHub and Mermaid's own default stop at these.
  private static let maxEdges = 500
  private static let maxCharacters = 50_000

  /// Lines for standard error; none for a graph that is small enough.
  var lines: [String] {
    let edges = graph.edges.count
    switch format {
    case .mermaid where edges > Self.maxEdges || characters > Self.maxCharacters:
      return [
        "warning: \(counted(edges, "edge")) and \(grouped(characters)) characters: Mermaid stops at 500 edges and "
          + "50,000 characters; \(advice)"
      ]
    case .dot where edges > Self.maxEdges:
      return ["warning: \(counted(edges, "edge")): nobody reads that picture; \(advice)"]
    default: return []
    }
  }

  private var advice: String {
    var options: [String] = []
    if let depth = collapsedDepth { options.append("--collapse \(depth) draws fewer folders") }
    if let least = leastReferences {
      let left = graph.edges.count { $0.references.count >= least }
      options.append("--min-references \(least) leaves \(counted(left, "edge"))")
    }
    let against = graph.edges.count { $0.isAgainstLayers }
    if against > 0, against <= Self.maxEdges { options.append("--only-violations leaves \(grouped(against))") }
    options.append("--focus NAME shows one part")
    return options.joined(separator: ", ")
  }

  /// One level of folders less than the deepest.
  private var collapsedDepth: Int? {
    guard graph.level == .folder || graph.level == .file else { return nil }
    let depth = graph.nodes.map { $0.id.split(separator: "/").count }.max() ?? 1
    return depth > 2 ? max(2, depth / 2) : nil
  }

  /// The least number of references with which few enough edges are left.
  private var leastReferences: Int? {
    let counts = graph.edges.map(\.references.count).sorted(by: >)
    let limit = characters > Self.maxCharacters && format == .mermaid ? 300 : Self.maxEdges
    return counts.count > limit ? counts[limit] + 1 : nil
  }
}
