import Architecture
import DependencyGraph
import Fixes
import Patterns
import SourceFacts
import Tables

/// Finds the stored properties that break an ownership rule.
final class HolderSearch {
  let rule: OwnershipRule
  let context: RuleContext
  /// Types that any property stores strongly.
  private let kept: Set<SymbolID>
  private let (names, exceptNames, foreign): (NameGlobs, NameGlobs, NameGlobs)
  /// For each held type; computed on demand: see `conformer(_:)`.
  private var conformers: [SymbolID: SymbolID?] = [:]

  /// For each type; computed on demand, because thousands of types may conform to a protocol, and thousands may store
  /// it.
  private var (knownKept, knownBound, knownStandIn): ([SymbolID: Bool], [SymbolID: Bool], [SymbolID: Bool]) =
    ([:], [:], [:])

  private var knownSources: [SymbolID: Bool] = [:]

  private lazy var outside = OutsideProtocols(in: graph)
  /// What a type refers to and keeps alive, or all types that conform to a protocol of the project or outside it.
  private var (fromType, fromSubtypes): ([SymbolID: ObjectReachability], [SymbolID: ObjectReachability]) = ([:], [:])
  private var fromConformers: [Name: ObjectReachability?] = [:]
  private let graph: DependencyGraph
  private let subtypes: Subtypes
  private let holdings: Holdings

  init(rule: OwnershipRule, context: RuleContext) {
    self.rule = rule
    self.context = context
    (graph, subtypes, holdings) = (context.graph, context.model.subtypes, context.model.holdings)
    (names, exceptNames, foreign) = (NameGlobs(rule.names), NameGlobs(rule.exceptNames), NameGlobs(rule.foreign))
    kept = rule.isHeldByNobody ? Set(context.ownership.edges.map(\.owned)) : []
  }

  func breaches() -> [OwnershipBreach] {
    var breaches: [OwnershipBreach] = []
    for type in rule.holder.symbols(
      among: holdings.holders.filter { !holdings.storedProperties(of: $0).isEmpty }, in: context.model)
    {
      let properties = holdings.storedProperties(of: type)
      if properties.isEmpty { continue }
      let origins = context.origins(of: type)
      for property in graph.storedValues(properties, of: type) where !context.budget.isSpent {
        if let breach = breach(property, origins) { breaches.append(breach) }
      }
    }
    return breaches
  }

  private func breach(_ property: StoredProperty, _ origins: PropertyOrigins) -> OwnershipBreach? {
    for held in holdings.held(by: property) where isMatch(held.strength) {
      guard let match = match(held) ?? outsideConformer(held, property).map({ .type($0) }), isNamed(property),
        isTyped(held, holder: property.owner), !isExempt(property, held)
      else { continue }
      // `UIView & Output` is a view, which its superview retains.
      if rule.isHeldByNobody, isHeldElsewhere(held) || holdings.held(by: property).contains(where: { $0.type == nil }) {
        continue
      }
      if rule.isPassedIn, isOwned(property, held, origins) { continue }
      if rule.strength == .strong, mayBeStandIn(held) { continue }
      return OwnershipBreach(property: property, held: held, conformer: match.type)
    }
    return nil
  }

  private func isNamed(_ property: StoredProperty) -> Bool {
    let isMatch = graph.withPlainName(of: property.symbol) { name -> Bool? in
      if exceptNames.matches(name) { return false }
      if rule.names.isEmpty || names.matches(name) { return true }
      return rule.backNames.match(name) ? nil : false
    }
    return isMatch ?? rule.backHolder.matches(symbol: property.owner, in: context.model)
  }

  private func isMatch(_ strength: StoredProperty.Strength) -> Bool {
    switch rule.strength {
    case .strong: strength == .strong
    case .weak: strength != .strong
    case .any: true
    }
  }

  /// Whether the rule selects a held type, and why.
  private func match(_ held: HeldType) -> HeldMatch? {
    guard let type = held.type else {
      let isMatch = !rule.foreign.isEmpty && graph.names.withBytes(of: held.name) { foreign.matches($0) }
      return isMatch ? .foreign : nil
    }
    if let known = conformers[type] { return known.map { .type($0) } }
    let found = conformer(type, rule.held)
    conformers[type] = .some(found)
    return found.map { .type($0) }
  }

