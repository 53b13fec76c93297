import DependencyGraph
import Findings
import Tables

/// One of the two states of a project in a comparison.
public struct Snapshot: Sendable {
  public var side: ComparisonDocument.Side
  public var findings: [Finding]
  /// The graph of the level `layer`.
  public var layers: GraphDocument
  public var roles: RolesDocument

  public init(_ side: ComparisonDocument.Side, _ result: LintResult, layers: GraphDocument, roles: RolesDocument) {
    (self.side, self.layers, self.roles) = (side, layers, roles)
    findings = result.findings
    self.side.files = result.files
    self.side.lines = result.lines
    self.side.types = roles.declarations.count
    self.side.errors = result.count(.error)
    self.side.warnings = result.count(.warning)
    self.side.infos = result.count(.info)
    self.side.edgesAgainstLayers = layers.edges.count { $0.isAgainstLayers }
    self.side.cycles = cycles.count
  }

  /// The layers in each cycle, in the order of the layers.
  var cycles: [[String]] {
    var numbers: [String: GroupID] = [:]
    for (number, node) in layers.nodes.enumerated() { numbers[node.id] = GroupID(number) }
    let pairs = layers.edges.compactMap { edge -> (source: GroupID, target: GroupID)? in
      guard let source = numbers[edge.from], let target = numbers[edge.to] else { return nil }
      return (source, target)
    }
    let components = StronglyConnectedComponents(of: GroupEdges(groupCount: layers.nodes.count, pairs: pairs))
    return components.cyclic.map { components.members(of: $0).map { layers.nodes[$0.index].id } }
  }
}
