import Findings
import Reports

/// Warns about graphs that are too large to be drawn or read, and suggests options.
struct GraphSizeWarning {
  private let graph: GraphDocument
  private let format: GraphFormat
  private let characters: Int

  init(_ graph: GraphDocument, format: GraphFormat, characters: Int) {
    (self.graph, self.format, self.characters) = (graph, format, characters)
  }

  /// The limits of GitHub, which are Mermaid's defaults.
  private static let maxEdges = 500
  private static let maxCharacters = 50_000

  /// Lines for standard error; empty if the graph is small enough.
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

  /// A number of folder levels at which the graph is smaller, for `--collapse`; nil if there is none.
  private var collapsedDepth: Int? {
    guard graph.level == .folder || graph.level == .file else { return nil }
    let depth = graph.nodes.map { $0.id.split(separator: "/").count }.max() ?? 1
    return depth > 2 ? max(2, depth / 2) : nil
  }

  /// The lowest minimum of references per edge at which few enough edges remain; nil if there are few already.
  private var leastReferences: Int? {
    let counts = graph.edges.map(\.references.count).sorted(by: >)
    let limit = characters > Self.maxCharacters && format == .mermaid ? 300 : Self.maxEdges
    return counts.count > limit ? counts[limit] + 1 : nil
  }
}
