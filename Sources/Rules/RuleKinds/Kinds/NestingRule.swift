import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts

/// Screen modules that are nested too deeply.
public struct NestingRule: RuleKind, Equatable {
  /// The maximum depth, including the outermost module.
  public var maximum: Int
  public var embedding: [NamePattern]

  public static let specification = RuleKindSpecification(
    name: "nesting", summary: "screen modules that are nested too deeply",
    parameters: [
      Parameter(
        "max", .number, default: .number(2), doc: "how deeply modules may be nested, counting the outermost one")
    ],
    data: [
      Parameter("embedding", .names, default: nil, doc: "calls that embed their argument, `*.addChild`")
    ],
    placeholders: ["subject", "declaration", "target", "depth", "limit", "chain"],
    notes: [.init("around", ["subject", "target", "owner"])], reads: [.code, .references]
  ) { values in
    NestingRule(maximum: values.number("max") ?? 2, embedding: values.names("embedding") ?? [])
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let links = EmbeddingSearch(embedding, context).all()
    var ways: [ScreenModuleID: [Embedding]] = [:]
    return links.compactMap { link in
      let way = self.way(to: link.outer, links, &ways, without: [link.inner])
      return way.count + 2 > maximum ? finding(way, link, rule, context) : nil
    }
  }

  /// The longest chain of embeddings from an outermost module to this one; modules in `without` are skipped, which
  /// avoids cycles.
  private func way(
    to module: ScreenModuleID, _ links: [Embedding], _ known: inout [ScreenModuleID: [Embedding]],
    without: Set<ScreenModuleID>
  ) -> [Embedding] {
    if let way = known[module] { return way }
    var longest: [Embedding] = []
    for link in links where link.inner == module && !without.contains(link.outer) {
      let way = self.way(to: link.outer, links, &known, without: without.union([module])) + [link]
      if way.count > longest.count { longest = way }
    }
    known[module] = longest
    return longest
  }

  private func finding(_ way: [Embedding], _ link: Embedding, _ rule: Rule, _ context: RuleContext) -> Finding {
    let modules = context.model.screenModules.modules
    let chain = (way + [link]).map { modules[$0.outer].name } + [modules[link.inner].name]
    let target = context.graph.qualifiedName(of: link.target)
    var draft = FindingDraft(
      rule: rule, context: context, at: context.place(of: link.use), subject: modules[link.outer].name, target: target)
    draft.values["target"] = modules[link.inner].name
    draft.values["depth"] = "\(chain.count)"
    draft.values["limit"] = "\(maximum)"
    draft.values["chain"] = chain.joined(separator: " > ")
    context.setTarget(link.target, of: &draft)
    for link in way.reversed() {
      let values = draft.values
      (draft.values["owner"], draft.values["target"]) = (modules[link.outer].name, modules[link.inner].name)
      draft.addEvidence([context.place(of: link.use)], note: "around")
      draft.values = values
    }
    return draft.finished(edge: "embedding")
  }
}
