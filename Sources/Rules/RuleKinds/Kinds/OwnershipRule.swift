import Architecture
import DependencyGraph
import Findings
import Fixes
import Patterns
import SourceFacts

/// Stored properties that store an object that they should not, or with the wrong strength.
public struct OwnershipRule: RuleKind, Equatable {
  public enum Strength: String, Sendable, CaseIterable { case strong, weak, any }
  public enum Typing: String, Sendable, CaseIterable {
    case any
    /// A class, struct, enum or actor of the project
    case concrete
    /// A class that refers to the holder, or a protocol that only classes conform to
    case back
  }
  /// The types whose stored properties are checked.
  public var holder: Selector
  /// The held types, or protocols that one of them conforms to.
  public var held: Selector
  /// Held types of frameworks and libraries, by name.
  public var foreign: [NamePattern]
  public var strength: Strength
  public var typed: Typing
  /// Names of the properties; all if empty.
  public var names: [NamePattern]
  /// Exceptions from `names`.
  public var exceptNames: [NamePattern]
  /// Further names that count for some holders.
  public var backNames: [NamePattern]
  public var backHolder: Selector
  /// Whether only properties count whose value is passed in, not created by the holder or connected by a nib.
  public var isPassedIn: Bool
  /// Whether only types count that no other type of the project stores strongly.
  public var isHeldByNobody: Bool
  /// Exceptions: these holders may hold those types.
  public var exceptHolder: Selector
  public var exceptHeld: Selector
  /// Whether only variables count whose value is passed in.
  public var isMutable: Bool
  /// Whether only optional properties count.
  public var isOptional: Bool
  /// Whether only properties count that are never set to nil.
  public var isNeverCleared: Bool
  /// Whether only references count that keep objects alive for too long: see `LastingReferences`.
  public var isLasting: Bool
  /// If set, a type counts only if none of these stores an object of it.
  public var unlessHeldBy: Selector?
  public var fix: FixKind?

