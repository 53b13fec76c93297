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
    let parents = Set(layers.layers.dropFirst().compactMap(\.parent)).ordered()
    return ([nil] + parents).flatMap { parent in
      let parts = Parts(layersOf: context.model) { layers.child(of: parent, around: $0) }
      return LoopSearch(context: context, parts: parts) { layers.order(of: Parts.layer($0), to: Parts.layer($1)) }
        .findings(rule)
    }
  }
}

extension LayerMap {
  /// The layer directly in a parent, or at the top, that a layer is or lies in; none is the root.
  fileprivate func child(of parent: LayerID?, around layer: LayerID) -> LayerID? {
    var around: LayerID? = layer
    while let layer = around, layer != LayerMap.root {
      if layers[layer].parent == parent { return layer }
      around = layers[layer].parent
    }
    return nil
  }
}
