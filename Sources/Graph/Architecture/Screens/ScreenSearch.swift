import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Finds the places where code or a storyboard leads to a screen.
struct ScreenSearch {
  private let model: ArchitecturalModel
  private let words: ScreenWords

  init(_ model: ArchitecturalModel) {
    self.model = model
    words = ScreenWords(model.graph.names)
  }

  private var graph: DependencyGraph { model.graph }

  func links() -> [ScreenMap.Link] {
    var found = interfaceLinks()
    for file in graph.files.indices { found += links(in: file) }
    var seen: Set<ScreenMap.Link> = []
    return found.filter { link in
      var key = link
      key.place = ReferenceID(0)
      return seen.insert(key).inserted
    }
  }

  // MARK: Storyboards

  private func interfaceLinks() -> [ScreenMap.Link] {
    let segues = graph.interfaces.files.map { file in
      Dictionary(file.facts.segues.map { ($0.offset, $0.kind) }, uniquingKeysWith: { first, _ in first })
    }
    return graph.interfaces.references.enumerated().compactMap { place, reference in
      guard let source = reference.source.flatMap({ graph.enclosingType(of: $0) }),
        model.roles(of: reference.target).contains(.viewController), source != reference.target
      else { return nil }
      let isPart = graph.interfaces.contents(of: source).contains(reference.target)
      let segue = segues[reference.file.index - graph.files.count][reference.offset] ?? .other
      return ScreenMap.Link(
        source: source, target: reference.target, way: isPart ? .embed : Self.way(of: segue),
        place: graph.references.endIndex.advanced(by: place))
    }
  }

  private static func way(of segue: InterfaceSegue.Kind) -> ScreenMap.Way {
    switch segue {
    case .embed: .embed
    case .push: .push
    case .present: .present
    case .show: .show
    case .other: .segue
    }
  }

  /// The initial controllers of storyboards. For a plain container, the controller that it shows first.
  func starts() -> Set<SymbolID> {
    var byName: [String: SymbolID] = [:]
    for object in graph.interfaces.objects { byName[graph.name(of: object.symbol)] = object.symbol }
    var found: Set<SymbolID> = []
    for file in graph.interfaces.files where !file.facts.initial.isNone {
      var (open, seen) = ([file.facts.initial], Set<Name>())
      while let identifier = open.popLast() {
        guard seen.insert(identifier).inserted,
          let (id, object) = file.facts.objects.entries.first(where: { $0.1.identifier == identifier })
        else { continue }
        if let symbol = byName[file.facts.text(object.className)] {
          found.insert(symbol)
        } else {
          open += file.facts.segues.filter { $0.source == id && $0.isContainment }.map(\.destination)
        }
      }
    }
    return found
  }

  // MARK: Code

  private func links(in file: FileID) -> [ScreenMap.Link] {
    var screens: [UInt32: ReferenceID] = [:]
    for id in graph.references(in: file) where isScreen(graph.references[id].target) {
      screens[graph.references[id].offset] = id
    }
    if screens.isEmpty { return [] }
    let walk = ScreenWalk(graph.files[file].facts, graph.mergedNames[file], screens, words)
    return walk.made.compactMap { made in
      let reference = graph.references[made.reference]
      guard let member = reference.source, let source = graph.enclosingType(of: member),
        let target = graph.enclosingType(of: reference.target), source != target
      else { return nil }
      let roles = model.roles(of: target)
      if let way = made.way { return link(source, target, way, made.reference) }
      if !roles.contains(.viewController) {
        return Self.leads(roles) && !made.isCast ? link(source, target, .create, made.reference) : nil
      }
      let text = graph.declaration(of: member)
      guard let way = walk.way(near: reference.offset, in: text.start..<text.end, isCast: made.isCast) else {
        return nil
      }
      return link(source, target, way, made.reference)
    }
  }

  private func link(_ source: SymbolID, _ target: SymbolID, _ way: ScreenMap.Way, _ place: ReferenceID)
    -> ScreenMap.Link
  {
    ScreenMap.Link(source: source, target: target, way: way, place: place)
  }

  /// Whether types with these roles lead to screens: coordinators and routers.
  private static func leads(_ roles: RoleSet) -> Bool { roles.contains(.coordinator) || roles.contains(.router) }

  private func isScreen(_ symbol: SymbolID) -> Bool {
    guard graph.symbols[symbol].kind.isNominalType else { return false }
    let roles = model.roles(of: symbol)
    return roles.contains(.viewController) || Self.leads(roles)
      || roles.contains(.view) && graph.symbols[symbol].kind == .struct
  }
}