  public static let specification = RuleKindSpecification(
    name: "ownership", summary: "stored properties that hold what they should not",
    parameters: [
      Parameter("holder", .selector, default: nil, doc: "the types whose stored properties are checked"),
      Parameter(
        "held", .selector, default: .selector(Selector()),
        doc: "what they hold: matching types, and protocols that a matching type conforms to"),
      Parameter(
        "foreign", .names, default: .names([]), doc: "types of frameworks and libraries that they hold, by name"),
      Parameter(
        "strength", .choice(Strength.allCases.map(\.rawValue)), default: .word("strong"),
        doc: "strong: neither weak nor unowned; weak: weak or unowned"),
      Parameter(
        "typed", .choice(Typing.allCases.map(\.rawValue)), default: .word("any"),
        doc:
          """
          concrete: by a type, not a protocol; back: by a class that refers to the holder, or a protocol that only \
          classes conform to
          """
      ),
      Parameter("names", .names, default: .names([]), doc: "names of the properties; all if empty"),
      Parameter("except_names", .names, default: .names([]), doc: "property names that do not count"),
      Parameter(
        "mutable", .flag, default: .flag(false),
        doc: "true: only variables that are set from outside, not state or results that only the holder sets"),
      Parameter("optional", .flag, default: .flag(false), doc: "true: only optional properties"),
      .fix(.weak, .let, .protocol),
    ],
    data: [
      Parameter(
        "back_names", .names, default: .names([]),
        doc: "additional property names that count in holders that match back_holder"),
      Parameter("back_holder", .selector, default: .selector(Selector()), doc: "see back_names"),
      Parameter(
        "handed_in", .flag, default: .flag(false),
        doc: "true: not what the holder creates itself or a nib connects"),
      Parameter(
        "kept_by_nobody", .flag, default: .flag(false),
        doc: "true: only if no stored property of the project holds it strongly"),
      Parameter(
        "except_holder", .selector, default: .selector(Selector()),
        doc: "holders that may hold types that match except_held"),
      Parameter("except_held", .selector, default: .selector(Selector()), doc: "see except_holder"),
      Parameter("never_cleared", .flag, default: .flag(false), doc: "true: only if it is never set to nil"),
      Parameter(
        "lasting", .flag, default: .flag(false),
        doc: """
          true: not if the holder sets it to nil itself; an info, for optional properties only, where no cycle of \
          strong references is closed: the holder is not a view and does not live as long as the app, unless what it \
          holds does too, and what it holds does not hold it
          """),
      Parameter(
        "unless_held_by", .selector, default: nil, isOptional: true,
        doc: "not if one of these holds a value of the same type"),
    ],
    placeholders: ["subject", "declaration", "property", "target"],
    // `unbound`, `attribute`, `owner`: the suggestion if the protocol is not bound to classes, for Objective-C, and if
    // the property is the only owner.
    notes: [.init("conforms", ["subject", "property", "target", "conformer"])]
      // One step of the cycle that the property closes.
      + [.init("link", ["owner", "property", "target"], isRequired: false)]
      + ["unbound", "attribute", "owner"].map { .init($0, ["subject", "property", "target"], isRequired: false) },
    reads: [.code, .references, .graph]
  ) { values in
    OwnershipRule(
      holder: values.selector("holder") ?? Selector(), held: values.selector("held") ?? Selector(),
      foreign: values.names("foreign") ?? [], strength: values.word("strength").flatMap(Strength.init) ?? .strong,
      typed: values.word("typed").flatMap(Typing.init) ?? .any, names: values.names("names") ?? [],
      exceptNames: values.names("except_names") ?? [], backNames: values.names("back_names") ?? [],
      backHolder: values.selector("back_holder") ?? Selector(),
      isPassedIn: values.flag("handed_in") ?? false,
      isHeldByNobody: values.flag("kept_by_nobody") ?? false,
      exceptHolder: values.selector("except_holder") ?? Selector(),
      exceptHeld: values.selector("except_held") ?? Selector(), isMutable: values.flag("mutable") ?? false,
      isOptional: values.flag("optional") ?? false, isNeverCleared: values.flag("never_cleared") ?? false,
      isLasting: values.flag("lasting") ?? false,
      unlessHeldBy: values.selector("unless_held_by"), fix: values.fix)
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let search = HolderSearch(rule: self, context: context)
    let breaches = withoutExempt(search.breaches(), context)
    let lasting = isLasting && !breaches.isEmpty ? LastingReferences(context) : nil
    let loops = ClosedLoop(context)
    return breaches.compactMap { breach in
      let isHarmless = lasting.map { !$0.closesLoop(breach) } ?? false
      // A non-optional property would have to become optional, which is not worth it without a leak.
      if isHarmless, context.graph.isSwift(breach.property.symbol), !breach.property.isOptional { return nil }
      var finding = breach.finding(
        rule, context, loops: loops, fix: fix(breach, context), isToBeWeak: fix == .weak)
      if isHarmless { finding.severity = .info }
      return finding
    }
  }

  private func fix(_ breach: OwnershipBreach, _ context: RuleContext) -> Fix? {
    let property = breach.property
    switch fix {
    case nil: return nil
    case .weak: return WeakFix(property, classes: foreign, context.fixes).fix()
    case .let: return LetFix(property.symbol, of: property.owner, context.fixes).fix()
    case .protocol: return breach.held.type.flatMap { ProtocolFix($0, in: property.owner, context.fixes).fix() }
    }
  }

  private func withoutExempt(_ breaches: [OwnershipBreach], _ context: RuleContext) -> [OwnershipBreach] {
    guard isMutable || isOptional || isNeverCleared || isLasting || unlessHeldBy != nil else { return breaches }
    let subjects = context.passedSubjects
    let lasting = isLasting && !breaches.isEmpty ? LastingReferences(context) : nil
    return breaches.filter { breach in
      if isOptional, context.graph.isSwift(breach.property.symbol), !breach.property.isOptional { return false }
      if isMutable, !subjects.isMutableSubject(breach.property) { return false }
      if isNeverCleared, subjects.isCleared(breach.property) { return false }
      if let lasting, lasting.isEnded(breach) { return false }
      return unlessHeldBy.map { holders in
        let owners = breach.held.type.map { context.model.holdings.owners(of: $0) } ?? []
        return !owners.contains { holders.matches(symbol: $0, in: context.model) }
      } ?? true
    }
  }
}
