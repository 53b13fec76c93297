import Architecture
import DependencyGraph
import Frameworks
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Finds the locks of a type, and its unprotected mutable state.
final class LockSearch {
  private let context: RuleContext
  private let graph: DependencyGraph
  private let changes: StateChanges
  private let contexts: ExecutionContexts
  private let locks: TypeList
  private let guards: TypeList

  /// - Parameters:
  ///   - locks: lock types, such as mutexes.
  ///   - guards: other types that protect state: queues, semaphores, atomics.
  init(locks: [NamePattern], guards: [NamePattern], _ map: SchedulerMap, _ context: RuleContext) {
    self.context = context
    contexts = ExecutionContexts(map, context)
    graph = context.graph
    changes = StateChanges(context)
    self.locks = TypeList(locks)
    self.guards = TypeList(locks + guards)
  }

  /// The places where a type stores and acquires locks, in source order; empty if they protect members that may be
  /// called from anywhere.
  func ownLocks(of type: SymbolID) -> [Place] {
    let properties = storedProperties(of: type).filter { holds($0, locks) }
    let taken = context.reader.uses(of: type).filter { takesLock($0) }
    let places =
      properties.map { Place(nameOf: $0, in: graph) } + taken.map { context.place(of: $0) } + synchronized(in: type)
    let sources = taken.compactMap(\.source) + properties
    if sources.contains(where: { graph.declaration(of: $0).modifiers.contains(.nonisolated) }) { return [] }
    if properties.contains(where: { isUsedByNonisolated($0, of: type) }) { return [] }
    return places.sorted { ($0.file, $0.start) < ($1.file, $1.start) }
  }

  /// Whether a `nonisolated` member of an actor uses a lock, which it may need.
  private func isUsedByNonisolated(_ lock: SymbolID, of type: SymbolID) -> Bool {
    graph.parts(of: type).flatMap { graph.members(declaredIn: $0) }.contains { member in
      let declaration = graph.declaration(of: member)
      guard declaration.modifiers.contains(.nonisolated) else { return false }
      return graph.references(in: graph.symbols[member].file, bytes: declaration.start..<declaration.end).contains {
        graph.references[$0].target == lock
      }
    }
  }

  /// State that methods of a type change without protection, in source order.
  func unprotected(of type: SymbolID) -> [SymbolID] {
    let properties = storedProperties(of: type)
    if properties.contains(where: { holds($0, guards) }) || !synchronized(in: type).isEmpty { return [] }
    if context.reader.uses(of: type, forms: [.call, .construct]).contains(where: guardsAccess) { return [] }
    let changed = changes.allChanges(in: type)
    return properties.filter { property in
      guard let uses = changed[graph.name(of: property)], isOpen(property) else { return false }
      return !uses.allSatisfy { isOnMainThread($0, of: type) }
    }
  }

  /// Whether a change happens on the main thread: in a function of the main actor, in a closure that runs there, or in
  /// a callback of a framework that calls back there.
  private func isOnMainThread(_ use: Use, of type: SymbolID) -> Bool {
    if let setting = contexts.setting(of: use), setting.scheduler == .userInterface { return true }
    return use.source.map { isCalledBackOnMain($0, of: type) } ?? false
  }

  /// `authorizationController(controller: ASAuthorizationController, …)` of an `ASAuthorizationControllerDelegate`
  private func isCalledBackOnMain(_ method: SymbolID, of type: SymbolID) -> Bool {
    guard let first = graph.typeTrees(ofParametersOf: method).first, let name = graph.name(of: first),
      !Frameworks.known.has(.anyQueue, name)
    else { return false }
    return graph.hasSupertype(type) { $0.symbol == nil && graph.names[$0.name] == name + "Delegate" }
  }

  private func storedProperties(of type: SymbolID) -> [SymbolID] {
    context.model.holdings.storedProperties(of: type).map { $0.symbol }
  }

