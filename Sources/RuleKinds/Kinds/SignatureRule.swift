import Architecture
import DependencyGraph
import Findings
import SourceFacts

/// Interfaces whose members are not shaped as they should be.
public struct SignatureRule: Sendable, Equatable {
  public enum Search: String, Sendable, CaseIterable {
    /// One operation for many kinds, with a method for each
    case families
  }
  public var of: Selector
  public var search: Search
  /// How many methods make a family.
  public var minimum: Int
  /// Methods and properties that do not count.
  public var except: [NamePattern]

  static let specification = RuleKindSpecification(
    name: "signature", summary: "interfaces whose members are not shaped as they should be",
    parameters: [
      Parameter("of", .selector, default: nil, doc: "the types that are judged, with the protocols that stand for them"),
      Parameter(
        "finds", .choice(Search.allCases.map(\.rawValue)), default: nil,
        doc: "families: methods that are one operation for many kinds"),
      Parameter("at_least", .number, default: .number(4), doc: "families: how many methods make one"),
      Parameter("except", .names, default: .names([]), doc: "members that do not count: `load`, `load(from:)`, `*ForKey:*`"),
    ],
    // `member`: the property or method, of a family what its methods share. `members`: all of them. `count`: how many.
    placeholders: ["subject", "member", "members", "count"], notes: [.init("again", ["subject", "declaration"])]
  ) { values in
    .signature(
      SignatureRule(
        of: values.selector("of") ?? Selector(), search: values.word("finds").flatMap(Search.init) ?? .families,
        minimum: values.number("at_least") ?? 4, except: values.names("except") ?? []))
  }

  func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    switch search {
    case .families: families(context, rule)
    }
  }

  private func families(_ context: RuleContext, _ rule: Rule) -> [Finding] {
    let search = MethodFamilies(context.graph, minimum: minimum, except: except)
    return context.interfaces(of: of).compactMap { interface in
      guard let family = search.family(among: interface.members) else { return nil }
      var draft = FindingDraft(
        rule: rule, context: context, at: Place(nameOf: family.methods[0], in: context.graph),
        subject: context.graph.qualifiedName(of: interface.type), target: family.name)
      draft.setSeverity(forSubject: interface.type)
      draft.values["member"] = family.name
      draft.values["members"] = family.methods.map { context.graph.callName(of: $0) }.joined(separator: ", ")
      draft.values["count"] = "\(family.methods.count)"
      draft.addEvidence(family.methods.dropFirst().map { Place(nameOf: $0, in: context.graph) }, note: "again")
      return draft.finished(edge: "")
    }
  }
}
