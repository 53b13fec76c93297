import DependencyGraph
import SourceFacts
import Tables

extension ArchitecturalModel {
  /// Whether a member's own code uses the network, storage, a device or another service.
  public func reachesOutside(_ member: SymbolID) -> Bool {
    let file = graph.symbols[member].file
    let text = graph.declaration(of: member)
    let usesService = graph.references(in: file, bytes: text.start..<text.end).contains { index in
      let target = graph.references[index].target
      return graph.enclosingType(of: target).map { roles.has(.service, $0) } ?? false
    }
    if usesService { return true }
    guard let body = text.body else { return false }
    let facts = graph.files[file].facts
    let words = FrameworkWords.shared.names(in: facts.names).filter { $0.field == .work }.map(\.name)
    let scope = facts.scopes[body]
    return !words.isEmpty && facts.nodes[scope.firstNode..<scope.endNode].contains { words.contains($0.name) }
  }
}
