import Architecture
import DependencyGraph
import Findings
import SourceFacts

/// Types that take on more responsibilities than a limit; see `Responsibility`.
public struct ResponsibilitiesRule: Sendable, Equatable {
  public var of: Selector
  public var max: Int
  /// Without one of these a type is not reported, nor where it has fewer lines: unless the limit is stricter than four.
  public var required: [NamePattern]
  public var minLines: Int
  /// Those that count; none given: all.
  public var counted: [NamePattern]
  /// Methods called by interaction that handle nothing by changing the interface alone.
  public var feedback: [NamePattern]
  /// In the order of `ResponsibilityVocabulary.List`.
  private var patterns: [[NamePattern]]

  static let specification = RuleKindSpecification(
    name: "responsibilities", summary: "types that take on too many responsibilities",
    parameters: [
      Parameter("of", .selector, default: nil, doc: "the types that are judged"),
      Parameter("max", .number, default: .number(4), doc: "so many they may take on; 0 reports every type that has one"),
      Parameter(
        "required", .names, default: .names([]),
        doc: "a type without one of these is not reported where max is 4 or more: business_logic spares screens that only show and navigate"),
      Parameter(
        "min_lines", .number, default: .number(0),
        doc: "a type of fewer lines, with its extensions, is not reported where max is 4 or more, unless it takes on all six"),
      Parameter(
        "counted", .names, default: .names([]), doc: "the responsibilities that count, by name; none given: all six"),
      Parameter(
        "feedback", .names, default: .names([]),
        doc: "methods called by interaction that handle nothing where they only change the interface, without a question asked"),
    ] + ResponsibilityVocabulary.parameters,
    // `responsibilities`: their names. `use`: what is done, as code; `declaration`: where.
    placeholders: ["subject", "count", "max", "responsibilities"],
    notes: Responsibility.allCases.map { .init($0.rawValue, ["subject", "declaration", "use"]) }, readsCode: true
  ) { values in
    .responsibilities(
      ResponsibilitiesRule(
        of: values.selector("of") ?? Selector(), max: values.number("max") ?? 4,
        required: values.names("required") ?? [], minLines: values.number("min_lines") ?? 0,
        counted: values.names("counted") ?? [], feedback: values.names("feedback") ?? [],
        patterns: ResponsibilityVocabulary.patterns(values)))
  }

  func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let graph = context.graph
    let types = of.types(in: context.model).filter { graph.symbols[$0].kind.hasCode }
    let vocabulary = context.responsibilities(patterns)
    return types.compactMap { type in
      let code = ControllerCode(of: type, vocabulary, context)
      var search = ResponsibilitySearch(code, feedback: feedback)
      let found = search.responsibilities().filter(isCounted)
      guard found.count > max, isLarge(type, found, graph) else { return nil }
      let evidence = search.evidence().filter { isCounted($0.responsibility) }
      return isWorthTelling(evidence) ? finding(type, found, evidence, context, rule) : nil
    }
  }

  /// A project with a stricter limit wants to know of all types above it.
  private var sparesSome: Bool { max >= 4 }

  private func isLarge(_ type: Int, _ found: [Responsibility], _ graph: DependencyGraph) -> Bool {
    !sparesSome || minLines == 0 || found.count == Responsibility.allCases.count || SizeRule.lines(of: type, in: graph) >= minLines
  }

  /// A weak sign alone is no proof of what is required.
  private func isWorthTelling(_ evidence: [ResponsibilityEvidence]) -> Bool {
    if !sparesSome || required.isEmpty { return true }
    return evidence.contains { piece in piece.strength > 1 && required.contains { $0.matches(piece.responsibility.rawValue) } }
  }

  private func isCounted(_ responsibility: Responsibility) -> Bool {
    counted.isEmpty || counted.contains { $0.matches(responsibility.rawValue) }
  }

  private func finding(
    _ type: Int, _ found: [Responsibility], _ evidence: [ResponsibilityEvidence], _ context: RuleContext, _ rule: Rule
  ) -> Finding {
    let names = found.map(\.rawValue)
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: type, in: context.graph),
      subject: context.graph.qualifiedName(of: type), target: "")
    draft.finding.measures["responsibilities"] = .words(names)
    draft.values.merge(
      ["count": "\(names.count)", "max": "\(max)", "responsibilities": names.joined(separator: ", ")]) { $1 }
    for piece in evidence {
      let position = context.position(piece.place.file, piece.place.start)
      var values = draft.values
      values["declaration"] = context.declarationName(of: piece.place) ?? draft.finding.subject
      values["use"] = piece.use
      let note = rule.texts.notes[piece.responsibility.rawValue]?.filled(values) ?? ""
      draft.finding.evidence.append(Evidence(position: position, note: note))
    }
    return draft.finished(edge: "")
  }
}
