import Architecture
import Findings
import LowLevel
import Patterns
import SourceFacts

/// Layers, or folders side by side, that depend on each other in a loop.
public struct CyclesRule: RuleKind, Equatable {
  /// Each folder that matches is one part. None: the parts are the layers.
  public var folders: [PathPattern]

  public static let specification = RuleKindSpecification(
    name: "cycles", summary: "layers or folders that depend on each other in a cycle",
    parameters: [
      Parameter(
        "folders", .paths, default: .paths([]), doc: "sibling folders, `Features/*`; if empty, the layers")
    ],
    // `parts`: all in the loop, with commas. `loop`: the shortest way round, `A → B → A`. `cuts`: how many places to
    // change. `cut`: the dependencies they are of, `A → B (2)`.
    placeholders: ["parts", "loop", "cuts", "cut"],
    notes: [
      .init("cut", ["subject", "declaration", "layer", "target", "targetLayer"]),
      .init("edge", ["subject", "declaration", "layer", "target", "targetLayer", "references"]),
    ], reads: [.references, .graph]
  ) { values in
    CyclesRule(folders: values.paths("folders") ?? [])
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    if !folders.isEmpty {
      let parts = Parts(folders: folders, in: context.model)
      return LoopSearch(context: context, parts: parts) { _, _ in .beside }.findings(rule)
    }
    let layers = context.layers
    let parents = Set(layers.layers.indices.dropFirst().map { layers.layers[$0].parent }).ordered()
    return parents.flatMap { parent in
      let parts = Parts(layersOf: context.model) { layers.child(of: parent, around: $0) }
      return LoopSearch(context: context, parts: parts, order: layers.order).findings(rule)
    }
  }
}

extension LayerMap {
  /// The layer directly in `parent` (-1: at the top) that is a layer or that this lies in; -1 for none and for the root.
  fileprivate func child(of parent: Int32, around layer: Int32) -> Int32 {
    var layer = layer
    while layer > LayerMap.root, layers[Int(layer)].parent != parent { layer = layers[Int(layer)].parent }
    return layer > LayerMap.root ? layer : -1
  }
}
