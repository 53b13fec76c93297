import Architecture
import DependencyGraph
import Frameworks
import Patterns
import SourceFacts

/// Whether a call uses the network, files, a database or a device: in the member's own code, or in code that it calls,
/// a few calls deep.
final class OutsideCalls {
  private unowned let context: RuleContext
  private let graph: DependencyGraph
  private let words = NameGlobs(OutsideWords.all)
  private let loggingAndAnalytics = NameGlobs(OutsideWords.loggingAndAnalytics)
  private let callbacks = NameGlobs(OutsideWords.callbacks)
  private let signals = NameGlobs(OutsideWords.signals)
  /// For each member, bounds for the number of calls to such a use.
  private var distances: [SymbolID: Distance] = [:]
  private var calls: [SymbolID: [SymbolID]] = [:]
  private var working: [SymbolID: Bool] = [:]
  private var preferenceStores: [SymbolID: Bool] = [:]

  /// Bounds for the number of calls between a member and such a use.
  private struct Distance {
    var atMost = Int.max
    var moreThan = -1
  }

  /// A longer chain says little about the first call. Each member is visited once for each depth, so that the search is
  /// linear in the number of calls.
  private static let maxDepth = 4

  init(_ context: RuleContext) {
    self.context = context
    graph = context.graph
  }

  /// - Parameter member: a function, a computed property or a requirement of a protocol.
  func reaches(_ member: SymbolID) -> Bool { reaches(member, within: Self.maxDepth) }

  /// The same for a call of which only the type and the name of the member are known. A member that the project does
  /// not declare is inherited from a library, and counts as a use of the network, files, a database or a device.
  func reaches(_ use: Use, on type: SymbolID, _ reader: UseReader) -> Bool {
    let members = members(calledBy: use, on: type)
    return members.isEmpty || members.contains { reaches($0) }
  }

  /// Whether the call is asynchronous: it has a completion, returns a signal, or is awaited.
  func waits(_ use: Use, on type: SymbolID) -> Bool {
    members(calledBy: use, on: type).flatMap { [$0] + implementations(of: $0) }.contains(where: isAsynchronous)
  }

  func members(calledBy use: Use, on type: SymbolID) -> [SymbolID] {
    if let target = use.target { return [target] }
    let name = graph.files[use.file].facts.text(use.name)
    let own = [type] + graph.allSupertypes(of: type).compactMap(\.symbol)
    let named = own.flatMap { declared(named: name, of: $0) }
    if named.count < 2 { return named }
    let labels = context.reader.labels(of: use)
    let fitting = named.filter { takes(labels, $0) }
    return fitting.isEmpty ? named : fitting
  }

  /// Whether a function can be called with these argument labels.
  private func takes(_ labels: [String], _ function: SymbolID) -> Bool {
    guard graph.symbols[function].kind == .function, graph.isSwift(function) else { return true }
    let facts = graph.files[graph.symbols[function].file].facts
    let parameters = graph.parameters(of: function)
    let names = parameters.map { $0.label.isNone ? "" : facts.text($0.label) }
    let required = parameters.indices.filter { parameters[$0].value == nil }.count
    var left = names[...]
    let fits = labels.allSatisfy { label in
      guard let index = left.firstIndex(of: label) else { return false }
      left = left[(index + 1)...]
      return true
    }
    return fits && labels.count >= required
  }

  /// Whether a type only stores values in the user defaults.
  func isPreferenceStore(_ type: SymbolID) -> Bool {
    if let known = preferenceStores[type] { return known }
    let found =
      mentionsPreferences(type)
      && !graph.parts(of: type).contains { graph.members(declaredIn: $0).contains(where: works) }
    preferenceStores[type] = found
    return found
  }

