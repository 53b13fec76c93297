import Architecture
import Findings
import Patterns
import SourceFacts

/// References between sibling layers or folders, which must not depend on each other.
public struct IndependenceRule: RuleKind, Equatable {
  /// Folders that match are siblings. If empty, the siblings are layers on one level of the configuration.
  public var folders: [PathPattern]

  public static let specification = RuleKindSpecification(
    name: "independence", summary: "references between sibling layers or folders",
    parameters: [
      Parameter(
        "folders", .paths, default: .paths([]),
        doc: "sibling folders, `Features/*`; if empty, the sibling layers")
    ],
    placeholders: RuleKindSpecification.referencePlaceholders,
    notes: [.init("again", RuleKindSpecification.referencePlaceholders)],
    reads: [.references, .graph], joinsTargets: true
  ) { values in
    IndependenceRule(folders: values.paths("folders") ?? [])
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let breaches =
      folders.isEmpty
      ? BreachCollector(context: context, parts: Parts(layersOf: context.model)) {
        context.layers.order(of: Parts.layer($0), to: Parts.layer($1)) == .beside
      }
      : BreachCollector(context: context, parts: Parts(folders: folders, in: context.model)) { $0 != $1 }
    return breaches.findings(rule) + (ModuleImports(breaches)?.findings(rule) ?? [])
  }
}