  /// A class that conforms to a protocol of another package and refers back to the holder; nil unless all conforming
  /// types are classes.
  private func outsideConformer(_ held: HeldType, _ property: StoredProperty) -> SymbolID? {
    guard rule.typed == .back, held.type == nil, isNamed(property), let conformers = outsideConformers(to: held) else {
      return nil
    }
    return conformers.referrer(to: property.owner) ?? conformers.keeper(of: property.owner)
  }

  private func outsideConformers(to held: HeldType) -> ObjectReachability? {
    if let known = fromConformers[held.name] { return known }
    let conformers = outside.conformers(to: held)
    let areObjects = conformers.allSatisfy { [.class, .actor].contains(graph.symbols[$0].kind) }
    let selected = areObjects ? conformers.filter { rule.held.matches(symbol: $0, in: context.model) } : []
    let reachability = selected.isEmpty ? nil : ObjectReachability(from: selected, context)
    fromConformers[held.name] = .some(reachability)
    return reachability
  }

  private func reachability(from type: SymbolID) -> ObjectReachability {
    let known = fromType[type] ?? ObjectReachability(from: [type], context)
    fromType[type] = known
    return known
  }

  private func conformers(to type: SymbolID) -> ObjectReachability {
    let known = fromSubtypes[type] ?? ObjectReachability(from: subtypes.all(of: type), context)
    fromSubtypes[type] = known
    return known
  }

  private func conformer(_ type: SymbolID, _ selector: Selector) -> SymbolID? {
    if selector.matches(symbol: type, in: context.model) { return type }
    guard graph.symbols[type].kind == .protocol else { return nil }
    return subtypes.all(of: type).first { subtype in
      graph.symbols[subtype].kind != .protocol && selector.matches(symbol: subtype, in: context.model)
    }
  }

  /// Whether the type, a subtype, or a superclass of one is stored strongly elsewhere, as in a list of presenters in
  /// the base class of all screens.
  private func isHeldElsewhere(_ held: HeldType) -> Bool {
    guard let heldType = held.type else { return false }
    if let known = knownKept[heldType] { return known }
    let isKept = ([heldType] + subtypes.all(of: heldType)).contains { type in
      kept.contains(type)
        || graph.allSupertypes(of: type).contains { supertype in
          supertype.symbol.map { graph.symbols[$0].kind == .class && kept.contains($0) } ?? false
        }
    }
    knownKept[heldType] = isKept
    return isKept
  }

  private func isTyped(_ held: HeldType, holder: SymbolID) -> Bool {
    switch rule.typed {
    case .any: true
    case .concrete: held.type.map { graph.symbols[$0].kind != .protocol } ?? false
    case .back: held.type.map { leadsBack($0, to: holder) } ?? true
    }
  }

  private func leadsBack(_ type: SymbolID, to holder: SymbolID) -> Bool {
    switch graph.symbols[type].kind {
    case .class, .actor: reachability(from: type).referrer(to: holder) != nil
    case .protocol: isClassBound(type) && !isSource(type, of: holder) && isForDelegates(type, of: holder)
    default: false
    }
  }

  /// Whether a protocol is for delegates, and not only the name of a property that holds a style or strategy: by its
  /// declaration, its name, or because a conforming type refers to the holder or keeps it alive.
  private func isForDelegates(_ type: SymbolID, of holder: SymbolID) -> Bool {
    if graph.isDeclaredClassBound(type) { return true }
    let name = graph.name(of: type)
    let plain = name.hasSuffix("Protocol") ? String(name.dropLast(8)) : name
    return names.matches(plain) || rule.backNames.contains { $0.matches(plain) }
      || conformers(to: type).reaches(holder)
  }

  /// Whether a type is a data source that the holder owns: no conforming type refers to the holder, in its code or
  /// through the objects that it stores.
  private func isSource(_ type: SymbolID, of holder: SymbolID) -> Bool {
    guard isSourceNamed(type) else { return false }
    return haveSourcesOnly(type) && !conformers(to: type).reaches(holder)
  }

