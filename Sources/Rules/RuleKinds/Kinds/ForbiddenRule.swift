import Architecture
import DependencyGraph
import Findings
import Fixes
import LowLevel
import Patterns
import SourceFacts
import Tables

/// References between declarations that must not depend on each other, regardless of layers.
public struct ForbiddenRule: RuleKind, Equatable {
  /// The sources and targets of forbidden references.
  public var pairs: [SelectorPair]
  /// Kinds of reference, as in the JSON report; all if empty.
  public var references: [NamePattern] = []
  /// Whether only shared instances of the project's classes count: see `Singletons`.
  public var isSharedOnly: Bool = false
  /// Names of ambient services, which are used everywhere, such as themes and logs; and framework types that only such
  /// services use.
  public var ambient: [NamePattern] = []
  public var ambientMarks: [NamePattern] = []
  /// Names of methods without a result that only such services declare.
  public var ambientMembers: [NamePattern] = []
  /// Properties of frameworks that only such services set.
  public var ambientProperties: [NamePattern] = []
  /// The number of users above which a shared instance is reported once, not for each user; 0 for never.
  public var widelyUsed = 0
  /// Types whose properties expose a target: members used through them count too, see `HeldTargets`.
  public var through: Selector?
  /// Types of frameworks and libraries that must not be named either.
  public var foreign: [NamePattern] = []
  /// Whether supertypes may be named.
  public var mayNameSupertypes: Bool = false
  /// Uses that embed their argument in the subject, which may then be named. An embed segue does so too.
  public var embedding: [NamePattern] = []
  /// Whether only references from one screen module to another count.
  public var isAcrossModules: Bool = false
  /// Whether a function that assembles a screen may name the screen's parts.
  public var mayAssemble: Bool = false
  /// Whether a class may be asked for, a delegate method's sender named, and an entity passed on: see `isIncidental`.
  public var mayNameIncidentally = false
  /// Whether SwiftUI views are checked too.
  public var checksSwiftUI = true
  /// Whether small values, and values that are only passed on, may be named: see `SubstantialTargets`.
  public var isSubstantialOnly: Bool = false
  public var fix: FixKind?

  public static let specification = RuleKindSpecification(
    name: "forbidden", summary: "references between declarations that must not depend on each other",
    parameters: [
      Parameter("from", .selector, default: nil, isOptional: true, doc: "the declarations that must not refer to them"),
      Parameter("to", .selector, default: nil, isOptional: true, doc: "what they must not refer to"),
      Parameter("pairs", .pairs, default: .pairs([]), doc: "several pairs of from and to"),
      Parameter(
        "references", .names, default: .names([]),
        doc: "kinds of reference that count: type, function, variable, member, import, forward; all if empty"),
      Parameter("foreign", .names, default: .names([]), doc: "framework types that must not be used either"),
      Parameter(
        "except_supertypes", .flag, default: .flag(false),
        doc: "true: supertypes and protocols of the subject do not count"),
      Parameter(
        "except_incidental", .flag, default: .flag(false),
        doc: "true: `is` checks, signatures that a protocol requires and entities only passed on do not count"),
      Parameter(
        "swiftui", .flag, default: .flag(true),
        doc: "false: SwiftUI views, representables and the views that they wrap are not checked"),
      .fix(.protocol),
    ],
    data: [
      Parameter(
        "through", .selector, default: nil, isOptional: true,
        doc: """
          types that hold a target for the subject, such as cell models: a member of the target that the subject uses \
          through their property, `cellModel.event.title`, is an info; \
          in Objective-C where the subject imports the target's header
          """),
      Parameter(
        "embedding", .names, default: .names([]),
        doc: "calls that embed their argument, `*.addChild`; references to the embedded types do not count"),
      Parameter(
        "across", .choice(["anything", "screen_modules"]), default: .word("anything"),
        doc: "screen_modules: only references from one screen module to another count"),
      Parameter(
        "except_putting_together", .flag, default: .flag(false),
        doc: "true: references in a function that creates a presenter and another part of a screen do not count"),
      Parameter(
        "substantial", .flag, default: .flag(false),
        doc: """
          true: only targets count that are records of a database, have five or more stored properties or are classes \
          that work, and of which the subject does more than show a few members: it decides by them, sets one, calls a \
          method or reads five; not what stores images, colors or styled texts, what an \
          overriding member has to name, nor in a module that has views but no view controller, presenter, view model \
          or coordinator; views of SwiftUI, where they are judged, may name none
          """),
    ],
    placeholders: ["subject", "declaration", "target", "name"],
    notes: [
      .init("again", ["subject", "declaration", "target", "name"]),
      .init("held_message", ["subject", "declaration", "target", "name", "through", "holder"], isRequired: false),
      .init("held_advice", ["subject", "declaration", "target", "name", "through", "holder"], isRequired: false),
    ], reads: [.code, .references, .graph], joinsTargets: true
  ) { values in
    ForbiddenRule(
      pairs: pairs(values),
      references: values.names("references") ?? [], through: values.selector("through"),
      foreign: values.names("foreign") ?? [],
      mayNameSupertypes: values.flag("except_supertypes") ?? false,
      embedding: values.names("embedding") ?? [], isAcrossModules: values.word("across") == "screen_modules",
      mayAssemble: values.flag("except_putting_together") ?? false,
      mayNameIncidentally: values.flag("except_incidental") ?? false, checksSwiftUI: values.flag("swiftui") ?? true,
      isSubstantialOnly: values.flag("substantial") ?? false,
      fix: values.fix)
  }

