import Architecture
import Findings

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
    notes: [.init("again", RuleKindSpecification.referencePlaceholders)]
  ) { values in
    .layers(
      LayersRule(
        direction: values.word("direction").flatMap(Direction.init) ?? .upward,
        from: values.selector("from") ?? Selector(), to: values.selector("to") ?? Selector()))
  }

  func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let breaches = BreachCollector(context: context, parts: Parts(layersOf: context.model)) { source, target in
      switch (direction, context.layers.order(of: source, to: target)) {
      case (.upward, .below): true
      case (.skipping, .above(let rows)): rows > 1
      default: false
      }
    }
    let findings = breaches.findings(rule, from: from, to: to)
    return direction == .skipping ? findings : findings + (ModuleImports(breaches, to: to)?.findings(rule, from: from) ?? [])
  }
}

extension RuleKindSpecification {
  /// `subject` is the outermost type (or the file) that refers, `declaration` its member, `target` what is referred to.
  static let referencePlaceholders = ["subject", "declaration", "layer", "target", "targetLayer"]
}
