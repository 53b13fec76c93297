import DependencyGraph
import SourceFacts
import Tables

/// The layers that were inferred for one state of the code, for another state.
public struct CarriedLayers: Sendable {
  fileprivate let plan: LayerPlan
  fileprivate let layerOfPath: [String: LayerID?]

  /// - Parameter map: what the plan makes of the graph.
  public init(_ plan: LayerPlan, _ map: LayerMap, _ graph: DependencyGraph) {
    self.plan = plan
    layerOfPath = Dictionary(
      graph.files.entries.map { ($1.path, map.layerOfFile[$0]) }, uniquingKeysWith: { first, _ in first })
  }
}

extension LayerMap {
  /// Leaves the files of the other state in their layers. Each other file is in the layer with most of the files with
  /// which it is inferred to be together.
  ///
  /// - Parameter own: the layers that are inferred for this state.
  /// - Returns: nil if this state has a layer that none of the other state can stand for.
  public init?(carrying known: CarriedLayers, over own: LayerMap, graph: DependencyGraph, root: CompositionRoot) {
    self.init(plan: known.plan, graph: graph, root: root)
    var counts: [LayerID: [LayerID: Int]] = [:]
    for (file, entry) in graph.files.entries {
      guard let layer = known.layerOfPath[entry.path] else { continue }
      layerOfFile[file] = layer
      if let layer, let own = own.layerOfFile[file] { counts[own, default: [:]][layer, default: 0] += 1 }
    }
    for (file, entry) in graph.files.entries where known.layerOfPath[entry.path] == nil {
      guard let layer = own.layerOfFile[file], layer != Self.root else {
        layerOfFile[file] = own.layerOfFile[file]
        continue
      }
      guard let most = counts[layer]?.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
      layerOfFile[file] = most.key
    }
    noteRootParts(root)
  }
}
