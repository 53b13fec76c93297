import Architecture
import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Where the methods of a service run.
enum Scheduler: Hashable {
  /// The main thread
  case userInterface
  /// Its own thread, queue or actor. The symbol is an actor or global actor; nil is the scheduler of the app's business
  /// logic.
  case logic(SymbolID?)
  /// Any thread
  case threadSafe
}

/// Finds the schedulers of the project's types: from the configuration, from the group of an assembly that exposes a
/// type, from annotations, from the type's role, or from a service that a type wraps.
final class SchedulerMap {
  private let model: ArchitecturalModel
  private let reader: UseReader
  private let rule: IsolationRule
  private let graph: DependencyGraph
  private let groups: [SymbolID: Scheduler]
  private let (mainActor, sendableName, schedulerName): (Name?, Name?, Name?)
  /// For each type; computed on demand.
  private var known: Table<SymbolID, Scheduler??>

  init(_ rule: IsolationRule, _ model: ArchitecturalModel, _ reader: UseReader) {
    self.rule = rule
    self.model = model
    self.reader = reader
    graph = model.graph
    known = Table(repeating: nil, count: graph.symbols.count)
    groups = SchedulerGroups(graph).schedulers
    let names = graph.names
    (mainActor, sendableName, schedulerName) = (
      names.find("MainActor"), names.find("Sendable"), names.find("scheduler")
    )
  }

  /// Whether this map was created for a rule with the same settings.
  func isOf(_ other: IsolationRule) -> Bool {
    rule.userInterface == other.userInterface && rule.businessLogic == other.businessLogic
      && rule.threadSafe == other.threadSafe
  }

  /// The scheduler of a type's instances; nil if it is unknown.
  func scheduler(of type: SymbolID) -> Scheduler? {
    if let known = known[type] { return known }
    // Ends the recursion for types that depend on each other's scheduler.
    known[type] = .some(nil)
    let found =
      configured(type) ?? grouped(type) ?? annotated(type) ?? byRole(type) ?? passedOn(type) ?? implemented(type)
      ?? sendable(type)
    known[type] = .some(found)
    return found
  }

  /// Whether a type was looked up and has no scheduler.
  func hasNoScheduler(_ type: SymbolID) -> Bool { known[type].map { $0 == nil } ?? false }

  func scheduler(ofMember member: SymbolID) -> Scheduler? {
    guard let type = graph.enclosingType(of: member) else { return nil }
    let modifiers = graph.declaration(of: member).modifiers
    if modifiers.contains(.nonisolated) { return .threadSafe }
    if let annotated = annotation(on: member) { return annotated }
    if !modifiers.isDisjoint(with: [.static, .classMember]),
      graph.symbols[type].kind == .actor || !graph.isSwift(member)
    {
      return nil
    }
    if let parent = graph.symbols[member].parent, graph.symbols[parent].kind == .extension,
      let annotated = annotation(on: parent)
    {
      return annotated
    }
    return scheduler(of: type)
  }

  /// Whether an assembly or the configuration states the scheduler.
  func isExposed(_ type: SymbolID) -> Bool { configured(type) != nil || grouped(type) != nil }

  /// Whether any type that does not belong to a screen has a scheduler.
  private(set) lazy var hasServices = graph.types.contains { type in
    guard let scheduler = scheduler(of: type), scheduler != .threadSafe else { return false }
    return scheduler != .userInterface || model.roles[type].isDisjoint(with: Self.screen)
  }

  /// Whether a type is a service with a scheduler, or a protocol of one.
  func isService(_ type: SymbolID) -> Bool {
    guard scheduler(of: type) != nil, model.roles[type].isDisjoint(with: Self.screen) else { return false }
    if graph.symbols[type].kind != .protocol { return model.roles.has(.service, type) || isExposed(type) }
    return isExposed(type) || model.subtypes.all(of: type).contains { model.roles.has(.service, $0) }
  }

  /// The code that may call a service with a scheduler.
  func reachOfServices(_ context: RuleContext) -> TypeReach { TypeReach(of: graph.types.filter(isService), context) }

  /// The code that a service off the main thread may call back; nil if it can be anywhere.
  func reachOfCallbacks(_ context: RuleContext) -> TypeReach? {
    if hasOwnActors { return nil }
    let types = graph.types.filter { type in if case .logic = scheduler(of: type) { true } else { false } }
    return TypeReach(of: types, context)
  }

