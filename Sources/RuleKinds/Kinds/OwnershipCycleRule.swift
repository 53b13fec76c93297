import Architecture
import DependencyGraph
import Findings
import SourceFacts

/// Types whose strong stored properties, or the closures that these keep, lead back to themselves.
public struct OwnershipCycleRule: Sendable, Equatable {
  /// Only loops through at least one of these.
  public var of: Selector
  /// What these hold is managed by something else.
  public var except: Selector
  /// Names of properties that are a way back, and so the ones to weaken.
  public var backNames: [NamePattern]
  /// Given these, only what they hold of those that made them, and what `screens` hold of them.
  public var parentsOf: Selector?
  public var screens: Selector
  /// Declaring the property weak mends it.
  public var isMendedByWeak: Bool

  private static let linkPlaceholders = ["owner", "property", "target"]

  static let specification = RuleKindSpecification(
    name: "ownership_cycle", summary: "types whose strong stored properties lead back to themselves",
    parameters: [
      Parameter("of", .selector, default: .selector(Selector()), doc: "only loops through at least one of these"),
      Parameter("except", .selector, default: .selector(Selector()), doc: "what these hold does not count"),
      Parameter(
        "back_names", .names, default: .names([]),
        doc: "names of properties that lead back to a holder, and so are the ones to weaken"),
      Parameter(
        "parents_of", .selector, default: nil, isOptional: true,
        doc: "only loops in which one of these holds its parent (who made it), or a screen holds one of these"),
      Parameter("screens", .selector, default: .selector(Selector()), doc: "see parents_of"),
      Weakening.parameter,
    ],
    // `subject.property` is what to weaken, `because` why that, `loop` the types in order, from there and back.
    placeholders: ["subject", "property", "target", "loop", "because"],
    // `closure`, `timer`: what keeps the closure that captures the target, the timer that calls it; what would mend a closure,
    // a subscription that assigns to it, a timer's target; `why_…`: why that link is the one to weaken.
    notes: [.init("link", linkPlaceholders)] + (["closure", "timer", "capture", "capture_own", "assigning", "calling"]
      + LoopReason.allCases.map(\.rawValue)).map { .init($0, linkPlaceholders, isRequired: false) }, readsCode: true
  ) { values in
    .ownershipCycle(
      OwnershipCycleRule(of: values.selector("of") ?? Selector(), except: values.selector("except") ?? Selector(),
        backNames: values.names("back_names") ?? [], parentsOf: values.selector("parents_of"),
        screens: values.selector("screens") ?? Selector(), isMendedByWeak: values.word("fix") == "weak"))
  }

  func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    if let parentsOf {
      var parents = StrongParents(of: parentsOf, screens: screens, backNames: backNames, context)
      return parents.loops().map { finding($0, context, rule) }
    }
    var search = OwnershipLoops(context: context, backNames: backNames, except: except)
    // Several properties that hold the same in the same loop are one matter.
    var types: Set<[Int32]> = []
    let stored = search.loops().filter { loop in
      guard of.selectsAll || loop.contains(where: { of.matches(symbol: Int($0.owner), in: context.model) }) else { return false }
      return types.insert(loop.map(\.owner)).inserted
    }
    var told: Set<[UInt32]> = []
    let captured = ClosureLoops(context).loops().filter { loop in
      let owners = [Int32(loop.type), loop.closure.owner] + loop.links.map(\.owner)
      guard of.selectsAll || owners.contains(where: { of.matches(symbol: Int($0), in: context.model) }) else { return false }
      // Several closures for one object, handed over in one place, are one matter.
      let place = [UInt32(bitPattern: loop.place.file), loop.place.start]
      return told.insert(place + owners.map { UInt32(bitPattern: $0) }).inserted
    }
    return stored.map { finding($0, because: search.reason(for: $0), context, rule) } + captured.map { $0.finding(rule, context) }
  }

  private func finding(
    _ loop: [OwnershipGraph.Edge], because reason: LoopReason? = nil, _ context: RuleContext, _ rule: Rule
  ) -> Finding {
    let fix = isMendedByWeak ? Weakening(loop[0].property, context).fix() : nil
    return OwnershipLoopFinding(loop: loop, reason: reason, context: context, fix: fix).finding(rule)
  }
}
