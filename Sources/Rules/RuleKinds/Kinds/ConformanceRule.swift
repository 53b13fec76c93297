import Architecture
import Findings

/// Types that lack a property that all of their kind should have: an attribute, a conformance, a location.
public struct ConformanceRule: RuleKind, Equatable {
  public var of: Selector
  public var must: Selector

  public static let specification = RuleKindSpecification(
    name: "conformance", summary: "declarations that are not what they should be",
    parameters: [
      Parameter("of", .selector, default: nil, doc: "the types to check"),
      Parameter("must", .selector, default: nil, doc: "what each of them has to match"),
    ],
    placeholders: ["subject"], notes: [], reads: []
  ) { values in
    ConformanceRule(of: values.selector("of") ?? Selector(), must: values.selector("must") ?? Selector())
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let graph = context.graph
    return graph.types.compactMap { type in
      guard graph.symbols[type].kind.isNominalType, of.matches(symbol: type, in: context.model),
        !must.matches(symbol: type, in: context.model)
      else { return nil }
      var draft = FindingDraft(
        rule: rule, context: context, at: Place(nameOf: type, in: graph), subject: graph.qualifiedName(of: type),
        target: "")
      draft.setSeverity(forSubject: type)
      return draft.finished(edge: "")
    }
  }
}