  /// Whether members of any type may belong to a global actor: `@DatabaseActor func`.
  private var hasOwnActors: Bool {
    graph.names.find("globalActor") != nil
      && graph.types.contains { graph.attributeNames(of: $0).contains("globalActor") }
  }

  private func configured(_ type: SymbolID) -> Scheduler? {
    if rule.userInterface.map({ $0.matches(symbol: type, in: model) }) ?? false { return .userInterface }
    if rule.businessLogic.map({ $0.matches(symbol: type, in: model) }) ?? false { return .logic(nil) }
    if rule.threadSafe.map({ $0.matches(symbol: type, in: model) }) ?? false { return .threadSafe }
    return nil
  }

  /// The scheduler of the group that exposes the type, one of its protocols or a superclass.
  private func grouped(_ type: SymbolID) -> Scheduler? {
    if groups.isEmpty { return nil }
    if let own = groups[type] { return own }
    return graph.allSupertypes(of: type).lazy.compactMap { $0.symbol.flatMap { self.groups[$0] } }.first
  }

  private func annotated(_ type: SymbolID) -> Scheduler? {
    if graph.symbols[type].kind == .actor { return .logic(type) }
    if let own = annotation(on: type) { return own }
    if !graph.supertypes(of: type).contains(where: { $0.symbol != nil }) { return nil }
    return graph.allSupertypes(of: type).lazy.compactMap(\.symbol).compactMap { self.annotation(on: $0) }.first
  }

  /// `@MainActor`, `@DatabaseActor`
  private func annotation(on symbol: SymbolID) -> Scheduler? {
    guard graph.symbols[symbol].hasAttributes, graph.isSwift(symbol) else { return nil }
    let file = graph.symbols[symbol].file
    let facts = graph.files[file].facts
    for attachment in facts.attachments(of: graph.declaration(of: symbol)) where attachment.kind == .attribute {
      guard let name = facts.nodes.firstChild(of: attachment.node) else { continue }
      if let scheduler = globalActor(named: name, in: file) { return scheduler }
    }
    return nil
  }

  /// The global actor with this name.
  func globalActor(named node: NodeID, in file: FileID) -> Scheduler? {
    let name = graph.node(node, in: file)
    if Name(graph.mergedNames[file][name.name]) == mainActor { return .userInterface }
    guard let symbol = reader.types.target(in: file, at: name.offset), graph.symbols[symbol].kind.isNominalType,
      graph.attributeNames(of: symbol).contains("globalActor")
    else { return nil }
    return .logic(symbol)
  }

  private func byRole(_ type: SymbolID) -> Scheduler? {
    model.roles(of: type).isDisjoint(with: Self.screen) ? nil : .userInterface
  }

  /// Types with these roles run on the main thread.
  static let screen: RoleSet = [RoleSet(.view), RoleSet(.viewController), RoleSet(.presenter), RoleSet(.viewModel)]

  // MARK: Passed on

  /// The scheduler that a decorator takes from the service that it wraps: `[super initWithScheduler:host.scheduler]`.
  private func passedOn(_ type: SymbolID) -> Scheduler? {
    if schedulerName == nil { return nil }
    guard [.class, .actor].contains(graph.symbols[type].kind), inheritsScheduler(type) else { return nil }
    for use in reader.uses(of: type, forms: [.call]) where reader.isOnSuperclass(use) {
      let facts = graph.files[use.file].facts
      for argument in reader.arguments(of: use) {
        guard facts.text(facts.nodes[argument].label).lowercased().hasSuffix("scheduler") else { continue }
        if let scheduler = schedulerValue(argument, in: use.file) { return scheduler }
      }
    }
    return nil
  }

  private func inheritsScheduler(_ type: SymbolID) -> Bool {
    graph.hasSupertype(type) { supertype in
      // A superclass of a library is recognized by the arguments of its initializer.
      guard let symbol = supertype.symbol else { return graph.symbols[type].kind == .class }
      return graph.members(declaredIn: symbol).contains { graph.symbols[$0].name == schedulerName }
    }
  }

