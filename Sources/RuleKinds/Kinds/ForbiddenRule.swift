import Architecture
import DependencyGraph
import Findings
import SourceFacts

/// References between declarations that may not know each other, whatever layers they lie in.
public struct ForbiddenRule: Sendable, Equatable {
  /// Whose text may not refer.
  public var from: Selector
  /// What it may not refer to.
  public var to: Selector
  /// Kinds of reference, as in the JSON report; none given: all.
  public var references: [NamePattern]

  static let specification = RuleKindSpecification(
    name: "forbidden", summary: "references between declarations that may not know each other",
    parameters: [
      Parameter("from", .selector, default: nil, doc: "the declarations that may not refer"),
      Parameter("to", .selector, default: nil, doc: "what they may not refer to"),
      Parameter(
        "references", .names, default: .names([]),
        doc: "kinds of reference that count: type, function, variable, member, import, forward; none given: all"),
    ],
    placeholders: ["subject", "declaration", "target"],
    notes: [.init("again", ["subject", "declaration", "target"])]
  ) { values in
    .forbidden(
      ForbiddenRule(
        from: values.selector("from") ?? Selector(), to: values.selector("to") ?? Selector(),
        references: values.names("references") ?? []))
  }

  private struct Pair: Hashable {
    let subject: Int
    let target: Int
  }

  func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let graph = context.graph
    let isCounted = Reference.Kind.allCases.map { kind in
      references.isEmpty || references.contains { $0.matches("\(kind)") }
    }
    var isTarget: [Int: Bool] = [:]
    var places: [Pair: [Place]] = [:]
    for reference in graph.references where isCounted[Int(reference.kind.rawValue)] {
      let target = context.targetType(of: reference.target)
      let isMeant = isTarget[target] ?? to.matches(symbol: target, in: context.model)
      isTarget[target] = isMeant
      guard isMeant, let subject = context.subject(at: reference.source, from),
        !context.areOneFamily(subject, target)
      else { continue }
      places[Pair(subject: subject, target: target), default: []].append(Place(reference))
    }
    return places.map { finding(rule, $0, $1, context) }
  }

  private func finding(_ rule: Rule, _ pair: Pair, _ places: [Place], _ context: RuleContext) -> Finding {
    let graph = context.graph
    let target = graph.qualifiedName(of: pair.target)
    let position = context.position(
      graph.symbols[pair.target].file, graph.declaration(of: pair.target).nameOffset)
    var draft = FindingDraft(
      rule: rule, context: context, at: places[0], subject: graph.qualifiedName(of: pair.subject), target: target)
    draft.setSeverity(forSubject: pair.subject)
    draft.finding.target = Finding.Target(name: target, file: position.file, line: position.line)
    draft.finding.targetLayer = context.layerName(ofSymbol: pair.target)
    draft.addEvidence(Array(places.dropFirst()), note: "again")
    return draft.finished(edge: "reference")
  }
}
