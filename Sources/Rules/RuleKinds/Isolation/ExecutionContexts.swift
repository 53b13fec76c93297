import Architecture
import DependencyGraph
import Frameworks
import LowLevel
import SourceFacts
import Storage
import Tables

/// Finds the scheduler that code runs on: the scheduler of its member, unless it is in a closure that runs elsewhere.
final class ExecutionContexts {
  /// The scheduler of a closure, and the service that calls it.
  struct Setting {
    var scheduler: Scheduler
    var service: SymbolID?
  }

  private let context: RuleContext
  private let graph: DependencyGraph
  private let map: SchedulerMap
  /// For each file; computed on demand.
  private var closures: Table<FileID, FileClosures?>
  /// For each name; computed on demand.
  private var knownWords: [CallWords?]

  init(_ map: SchedulerMap, _ context: RuleContext) {
    self.map = map
    self.context = context
    graph = context.graph
    closures = Table(repeating: nil, count: graph.files.count)
    knownWords = [CallWords?](repeating: nil, count: graph.names.count)
  }

  /// Nil if the scheduler is unknown.
  func setting(of use: Use) -> Setting? { setting(at: use.node, in: use.file, member: use.source) }

  /// Nil if it is unknown, or if the use is not in a closure.
  func settingInClosure(of use: Use) -> Setting? {
    let closures = closures(in: use.file)
    guard let closure = closures.innermost(containing: use.node) else { return nil }
    return setting(in: closure, closures, use.file, member: use.source)
  }

  /// Whether the use is awaited: `await` is in front of it, or it is the value of an `async let`.
  func isAwaited(_ use: Use) -> Bool {
    let facts = graph.files[use.file].facts
    let closures = closures(in: use.file)
    let parents = closures.parents
    var enclosing: NodeID? = use.node
    while let node = enclosing, facts.nodes[node].kind != .closure {
      if closures.isBoundAsynchronously(node, facts) { return true }
      if facts.nodes[node].kind == .effect, facts.text(facts.nodes[node].name) == "await" { return true }
      if facts.nodes[node].kind == .sequence, holdsAwait(node, facts) { return true }
      enclosing = parents[node].id
    }
    return false
  }

  /// Whether `await` covers a sequence, as in `let x = try await a + b`: it applies to everything to its right.
  private func holdsAwait(_ sequence: NodeID, _ facts: FrozenFacts) -> Bool {
    facts.children(of: sequence).contains {
      facts.nodes[$0].kind == .effect && facts.text(facts.nodes[$0].name) == "await"
    }
  }

  private func closures(in file: FileID) -> FileClosures {
    if let known = closures[file] { return known }
    let found = FileClosures(graph.files[file].facts.nodes)
    closures[file] = found
    return found
  }

  private func setting(at node: NodeID, in file: FileID, member: SymbolID?) -> Setting? {
    let closures = closures(in: file)
    guard let closure = closures.innermost(containing: node) else {
      return member.flatMap { map.scheduler(ofMember: $0) }.map { Setting(scheduler: $0) }
    }
    return setting(in: closure, closures, file, member: member)
  }

  private func setting(in closure: ID<FileClosure>, _ closures: FileClosures, _ file: FileID, member: SymbolID?)
    -> Setting?
  {
    if let known = closures.settings[closure] { return known }
    closures.settings[closure] = .some(nil)
    let found = setting(ofClosure: closures.nodes[closure], in: file, member: member)
    closures.settings[closure] = .some(found)
    return found
  }

  // MARK: Closures

  private func setting(ofClosure closure: NodeID, in file: FileID, member: SymbolID?) -> Setting? {
    let facts = graph.files[file].facts
    if let annotated = annotation(closure, in: file) { return Setting(scheduler: annotated) }
    guard let (call, callee) = call(passing: closure, in: file) else { return nil }
    guard facts.nodes[callee].kind.namesMember else { return nil }
    let words = words(Name(graph.mergedNames[file][facts.nodes[callee].name]))
    let outer = { self.setting(at: call, in: file, member: member) }
    if facts.nodes[callee].kind == .identifier { return setting(ofFunction: words, call, in: file, outer) }
    guard facts.nodes[callee].kind == .member, let base = facts.nodes.firstChild(of: callee) else { return nil }
    if words.contains(.hopping) {
      if let scheduler = map.schedulerValue(base, in: file) { return Setting(scheduler: scheduler) }
      if words.contains(.ownHop), let service = scheduled(base, in: file) {
        return map.scheduler(of: service).map { Setting(scheduler: $0) }
      }
    }
    if let delivered = delivery(base, in: file, depth: 0) { return delivered.setting }
    if let callback = callback(from: callee, on: base, in: file) { return callback }
    if words.contains(.animating) || context.reader.isPath(base, in: file, "UIView") { return outer() }
    let type = context.reader.types.type(of: base, in: file)
    if case .elements = type, words.contains(.iterating) { return outer() }
    return nil
  }

