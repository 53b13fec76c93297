import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts
import Tables

/// Violations of schedulers: calls and callbacks across schedulers, needless locks, and unprotected state.
public struct IsolationRule: RuleKind, Equatable {
  public enum Search: Sendable {
    /// Methods of a service that are called from another scheduler
    case crossings
    /// Callbacks that use the screen off the main thread
    case callbacks
    /// Locks of a service that is already serialized by its scheduler
    case locks
    /// Unprotected mutable state of a service that may be used from any thread
    case unprotected
  }
  public var search: Search
  public var of: Selector
  /// Types that run on the main thread, on the business logic's scheduler, or on any thread, in addition to those that
  /// are recognized.
  public var userInterface: Selector?
  public var businessLogic: Selector?
  public var threadSafe: Selector?
  /// Lock types, and other types that protect state.
  public var lockTypes: [NamePattern]
  public var guardTypes: [NamePattern]

  static let specifications = [
    specification("scheduler_crossings", "methods called from a scheduler other than their service's", .crossings),
    specification(
      "callback_schedulers", "user interface updates in callbacks that run off the main thread", .callbacks),
    specification(
      "scheduler_locks", "locks in services that a scheduler already serializes", .locks, data: [lockTypes]),
    specification(
      "unguarded_state", "unprotected mutable state of thread-safe services", .unprotected,
      data: [lockTypes, Parameter("guard_types", .names, default: nil, doc: "other types that protect state")]),
  ]

  private static let lockTypes = Parameter("lock_types", .names, default: nil, doc: "types of locks")

  private static func specification(
    _ name: String, _ summary: String, _ search: Search, data: [Parameter] = []
  ) -> RuleKindSpecification {
    RuleKindSpecification(
      name: name, summary: summary,
      parameters: [
        Parameter("of", .selector, default: .selector(Selector()), doc: "the types to check"),
        Parameter("ui", .selector, default: nil, isOptional: true, doc: "types that run on the main thread"),
        Parameter(
          "business_logic", .selector, default: nil, isOptional: true,
          doc: "types that run on the business logic's scheduler"),
        Parameter(
          "thread_safe", .selector, default: nil, isOptional: true, doc: "types that may be used from any thread"),
      ],
      data: data,
      // `use`: the use as code. `target`: the service, or the property. `scheduler`: the target's scheduler.
      placeholders: ["subject", "declaration", "target", "use", "scheduler"],
      notes: [.init("again", ["subject", "declaration", "target", "use", "scheduler"])],
      reads: [.code, .references, .graph]
    ) { values in
      IsolationRule(
        search: search, of: values.selector("of") ?? Selector(), userInterface: values.selector("ui"),
        businessLogic: values.selector("business_logic"), threadSafe: values.selector("thread_safe"),
        lockTypes: values.names("lock_types") ?? [], guardTypes: values.names("guard_types") ?? [])
    }
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let map = context.schedulers(self)
    let types = context.graph.types.filter { type in
      let kind = context.graph.symbols[type].kind
      if !kind.isNominalType || kind == .protocol || map.hasNoScheduler(type) { return false }
      return of.matches(symbol: type, in: context.model) && map.scheduler(of: type) != nil
    }
    switch search {
    case .crossings, .callbacks: return map.hasServices ? crossings(types, map, context, rule) : []
    case .locks, .unprotected: return states(types, map, context, rule)
    }
  }

  private func crossings(_ types: [SymbolID], _ map: SchedulerMap, _ context: RuleContext, _ rule: Rule) -> [Finding] {
    let search = CrossingSearch(self.search, map, context)
    return types.flatMap { type -> [Finding] in
      let found = self.search == .crossings ? search.calls(in: type) : search.callbacks(in: type)
      return found.map { crossing in
        let target = context.graph.qualifiedName(of: crossing.service)
        let first = crossing.uses[0]
        var draft = FindingDraft(
          rule: rule, context: context, at: context.place(of: first), subject: context.graph.qualifiedName(of: type),
          target: target)
        draft.setSeverity(forSubject: type)
        draft.setFingerprintFile(of: type)
        context.setTarget(crossing.service, of: &draft)
        draft.values["use"] = context.reader.text(of: first)
        draft.values["scheduler"] = words(for: map.scheduler(of: crossing.service), context)
        for use in crossing.uses.dropFirst() {
          draft.values["use"] = context.reader.text(of: use)
          draft.addEvidence([context.place(of: use)], note: "again")
        }
        draft.values["use"] = context.reader.text(of: first)
        let member = self.search == .callbacks ? crossing.member.map(context.graph.callName) : nil
        return draft.finished(edge: "", member: member)
      }
    }
  }

  private func states(_ types: [SymbolID], _ map: SchedulerMap, _ context: RuleContext, _ rule: Rule) -> [Finding] {
    let search = LockSearch(locks: lockTypes, guards: guardTypes, map, context)
    return types.compactMap { type -> Finding? in
      let places: [Place]
      switch map.scheduler(of: type) {
      case .logic where self.search == .locks: places = search.ownLocks(of: type)
      case .threadSafe where self.search == .unprotected:
        places = search.unprotected(of: type).map { Place(nameOf: $0, in: context.graph) }
      default: return nil
      }
      guard let first = places.first else { return nil }
      let target = self.search == .unprotected ? first.source.map { context.graph.name(of: $0) } ?? "" : ""
      var draft = FindingDraft(
        rule: rule, context: context, at: first, subject: context.graph.qualifiedName(of: type), target: target)
      draft.setSeverity(forSubject: type)
      draft.values["scheduler"] = words(for: map.scheduler(of: type), context)
      draft.addEvidence(Array(places.dropFirst()), note: "again")
      var finding = draft.finished(edge: "")
      // The fingerprint does not depend on which property comes first.
      finding.key.target = ""
      return finding
    }
  }

  private func words(for scheduler: Scheduler?, _ context: RuleContext) -> String {
    switch scheduler {
    case .userInterface: "the main thread"
    case .logic(nil): "the business logic's scheduler"
    case .logic(let actor?): "the actor \(context.graph.name(of: actor))"
    case .threadSafe, nil: "any thread"
    }
  }
}
