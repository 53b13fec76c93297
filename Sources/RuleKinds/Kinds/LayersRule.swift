import Architecture
import DependencyGraph
import Findings
import Ordering

/// References between layers that go the wrong way.
public struct LayersRule: Sendable, Equatable {
  public enum Direction: String, Sendable, CaseIterable {
    /// To a higher layer
    case upward
    /// To a layer further down than the next
    case skipping
  }
  public var direction: Direction
  /// Confine it to references from, and to, some declarations.
  public var from: Selector
  public var to: Selector

  static let specification = RuleKindSpecification(
    name: "layers", summary: "references between layers that go the wrong way",
    parameters: [
      Parameter(
        "direction", .choice(Direction.allCases.map(\.rawValue)), default: .word("upward"),
        doc: "upward: to a higher layer; skipping: to a layer further down than the next"),
      Parameter("from", .selector, default: .selector(Selector()), doc: "only references made by these declarations"),
      Parameter("to", .selector, default: .selector(Selector()), doc: "only references to these declarations"),
    ],
    placeholders: RuleKindSpecification.referencePlaceholders,
    // `misplaced`: of a small value type that several use from below. `reached`: of an app delegate that many types reach for.
    notes: [
      .init("again", RuleKindSpecification.referencePlaceholders),
      .init("misplaced", ["layer", "target", "targetLayer", "count"], isRequired: false),
      .init("misplaced_advice", ["layer", "target", "targetLayer", "count"], isRequired: false),
      .init("reached", ["layer", "target", "targetLayer", "count"], isRequired: false),
      .init("reached_advice", ["layer", "target", "targetLayer", "count"], isRequired: false),
    ]
  ) { values in
    .layers(
      LayersRule(
        direction: values.word("direction").flatMap(Direction.init) ?? .upward,
        from: values.selector("from") ?? Selector(), to: values.selector("to") ?? Selector()))
  }

  func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let parts = Parts(layersOf: context.model)
    let breaches = BreachCollector(
      context: context, parts: parts, incidental: direction == .upward ? IncidentalUses(context) : nil
    ) { source, target in
      switch (direction, context.layers.order(of: source, to: target)) {
      case (.upward, .below): true
      case (.skipping, .above(let rows)): rows > 1
      default: false
      }
    }
    let found = breaches.breaches(from: from, to: to)
    if direction == .skipping { return found.map { breaches.finding(rule, $0) } }
    return upward(found, breaches, rule) + (ModuleImports(breaches, to: to)?.findings(rule, from: from) ?? [])
  }

  private func upward(_ found: [BreachCollector.Breach], _ breaches: BreachCollector, _ rule: Rule) -> [Finding] {
    let context = breaches.context
    let found = found.filter { breach in
      !context.isImplementation(context.graph.references[Int(breach.references[0])].file, of: Int(breach.target))
    }
    let confidence = LayerConfidence(context)
    var heads = UpwardTargets(found, breaches, rule).heads
    var sureHeads: Set<Int> = []
    let findings = found.map { breach in
      var finding = breaches.finding(rule, breach)
      let target = Int(breach.target)
      let file = context.graph.references[Int(breach.references[0])].file
      let isSure = confidence.isSure(from: file, to: target, breach.part, breaches.parts.part(ofSymbol: target))
      if !isSure { finding.severity = min(finding.severity, .warning) }
      if let head = heads[target] {
        finding.share = .part(of: head.key)
        if isSure { sureHeads.insert(target) }
      }
      return finding
    }
    for target in heads.keys where !sureHeads.contains(target) { heads[target]?.severity = min(rule.severity, .warning) }
    return findings + heads.keys.ordered().compactMap { heads[$0] }
  }
}

extension RuleContext {
  /// Whether a file is the implementation of the header that declares something: `Feed.m` of `Feed.h`. Both are one
  /// place, although projects keep them in different folders and targets.
  fileprivate func isImplementation(_ file: Int32, of target: Int) -> Bool {
    let (path, header) = (graph.files[Int(file)].path, graph.files[Int(graph.symbols[target].file)].path)
    guard header.hasSuffix(".h"), !path.hasSuffix(".swift") else { return false }
    return path.fileStem == header.fileStem
  }
}

extension String {
  /// `Feed` of `App/Feed.m`
  fileprivate var fileStem: Substring {
    let name = self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]
    return name.prefix { $0 != "." }
  }
}

extension RuleKindSpecification {
  /// `subject` is the outermost type (or the file) that refers, `declaration` its member, `target` what is referred to.
  static let referencePlaceholders = ["subject", "declaration", "layer", "target", "targetLayer"]
}
