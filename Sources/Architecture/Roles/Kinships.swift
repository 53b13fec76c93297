import DependencyGraph
import SourceFacts

/// The kinship of the types of a graph, through project types too. Nothing is worked out before it is asked for.
struct Kinships {
  private let graph: DependencyGraph
  private var known: [Kinship]
  private var state: [UInt8]
  /// Of names outside the project, as superclass and otherwise: bits, and whether they are known yet.
  private var ofName: [(asSuperclass: Kinship, other: Kinship)?]
  /// What the type aliases of the project stand for, where that is no type of the project.
  let aliases: [Name: String]

  init(in graph: DependencyGraph) {
    self.graph = graph
    aliases = graph.aliases
    known = [Kinship](repeating: [], count: graph.symbols.count)
    state = [UInt8](repeating: 0, count: graph.symbols.count)
    ofName = [(asSuperclass: Kinship, other: Kinship)?](repeating: nil, count: graph.names.count)
  }

  mutating func kinship(of type: Int) -> Kinship {
    settle(type, depth: 0)
    return known[type]
  }

  /// By symbol; empty for what is no type.
  mutating func all() -> [Kinship] {
    for symbol in graph.symbols.indices where graph.symbols[symbol].kind.isNominalType { settle(symbol, depth: 0) }
    return known
  }

  private mutating func settle(_ symbol: Int, depth: Int) {
    guard state[symbol] == 0, depth < 128 else { return }
    state[symbol] = 1
    var kinship = attributes(of: symbol)
    if !graph.interfaces.objects.isEmpty { kinship.formUnion(graph.interfaces.kinship(of: symbol)) }
    let supertypes = graph.supertypes(of: symbol)
    for index in supertypes.indices { kinship.formUnion(inherited(by: symbol, index, supertypes[index], depth)) }
    known[symbol] = kinship
  }

  private mutating func inherited(by symbol: Int, _ index: Int, _ supertype: Supertype, _ depth: Int) -> Kinship {
    if supertype.symbol >= 0, graph.symbols[Int(supertype.symbol)].kind.isNominalType {
      settle(Int(supertype.symbol), depth: depth + 1)
      return known[Int(supertype.symbol)]
    }
    let kinship = kinship(ofName: supertype.name)
    if graph.symbols[symbol].kind != .class { return kinship.other }
    if kinship.asSuperclass.isEmpty, graph.isRealmObject(index, of: symbol) { return .record }
    return graph.isSuperclass(index, of: symbol) ? kinship.asSuperclass : kinship.other
  }

  private mutating func kinship(ofName name: Name) -> (asSuperclass: Kinship, other: Kinship) {
    if let known = ofName[Int(name.raw)] { return known }
    let text = aliases[name] ?? graph.names[name]
    let kinship = (
      KnownSupertypes.kinship(of: text, isSuperclass: true), KnownSupertypes.kinship(of: text, isSuperclass: false)
    )
    ofName[Int(name.raw)] = kinship
    return kinship
  }

  /// `@Model` and `@Observable`, which are conformances in disguise.
  private func attributes(of symbol: Int) -> Kinship {
    guard graph.symbols[symbol].kind == .class, graph.symbols[symbol].hasAttributes else { return [] }
    let names = graph.attributeNames(of: symbol)
    return names.contains("Model") ? .record : names.contains("Observable") ? .observable : []
  }
}

extension DependencyGraph {
  /// Whether one of a type's supertypes, by its index, is what a class names first: its superclass, unless a protocol.
  func isSuperclass(_ index: Int, of symbol: Int) -> Bool {
    guard symbols[symbol].kind == .class, index == supertypes(of: symbol).startIndex else { return false }
    let supertype = supertypes(of: symbol)[index]
    let declaration = declaration(of: symbol)
    return supertype.file == symbols[symbol].file && supertype.offset >= declaration.nameOffset
      && supertype.offset < declaration.end
  }

  /// Realm's base class is named just `Object`.
  func isRealmObject(_ index: Int, of symbol: Int) -> Bool {
    let supertype = supertypes(of: symbol)[index]
    guard supertype.symbol < 0, isSuperclass(index, of: symbol), names[supertype.name] == "Object" else { return false }
    let facts = files[Int(supertype.file)].facts
    return facts.imports.contains { facts.text($0.module) == "RealmSwift" }
  }

  /// Type aliases at the top level that stand for types outside the project: the last components of their names.
  fileprivate var aliases: [Name: String] {
    var aliases: [Name: String] = [:]
    for symbol in symbols where symbol.kind == .typealias && symbol.parent < 0 {
      let facts = files[Int(symbol.file)].facts
      let type = Int(facts.declarations[Int(symbol.declaration)].type)
      guard type >= 0, [.typeName, .typeMember].contains(facts.nodes[type].kind) else { continue }
      aliases[symbol.name] = facts.text(facts.nodes[type].name)
    }
    return aliases
  }

  /// The way from a type up to a supertype outside the project that has a property: the project types between, and its name.
  func path(
    from type: Int, aliases: [Name: String], to isMeant: (_ name: String, _ isSuperclass: Bool) -> Bool
  ) -> (through: [Int], name: String)? {
    var previous: [Int: Int] = [type: -1]
    var queue = [type]
    var next = 0
    while next < queue.count {
      let symbol = queue[next]
      next += 1
      for index in supertypes(of: symbol).indices {
        let supertype = supertypes(of: symbol)[index]
        if supertype.symbol >= 0, symbols[Int(supertype.symbol)].kind.isNominalType {
          if previous.updateValue(previous[Int(supertype.symbol)] ?? symbol, forKey: Int(supertype.symbol)) == nil {
            queue.append(Int(supertype.symbol))
          }
          continue
        }
        let name = aliases[supertype.name] ?? names[supertype.name]
        guard isMeant(name, isSuperclass(index, of: symbol)) else { continue }
        var through: [Int] = []
        var step = symbol
        while step != type {
          through.append(step)
          step = previous[step] ?? type
        }
        return (through.reversed(), name)
      }
    }
    return nil
  }
}

extension Interfaces {
  /// What the elements of storyboards and xibs make of a class.
  func kinship(of symbol: Int) -> Kinship {
    switch object(of: symbol)?.kind {
    case .viewController: .viewController
    case .view: .view
    default: []
    }
  }
}
