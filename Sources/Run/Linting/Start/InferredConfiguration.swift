import Architecture
import DependencyGraph
import Findings
import Policy
import SourceFacts
import Workspace

extension ConfigurationDraft {
  /// Drafts a configuration from the analysis of a project without one.
  init(_ analysis: Analysis, _ policy: Policy) {
    self.init()
    let graph = analysis.model.graph
    let entries = CompositionRoot(in: graph)
    packs = analysis.packs.packs
    if case .inferred(let reason) = analysis.packs.origin { packsBecause = reason }
    let inference = LayerInference(graph: graph, root: entries)
    layers = inference.plan
    layerNotes = inference.facts
    filesInNoLayer = inference.map?.filesInNoLayer(of: graph).count ?? 0
    root =
      inference.plan?.root.map(\.text) ?? graph.files.indices.filter { entries.isRoot[$0] }.map { graph.files[$0].path }
    roles = Self.roles(analysis)
    skipped = analysis.sources.skipped.map { "\($0.reason.label) \($0.count)" }
    let chosen = policy.rules.filter { $0.isOn && $0.pack.map(packs.contains) ?? false }
    rules = chosen.map { ($0.id, $0.severity.rawValue, $0.summary) }
    whileChosen = policy.rules.filter { $0.belongs(to: packs) }.compactMap { rule in
      rule.settingWhileChosen.map { (rule.id, $0) }
    }
    whileInferred = chosen.compactMap { rule in
      rule.settingWhileInferred.map {
        (rule.id, $0, "the same as for inferred layers; delete this line once the layers are right")
      }
    }
  }

  private static func roles(_ analysis: Analysis) -> [(role: String, count: Int, examples: [String])] {
    let (graph, roles) = (analysis.model.graph, analysis.model.roles)
    return Role.allCases.compactMap { role in
      let types = graph.symbols.indices.filter { graph.symbols[$0].kind.isNominalType && roles[$0].contains(role) }
      if types.isEmpty { return nil }
      return (role.rawValue, types.count, types.prefix(3).map { graph.qualifiedName(of: $0) })
    }
  }
}