/// The places in one file that create screens, and the words that show them.
private struct ScreenWalk {
  /// A place that creates a screen, or casts a value to it.
  struct Made {
    let reference: ReferenceID
    /// How it is shown, if it is created in an argument of the call that shows it.
    let way: ScreenMap.Way?
    let isCast: Bool
  }

  private(set) var made: [Made] = []
  /// Words that show screens, in source order.
  private var shown: [(offset: UInt32, way: ScreenMap.Way)] = []

  init(_ facts: FrozenFacts, _ names: NameMap, _ screens: [UInt32: ReferenceID], _ words: ScreenWords) {
    /// The calls that show screens created in their arguments.
    var enclosing: [(nodes: Range<NodeID>, way: ScreenMap.Way)] = []
    var found: [(node: NodeID, reference: ReferenceID, isCast: Bool)] = []
    for (id, node) in facts.nodes.entries {
      switch node.kind {
      case .identifier, .member:
        if let way = words.way(names[node.name]) { shown.append((node.offset, way)) }
      case .call:
        guard let callee = facts.nodes.firstChild(of: id) else { continue }
        if let way = words.enclosingWay(names[facts.nodes[callee].name]) {
          let arguments = facts.nodes.children(of: id).dropFirst()
          let labels = arguments.map { names[facts.nodes[$0].label] }
          enclosing += zip(arguments, words.areShown(labels)).filter(\.1).map { argument, _ in
            (facts.nodes[argument].start..<argument.next, way)
          }
        }
        let base = facts.nodes.firstChild(of: callee)
        let place = screens[facts.nodes[callee].offset] ?? base.flatMap { screens[facts.nodes[$0].offset] }
        if let place { found.append((callee, place, false)) }
      case .cast:
        guard let type = facts.nodes.firstChild(of: id), let place = screens[facts.nodes[type].offset] else { continue }
        found.append((id, place, true))
      default: break
      }
    }
    made = found.map { found in
      // The innermost call comes first, because nodes follow their children.
      Made(
        reference: found.reference, way: enclosing.first { $0.nodes.contains(found.node) }?.way, isCast: found.isCast)
    }
    shown.sort { $0.offset < $1.offset }
  }

  /// How a member shows the screen that it creates at a place: by the next word after it, or else the last one before
  /// it. Nil for a cast outside of a segue.
  func way(near offset: UInt32, in text: Range<UInt32>, isCast: Bool) -> ScreenMap.Way? {
    let own = shown.filter { text.contains($0.offset) }
    if isCast {
      return own.contains { $0.way == .segue } ? .segue : nil
    }
    let next = own.first { $0.offset > offset && $0.way != .segue }
    return (next ?? own.last { $0.way != .segue })?.way ?? .create
  }
}

/// The names with which frameworks show screens.
private struct ScreenWords {
  private var ways: [UInt32: ScreenMap.Way] = [:]
  private var enclosingWays: [UInt32: ScreenMap.Way] = [:]
  private let destination, label, value: UInt32?

  init(_ names: NameTable) {
    for (words, way) in Self.words {
      for word in words.all { if let name = names.find(word) { ways[name.raw] = way } }
    }
    for (words, way) in Self.containers {
      for word in words.all { if let name = names.find(word) { enclosingWays[name.raw] = way } }
    }
    (destination, label) = (names.find("destination")?.raw, names.find("label")?.raw)
    value = names.find("value")?.raw
  }

  // Both functions take a name of the graph.

  func way(_ name: UInt32) -> ScreenMap.Way? { ways[name] }
  func enclosingWay(_ name: UInt32) -> ScreenMap.Way? { enclosingWays[name] }

  /// Which arguments of a call that shows a screen hold that screen, by their labels: with `destination` no other one,
  /// with `value` none (`navigationDestination` then creates the screen), and never the `label` that users tap.
  func areShown(_ labels: [UInt32]) -> [Bool] {
    if let destination, labels.contains(destination) { return labels.map { $0 == destination } }
    if let value, labels.contains(value) { return labels.map { _ in false } }
    return labels.map { $0 != label }
  }

  private typealias Calls = NamingConventions.ScreenCalls
  private static let words: [(NamingConventions.Words, ScreenMap.Way)] = [
    (Calls.present, .present), (Calls.push, .push), (Calls.show, .show), (Calls.embed, .embed), (Calls.segue, .segue),
  ]

  private typealias Containers = NamingConventions.ScreenContainers
  private static let containers: [(NamingConventions.Words, ScreenMap.Way)] = [
    (Containers.present, .present), (Containers.push, .push), (Containers.show, .show), (Containers.embed, .embed),
  ]
}
