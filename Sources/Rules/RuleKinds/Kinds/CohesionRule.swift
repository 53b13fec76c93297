import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Types whose methods form several independent groups.
public struct CohesionRule: RuleKind, Equatable {
  public var of: Selector
  /// Types of properties that do not connect two methods.
  public var collaborators: Selector
  /// Types of properties that do not connect methods either, nor do calls on them.
  public var neutral: Selector
  /// The minimum number of methods in each group.
  public var members: Int
  public var groups: Int

  public static let specification = RuleKindSpecification(
    name: "cohesion", summary: "types whose methods form groups that share no property and no call",
    parameters: [
      Parameter("of", .selector, default: nil, doc: "the types to check"),
      Parameter("members", .number, default: .number(4), doc: "minimum number of methods in a group"),
      Parameter("groups", .number, default: .number(2), doc: "minimum number of groups"),
    ],
    data: [
      Parameter(
        "collaborators", .selector, default: nil, isOptional: true,
        doc:
          """
          collaborators: sharing a property of these types (or their protocols) connects no methods; \
          sharing a call on one does
          """
      ),
      Parameter(
        "neutral", .selector, default: nil, isOptional: true,
        doc: "types that connect no methods, neither as properties nor by calls, such as loggers"),
    ],
    placeholders: ["subject", "target", "count", "parts"], notes: [.init("group", ["subject", "part"])],
    reads: [.references]
  ) { values in
    CohesionRule(
      of: values.selector("of") ?? Selector(), collaborators: values.selector("collaborators") ?? Selector([.any([])]),
      neutral: values.selector("neutral") ?? Selector([.any([])]), members: values.number("members") ?? 4,
      groups: values.number("groups") ?? 2)
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let graph = context.graph
    return graph.types.compactMap { type in
      guard graph.symbols[type].kind.hasCode, of.matches(symbol: type, in: context.model) else { return nil }
      let found = MemberGroups(of: type, collaborators: collaborators, neutral: neutral, context).groups(
        ofAtLeast: members)
      return found.count < groups ? nil : finding(type, found, context, rule)
    }
  }

  private func finding(_ type: SymbolID, _ groups: [[SymbolID]], _ context: RuleContext, _ rule: Rule) -> Finding {
    let graph = context.graph
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: type, in: graph), subject: graph.qualifiedName(of: type),
      target: "")
    draft.setSeverity(forSubject: type)
    draft.values["count"] = "\(groups.count)"
    let parts = groups.map { group in
      group.prefix(3).map { graph.name(of: $0) }.joined(separator: ", ")
        + (group.count > 3 ? " and \(group.count - 3) more" : "")
    }
    draft.values["parts"] = parts.joined(separator: "; ")
    for (group, part) in zip(groups, parts) {
      draft.values["part"] = part
      draft.addEvidence([Place(nameOf: group[0], in: graph)], note: "group")
    }
    return draft.finished(edge: "cohesion")
  }
}