  static func pairs(_ values: ParameterValues) -> [SelectorPair] {
    let (from, to) = (values.selector("from"), values.selector("to"))
    let own = from == nil && to == nil ? [] : [SelectorPair(from: from ?? Selector(), to: to ?? Selector())]
    return own + (values.pairs("pairs") ?? [])
  }

  private struct Pair: Hashable {
    let subject: SymbolID
    let target: SymbolID
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    var found: [Pair: [Reference]] = [:]
    for pair in pairs {
      found.merge(breaches(of: pair, context)) { ($0 + $1).sorted { ($0.file, $0.offset) < ($1.file, $1.offset) } }
    }
    let held = through.map { heldTargets($0, but: found, context) } ?? [:]
    found.merge(held.mapValues(\.references)) { named, _ in named }
    if isSubstantialOnly {
      let targets = SubstantialTargets(context)
      found = found.filter { pair, references in
        context.model.isSwiftUIView(pair.subject)
          || targets.contains(pair.target, usedBy: pair.subject, at: references, isHeld: held[pair] != nil)
      }
    }
    let remaining = withoutOwnParts(found, context)
    let shared =
      isSharedOnly ? remaining.map { (user: $0.key.subject, target: $0.key.target, references: $0.value) } : []
    let heads = WidelyUsedInstances(shared, threshold: widelyUsed, context, rule).heads
    let settings = SettingsReads(context)
    let counted = remaining.filter { pair, references in
      !isSharedOnly || heads[pair.target] != nil || !settings.areReads(references, of: pair.target)
    }
    return counted.map { pair, references in
      // References in the file that declares the subject come first.
      let ownFile = context.graph.symbols[pair.subject].file
      let ordered = references.filter { $0.file == ownFile } + references.filter { $0.file != ownFile }
      var finding = finding(rule, pair, ordered, held[pair]?.property, context)
      finding.share = heads[pair.target].map { .part(of: $0.key) }
      return finding
    } + heads.values + pairs.flatMap { foreignFindings($0.from, rule, context) }
  }

