import Architecture
import DependencyGraph
import Frameworks
import SourceFacts
import Storage
import Tables

/// Classes with one object that lives as long as the app: the app delegate, the `@main` type, shared instances, objects
/// that only a global or static variable creates, objects that one of these creates once and keeps, and singletons of a
/// dependency container. A retain cycle through such an object leaks nothing.
struct AppLifetime {
  private var types: Set<SymbolID>
  /// By file: the offsets of the names that are called.
  private var callees: [FileID: Set<UInt32>] = [:]
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  init(_ context: RuleContext) {
    self.context = context
    types = Set(context.singletons.classes)
    for type in context.graph.types where isApp(type) { types.insert(type) }
    addGlobals()
    var queue = Array(types)
    while let owner = queue.popLast() {
      for edge in context.ownershipByOwner[owner] ?? [] where !types.contains(edge.owned) {
        guard isStoredOnce(edge) else { continue }
        types.insert(edge.owned)
        queue.append(edge.owned)
      }
    }
  }

  /// `var Current = World()` at file level, if no other code creates a `World`.
  private mutating func addGlobals() {
    for symbol in graph.symbols.indices where graph.symbols[symbol].kind == .variable {
      guard graph.symbols[symbol].parent == nil || graph.symbols[symbol].isStatic else { continue }
      for type in typesMade(by: symbol) where !types.contains(type) {
        let makers = context.references(making: type).filter { $0.source.map { !graph.isExcluded($0) } ?? false }
        let isOnly = makers.allSatisfy { reference in
          reference.source == symbol || !isCall(Place(file: reference.file, offset: reference.offset, maker: nil))
        }
        if isOnly { types.insert(type) }
      }
    }
  }

  /// `World` of `World()`
  private func typesMade(by variable: SymbolID) -> [SymbolID] {
    let file = graph.symbols[variable].file
    guard let value = graph.declaration(of: variable).value, graph.node(value, in: file).kind == .call,
      let callee = graph.files[file].facts.nodes.firstChild(of: value)
    else { return [] }
    return graph.references(in: file, at: graph.node(callee, in: file).offset).map { graph.references[$0].target }
      .filter { graph.symbols[$0].kind == .class }
  }

  func contains(_ type: SymbolID) -> Bool { types.contains(type) || isMadeOnceByContainer(type) }

  /// `container.register(Store.self) { _ in Store() }.inObjectScope(.container)` or `Factory(self) { Store()
  /// }.singleton`, if no other code creates one.
  private func isMadeOnceByContainer(_ type: SymbolID) -> Bool {
    let made = context.references(making: type).filter { !($0.source.map(graph.isExcluded) ?? false) }
    let scopes = made.compactMap(isInSingletonScope)
    return !scopes.isEmpty && scopes.allSatisfy { $0 }
  }

  /// Nil if the reference creates nothing because it is a type annotation.
  private func isInSingletonScope(_ reference: Reference) -> Bool? {
    let nodes = graph.files[reference.file].facts.nodes
    guard let start = nodes.indices.first(where: { nodes[$0].offset == reference.offset && nodes[$0].isName }) else {
      return nil
    }
    let parents = nodes.parents
    guard let first = parents[start].id, [.call, .member].contains(nodes[first].kind),
      nodes.firstChild(of: first) == start
    else { return nil }
    var around: NodeID? = first
    var isInClosure = false
    while let node = around {
      if nodes[node].kind == .closure { isInClosure = true }
      if isInClosure, namesSingletonScope(node, nodes, reference.file) { return true }
      around = parents[node].id
    }
    return false
  }

  /// `….singleton`, `….inObjectScope(.container)`, `….register(.singleton)`
  private func namesSingletonScope(_ node: NodeID, _ nodes: FactList<Node>, _ file: FileID) -> Bool {
    switch nodes[node].kind {
    case .member: graph.text(nodes[node].name, in: file) == "singleton"
    case .call:
      nodes.children(of: node).contains { child in
        nodes[child].kind == .implicitMember && Self.scopes.contains(graph.text(nodes[child].name, in: file))
      }
    default: false
    }
  }

  private static let scopes: Set<String> = ["singleton", "eagerSingleton", "application", "container"]

  /// Scene delegates come and go with their scenes.
  private func isApp(_ type: SymbolID) -> Bool {
    let kind = graph.symbols[type].kind
    guard kind == .class || kind == .struct else { return false }
    if graph.inherits(type, from: [.app, .appDelegate, .onePerApp]) { return true }
    return graph.attributeNames(of: type).contains { Frameworks.known.has(.entryPoint, $0) }
  }

  /// The owner keeps one object for good, and no other place creates an object of the class.
  private mutating func isStoredOnce(_ edge: OwnershipGraph.Edge) -> Bool {
    let property = edge.property
    guard edge.through == nil, [.class, .actor].contains(graph.symbols[edge.owned].kind),
      !context.held(by: property).contains(where: \.isElement)
    else { return false }
    var places: [Place] = []
    for reference in context.references(making: edge.owned) {
      guard let source = reference.source, !graph.isExcluded(source) else { continue }
      let place = Place(file: reference.file, offset: reference.offset, maker: graph.enclosingType(of: source))
      if !places.contains(place), isCall(place) { places.append(place) }
    }
    guard !places.isEmpty, places.allSatisfy({ $0.maker.map { types.contains($0) } ?? false }) else { return false }
    // Each platform's app delegate may create one.
    return Set(places.map(\.file)).count == places.count && !PassedSubjects(in: context, [property]).isCleared(property)
  }

  private struct Place: Equatable {
    let file: FileID
    let offset: UInt32
    let maker: SymbolID?
  }

  private mutating func isCall(_ place: Place) -> Bool {
    if let known = callees[place.file] { return known.contains(place.offset) }
    let facts = graph.files[place.file].facts
    var found: Set<UInt32> = []
    for call in facts.nodes.indices where facts.nodes[call].kind == .call {
      guard var callee = facts.nodes.firstChild(of: call) else { continue }
      // `Store.init()`, `[Store alloc]`, `[Store new]`
      let isMessage =
        facts.nodes[callee].kind == .member && ["init", "alloc", "new"].contains(facts.text(facts.nodes[callee].name))
      if isMessage, let receiver = facts.nodes.firstChild(of: callee) { callee = receiver }
      found.insert(facts.nodes[callee].offset)
    }
    callees[place.file] = found
    return found.contains(place.offset)
  }
}