  /// `{ @MainActor in … }`
  private func annotation(_ closure: NodeID, in file: FileID) -> Scheduler? {
    let facts = graph.files[file].facts
    let declaration = facts.declarations[facts.nodes[closure].closureDeclaration]
    if declaration.attachmentCount == 0 { return nil }
    for attachment in facts.attachments(of: declaration) where attachment.kind == .attribute {
      guard let name = facts.children(of: attachment.node).first else { continue }
      if let scheduler = map.globalActor(named: name, in: file) { return scheduler }
    }
    return nil
  }

  private func call(passing closure: NodeID, in file: FileID) -> (call: NodeID, callee: NodeID)? {
    let facts = graph.files[file].facts
    guard let call = facts.parent(of: closure), facts.nodes[call].kind == .call,
      let callee = facts.nodes.firstChild(of: call),
      callee != closure
    else { return nil }
    return (call, callee)
  }

  /// `dispatch_async(queue, ^{ … })`, `Task { … }`
  private func setting(ofFunction words: CallWords, _ call: NodeID, in file: FileID, _ outer: () -> Setting?)
    -> Setting?
  {
    let facts = graph.files[file].facts
    if words.contains(.task) { return outer() }
    guard words.contains(.dispatching) else { return nil }
    let arguments = facts.children(of: call).dropFirst()
    return arguments.lazy.compactMap { self.map.schedulerValue($0, in: file) }.first.map { Setting(scheduler: $0) }
  }

  private func words(_ name: Name) -> CallWords {
    if let known = knownWords[Int(name.raw)] { return known }
    let found = CallWords(graph.names[name])
    knownWords[Int(name.raw)] = found
    return found
  }

  // MARK: What a service returns

  /// The type of a value, if it has a scheduler.
  private func scheduled(_ node: NodeID, in file: FileID) -> SymbolID? {
    guard case .project(let type) = context.reader.types.type(of: node, in: file) else { return nil }
    return map.scheduler(of: type) == nil ? nil : type
  }

  /// Where the values of a chain of signals are delivered.
  struct Delivery {
    /// Nil if an operator delivers them on an unknown scheduler.
    var setting: Setting?
  }

  /// Nil if the expression is not a signal of a service.
  private func delivery(_ node: NodeID, in file: FileID, depth: Int) -> Delivery? {
    let facts = graph.files[file].facts
    let root = facts.nodes[node]
    switch root.kind {
    case .effect, .optionalChaining, .forcedUnwrapping, .tuple:
      return facts.children(of: node).last.flatMap { delivery($0, in: file, depth: depth + 1) }
    case .identifier:
      guard depth < 32,
        let value = context.reader.types.localValue(of: root.name, at: root.offset, node: node, in: file)
      else { return nil }
      return delivery(value, in: file, depth: depth + 8)
    case .member: return produced(by: node, in: file)
    case .call:
      guard let callee = facts.nodes.firstChild(of: node), facts.nodes[callee].kind == .member,
        let base = facts.nodes.firstChild(of: callee)
      else { return nil }
      if let produced = produced(by: callee, in: file) { return produced }
      guard depth < 64, let source = delivery(base, in: file, depth: depth + 1) else { return nil }
      return Delivery(setting: operated(source.setting, by: facts.text(facts.nodes[callee].name), node, in: file))
    default: return nil
    }
  }

  /// A method or property of a service with a known scheduler.
  private func produced(by member: NodeID, in file: FileID) -> Delivery? {
    let facts = graph.files[file].facts
    guard let base = facts.nodes.firstChild(of: member), let service = scheduled(base, in: file) else { return nil }
    if Self.notProducing.contains(facts.text(facts.nodes[member].name)) { return nil }
    guard let scheduler = self.scheduler(ofMemberAt: member, of: service, in: file), scheduler != .threadSafe else {
      return Delivery(setting: nil)
    }
    return Delivery(setting: Setting(scheduler: scheduler, service: service))
  }

  private static let notProducing: Set<String> = ["scheduler", "schedule:", "scheduleBlock:", "objectWillChange"]

  private func scheduler(ofMemberAt member: NodeID, of service: SymbolID, in file: FileID) -> Scheduler? {
    let target = context.reader.types.target(in: file, at: graph.node(member, in: file).offset)
    return target.map { map.scheduler(ofMember: $0) ?? map.scheduler(of: service) } ?? map.scheduler(of: service)
  }

  private func operated(_ setting: Setting?, by name: String, _ call: NodeID, in file: FileID) -> Setting? {
    let name = String(name.prefix { $0 != ":" })
    if name == "deliverOnMainThread" { return Setting(scheduler: .userInterface) }
    if Frameworks.known.has(.setsScheduler, name) {
      let arguments = graph.children(of: call, in: file).dropFirst()
      return arguments.lazy.compactMap { self.map.schedulerValue($0, in: file) }.first.map { Setting(scheduler: $0) }
    }
    return Frameworks.known.has(.keepsScheduler, name) ? setting : nil
  }