  private func breaches(of selectors: SelectorPair, _ context: RuleContext) -> [Pair: [Reference]] {
    let targets = targets(selectors.to, context)
    if targets.isEmpty { return [:] }
    let graph = context.graph
    let isCounted = Reference.Kind.allCases.map { kind in
      references.isEmpty || references.contains { $0.matches(kind.word) }
    }
    // By symbol; computed on demand.
    var (subjects, subjectsOfPlaces) = (SymbolMemo(count: graph.symbols.count), SymbolMemo(count: graph.symbols.count))
    var assembling = SymbolMemo(count: mayAssemble ? graph.symbols.count : 0)
    var found: [Pair: [ReferenceID]] = [:]
    var extensionScreens = ExtensionScreens(context)
    // A type that has a property for the instance only has to use that property.
    var defaults: Set<Pair> = []
    let places = context.references
    func subject(at source: SymbolID) -> SymbolID? {
      let place = context.subjectPlace(of: source)
      return subjectsOfPlaces.value(of: place) {
        context.subject(at: place, selectors.from).flatMap { isChecked($0, context) ? $0 : nil }
      }
    }
    for (symbol, target) in targets where !graph.isNestedAlias(symbol) {
      for place in places.range(of: symbol) {
        let index = places.all[place]
        let reference = graph.references[index]
        guard isCounted[Int(reference.kind.rawValue)], let source = reference.source else { continue }
        guard let subject = subjects.value(of: source, { subject(at: source) }), !graph.isQualifier(index),
          !graph.isQualifierOfNumber(index),
          isSharedOnly || !graph.isUseOfValue(index, isView: { isPlainView($0, context) }),
          mayNotName(target, subject, reference, context)
        else { continue }
        if reference.kind == .type, context.leadsToType(in: reference.file, from: reference.offset + reference.length) {
          continue
        }
        if isSharedOnly {
          if extensionScreens.contains(subject) || graph.isPassedToInitializer(reference) { continue }
          // A SwiftUI representable shows the only instance of a controller.
          if context.swiftUIViews.isBridge(subject), context.model.roles.has(.viewController, target) { continue }
          if graph.isAlternative(reference) || graph.isDiscarded(reference) { continue }
          if graph.isPassedToEnvironment(reference), context.isMadeByRoot(subject) { continue }
          if graph.isReplaceable(reference) {
            if graph.symbols[source].kind == .variable, graph.isWholeInitialValue(reference) {
              defaults.insert(Pair(subject: subject, target: target))
            }
            continue
          }
        }
        if mayAssemble {
          let isAssembling = assembling.value(of: source) {
            graph.assemblesModule(source, context.model.roles) ? source : nil
          }
          if isAssembling != nil { continue }
        }
        let named = isSharedOnly ? graph.subclass(of: target, namedBefore: reference) ?? target : target
        found[Pair(subject: subject, target: named), default: []].append(index)
      }
    }
    return found.filter { !defaults.contains($0.key) }.mapValues { indices in
      indices.sorted().map { graph.references[$0] }
    }
  }