  /// Whether types conform to a protocol, and none of them is a screen.
  private func haveSourcesOnly(_ type: SymbolID) -> Bool {
    if let known = knownSources[type] { return known }
    let conformers = subtypes.all(of: type).filter { graph.symbols[$0].kind != .protocol }
    let screens: [Role] = [.view, .viewController, .coordinator]
    let areSources =
      !conformers.isEmpty
      && !conformers.contains { conformer in screens.contains { context.model.roles.has($0, conformer) } }
    knownSources[type] = areSources
    return areSources
  }

  /// Whether a type is named as a data source, which the holder may own, unlike a delegate.
  private func isSourceNamed(_ type: SymbolID) -> Bool {
    let name = graph.name(of: type)
    return name.hasSuffix("DataSource") || name.hasSuffix("DataSourceProtocol")
  }

  /// Whether only classes can conform to a protocol: by declaration, because it is an Objective-C protocol, or because
  /// all conforming types are classes.
  private func isClassBound(_ type: SymbolID) -> Bool {
    if graph.isDeclaredClassBound(type) { return true }
    if let known = knownBound[type] { return known }
    let conformers = subtypes.all(of: type).map { graph.symbols[$0].kind }.filter { $0 != .protocol }
    let isBound = !conformers.isEmpty && conformers.allSatisfy { $0 == .class || $0 == .actor }
    knownBound[type] = isBound
    return isBound
  }

  /// Whether the passed value may be a weak proxy: `WeakProxy(controller)`.
  private func mayBeStandIn(_ held: HeldType) -> Bool {
    guard let type = held.type, graph.symbols[type].kind == .protocol else { return false }
    if let known = knownStandIn[type] { return known }
    let mayBe = subtypes.all(of: type).contains { graph.isWeakStandIn($0) }
    knownStandIn[type] = mayBe
    return mayBe
  }

  private func isExempt(_ property: StoredProperty, _ held: HeldType) -> Bool {
    guard let type = held.type, !rule.exceptHeld.selectsAll else { return false }
    return rule.exceptHolder.matches(symbol: property.owner, in: context.model)
      && conformer(type, rule.exceptHeld) != nil
  }

  private func isOwned(_ property: StoredProperty, _ held: HeldType, _ origins: PropertyOrigins) -> Bool {
    origins.isCreatedInside(property) || isConnectedByNib(property, held) || origins.isCreatedForIt(property)
      || origins.isNeverNamed(property) || standsInFor(held, property.owner) || origins.onlyBorrowsObjects(property)
      || origins.isPassedNewObject(property, subclasses: subtypes.all(of: property.owner))
      || origins.isMadeBySubclasses(property, subclasses: subtypes.all(of: property.owner))
      || origins.holdsForSystem(property)
  }

  /// Whether the holder is a proxy between a `URLSession`, which retains its delegate, and the held object:
  /// `SessionProxy: URLSessionDelegate`.
  private func standsInFor(_ held: HeldType, _ holder: SymbolID) -> Bool {
    guard held.type == nil else { return false }
    let isSession = { (name: String) in name.hasPrefix("URLSession") || name.hasPrefix("NSURLSession") }
    guard isSession(graph.names[held.name]) else { return false }
    return graph.allSupertypes(of: holder).contains {
      $0.symbol == nil && isSession(graph.names[$0.name]) && graph.names[$0.name].hasSuffix("Delegate")
    }
  }

  /// Whether the held object is a helper that the nib owns together with the holder, and does not keep the holder
  /// alive.
  private func isConnectedByNib(_ property: StoredProperty, _ held: HeldType) -> Bool {
    guard let type = held.type, graph.attributeNames(of: property.symbol).contains("IBOutlet") else { return false }
    guard graph.symbols[type].kind == .protocol else { return true }
    return conformers(to: type).keeper(of: property.owner) == nil
  }
}

/// Why the rule selects a held type.
private enum HeldMatch {
  /// A type of a framework or library, by its name.
  case foreign
  /// The held type itself, or a type that conforms to it.
  case type(SymbolID)

  var type: SymbolID? { if case .type(let type) = self { type } else { nil } }
}