  /// Whether the code of a type names the user defaults.
  func mentionsPreferences(_ type: SymbolID) -> Bool {
    graph.parts(of: type).contains { part in
      guard let body = graph.declaration(of: part).body else { return false }
      let facts = graph.files[graph.symbols[part].file].facts
      let scope = facts.scopes[body]
      return (scope.firstNode..<scope.endNode).contains {
        facts.nodes[$0].isName && Frameworks.known.has(.preferences, facts.text(facts.nodes[$0].name))
      }
    }
  }

  // MARK: Search

  /// - Parameter depth: how many calls away from the member's code the use may be.
  func reaches(_ member: SymbolID, within depth: Int) -> Bool {
    if let known = distances[member] {
      if known.atMost <= depth { return true }
      if known.moreThan >= depth { return false }
    }
    let code = implementations(of: member)
    let found =
      code.contains(where: works)
      || depth > 0 && code.contains { called(by: $0).contains { reaches($0, within: depth - 1) } }
    var distance = distances[member] ?? Distance()
    if found {
      distance.atMost = min(distance.atMost, depth)
    } else {
      distance.moreThan = max(distance.moreThan, depth)
    }
    distances[member] = distance
    return found
  }

  /// The members with the code of a member: for a requirement those of the conforming types, for a method in a header
  /// its implementation.
  func implementations(of member: SymbolID) -> [SymbolID] {
    guard graph.symbols[member].kind == .function || graph.symbols[member].kind == .variable,
      graph.declaration(of: member).body == nil, let type = graph.enclosingType(of: member)
    else { return [member] }
    let isProtocol = graph.symbols[type].kind == .protocol
    if !isProtocol, graph.isSwift(member) { return [member] }
    let types = isProtocol ? [type] + context.model.subtypes.all(of: type).prefix(8) : [type]
    let declared = types.flatMap { self.declared(named: graph.name(of: member), of: $0) }
    return [member] + declared.filter { graph.declaration(of: $0).body != nil && hasLabels(of: member, $0) }
  }

  /// Overloads may do different work, so labels are compared too.
  private func hasLabels(of requirement: SymbolID, _ member: SymbolID) -> Bool {
    guard graph.symbols[requirement].kind == .function, graph.isSwift(requirement), graph.isSwift(member),
      graph.symbols[member].kind == .function
    else { return true }
    return graph.labels(ofFunction: requirement) == graph.labels(ofFunction: member)
  }

  private func declared(named name: String, of type: SymbolID) -> [SymbolID] {
    graph.parts(of: type).flatMap { graph.members(declaredIn: $0) }.filter { graph.name(of: $0) == name }
  }

  /// Functions and properties that a member's code mentions. Initializers are left out: the place where a value is
  /// created does not show what it does later.
  func called(by member: SymbolID) -> [SymbolID] {
    if isStored(member) { return [] }
    if let known = calls[member] { return known }
    let text = graph.declaration(of: member)
    var found: Set<SymbolID> = []
    for index in graph.references(in: graph.symbols[member].file, bytes: text.start..<text.end) {
      let target = graph.references[index].target
      guard [.function, .variable].contains(graph.symbols[target].kind), !isLoggingOrAnalytics(target) else { continue }
      found.insert(target)
    }
    let sorted = found.sorted()
    calls[member] = sorted
    return sorted
  }

  /// Whether a member belongs to a logger or to analytics, which any code may call although they write files and send
  /// requests.
  private func isLoggingOrAnalytics(_ member: SymbolID) -> Bool {
    isLogger(graph.enclosingType(of: member) ?? member)
  }

  /// The same for a type.
  func isLogger(_ type: SymbolID) -> Bool { loggingAndAnalytics.matches(graph.name(of: type)) }

  func isStored(_ member: SymbolID) -> Bool {
    graph.symbols[member].kind == .variable && !graph.declaration(of: member).modifiers.contains(.computed)
  }

  // MARK: A member's own code

  private func works(_ member: SymbolID) -> Bool {
    if let known = working[member] { return known }
    let found = isAsynchronous(member) || texts(of: member).contains { usesOutside($0, graph.symbols[member].file) }
    working[member] = found
    return found
  }

