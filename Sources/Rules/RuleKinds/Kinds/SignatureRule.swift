import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts

/// Interfaces whose members are not shaped as they should be.
public struct SignatureRule: RuleKind, Equatable {
  public enum Search: String, Sendable, CaseIterable {
    /// One operation for many kinds, with a method for each
    case families
    /// Data handed back by completion blocks, or as plain results of input and output
    case results
    /// Properties whose value changes, and that are no signals
    case state
  }
  public var of: Selector
  public var search: Search
  /// How many methods make a family.
  public var minimum: Int
  /// Methods and properties that do not count.
  public var except: [NamePattern]
  /// Types that tell of values when there are any.
  public var signals: [NamePattern]
  /// Results: parameters that are called with the result.
  public var callbacks: [NamePattern]
  /// Results: what input and output is; in the words of `UseVocabulary`.
  public var outside: [NamePattern]
  /// State: types of properties that are no state.
  public var exceptTypes: [NamePattern]

  public static let specification = RuleKindSpecification(
    name: "signature", summary: "interfaces whose members are not shaped as they should be",
    parameters: [
      Parameter("of", .selector, default: nil, doc: "the types that are judged, with the protocols that stand for them"),
      Parameter(
        "finds", .choice(Search.allCases.map(\.rawValue)), default: nil,
        doc: """
          families: methods that are one operation for many kinds; results: methods that hand back data by a completion block or \
          as the plain result of input and output; state: properties that change and are no signals
          """),
      Parameter("at_least", .number, default: .number(4), doc: "families: how many methods make one"),
      Parameter("except", .names, default: .names([]), doc: "members that do not count: `load`, `load(from:)`, `*ForKey:*`"),
      Parameter("signals", .names, default: .names([]), doc: "results, state: types that tell of values when there are any"),
      Parameter("callbacks", .names, default: .names([]), doc: "results: names of parameters that are called with a result"),
      Parameter("outside", .names, default: .names([]), doc: "results: uses that are input and output, `NSData.init(contentsOf:*`"),
      Parameter("except_types", .names, default: .names([]), doc: "state: types of properties that are no state"),
    ],
    // `member`: the property or method, of a family what its methods share. `members`: all of them. `count`: how many. `way`: how
    // a result is handed back.
    placeholders: ["subject", "member", "members", "count", "way", "reader"],
    // `reader`: who shows the state.
    notes: [.init("again", ["subject", "declaration"]), .init("reader", ["subject", "declaration", "member"], isRequired: false)],
    reads: [.code, .references, .graph], joinsTargets: true
  ) { values in
    SignatureRule(
      of: values.selector("of") ?? Selector(), search: values.word("finds").flatMap(Search.init) ?? .families,
      minimum: values.number("at_least") ?? 4, except: values.names("except") ?? [], signals: values.names("signals") ?? [],
      callbacks: values.names("callbacks") ?? [], outside: values.names("outside") ?? [],
      exceptTypes: values.names("except_types") ?? [])
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    switch search {
    case .families: return families(context, rule)
    case .results:
      let search = ServiceResults(self, context)
      return context.interfaces(of: of).flatMap { interface in
        search.methods(of: interface).map { finding($0.method, interface.type, way: $0.way.rawValue, context, rule) }
      }
    case .state:
      let search = ServiceState(self, context)
      return context.interfaces(of: of).flatMap { interface in
        search.properties(of: interface).map { finding($0.property, interface.type, way: "", readers: $0.readers, context, rule) }
      }
    }
  }

  private func finding(
    _ member: Int, _ type: Int, way: String, readers: [Place] = [], _ context: RuleContext, _ rule: Rule
  ) -> Finding {
    let name = context.graph.callName(of: member)
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: member, in: context.graph),
      subject: context.graph.qualifiedName(of: type), target: name)
    draft.setSeverity(forSubject: type)
    draft.values["member"] = name
    draft.values["way"] = way
    draft.values["reader"] = readers.first.map { context.subjectName(of: $0) } ?? ""
    draft.addEvidence(Array(readers.prefix(3)), note: "reader")
    return draft.finished(edge: "", member: name)
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
      let others = family.methods.dropFirst().map { Place(nameOf: $0, in: context.graph) }
      draft.addEvidence(others, note: "again", isBreach: false)
      return draft.finished(edge: "")
    }
  }
}
