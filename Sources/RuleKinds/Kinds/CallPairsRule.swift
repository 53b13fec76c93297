import Architecture
import DependencyGraph
import Findings
import SourceFacts

/// Calls that only half do what a second call on the same object completes.
public struct CallPairsRule: Sendable, Equatable {
  /// The object is the first argument; `thenCall` is called on it.
  public var handing: [NamePattern]
  public var handingThen: [NamePattern]
  /// Called on the object with nil; the second is called on it too.
  public var releasing: [NamePattern]
  public var releasingThen: [NamePattern]

  static let specification = RuleKindSpecification(
    name: "call_pairs", summary: "calls that a second call on the same object has to complete",
    parameters: [
      Parameter("handing", .names, default: .names([]), doc: "calls that are handed an object …"),
      Parameter("handing_then", .names, default: .names([]), doc: "… on which one of these has to be called"),
      Parameter("releasing", .names, default: .names([]), doc: "calls on an object, with nil …"),
      Parameter("releasing_then", .names, default: .names([]), doc: "… on which one of these has to be called"),
    ],
    // `use`: the first call, `missing`: what should follow, `object`: as written.
    placeholders: ["subject", "declaration", "use", "missing", "object"],
    notes: [.init("again", ["subject", "declaration", "use", "missing", "object"])], readsCode: true
  ) { values in
    .callPairs(
      CallPairsRule(
        handing: values.names("handing") ?? [], handingThen: values.names("handing_then") ?? [],
        releasing: values.names("releasing") ?? [], releasingThen: values.names("releasing_then") ?? []))
  }

  func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    CallPairSearch(self, context).halves().map { half in
      var draft = FindingDraft(rule: rule, context: context, at: half.place, target: half.missing)
      draft.values.merge(["use": half.use, "missing": half.missing, "object": half.object]) { $1 }
      draft.finding.target = Finding.Target(name: half.missing)
      return draft.finished(edge: "pair \(half.object)")
    }
  }
}
