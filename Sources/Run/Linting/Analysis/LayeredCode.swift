import Architecture
import DependencyGraph
import Findings
import Policy
import RuleKinds
import Threads

/// The third stage: layers and roles of the resolved code, and the packs of rules that fit.
struct LayeredCode {
  let model: ArchitecturalModel
  let packs: PackChoice
  /// About inferred layers.
  let notes: [String]
  /// The note that the overview repeats; nil where layers are configured.
  let layersNote: String?
  /// The references of the code that is checked; nil where the rules have to look for them.
  let references: ReferencesByTarget?

  /// - Parameter precomputes: whether rules are checked next, so that what most of them need may be computed by a second
  ///   thread meanwhile.
  init(_ graph: DependencyGraph, _ policy: Policy, _ request: LintRequest, precomputes: Bool, clock: inout StageClock) {
    let jobs = request.threads
    let ((layers, model, packs), precomputed) = inParallel(jobs: jobs) {
      let layers = clock.measure("layers") { InferredLayers(policy, graph) }
      let model = ArchitecturalModel(graph: graph, layers: layers.map) {
        RoleMap(graph: graph, layers: layers.map, configured: policy.configuredRoles)
      }
      return (layers, model, clock.measure("roles") { PackChoice(policy, request, model) })
    } _: {
      precomputes && jobs > 1 ? PrecomputedRelations(graph, policy, request) : nil
    }
    if let precomputed { model.take(precomputed.holdings, withoutSamples: precomputed.withoutSamples) }
    references = precomputed?.references
    (self.model, self.packs) = (model, packs)
    (notes, layersNote) = (layers.notes, layers.overview)
  }
}

/// The layers as they are configured, or else inferred.
private struct InferredLayers {
  private(set) var map: LayerMap
  private(set) var notes: [String] = []
  private(set) var overview: String?

  init(_ policy: Policy, _ graph: DependencyGraph) {
    let root = CompositionRoot(in: graph)
    if let plan = policy.layerPlan {
      map = LayerMap(plan: plan, graph: graph, root: root)
    } else {
      let inference = LayerInference(graph: graph, root: root, rootPatterns: policy.root.map(\.pattern))
      (notes, overview) = (inference.notes, inference.overview)
      map = inference.map ?? .none(fileCount: graph.files.count)
    }
    // Prefix and bridging headers are part of the build: they import what all files of a target need.
    map.leaveOut(graph.buildHeaders)
  }
}

/// What most rules ask of the graph, whatever the layers and roles are.
private struct PrecomputedRelations {
  let holdings: Holdings?
  let withoutSamples: DependencyGraph?
  let references: ReferencesByTarget?

  init(_ graph: DependencyGraph, _ policy: Policy, _ request: LintRequest) {
    holdings = request.only.isEmpty ? Holdings(in: graph) : nil
    withoutSamples = policy.judgesSamples ? nil : graph.withoutSamples()
    references = request.only.isEmpty ? ReferencesByTarget(in: withoutSamples ?? graph) : nil
  }
}

extension Policy {
  /// Sample code in the app's own files goes with the tests.
  var judgesSamples: Bool { tests?.value ?? false }

  /// `roles:`, for the types of this project.
  fileprivate var configuredRoles: [ConfiguredRole] {
    roles.compactMap { definition in
      Role(rawValue: definition.role).map {
        ConfiguredRole(
          role: $0, selector: definition.selector, place: "\(definition.position.file):\(definition.position.line)")
      }
    }
  }
}
