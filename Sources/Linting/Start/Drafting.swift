import Architecture
import DependencyGraph
import Findings
import Policy
import SourceFacts
import Workspace

extension ConfigurationDraft {
  /// What an analysis of a project without configuration inferred.
  init(_ analysis: Analysis, _ policy: Policy) {
    self.init()
    let graph = analysis.model.graph
    let entries = CompositionRoot(in: graph)
    packs = analysis.packs
    if case .inferred(let reason) = analysis.packsChosenBy { packsBecause = reason }
    let inference = LayerInference(graph: graph, root: entries)
    layers = inference.plan
    layerNotes = inference.notes
    doubt = inference.map.flatMap { Self.doubt($0, graph) }
    root = graph.files.indices.filter { entries.isRoot[$0] }.map { graph.files[$0].path }
    roles = Self.roles(analysis)
    skipped = analysis.skipped.map { "\($0.reason.label) \($0.count)" }
    rules = policy.rules.filter { $0.isOn && $0.pack.map(packs.contains) ?? false }.map {
      ($0.id, $0.severity.rawValue, $0.summary)
    }
  }

  private static func doubt(_ map: LayerMap, _ graph: DependencyGraph) -> String? {
    let all = map.layers.indices.dropFirst().map { Int32($0) }
    let open = all.flatMap { one in all.filter { $0 > one && map.order(of: one, to: $0) == .unordered }.map { (one, $0) } }
    if let (one, other) = open.first {
      let names = "\(map.layers[Int(one)].name) and \(map.layers[Int(other)].name)"
      return "the order of \(names)\(open.count > 1 ? " and others" : "") is open, which written layers cannot say"
    }
    let modules = Set(graph.files.flatMap(\.modules))
    return modules.count > 1 ? "they hold within each module, written ones across all" : nil
  }

  private static func roles(_ analysis: Analysis) -> [(role: String, count: Int, examples: [String])] {
    let (graph, roles) = (analysis.model.graph, analysis.model.roles)
    return Role.allCases.compactMap { role in
      let bearers = graph.symbols.indices.filter { graph.symbols[$0].kind.isNominalType && roles[$0].contains(role) }
      if bearers.isEmpty { return nil }
      return (role.rawValue, bearers.count, bearers.prefix(3).map { graph.qualifiedName(of: $0) })
    }
  }
}
