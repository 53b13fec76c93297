import DependencyGraph
import SourceFacts

/// Finds the expressions of a file that contain a name. The nodes of a file are grouped by name once it has been asked
/// for several names: a generated file may have thousands of properties.
final class NamedNodes {
  private let graph: DependencyGraph
  private var known: [FileID: Known] = [:]

  private struct Known {
    var searches = 0
    var groups: [Name: [NodeID]]?
  }

  private static let searchesBeforeGrouping = 4

  init(_ graph: DependencyGraph) { self.graph = graph }

  func named(_ name: String, in file: FileID) -> [NodeID] {
    let facts = graph.files[file].facts
    guard let word = facts.names.find(name) else { return [] }
    if let groups = known[file]?.groups { return groups[word] ?? [] }
    let nodes = facts.nodes
    known[file, default: Known()].searches += 1
    guard known[file]?.searches == Self.searchesBeforeGrouping else {
      return nodes.indices.filter { nodes[$0].name == word && Self.isNamed(nodes[$0].kind) }
    }
    let groups = Dictionary(grouping: nodes.indices.filter { Self.isNamed(nodes[$0].kind) }) { nodes[$0].name }
    known[file]?.groups = groups
    return groups[word] ?? []
  }

  private static func isNamed(_ kind: NodeKind) -> Bool {
    switch kind {
    case .identifier, .member, .keyPathMember: true
    default: false
    }
  }
}
