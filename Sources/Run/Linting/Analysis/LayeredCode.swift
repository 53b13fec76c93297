import Architecture
import DependencyGraph
import Findings
import Policy
import RuleKinds
import Threads

/// The third stage: the layers and roles of the resolved code, and the rule packs that apply.
struct LayeredCode {
  let model: ArchitecturalModel
  let packs: PackChoice
  /// Notes about inferred layers.
  let notes: [String]
  /// The note that is repeated in the overview; nil if layers are configured.
  let layersNote: String?
  /// The layers as a configuration, if they were inferred.
  let inferredPlan: LayerPlan?
  /// The references of the checked code; nil if the rules have to compute them.
  let references: ReferencesByTarget?

  /// - Parameter precomputes: whether rules are checked next, so that a second thread computes the relations that most
  ///   rules need.
  init(_ graph: DependencyGraph, _ policy: Policy, _ request: LintRequest, precomputes: Bool, clock: inout StageClock) {
    let jobs = request.threads
    let ((layers, model, packs), precomputed) = inParallel(jobs: jobs) {
      let layers = clock.measure("layers") { InferredLayers(policy, graph, request.inferredLayers) }
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
    (notes, layersNote, inferredPlan) = (layers.notes, layers.overview, layers.plan)
  }
}

/// The configured layers, or the inferred ones if none are configured.
private struct InferredLayers {
  private(set) var map: LayerMap
  private(set) var notes: [String] = []
  private(set) var overview: String?
  private(set) var plan: LayerPlan?

  /// - Parameter known: layers that were inferred for another state of the code.
  init(_ policy: Policy, _ graph: DependencyGraph, _ known: CarriedLayers?) {
    let root = CompositionRoot(in: graph)
    if let plan = policy.layerPlan {
      map = LayerMap(plan: plan, graph: graph, root: root)
    } else {
      let inference = LayerInference(graph: graph, root: root, rootPatterns: policy.root.map(\.pattern))
      (notes, overview, plan) = (inference.notes, inference.overview, inference.plan)
      let own = inference.map ?? .none(fileCount: graph.files.count)
      map = known.flatMap { LayerMap(carrying: $0, over: own, graph: graph, root: root) } ?? own
    }
  }
}

/// Relations that most rules query, independent of layers and roles.
private struct PrecomputedRelations {
  let holdings: Holdings?
  let withoutSamples: DependencyGraph?
  let references: ReferencesByTarget?

  init(_ graph: DependencyGraph, _ policy: Policy, _ request: LintRequest) {
    holdings = request.only.isEmpty ? Holdings(in: graph) : nil
    withoutSamples = policy.checksSamples ? nil : graph.withoutSamples()
    references = request.only.isEmpty ? ReferencesByTarget(in: withoutSamples ?? graph) : nil
  }
}

extension Policy {
  /// Whether sample code in the app's own files is checked; the setting for tests decides.
  var checksSamples: Bool { tests?.value ?? false }

  /// The roles configured with `roles:`.
  fileprivate var configuredRoles: [ConfiguredRole] {
    roles.compactMap { definition in
      Role(rawValue: definition.role).map {
        ConfiguredRole(
          role: $0, selector: definition.selector, place: "\(definition.position.file):\(definition.position.line)")
      }
    }
  }
}
