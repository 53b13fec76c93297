import Architecture
import DependencyGraph
import Findings
import Fixes
import Patterns
import SourceFacts

/// Retain cycles: types whose strong stored properties, or the closures stored in them, lead back to the type.
public struct OwnershipCycleRule: RuleKind, Equatable {
  /// Only cycles through at least one of these are reported.
  public var of: Selector
  /// References from these types do not count.
  public var except: Selector
  /// Names of properties that point back to an owner, and so should be weak.
  public var backNames: [NamePattern]
  /// If set, only cycles in which one of these stores the object that created it, or one of `screens` stores one of
  /// these.
  public var parentsOf: Selector?
  public var screens: Selector
  public var fix: FixKind?

  private static let linkPlaceholders = ["owner", "property", "target"]

  public static let specification = RuleKindSpecification(
    name: "ownership_cycle", summary: "types whose strong stored properties lead back to themselves",
    parameters: [
      Parameter("of", .selector, default: .selector(Selector()), doc: "only cycles through at least one of these"),
      Parameter("except", .selector, default: .selector(Selector()), doc: "references from these do not count"),
      Parameter(
        "back_names", .names, default: .names([]),
        doc: "names of properties that point back to an owner, and so should be weak"),
      .fix(.weak),
    ],
    data: [
      Parameter(
        "parents_of", .selector, default: nil, isOptional: true,
        doc: "only cycles in which one of these holds its parent (its creator), or a screen holds one of these"),
      Parameter("screens", .selector, default: .selector(Selector()), doc: "see parents_of"),
    ],
    // `subject.property`: the reference to make weak. `because`: why this one (a note `why_…`, or nothing).
    // `loop`: the types of the cycle in order. `path`: the stored closure as code of the subject names it.
    placeholders: ["subject", "property", "target", "loop", "because", "path", "closure"],
    // `link`, `closure`, `timer`: one step of the cycle. `capture…`, `assigning…`, `calling…`: message and advice for a
    // closure, a subscription that assigns to `self`, and a timer's target. `why_…`: why this reference should be weak.
    // `inherited`: the message if `holder` inherits the property from `subject`.
    notes: [
      .init("link", linkPlaceholders),
      .init("inherited", linkPlaceholders + ["subject", "holder", "loop"], isRequired: false),
    ]
      + (["closure", "subscription", "timer", "again"] + LoopReason.allCases.map(\.rawValue)).map {
        .init($0, linkPlaceholders + ["closure"], isRequired: false)
      }
      + (["capture", "assigning", "calling"].flatMap { [$0, $0 + "_message"] } + ["capture_block"]
      + LoopRemedy.allCases.map(\.rawValue)).map {
        .init($0, linkPlaceholders + ["subject", "because", "path", "closure"], isRequired: false)
      }, reads: [.code, .references, .graph]
  ) { values in
    OwnershipCycleRule(
      of: values.selector("of") ?? Selector(), except: values.selector("except") ?? Selector(),
      backNames: values.names("back_names") ?? [], parentsOf: values.selector("parents_of"),
      screens: values.selector("screens") ?? Selector(), fix: values.fix)
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    if let parentsOf {
      var parents = StrongParents(of: parentsOf, screens: screens, backNames: backNames, context)
      return parents.loops().map { finding($0, context, rule) }
    }
    var search = OwnershipLoops(context: context, backNames: backNames, except: except)
    // Several properties that hold the same type in the same cycle are one finding.
    var types: Set<[SymbolID]> = []
    let loops = search.loops()
    if context.ownership.isIncomplete {
      context.reportIncomplete(rule, "follows one million references between owners, and there are more")
    }
    if search.isIncomplete, !context.budget.isSpent {
      context.reportIncomplete(rule, "stopped because too many types own each other")
    }
    let stored = loops.filter { loop in
      guard of.selectsAll || loop.contains(where: { of.matches(symbol: $0.owner, in: context.model) }) else {
        return false
      }
      return types.insert(loop.map(\.owner)).inserted
    }
    let captured = capturing(context)
    if stored.isEmpty && captured.isEmpty { return [] }
    // An object that lives as long as the app is not leaked by a cycle.
    let lifetime = context.appLifetime
    return stored.filter { loop in !loop.contains { lifetime.contains($0.property.owner) } }.map { loop in
      finding(loop, because: search.reason(for: loop), remedy: search.remedy(for: loop), context, rule)
    }
      + captured.filter { loops in ![loops[0].type, loops[0].closure.owner].contains(where: { lifetime.contains($0) }) }
      .map {
        loops in
        ClosureLoopFinding(loops, context).finding(rule)
      }
  }

  /// Closures that one property stores, or that are passed to one object in one place, are one finding.
  private func capturing(_ context: RuleContext) -> [[ClosureLoop]] {
    var places: [StoredClosure: Int] = [:]
    var groups: [[ClosureLoop]] = []
    for loop in ClosureLoops(context).loops() {
      let owners = [loop.type, loop.closure.owner] + loop.links.map(\.owner)
      guard of.selectsAll || owners.contains(where: { of.matches(symbol: $0, in: context.model) }) else { continue }
      let properties = StoredClosure.properties(loop.type, loop.kind, (loop.links + [loop.closure]).map { $0.symbol })
      let place = StoredClosure.place(loop.place.file, loop.place.start, owners)
      let group = places[properties] ?? places[place]
      let index = group ?? groups.count
      if group == nil { groups.append([]) }
      groups[index].append(loop)
      (places[properties], places[place]) = (index, index)
    }
    return groups.map { group in group.sorted { ($0.place.file, $0.place.start) < ($1.place.file, $1.place.start) } }
  }

  /// What the cycles in one finding have in common.
  private enum StoredClosure: Hashable {
    case properties(_ type: SymbolID, ClosureLoop.Kind, [SymbolID])
    case place(FileID, _ offset: UInt32, _ owners: [SymbolID])
  }

  private func finding(
    _ loop: [OwnershipGraph.Edge], because reason: LoopReason? = nil, remedy: LoopRemedy? = nil,
    _ context: RuleContext, _ rule: Rule
  ) -> Finding {
    let isWeak = remedy == nil || remedy == .weak
    let fix = fix == .weak && isWeak ? WeakFix(loop[0].property, context.fixes).fix() : nil
    return OwnershipLoopFinding(loop: loop, reason: reason, remedy: remedy, context: context, fix: fix).finding(rule)
  }
}