  private func holds(_ property: SymbolID, _ list: TypeList) -> Bool {
    let file = graph.symbols[property].file
    return list.holds(context.reader.types.type(ofSymbol: property).instance, context.reader.types)
      || makes(list, property, file)
  }

  /// `= os_unfair_lock()`
  private func makes(_ list: TypeList, _ property: SymbolID, _ file: FileID) -> Bool {
    guard let value = graph.declaration(of: property).value, graph.node(value, in: file).kind == .call,
      let callee = graph.children(of: value, in: file).first
    else { return false }
    return list.matches(graph.text(graph.node(callee, in: file).name, in: file))
  }

  /// Whether a property is protected neither by a wrapper or actor, nor by `atomic` in Objective-C.
  private func isOpen(_ property: SymbolID) -> Bool {
    let modifiers = graph.declaration(of: property).modifiers
    guard modifiers.isDisjoint(with: [.weak, .unowned, .lazy, .computed, .static]) else { return false }
    let attributes = graph.attributeNames(of: property)
    if graph.isSwift(property) {
      return attributes.allSatisfy { ["objc", "ObservationIgnored", "Published"].contains($0) }
    }
    // An instance variable, or a property that is nonatomic.
    return modifiers.contains(.private) || attributes.contains("nonatomic")
  }

  private func takesLock(_ use: Use) -> Bool {
    guard use.form == .call else { return false }
    let facts = graph.files[use.file].facts
    let name = facts.text(use.name)
    if Self.lockFunctions.contains(name) { return true }
    guard ["async", "sync"].contains(name) else { return false }
    return context.reader.labels(of: use).contains("flags") && hasBarrier(use, facts)
  }

  private func hasBarrier(_ use: Use, _ facts: FrozenFacts) -> Bool {
    context.reader.arguments(of: use).contains { argument in
      (facts.nodes[argument].start...argument).contains { facts.text(facts.nodes[$0].name) == "barrier" }
    }
  }

  private static let lockFunctions: Set<String> = [
    "pthread_mutex_lock", "pthread_rwlock_wrlock", "os_unfair_lock_lock", "OSSpinLockLock", "objc_sync_enter",
    "dispatch_barrier_async", "dispatch_barrier_sync",
  ]

  private func guardsAccess(_ use: Use) -> Bool {
    let name = graph.files[use.file].facts.text(use.name)
    return Self.lockFunctions.contains(name) || Self.guarding.contains(name) || name.hasPrefix("OSAtomic")
      || guards.holds(context.reader.type(of: use), context.reader.types)
  }

  private static let guarding: Set<String> = [
    "dispatch_sync", "dispatch_async", "dispatch_semaphore_wait", "lock", "withLock", "withLockUnchecked", "sync",
    "async", "barrier",
    "performAndWait", "perform", "performBlock:", "performBlockAndWait:", "schedule:", "synchronized", "atomic_store",
    "addOperation", "addOperationWithBlock:", "read", "write", "mutate",
  ]

  // MARK: @synchronized

  /// `@synchronized (self) { … }`: its scope begins with `@`, and its argument is an expression statement.
  private func synchronized(in type: SymbolID) -> [Place] {
    graph.parts(of: type).filter { !graph.isSwift($0) }.flatMap { part -> [Place] in
      let facts = graph.files[graph.symbols[part].file].facts
      let body = graph.declaration(of: part)
      return facts.scopes.filter { scope in
        guard scope.kind == .code, scope.start >= body.start, scope.start < body.end, scope.firstNode < scope.endNode
        else { return false }
        var root = scope.firstNode
        while root.next < scope.endNode, facts.nodes[root.next].start == scope.firstNode { root = root.next }
        let head = facts.nodes[root]
        guard head.context == .statement, [.identifier, .member].contains(head.kind) else { return false }
        let distance = facts.nodes[scope.firstNode].offset - scope.start
        return (14...16).contains(distance)
      }.map { scope in
        let source = graph.symbol(in: graph.symbols[part].file, at: scope.start)
        return Place(file: graph.symbols[part].file, start: scope.start, end: scope.start + 13, source: source)
      }
    }
  }
}
