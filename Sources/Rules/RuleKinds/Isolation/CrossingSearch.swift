import Architecture
import DependencyGraph
import Frameworks
import Patterns
import SourceFacts
import Tables

/// Finds direct calls from one scheduler to another, and callbacks that use the screen off the main thread.
final class CrossingSearch {
  /// All crossings from one type to one service.
  struct Crossing {
    /// The service that is called, or that calls back.
    let service: SymbolID
    /// The symbol whose code contains the uses.
    let member: SymbolID?
    var uses: [Use]
  }

  private let context: RuleContext
  private let graph: DependencyGraph
  private let map: SchedulerMap
  private let contexts: ExecutionContexts
  /// For each file, whether it may contain a crossing. If empty, every file may.
  private let isReached: Table<FileID, Bool>
  private let filter: UseFilter
  private lazy var interface = TypeList(
    Frameworks.known.roots(with: .mainThread).map { NamePattern($0) }, ofClasses: true)

  init(_ search: IsolationRule.Search, _ map: SchedulerMap, _ context: RuleContext) {
    self.map = map
    self.context = context
    graph = context.graph
    contexts = ExecutionContexts(map, context)
    let reach = search == .callbacks ? map.reachOfCallbacks(context) : map.reachOfServices(context)
    isReached = reach?.files ?? []
    filter = UseFilter(sources: reach?.sources ?? [])
  }

  /// Calls of services on another scheduler, in source order.
  func calls(in type: SymbolID) -> [Crossing] {
    var found: [Crossing] = []
    for use in uses(of: type) where use.form == .call || use.form == .assign {
      guard let service = service(calledBy: use), let target = scheduler(of: use, service), target != .threadSafe,
        let setting = contexts.setting(of: use), setting.scheduler != target, !contexts.isAwaited(use)
      else { continue }
      if let index = found.firstIndex(where: { $0.service == service }) {
        found[index].uses.append(use)
      } else {
        found.append(Crossing(service: service, member: use.source, uses: [use]))
      }
    }
    return found
  }

  /// The uses in those files of a type that may contain a crossing.
  private func uses(of type: SymbolID) -> [Use] {
    if context.budget.isSpent { return [] }
    let isWhole = isReached.isEmpty
    guard isWhole || graph.parts(of: type).contains(where: { isReached[graph.symbols[$0].file] }) else { return [] }
    let uses = isWhole ? context.reader.uses(of: type) : context.reader.uses(of: type, filter)
    context.budget.spend(1 + uses.count)
    return uses
  }

  /// The service, or a protocol of one, whose method is called or whose property is set.
  private func service(calledBy use: Use) -> SymbolID? {
    guard case .value(.project(let type)) = context.reader.receiver(of: use), map.isService(type) else { return nil }
    let name = graph.files[use.file].facts.text(use.name)
    return Self.ways.contains(name) ? nil : type
  }

  /// Methods that hop to the service's scheduler, and methods that every object has.
  private static let ways: Set<String> = [
    "scheduler", "schedule", "schedule:", "scheduleBlock:", "perform", "retain", "release", "autorelease", "class",
    "hash",
    "description", "isKindOfClass:", "isEqual:", "respondsToSelector:", "conformsToProtocol:", "performSelector:",
  ]

  private func scheduler(of use: Use, _ service: SymbolID) -> Scheduler? {
    if mayBeCalledAnywhere(use, service) { return .threadSafe }
    guard let target = use.target else { return map.scheduler(of: service) }
    if graph.enclosingType(of: target) == service { return map.scheduler(ofMember: target) }
    return map.scheduler(ofMember: target) ?? map.scheduler(of: service)
  }

  /// Whether a requirement is synchronous, in a protocol that is not bound to an actor: an actor can only implement it
  /// with a `nonisolated` member.
  private func mayBeCalledAnywhere(_ use: Use, _ service: SymbolID) -> Bool {
    guard graph.symbols[service].kind == .protocol, graph.isSwift(service), !map.isExposed(service),
      case .logic(let actor?) = map.scheduler(of: service), graph.symbols[actor].kind == .actor
    else { return false }
    return !(use.target.map { graph.declaration(of: $0).modifiers.contains(.async) } ?? false)
  }

  // MARK: Callbacks

  /// Callbacks from services on other schedulers, in which a screen's type uses its own members or the user interface.
  func callbacks(in type: SymbolID) -> [Crossing] {
    guard map.scheduler(of: type) == .userInterface else { return [] }
    var found: [Crossing] = []
    for use in uses(of: type) {
      guard let setting = contexts.settingInClosure(of: use), case .logic = setting.scheduler,
        let service = setting.service, touchesScreen(use)
      else { continue }
      if contexts.isAwaited(use) { continue }
      if let index = found.firstIndex(where: { $0.service == service && $0.member == use.source }) {
        found[index].uses.append(use)
      } else {
        found.append(Crossing(service: service, member: use.source, uses: [use]))
      }
    }
    return found
  }

  private func touchesScreen(_ use: Use) -> Bool {
    switch context.reader.receiver(of: use) {
    case .own:
      if use.form == .construct { return false }
      guard let target = use.target else {
        // Without `self.` the call may be of a global function: `print`.
        let isOwn = use.form == .assign || graph.node(use.node, in: use.file).kind == .member
        return isOwn && interface.holds(context.reader.type(of: use), context.reader.types)
      }
      return graph.declaration(of: target).modifiers.isDisjoint(with: [.static, .classMember, .nonisolated])
    case .value(let type):
      if case .type = type { return false }
      if interface.holds(type, context.reader.types) { return true }
      guard case .project(let symbol) = type else { return false }
      return !context.model.roles[symbol].isDisjoint(with: SchedulerMap.screen)
    case .superclass, .none: return false
    }
  }
}