  /// The scheduler of a queue, run loop or scheduler object: the main one, or a service's own.
  func schedulerValue(_ node: NodeID, in file: FileID) -> Scheduler? {
    if isMain(node, in: file, depth: 0) { return .userInterface }
    let facts = graph.files[file].facts
    guard facts.nodes[node].kind == .member, facts.text(facts.nodes[node].name) == "scheduler",
      let base = facts.children(of: node).first, case .project(let type) = reader.types.type(of: base, in: file)
    else { return nil }
    return scheduler(of: type)
  }

  /// `DispatchQueue.main`, `dispatch_get_main_queue()`, `.main`, or a local that is one.
  private func isMain(_ node: NodeID, in file: FileID, depth: Int) -> Bool {
    let facts = graph.files[file].facts
    let root = facts.nodes[node]
    if root.kind == .implicitMember { return ["main", "mainThread"].contains(facts.text(root.name)) }
    if root.kind == .identifier, depth < 3,
      let local = reader.types.localValue(of: root.name, at: root.offset, node: node, in: file)
    {
      return isMain(local, in: file, depth: depth + 1)
    }
    return reader.path(of: node, in: file).map { Frameworks.known.has(.mainScheduler, path: $0) } ?? false
  }

  // MARK: By what it claims

  /// The scheduler of a protocol that only actors conform to.
  private func implemented(_ type: SymbolID) -> Scheduler? {
    guard graph.symbols[type].kind == .protocol, graph.isSwift(type) else { return nil }
    let types = model.subtypes.all(of: type).filter { graph.symbols[$0].kind != .protocol }
    guard let first = types.first, types.allSatisfy({ graph.symbols[$0].kind == .actor }) else { return nil }
    return .logic(first)
  }

  /// The scheduler of a `Sendable` class: any thread.
  private func sendable(_ type: SymbolID) -> Scheduler? {
    guard graph.symbols[type].kind == .class else { return nil }
    return graph.supertypes(of: type).contains { $0.symbol == nil && $0.name == sendableName } ? .threadSafe : nil
  }
}

/// Groups of services that an assembly exposes: at least two of the properties `UI`, `BL` and `TS`, whose types offer
/// the services.
private struct SchedulerGroups {
  /// For each type that a group exposes, its scheduler. Types that two groups expose are left out.
  private(set) var schedulers: [SymbolID: Scheduler] = [:]

  init(_ graph: DependencyGraph) {
    var meanings: [Name: Scheduler] = [:]
    for (names, scheduler) in Self.names {
      for name in names { if let found = graph.names.find(name) { meanings[found] = scheduler } }
    }
    guard meanings.count > 1 else { return }
    var groups: [SymbolID: [(scheduler: Scheduler, type: SymbolID)]] = [:]
    for symbol in graph.symbols.indices
    where graph.symbols[symbol].kind == .variable && graph.symbols[symbol].parent != nil {
      guard let scheduler = meanings[graph.symbols[symbol].name], let owner = graph.enclosingType(of: symbol) else {
        continue
      }
      for held in graph.heldTypes(of: symbol) where !held.isElement {
        if let type = held.type { groups[owner, default: []].append((scheduler, type)) }
      }
    }
    var conflicts: Set<SymbolID> = []
    for (_, members) in groups.sorted(by: { $0.key < $1.key }) where Set(members.map(\.scheduler)).count > 1 {
      for (scheduler, group) in members {
        for type in Self.exposed(by: group, graph) {
          if let other = schedulers[type], other != scheduler { conflicts.insert(type) }
          schedulers[type] = scheduler
        }
      }
    }
    for type in conflicts { schedulers[type] = nil }
  }

  private static let names: [([String], Scheduler)] = [
    (["UI", "ui", "userInterface"], .userInterface), (["BL", "bl", "businessLogic"], .logic(nil)),
    (["TS", "ts", "threadSafe"], .threadSafe),
  ]

  /// The types of the properties of a group and of its supertypes.
  private static func exposed(by group: SymbolID, _ graph: DependencyGraph) -> Set<SymbolID> {
    let types = [group] + graph.allSupertypes(of: group).compactMap(\.symbol)
    let members = types.flatMap { graph.parts(of: $0) }.flatMap { graph.members(declaredIn: $0) }
    let properties = members.filter { member in
      guard graph.symbols[member].kind == .variable else { return false }
      return graph.declaration(of: member).modifiers.isDisjoint(with: [.private, .fileprivate])
    }
    return Set(properties.flatMap { graph.heldTypes(of: $0) }.filter { !$0.isElement }.compactMap(\.type))
  }
}
