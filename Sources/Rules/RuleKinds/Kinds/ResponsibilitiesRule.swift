import Architecture
import DependencyGraph
import Findings
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Types that take on more responsibilities than a limit; see `Responsibility`.
public struct ResponsibilitiesRule: RuleKind, Equatable {
  public var of: Selector
  public var max: Int
  /// If `max` is four or more, a type without one of these or with fewer lines is not reported.
  public var required: [NamePattern]
  public var minLines: Int
  /// A type with fewer lines than `large` is only reported if at least this many members work with the network, files
  /// or a database.
  public var workingMembers: Int
  public var large: Int
  /// The responsibilities that count; all if empty.
  public var counted: [NamePattern]
  /// Event methods that do not count as handling if they only change the interface.
  public var feedback: [NamePattern]
  /// In the order of `ResponsibilityVocabulary.List`.
  var patterns: [[NamePattern]]

  public static let specification = RuleKindSpecification(
    name: "responsibilities", summary: "types that take on too many responsibilities",
    parameters: [
      Parameter("of", .selector, default: nil, doc: "the types to check"),
      Parameter(
        "max", .number, default: .number(4), doc: "how many they may take on; 0 reports every type that has one"),
      Parameter(
        "required", .names, default: .names([]),
        doc:
          """
          if max is 4 or more, a type is reported only if it has one of these: with business_logic, screens that \
          only show and navigate are not reported
          """
      ),
      Parameter(
        "min_lines", .number, default: .number(0),
        doc: "if max is 4 or more, shorter types (with their extensions) are not reported"),
      Parameter(
        "working_members", .number, default: .number(0),
        doc: """
          so many methods and properties of its own must work with the network, files or a database, themselves or \
          through what they call; where max is 4 or more, a type of fewer lines than large in which they are fewer is \
          not reported
          """),
      Parameter(
        "large", .number, default: .number(0),
        doc: "see working_members; in types three times as long, a weak sign of a required responsibility is enough"),
      Parameter(
        "counted", .names, default: .names([]), doc: "the responsibilities that count, by name; all six if empty"),
    ] + ResponsibilityVocabulary.parameters,
    data: [
      Parameter(
        "feedback", .names, default: .names([]),
        doc: "event methods that do not count as handling if they only change the interface, without a condition")
    ] + ResponsibilityVocabulary.data,
    // `responsibilities`: their names, from the notes `name_…`. `first_step`: the note `move_…` of the responsibility
    // to move first. `use`: the code that shows the responsibility, in `declaration`.
    placeholders: ["subject", "count", "max", "responsibilities", "lines", "first_step"],
    notes: (Responsibility.allCases.map(\.rawValue) + BusinessUse.allCases.map(\.rawValue)
      + [Responsibility.eventMethod]).map {
        .init($0, ["subject", "declaration", "use"])
      }
      + (Responsibility.allCases.flatMap { [$0.advice, $0.title].compactMap { $0 } } + ["move_view"]).map {
        .init($0, ["subject"], isRequired: false)
      },
    reads: [.code, .references, .graph, .lineCounts]
  ) { values in
    ResponsibilitiesRule(
      of: values.selector("of") ?? Selector(), max: values.number("max") ?? 4,
      required: values.names("required") ?? [], minLines: values.number("min_lines") ?? 0,
      workingMembers: values.number("working_members") ?? 0, large: values.number("large") ?? 0,
      counted: values.names("counted") ?? [], feedback: values.names("feedback") ?? [],
      patterns: ResponsibilityVocabulary.patterns(values))
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let graph = context.graph
    let types = of.types(in: context.model).filter { graph.symbols[$0].kind.hasCode }
    let vocabulary = context.responsibilities(patterns)
    return types.compactMap { type in
      let lines = SizeRule.lines(of: type, in: graph)
      guard isLarge(lines) else { return nil }
      let code = ControllerCode(of: type, vocabulary, context)
      var search = ResponsibilitySearch(code, feedback: feedback)
      let found = search.responsibilities().filter(isCounted)
      guard found.count > max, doesWork(lines, search) else { return nil }
      let evidence = search.evidence().filter { isCounted($0.responsibility) }
      return isWorthReporting(evidence, lines) ? finding(type, found, evidence, lines: lines, context, rule) : nil
    }
  }

  /// A finding contains the number of lines, and small types are not reported, so the lines of all types that may be
  /// reported count.
  public func lineDependence(in model: ArchitecturalModel) -> LineDependence? {
    let types = of.types(in: model).filter { model.graph.symbols[$0].kind.hasCode }
    let parts = types.flatMap { type -> [LineDependence.Part] in
      let sizes = SizeRule.sizes(of: type, in: model.graph)
      let missing = skipsSmallTypes ? minLines - sizes.reduce(0) { $0 + $1.lines } : 0
      guard missing <= LineDependence.growthLimit else { return [] }
      return sizes.map { LineDependence.Part(symbol: $0.part, margin: missing - 1) }
    }
    return LineDependence(parts: parts)
  }

  /// With a lower limit, all types above it are reported.
  private var skipsSmallTypes: Bool { max >= 4 }

  private func isLarge(_ lines: Int) -> Bool { !skipsSmallTypes || lines >= minLines }

  /// Whether a type does enough work to be reported: a small screen that passes one call to a service does not.
  private func doesWork(_ lines: Int, _ search: ResponsibilitySearch) -> Bool {
    !skipsSmallTypes || lines >= large || search.workingMembers().count >= workingMembers
  }

  /// Whether the evidence is sufficient. Weak evidence for a required responsibility counts only in a type with three
  /// times the lines of a large one.
  private func isWorthReporting(_ evidence: [ResponsibilityEvidence], _ lines: Int) -> Bool {
    if !skipsSmallTypes || required.isEmpty || large > 0 && lines >= 3 * large { return true }
    return evidence.contains { piece in
      !piece.isWeak && required.contains { $0.matches(piece.responsibility.rawValue) }
    }
  }

  func isCounted(_ responsibility: Responsibility) -> Bool {
    counted.isEmpty || counted.contains { $0.matches(responsibility.rawValue) }
  }

  private func finding(
    _ type: SymbolID, _ found: [Responsibility], _ evidence: [ResponsibilityEvidence], lines: Int,
    _ context: RuleContext, _ rule: Rule
  ) -> Finding {
    let names = found.compactMap { rule.texts.notes[$0.title]?.text }
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: type, in: context.graph),
      subject: context.graph.qualifiedName(of: type), target: "")
    draft.finding.measures["responsibilities"] = .words(Responsibility.allCases.filter(found.contains).map(\.rawValue))
    draft.values.merge(
      [
        "count": "\(found.count)", "max": "\(max)", "responsibilities": names.listed(),
        "lines": "\(lines)",
      ]
    ) { $1 }
    draft.values["first_step"] = firstStep(found, rule, draft.values)
    for piece in evidence {
      let position = context.position(piece.place.file, piece.place.start)
      var values = draft.values
      values["declaration"] = context.declarationName(of: piece.place) ?? draft.finding.subject
      values["use"] = piece.use
      let note = rule.texts.notes[piece.note ?? piece.responsibility.rawValue]?.filled(values) ?? ""
      draft.finding.evidence.append(Evidence(position: position, note: note))
    }
    return draft.finished(edge: "")
  }

  /// The advice on what to move out first: the responsibility that belongs elsewhere and comes first by weight.
  private func firstStep(_ found: [Responsibility], _ rule: Rule, _ values: PlaceholderValues) -> String {
    let note = found.compactMap(\.advice).first ?? "move_view"
    return rule.texts.notes[note]?.filled(values) ?? ""
  }
}
