import Architecture
import Findings
import Patterns
import SourceFacts

/// Layers, or sibling folders, that depend on each other in a cycle.
public struct CyclesRule: RuleKind, Equatable {
  /// Each matching folder is one part. If empty, the parts are the layers.
  public var folders: [PathPattern]

  public static let specification = RuleKindSpecification(
    name: "cycles", summary: "layers or folders that depend on each other in a cycle",
    parameters: [
      Parameter(
        "folders", .paths, default: .paths([]), doc: "sibling folders, `Features/*`; if empty, the layers")
    ],
    // `parts`: all members of the cycle. `loop`: the shortest cycle, `A → B → A`. `cuts`: the number of references to
    // remove. `cut`: the dependencies that they belong to, `A → B (2)`.
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
    let parents = Set(layers.layers.dropFirst().compactMap(\.parent)).sorted()
    return ([nil] + parents).flatMap { parent in
      let parts = Parts(layersOf: context.model) { layers.child(of: parent, containing: $0) }
      return LoopSearch(context: context, parts: parts) { layers.order(of: Parts.layer($0), to: Parts.layer($1)) }
        .findings(rule)
    }
  }
}

extension LayerMap {
  /// The layer directly inside a parent (or at the top level) that is or contains a layer; nil for the root.
  fileprivate func child(of parent: LayerID?, containing layer: LayerID) -> LayerID? {
    var enclosing: LayerID? = layer
    while let layer = enclosing, layer != LayerMap.root {
      if layers[layer].parent == parent { return layer }
      enclosing = layers[layer].parent
    }
    return nil
  }
}
