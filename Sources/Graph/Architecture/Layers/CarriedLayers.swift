import DependencyGraph
import SourceFacts
import Tables

extension LayerMap {
  /// The layers that were inferred for another state of the code. Files that these do not place are in the layer with
  /// most of the files with which they were inferred to be together.
  ///
  /// - Parameters:
  ///   - plan: the layers of the other state.
  ///   - own: the layers that are inferred for this state.
  /// - Returns: nil if this state has a layer of its own, which the other layers cannot stand for.
  public init?(carrying plan: LayerPlan, over own: LayerMap, graph: DependencyGraph, root: CompositionRoot) {
    self.init(plan: plan, graph: graph, root: root)
    var counts: [LayerID: [LayerID: Int]] = [:]
    for (file, layer) in own.layerOfFile.entries {
      guard let layer, let carried = layerOfFile[file], carried != Self.root else { continue }
      counts[layer, default: [:]][carried, default: 0] += 1
    }
    for (file, layer) in own.layerOfFile.entries where layerOfFile[file] == nil {
      guard let layer else { continue }
      let most = counts[layer]?.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
      guard let place = layer == Self.root ? layer : most else { return nil }
      layerOfFile[file] = place
    }
  }
}
