import Architecture
import DependencyGraph
import Frameworks
import SourceFacts
import Storage
import Tables

/// Classes with a single object that lives as long as the app: the app delegate, the `@main` type, shared instances,
/// objects that only a global or static variable creates, objects that one of these creates once and stores, and
/// singletons of a dependency container. A retain cycle through such an object leaks nothing.
///
/// A class, because a lazy property would be copied each time that a result is stored.
final class AppLifetime {
  private var types: Set<SymbolID>
  /// For each file, the offsets of the names that are called.
  private var callees: [FileID: Set<UInt32>] = [:]
  /// For each type; computed on demand.
  private var makers: [SymbolID: Makers] = [:]
  private var places: [SymbolID: [Place]] = [:]
  private var isMadeOnce: [SymbolID: Bool] = [:]
  private var atOneSpot: [SymbolID: Bool] = [:]
  private var placeMakers: [SymbolID: Set<SymbolID>] = [:]
  private let ends: PassedSubjects
  /// The context owns this object.
  private unowned let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  init(_ context: RuleContext) {
    self.context = context
    ends = context.passedSubjects
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

  /// Adds the classes of global variables, `var Current = World()`, if no other code creates an instance.
  private func addGlobals() {
    for symbol in graph.symbols.indices where graph.symbols[symbol].kind == .variable {
      guard graph.symbols[symbol].parent == nil || graph.symbols[symbol].isStatic else { continue }
      for type in typesMade(by: symbol) where !types.contains(type) {
        switch makers(of: type) {
        case .none: types.insert(type)
        case .one(let maker): if maker == symbol { types.insert(type) }
        case .several: break
        }
      }
    }
  }

  private enum Makers { case none, one(SymbolID), several }

  /// The kinds of code that create a type: by calls of the type or one of its initializers.
  private func makers(of type: SymbolID) -> Makers {
    if let known = makers[type] { return known }
    var found = Makers.none
    for reference in context.references(making: type) {
      guard let source = reference.source, !graph.isExcluded(source),
        isCall(Place(file: reference.file, offset: reference.offset, maker: nil))
      else { continue }
      if case .one(source) = found { continue }
      if case .none = found { found = .one(source) } else { found = .several }
      if case .several = found { break }
    }
    makers[type] = found
    return found
  }

  /// The types that a variable's initial value creates: `World` in `World()`.
  private func typesMade(by variable: SymbolID) -> [SymbolID] {
    let file = graph.symbols[variable].file
    guard let value = graph.declaration(of: variable).value, graph.node(value, in: file).kind == .call,
      let callee = graph.files[file].facts.nodes.firstChild(of: value)
    else { return [] }
    return graph.references(in: file, at: graph.node(callee, in: file).offset).map { graph.references[$0].target }
      .filter { graph.symbols[$0].kind == .class }
  }

  func contains(_ type: SymbolID) -> Bool {
    if types.contains(type) { return true }
    if let known = isMadeOnce[type] { return known }
    let isOne = isMadeOnceByContainer(type)
    isMadeOnce[type] = isOne
    return isOne
  }

  /// Whether a dependency container creates the only instance: `container.register(Store.self) { _ in Store()
  /// }.inObjectScope(.container)` or `Factory(self) { Store() }.singleton`, and no other code creates one.
  private func isMadeOnceByContainer(_ type: SymbolID) -> Bool {
    let made = context.references(making: type).filter { !($0.source.map(graph.isExcluded) ?? false) }
    let scopes = made.compactMap(isInSingletonScope)
    return !scopes.isEmpty && scopes.allSatisfy { $0 }
  }

  /// Whether a reference creates an instance in a singleton scope. Nil if it is a type annotation and creates nothing.
  private func isInSingletonScope(_ reference: Reference) -> Bool? {
    let nodes = graph.files[reference.file].facts.nodes
    let file = reference.file
    guard let start = graph.nameNode(in: file, at: reference.offset),
      let first = graph.parent(of: start, in: file), [.call, .member].contains(nodes[first].kind),
      nodes.firstChild(of: first) == start
    else { return nil }
    var enclosing: NodeID? = first
    var isInClosure = false
    while let node = enclosing {
      if nodes[node].kind == .closure { isInClosure = true }
      if isInClosure, namesSingletonScope(node, nodes, file) { return true }
      enclosing = graph.parent(of: node, in: file)
    }
    return false
  }

  /// `….singleton`, `….inObjectScope(.container)`, `….register(.singleton)`
  private func namesSingletonScope(_ node: NodeID, _ nodes: Table<NodeID, Node>, _ file: FileID) -> Bool {
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

  /// Whether a type is the app or its delegate. Scene delegates do not count, because they do not outlive their scenes.
  private func isApp(_ type: SymbolID) -> Bool {
    let kind = graph.symbols[type].kind
    guard kind == .class || kind == .struct else { return false }
    if graph.inherits(type, from: [.app, .appDelegate, .onePerApp]) { return true }
    return graph.attributeNames(of: type).contains { Frameworks.known.has(.entryPoint, $0) }
  }

  /// Whether the owner stores one object permanently, and no other place creates an object of the class.
  private func isStoredOnce(_ edge: OwnershipGraph.Edge) -> Bool {
    let property = edge.property
    guard edge.through == nil, [.class, .actor].contains(graph.symbols[edge.owned].kind),
      !context.held(by: property).contains(where: \.isElement)
    else { return false }
    return isAtOneSpot(edge.owned) && makersOfPlaces(edge.owned).allSatisfy(types.contains) && !ends.isCleared(property)
  }

  /// Whether objects of a class are created in at most one place of each file. Each platform may have an app delegate
  /// that creates one, and each branch of an `#if`.
  private func isAtOneSpot(_ type: SymbolID) -> Bool {
    if let known = atOneSpot[type] { return known }
    let places = places(making: type)
    let isOne =
      !places.isEmpty && places.allSatisfy { $0.maker != nil }
      && Set(places.map(\.file)).count == Set(places.map(spot)).count
    atOneSpot[type] = isOne
    return isOne
  }

  private func makersOfPlaces(_ type: SymbolID) -> Set<SymbolID> {
    if let known = placeMakers[type] { return known }
    let found = Set(places(making: type).compactMap(\.maker))
    placeMakers[type] = found
    return found
  }

  private struct Spot: Hashable {
    let file: FileID
    let offset: UInt32?
    let group: UInt32?
  }

  /// A place, or the whole `#if` around it.
  private func spot(of place: Place) -> Spot {
    let branch = graph.files[place.file].facts.branches.first { $0.start <= place.offset && place.offset < $0.end }
    return Spot(file: place.file, offset: branch == nil ? place.offset : nil, group: branch?.group)
  }

  /// The places that call a type or one of its initializers.
  private func places(making type: SymbolID) -> [Place] {
    if let known = places[type] { return known }
    var found: Set<Place> = []
    for reference in context.references(making: type) {
      guard let source = reference.source, !graph.isExcluded(source) else { continue }
      let place = Place(file: reference.file, offset: reference.offset, maker: graph.enclosingType(of: source))
      if isCall(place) { found.insert(place) }
    }
    places[type] = Array(found)
    return places[type] ?? []
  }

  private struct Place: Hashable {
    let file: FileID
    let offset: UInt32
    let maker: SymbolID?
  }

  private func isCall(_ place: Place) -> Bool {
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