  /// The nodes of a member's type, parameters, initial value and body, without its observers, which do not run when it
  /// is read.
  private func texts(of member: SymbolID) -> [Range<NodeID>] {
    let declaration = graph.declaration(of: member)
    let facts = graph.files[graph.symbols[member].file].facts
    var texts: [Range<NodeID>] = []
    if graph.symbols[member].kind == .variable {
      for root in [declaration.type, declaration.value].compactMap(\.self) {
        texts.append(facts.nodes[root].start..<root.next)
      }
    }
    if graph.symbols[member].kind == .function {
      for root in graph.parameters(of: member).compactMap(\.type) {
        texts.append(facts.nodes[root].start..<root.next)
      }
    }
    if let body = declaration.body, !isStored(member) {
      let scope = facts.scopes[body]
      texts.append(scope.firstNode..<scope.endNode)
    }
    return texts
  }

  private func usesOutside(_ nodes: Range<NodeID>, _ file: FileID) -> Bool {
    let facts = graph.files[file].facts
    return nodes.contains { node in
      let written = facts.nodes[node]
      if !written.label.isNone, isReadOrWritten(node, facts) { return true }
      return isWord(written, facts) && graph.references(in: file, at: written.offset).isEmpty
    } && !(readsBundle(nodes, facts) && !nodes.contains { isWord(facts.nodes[$0], facts) })
  }

  private func isWord(_ node: Node, _ facts: FrozenFacts) -> Bool {
    node.isName && facts.withBytes(of: node.name, words.matches)
  }

  /// Whether the code reads a file that is part of the app.
  private func readsBundle(_ nodes: Range<NodeID>, _ facts: FrozenFacts) -> Bool {
    nodes.contains { facts.nodes[$0].isName && Frameworks.known.has(.bundle, facts.text(facts.nodes[$0].name)) }
  }

  /// Whether an argument is a file that is read or written: `Data(contentsOf: url)`, `data.write(to: url)`, but not
  /// `append(contentsOf:)`.
  private func isReadOrWritten(_ argument: NodeID, _ facts: FrozenFacts) -> Bool {
    let label = facts.text(facts.nodes[argument].label)
    guard label == "contentsOf" || label == "contentsOfFile" || label == "to" || label == "toFile",
      let call = facts.parent(of: argument), facts.nodes[call].kind == .call,
      let callee = facts.nodes.firstChild(of: call)
    else { return false }
    guard facts.nodes[callee].isName else { return false }
    let name = facts.text(facts.nodes[callee].name)
    return label.hasPrefix("to") ? name == "write" : OutsideWords.readers.contains(name)
  }

  // MARK: Asynchronous

  private func isAsynchronous(_ member: SymbolID) -> Bool {
    let declaration = graph.declaration(of: member)
    if declaration.modifiers.contains(.async) { return true }
    let file = graph.symbols[member].file
    if let root = declaration.type {
      let facts = graph.files[file].facts
      let names = facts.nodes[root].start...root
      // A client may be a struct of closures.
      if isStored(member), names.contains(where: { facts.nodes[$0].kind == .functionType }) { return true }
      if names.contains(where: { facts.nodes[$0].isName && facts.withBytes(of: facts.nodes[$0].name, signals.matches) })
      {
        return true
      }
    }
    guard graph.symbols[member].kind == .function else { return false }
    let facts = graph.files[file].facts
    return graph.parameters(of: member).contains { parameter in
      guard let type = parameter.type else { return false }
      return [parameter.name, parameter.label].contains { name in
        !name.isNone && facts.withBytes(of: name, callbacks.matches) && !(isWork(named: name, type, facts))
      }
    }
  }

  /// Whether a function runs a block that is passed to it: `perform(block: () -> Void)`.
  func runsWork(_ function: SymbolID) -> Bool {
    guard graph.symbols[function].kind == .function else { return false }
    let facts = graph.files[graph.symbols[function].file].facts
    return graph.parameters(of: function).contains { parameter in
      parameter.type.map { isWork(named: parameter.name, $0, facts) } ?? false
    }
  }

