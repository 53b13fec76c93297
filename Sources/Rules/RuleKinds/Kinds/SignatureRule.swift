import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts
import Tables

/// Interfaces whose members have an unsuitable signature.
public struct SignatureRule: RuleKind, Equatable {
  public enum Search: Sendable {
    /// Many methods for variants of one operation
    case families
    /// Data passed to completion blocks, or returned by blocking calls
    case results
    /// Properties that change and cannot be observed
    case state
  }
  public var of: Selector
  public var search: Search
  /// The minimum number of methods in a family.
  public var minimum: Int
  /// Methods and properties that do not count.
  public var except: [NamePattern]
  /// Types that deliver values when they change, such as publishers and signals.
  public var signals: [NamePattern]
  /// For results: names of completion parameters.
  public var callbacks: [NamePattern]
  /// For results: uses of the network, files, a database or a device, as patterns of `UseVocabulary`.
  public var outside: [NamePattern]
  /// For state: property types that do not count as state.
  public var exceptTypes: [NamePattern]

  static let specifications = [
    specification(
      "method_families", "methods for variants of one operation", .families,
      parameters: [Parameter("at_least", .number, default: .number(4), doc: "how many methods make a family")]),
    specification(
      "callback_results", "methods that return data with a completion block or a blocking call", .results,
      data: [
        signals, Parameter("callbacks", .names, default: nil, doc: "names of parameters that are called with a result"),
        Parameter(
          "outside", .names, default: nil, doc: "uses that wait for input or output, `NSData.init(contentsOf:*`"),
      ]),
    specification(
      "unobservable_state", "properties of a service that change without notifying anyone", .state,
      data: [
        signals, Parameter("except_types", .names, default: nil, doc: "property types that do not count as state"),
      ]),
  ]

  private static let signals = Parameter(
    "signals", .names, default: nil, doc: "types that publish values")

  private static func specification(
    _ name: String, _ summary: String, _ search: Search, parameters: [Parameter] = [], data: [Parameter] = []
  ) -> RuleKindSpecification {
    RuleKindSpecification(
      name: name, summary: summary,
      parameters: [
        Parameter(
          "of", .selector, default: nil, doc: "the types to check, with the protocols that they are used through"),
        Parameter(
          "except", .names, default: .names([]), doc: "members that do not count: `load`, `load(from:)`, `*ForKey:*`"),
      ] + parameters,
      data: data,
      // `member`: the property or method; for a family what its names have in common. `members`: all methods. `count`:
      // their number. `way`: how a result is returned.
      placeholders: ["subject", "member", "members", "count", "way", "reader"],
      // `reader`: a type that shows the state.
      notes: [
        .init("again", ["subject", "declaration"]),
        .init("reader", ["subject", "declaration", "member"], isRequired: false),
      ], reads: [.code, .references, .graph], joinsTargets: true
    ) { values in
      SignatureRule(
        of: values.selector("of") ?? Selector(), search: search, minimum: values.number("at_least") ?? 4,
        except: values.names("except") ?? [], signals: values.names("signals") ?? [],
        callbacks: values.names("callbacks") ?? [], outside: values.names("outside") ?? [],
        exceptTypes: values.names("except_types") ?? [])
    }
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
        search.properties(of: interface).map {
          finding($0.property, interface.type, way: "", readers: $0.readers, context, rule)
        }
      }
    }
  }

  private func finding(
    _ member: SymbolID, _ type: SymbolID, way: String, readers: [Place] = [], _ context: RuleContext, _ rule: Rule
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
    return context.interfaces(of: of).compactMap { interface -> Finding? in
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
