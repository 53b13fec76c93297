import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts

/// Screen modules that are embedded by a part that should not do this.
public struct EmbeddingRule: RuleKind, Equatable {
  public var of: Selector
  public var embedding: [NamePattern]

  public static let specification = RuleKindSpecification(
    name: "embedding", summary: "screen modules embedded by types that should not embed them",
    parameters: [
      Parameter("of", .selector, default: nil, doc: "the types that must not embed another screen module")
    ],
    data: [
      Parameter("embedding", .names, default: nil, doc: "calls that embed their argument, `*.addChild`")
    ],
    placeholders: ["subject", "declaration", "target", "module"], notes: [],
    reads: [.code, .references], joinsTargets: true
  ) { values in
    EmbeddingRule(of: values.selector("of") ?? Selector(), embedding: values.names("embedding") ?? [])
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let search = EmbeddingSearch(embedding, context)
    return context.graph.types.flatMap { type -> [Finding] in
      guard context.graph.symbols[type].kind.hasCode, of.matches(symbol: type, in: context.model) else { return [] }
      return search.embeddings(in: type).map { embedding in
        var draft = FindingDraft(
          rule: rule, context: context, at: context.place(of: embedding.use),
          subject: context.graph.qualifiedName(of: type), target: context.graph.qualifiedName(of: embedding.target))
        draft.setSeverity(forSubject: type)
        draft.values["module"] = context.model.screenModules.modules[embedding.inner].name
        context.setTarget(embedding.target, of: &draft)
        return draft.finished(edge: "embedding")
      }
    }
  }
}