  /// Whether a block parameter takes no result and by its name is work to do, not a callback: `perform(block: () ->
  /// Void)`.
  private func isWork(named name: Name, _ type: NodeID, _ facts: FrozenFacts) -> Bool {
    guard facts.text(name).lowercased().hasSuffix("block"), !facts.text(name).lowercased().contains("completion") else {
      return false
    }
    guard let function = (facts.nodes[type].start...type).first(where: { facts.nodes[$0].kind == .functionType }) else {
      return false
    }
    return facts.children(of: function).dropLast().allSatisfy { facts.text(facts.nodes[$0].name) == "void" }
  }
}

/// Names of frameworks and of the system whose use leaves the process or memory.
private enum OutsideWords {
  static let all = [
    "{NS,}URLSession*", "NSURLConnection", "NW{Connection,Listener,Browser}", "AF", "Alamofire", "MoyaProvider",
    "Apollo*",
    "AFHTTP*", "AFURL*", "RKObjectManager", "MKNetworkEngine", "GCDAsync*Socket", "GCDWebServer", "Firestore",
    "CK{Container,Database}", "MCSession", "WCSession",
    "CB{CentralManager,PeripheralManager,Peripheral}", "{NS,}FileHandle", "NSFileCoordinator", "NSManagedObjectContext",
    "NSPersistent*",
    "managedObjectContext", "viewContext", "NSFetchRequest", "NSFetchedResultsController", "NSBatch*Request",
    "ModelContext", "ModelContainer",
    "FetchDescriptor", "*Keychain*", "SecItem*", "Realm", "RLMRealm", "FM{Database,DatabaseQueue,ResultSet}",
    "Database{Queue,Pool,Writer,Reader}", "sqlite3_*", "PHPhotoLibrary", "PHImageManager", "PHAsset",
    "CLLocationManager", "CLGeocoder",
    "MKLocalSearch", "UNUserNotificationCenter", "HKHealthStore", "EKEventStore", "CNContactStore", "SKPaymentQueue",
    "SKProductsRequest",
    "NEVPN*", "NETunnel*", "CSSearchableIndex", "NSXPCConnection", "NSMetadataQuery", "ASCredentialIdentityStore",
    "Process", "NSTask", "AVCapture*",
    "AVPlayer",
    "AVQueuePlayer", "AVAudio{Player,Engine,Recorder}", "createFile*", "removeItem*", "copyItem*", "moveItem*",
    "createDirectory*",
    "contentsOfDirectory*", "writeTo{File,URL}:*", "{data,string,array,dictionary,init}WithContentsOf*",
    "executeFetchRequest*",
  ].map { NamePattern($0) }

  static let loggingAndAnalytics = [
    "*{Logger,Logging,LogManager,Log,Logs,Analytics,Telemetry,Crashlytics,Metrics,Tracker}", "log*", "Log*",
  ].map { NamePattern($0) }

  static let callbacks = [
    "*{ompletion,andler}{,Handler,Block,:}", "{callback,*Callback,*CallBack}{,Handler,Block,:}",
    "{on,}{success,failure,Success,Failure,Completion,Complete}*",
    "block",
    "andBlock", "{then,done,reply}",
  ].map { NamePattern($0) }

  static let signals = [
    "*Publisher", "Observable", "Single", "Completable", "Maybe", "Driver", "Signal", "SignalProducer", "Promise",
    "Future", "RAC*", "Effect",
    "Async*Stream", "EventLoopFuture", "Task",
  ].map { NamePattern($0) }

  /// Types whose initializers read a file or a URL.
  static let readers: Set<String> = [
    "Data", "NSData", "String", "NSString", "NSArray", "NSDictionary", "NSMutableArray", "NSMutableDictionary",
  ]
}