  /// Uses of targets that subjects do not name, with the property that provides each target.
  private func heldTargets(
    _ holders: Selector, but named: [Pair: [Reference]], _ context: RuleContext
  ) -> [Pair: (property: SymbolID, references: [Reference])] {
    let uses = HeldTargets(context, holders: holders)
    var found: [Pair: (property: SymbolID, references: [Reference])] = [:]
    for selectors in pairs {
      for target in selectors.to.symbols(among: context.references.owners, in: context.model) {
        uses.forEach(of: target) { reference, property in
          guard let source = reference.source,
            let subject = context.subject(at: context.subjectPlace(of: source), selectors.from),
            isChecked(subject, context), named[Pair(subject: subject, target: target)] == nil,
            mayNotName(target, subject, reference, context)
          else { return }
          found[Pair(subject: subject, target: target), default: (property, [])].references.append(reference)
        }
      }
    }
    return found.mapValues { property, references in
      (property, references.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) })
    }
  }

  private func isChecked(_ subject: SymbolID, _ context: RuleContext) -> Bool {
    checksSwiftUI || !context.model.isSwiftUIView(subject) && !context.swiftUIViews.isBridge(subject)
  }

  /// The symbols whose references count, each with the target of the finding: a type for itself and its members, or a
  /// global symbol.
  private func targets(_ to: Selector, _ context: RuleContext) -> [(symbol: SymbolID, target: SymbolID)] {
    if isSharedOnly {
      let shared = SharedInstances(
        context, ambient: ambient, members: ambientMembers, marks: ambientMarks, properties: ambientProperties)
      return shared.accessors(of: to)
    }
    let places = context.references
    var found: [(symbol: SymbolID, target: SymbolID)] = []
    for owner in to.symbols(among: places.owners, in: context.model) {
      for symbol in places.targets(of: owner) { found.append((symbol, owner)) }
    }
    return found
  }

  private func mayNotName(_ target: SymbolID, _ subject: SymbolID, _ reference: Reference, _ context: RuleContext)
    -> Bool
  {
    if context.isOwn(target, of: subject) { return false }
    return !isAcrossModules || context.areInTwoModules(subject, target) && !isOutlet(reference, to: target, context)
  }

  private func isPlainView(_ type: SymbolID, _ context: RuleContext) -> Bool {
    context.model.roles.has(.view, type) && !context.model.roles.has(.viewController, type)
  }

  /// If a module's view is placed in another module's nib, the outlet has to name its class.
  private func isOutlet(_ reference: Reference, to target: SymbolID, _ context: RuleContext) -> Bool {
    guard let source = reference.source else { return false }
    return context.model.roles.has(.view, target) && context.graph.symbols[source].kind == .variable
      && context.graph.attributeNames(of: source).contains("IBOutlet")
  }

  private struct SymbolMemo {
    /// For each symbol; nil if not computed yet.
    private var values: Table<SymbolID, OptionalID<Symbol>?>

    init(count: Int) { values = Table(repeating: nil, count: count) }

    mutating func value(of symbol: SymbolID, _ find: () -> SymbolID?) -> SymbolID? {
      if let known = values[symbol] { return known.id }
      let found = find()
      values[symbol] = OptionalID(found)
      return found
    }
  }

  /// Removes the types that a subject inherits from or embeds.
  private func withoutOwnParts(_ found: [Pair: [Reference]], _ context: RuleContext) -> [Pair: [Reference]] {
    var found = found
    if mayNameSupertypes {
      found = found.filter { pair, _ in
        !context.graph.allSupertypes(of: pair.subject).contains { $0.symbol == pair.target }
      }
    }
    if mayNameIncidentally {
      found = found.filter { !context.isOnlyPassedOn($0.key.target, by: $0.key.subject, at: $0.value) }
    }
    if embedding.isEmpty { return found }
    let types = context.embeddedTypes(embedding)
    return found.filter { pair, references in
      let parts = types.parts(of: pair.subject)
      return !parts.contains(pair.target)
        && !references.allSatisfy { reference in
          types.isProvided(reference, by: parts) || mayNameIncidentally && context.graph.isIncidental(reference)
        }
    }
  }

  private struct ForeignPair: Hashable {
    let subject: SymbolID
    let name: String
  }

  private func foreignFindings(_ from: Selector, _ rule: Rule, _ context: RuleContext) -> [Finding] {
    if foreign.isEmpty { return [] }
    let names = context.foreignNames(foreign)
    var places: [ForeignPair: [Place]] = [:]
    for file in context.graph.files.indices {
      for found in names.names(in: file) {
        guard let source = found.place.source, let subject = context.subject(at: source, from),
          !context.graph.isOnlyNamed(source, in: subject),
          !context.leadsToType(in: file, from: found.place.end)
        else { continue }
        places[ForeignPair(subject: subject, name: found.name), default: []].append(found.place)
      }
    }
    return places.map { pair, places in
      var draft = FindingDraft(
        rule: rule, context: context, at: places[0], subject: context.graph.qualifiedName(of: pair.subject),
        target: pair.name)
      draft.setSeverity(forSubject: pair.subject)
      draft.setFingerprintFile(of: pair.subject)
      if places.allSatisfy(context.graph.isUseOfFrameworkConstant) { draft.finding.severity = .info }
      draft.values["name"] = pair.name
      draft.finding.target = Finding.Target(name: pair.name)
      draft.addEvidence(Array(places.dropFirst()), note: "again")
      return draft.finished(edge: "reference")
    }
  }

  private func finding(
    _ rule: Rule, _ pair: Pair, _ references: [Reference], _ held: SymbolID?, _ context: RuleContext
  ) -> Finding {
    let graph = context.graph
    let target = graph.qualifiedName(of: pair.target)
    let position = context.position(
      graph.symbols[pair.target].file, graph.declaration(of: pair.target).nameOffset)
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(references[0]), subject: graph.qualifiedName(of: pair.subject),
      target: target)
    draft.setSeverity(forSubject: pair.subject)
    draft.setFingerprintFile(of: pair.subject)
    draft.values["name"] = graph.accessorName(references[0])
    if isSharedOnly, let advice = context.injectionAdvice(pair.subject, pair.target, references) {
      draft.suggestion = rule.texts.notes[advice]
    }
    draft.finding.target = Finding.Target(name: target, file: position.file, line: position.line)
    draft.finding.targetLayer = context.layerName(ofSymbol: pair.target)
    draft.addEvidence(references.dropFirst().map { Place($0) }, note: "again")
    if let held {
      draft.finding.severity = .info
      draft.values["through"] = graph.qualifiedName(of: held)
      draft.values["holder"] = graph.enclosingType(of: held).map { graph.qualifiedName(of: $0) } ?? ""
      return draft.finished(edge: "reference", saying: "held_message", advice: "held_advice")
    }
    if references.allSatisfy({ graph.isUseOfConstant($0, of: pair.target) || graph.isMetatype($0) }) {
      draft.finding.severity = .info
    }
    if fix == .protocol, let fix = ProtocolFix(pair.target, in: pair.subject, context.fixes).fix() {
      draft.finding.fixes = [fix]
    }
    return draft.finished(edge: "reference")
  }
}

extension Reference.Kind {
  /// Its name in the JSON report.
  fileprivate var word: String {
    switch self {
    case .type: "type"
    case .function: "function"
    case .variable: "variable"
    case .member: "member"
    case .import: "import"
    case .forward: "forward"
    case .implements: "implements"
    }
  }
}
