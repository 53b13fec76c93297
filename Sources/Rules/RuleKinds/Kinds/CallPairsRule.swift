import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts

/// Calls that need a second call on the same object.
public struct CallPairsRule: RuleKind, Equatable {
  /// Calls whose first argument needs the second call.
  public var handing: [NamePattern]
  public var handingThen: [NamePattern]
  /// Calls on the object with nil as argument; the second call is on the object too.
  public var releasing: [NamePattern]
  public var releasingThen: [NamePattern]

  private static let words = ["subject", "declaration", "use", "missing", "object", "call"]

  public static let specification = RuleKindSpecification(
    name: "call_pairs", summary: "calls that need a second call on the same object",
    parameters: [],
    data: [
      Parameter("handing", .names, default: nil, doc: "calls that take an object …"),
      Parameter("handing_then", .names, default: nil, doc: "… on which one of these has to be called"),
      Parameter("releasing", .names, default: nil, doc: "calls on an object, with nil …"),
      Parameter("releasing_then", .names, default: nil, doc: "… on which one of these has to be called"),
    ],
    // `use`: the first call. `missing`: the second call. `object`: the receiver as written. `call`: the complete
    // missing call.
    placeholders: words,
    notes: [.init("again", words)]
      + ["handing_message", "releasing_message", "releasing"].map { .init($0, words, isRequired: false) },
    reads: [.code, .references, .graph]
  ) { values in
    CallPairsRule(
      handing: values.names("handing") ?? [], handingThen: values.names("handing_then") ?? [],
      releasing: values.names("releasing") ?? [], releasingThen: values.names("releasing_then") ?? [])
  }

  /// One finding for each method and kind of call.
  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    var methods: [[UnpairedCall]] = []
    var (additions, removals): ([SymbolID: Int], [SymbolID: Int]) = ([:], [:])
    for unpaired in CallPairSearch(self, context).unpairedCalls() {
      let source = unpaired.place.source
      if let index = source.flatMap({ unpaired.isAddition ? additions[$0] : removals[$0] }) {
        methods[index].append(unpaired)
        continue
      }
      if let source, unpaired.isAddition { additions[source] = methods.count }
      if let source, !unpaired.isAddition { removals[source] = methods.count }
      methods.append([unpaired])
    }
    return methods.map { finding($0, context, rule) }
  }

  private func finding(_ unpairedCalls: [UnpairedCall], _ context: RuleContext, _ rule: Rule) -> Finding {
    let first = unpairedCalls[0]
    var draft = FindingDraft(rule: rule, context: context, at: first.place, target: first.missing)
    draft.finding.target = Finding.Target(name: first.missing)
    for unpaired in unpairedCalls.dropFirst() {
      draft.values.merge(values(of: unpaired)) { $1 }
      draft.addEvidence([unpaired.place], note: "again")
    }
    draft.values.merge(values(of: first)) { $1 }
    let (values, texts) = (draft.values, rule.texts)
    let name = draft.finding.declaration ?? draft.finding.subject
    let prefix = draft.finding.subject + "."
    let member = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    var finding = draft.finished(edge: "pair", member: member == draft.finding.subject ? nil : member)
    finding.message =
      texts.notes[first.isAddition ? "handing_message" : "releasing_message"]?.filled(values) ?? finding.message
    if !first.isAddition { finding.suggestion = texts.notes["releasing"]?.filled(values) ?? finding.suggestion }
    return finding
  }

  private func values(of unpaired: UnpairedCall) -> PlaceholderValues {
    ["use": unpaired.use, "missing": unpaired.wording, "object": unpaired.object, "call": unpaired.call]
  }
}
