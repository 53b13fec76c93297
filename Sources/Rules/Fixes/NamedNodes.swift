import DependencyGraph
import SourceFacts

/// Finds the expressions of a file that contain a name. The nodes of a file are grouped by name when they are first
/// asked for: a generated file may have thousands of properties.
final class NamedNodes {
  private let graph: DependencyGraph
  private var known: [FileID: [Name: [NodeID]]] = [:]

  init(_ graph: DependencyGraph) { self.graph = graph }

  func named(_ name: String, in file: FileID) -> [NodeID] {
    let facts = graph.files[file].facts
    guard let word = facts.names.find(name) else { return [] }
    if let nodes = known[file] { return nodes[word] ?? [] }
    let nodes = Dictionary(grouping: facts.nodes.indices.filter { Self.kinds.contains(facts.nodes[$0].kind) }) {
      facts.nodes[$0].name
    }
    known[file] = nodes
    return nodes[word] ?? []
  }

  private static let kinds: Set<NodeKind> = [.identifier, .member, .keyPathMember]
}