  // MARK: Completion blocks

  /// A closure argument that a service calls on its own scheduler, unless the service moves to the main thread first.
  private func callback(from callee: NodeID, on base: NodeID, in file: FileID) -> Setting? {
    guard let service = scheduled(base, in: file),
      let scheduler = scheduler(ofMemberAt: callee, of: service, in: file), scheduler != .threadSafe
    else { return nil }
    let name = graph.text(graph.node(callee, in: file).name, in: file)
    if promisesMain(callee, in: file) { return Setting(scheduler: .userInterface) }
    if name == "scheduler" || scheduler != .userInterface && goesToMain(service) { return nil }
    return Setting(scheduler: scheduler, service: service)
  }

  /// `completion: @escaping @MainActor (Int) -> Void`
  private func promisesMain(_ callee: NodeID, in file: FileID) -> Bool {
    guard let method = context.reader.types.target(in: file, at: graph.node(callee, in: file).offset) else {
      return false
    }
    let facts = graph.files[graph.symbols[method].file].facts
    guard let name = facts.names.find("MainActor") else { return false }
    return graph.parameters(of: method).contains { parameter in
      guard let type = parameter.type else { return false }
      return facts.nodes[facts.nodes[type].start...type].contains { $0.name == name }
    }
  }

  private var leaving: [SymbolID: Bool] = [:]

  /// Whether the code of a service, or of an implementation of a protocol, mentions the main thread.
  private func goesToMain(_ service: SymbolID) -> Bool {
    if let known = leaving[service] { return known }
    let types = [service] + (graph.symbols[service].kind == .protocol ? context.model.subtypes.all(of: service) : [])
    let found = types.contains { type in
      context.reader.uses(of: type, forms: [.read, .call]).contains { use in
        let name = graph.files[use.file].facts.text(use.name)
        return Self.mainWords.contains(name)
      }
    }
    leaving[service] = found
    return found
  }

  private static let mainWords: Set<String> = [
    "main", "mainQueue", "mainThreadScheduler", "dispatch_get_main_queue", "MainActor", "deliverOnMainThread",
    "mainRunLoop",
    "performSelectorOnMainThread:withObject:waitUntilDone:",
  ]
}

/// A closure of a file. The last one has number 0.
private enum FileClosure {}

/// The closures of one file, and their schedulers as far as they have been computed.
private final class FileClosures {
  private let all: Table<NodeID, Node>
  /// The nodes of the closures, last first.
  let nodes: Table<ID<FileClosure>, NodeID>
  /// The nodes, last first, at which the innermost closure changes.
  private let changes: [(node: NodeID, closure: ID<FileClosure>?)]
  private(set) lazy var parents = all.parents
  var settings: Table<ID<FileClosure>, ExecutionContexts.Setting??>

  init(_ all: Table<NodeID, Node>) {
    self.all = all
    var changes: [(node: NodeID, closure: ID<FileClosure>?)] = []
    var nodes: Table<ID<FileClosure>, NodeID> = []
    var open: [(closure: ID<FileClosure>, start: NodeID)] = []
    // The start of the innermost open closure.
    var start = all.startIndex
    for node in all.indices.reversed() {
      if node < start {
        while let last = open.last, node < last.start { open.removeLast() }
        start = open.last?.start ?? all.startIndex
        changes.append((node, open.last?.closure))
      }
      guard all[node].kind == .closure else { continue }
      start = all[node].start
      let closure = nodes.append(node)
      open.append((closure, start))
      if node > all.startIndex { changes.append((node.previous, closure)) }
    }
    (self.changes, self.nodes) = (changes, nodes)
    settings = Table(repeating: nil, count: nodes.count)
  }

  /// The values of `async let`.
  private var asynchronous: Set<NodeID>?

  /// Whether a node is the whole value of an `async let`.
  func isBoundAsynchronously(_ node: NodeID, _ facts: FrozenFacts) -> Bool {
    if let asynchronous { return !asynchronous.isEmpty && asynchronous.contains(node) }
    var found: Set<NodeID> = []
    for declaration in facts.declarations where declaration.kind == .variable && declaration.modifiers.contains(.async)
    {
      if let value = declaration.value { found.insert(value) }
    }
    asynchronous = found
    return found.contains(node)
  }

  /// The innermost closure around a node.
  func innermost(containing node: NodeID) -> ID<FileClosure>? {
    if changes.isEmpty { return nil }
    let later = changes.indices.partitioningIndex { changes[$0].node < node }
    return later == 0 ? nil : changes[later - 1].closure
  }
}
