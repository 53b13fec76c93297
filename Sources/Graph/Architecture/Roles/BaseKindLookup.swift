import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// The base kinds of the types of a graph, direct or inherited. Computed on demand.
struct BaseKindLookup {
  private let graph: DependencyGraph
  private var known: Table<SymbolID, BaseKinds>
  private var state: Table<SymbolID, UInt8>
  /// For each name outside the project, its base kinds as a superclass and otherwise; nil if not computed yet.
  private var ofName: [(asSuperclass: BaseKinds, other: BaseKinds)?]
  /// The project's type aliases for types outside the project.
  let aliases: [Name: String]
  /// The names `body` and `View`, if the project uses both.
  private let words: (body: Name, view: Name)?

  init(in graph: DependencyGraph) {
    self.graph = graph
    aliases = graph.aliases
    words = graph.names.find("body").flatMap { body in graph.names.find("View").map { (body, $0) } }
    known = Table<SymbolID, BaseKinds>(repeating: [], count: graph.symbols.count)
    state = Table<SymbolID, UInt8>(repeating: 0, count: graph.symbols.count)
    ofName = [(asSuperclass: BaseKinds, other: BaseKinds)?](repeating: nil, count: graph.names.count)
  }

  mutating func baseKinds(of type: SymbolID) -> BaseKinds {
    compute(type, depth: 0)
    return known[type]
  }

  /// The base kinds of each symbol; empty for symbols that are not types.
  mutating func all() -> Table<SymbolID, BaseKinds> {
    for symbol in graph.symbols.indices where graph.symbols[symbol].kind.isNominalType { compute(symbol, depth: 0) }
    return known
  }

  private mutating func compute(_ symbol: SymbolID, depth: Int) {
    guard state[symbol] == 0, depth < 128 else { return }
    state[symbol] = 1
    var baseKinds = attributes(of: symbol)
    if !graph.interfaces.objects.isEmpty { baseKinds.formUnion(graph.interfaces.baseKinds(of: symbol)) }
    let supertypes = graph.supertypes(of: symbol)
    for index in supertypes.indices { baseKinds.formUnion(inherited(by: symbol, index, supertypes[index], depth)) }
    if baseKinds.isEmpty, graph.isViewByLibrary(symbol, words) { baseKinds = [.view, .swiftUI] }
    known[symbol] = baseKinds
  }

  private mutating func inherited(by symbol: SymbolID, _ index: Int, _ supertype: Supertype, _ depth: Int) -> BaseKinds
  {
    if let type = supertype.symbol, graph.symbols[type].kind.isNominalType {
      compute(type, depth: depth + 1)
      return known[type]
    }
    let baseKinds = baseKinds(ofName: supertype.name)
    if graph.symbols[symbol].kind != .class { return baseKinds.other }
    if baseKinds.asSuperclass.isEmpty, graph.isRealmObject(index, of: symbol) { return .record }
    return graph.isSuperclass(index, of: symbol) ? baseKinds.asSuperclass : baseKinds.other
  }

  private mutating func baseKinds(ofName name: Name) -> (asSuperclass: BaseKinds, other: BaseKinds) {
    if let known = ofName[Int(name.raw)] { return known }
    let text = aliases[name] ?? graph.names[name]
    let baseKinds = (
      KnownSupertypes.baseKinds(of: text, isSuperclass: true), KnownSupertypes.baseKinds(of: text, isSuperclass: false)
    )
    ofName[Int(name.raw)] = baseKinds
    return baseKinds
  }

  /// `@Model` and `@Observable`, which add conformances.
  private func attributes(of symbol: SymbolID) -> BaseKinds {
    guard graph.symbols[symbol].kind == .class, graph.symbols[symbol].hasAttributes else { return [] }
    let names = graph.attributeNames(of: symbol)
    return names.contains("Model") ? .record : names.contains("Observable") ? .observable : []
  }
}

extension DependencyGraph {
  /// Whether a supertype, by its index, is the first that a class lists: its superclass, or a protocol if it has none.
  func isSuperclass(_ index: Int, of symbol: SymbolID) -> Bool {
    guard symbols[symbol].kind == .class, index == supertypes(of: symbol).startIndex else { return false }
    let supertype = supertypes(of: symbol)[index]
    let declaration = declaration(of: symbol)
    return supertype.file == symbols[symbol].file && supertype.offset >= declaration.nameOffset
      && supertype.offset < declaration.end
  }

  /// Whether it conforms to a library's refinement of SwiftUI's `View`: `struct Row: ConnectedView { func body(props:
  /// Props) -> some View }`. A modifier's `body(content:)` does not count.
  func isViewByLibrary(_ symbol: SymbolID, _ words: (body: Name, view: Name)?) -> Bool {
    guard let words, symbols[symbol].kind == .struct, foreignProtocol(of: symbol) != nil else { return false }
    return hasMember(symbol) { member in
      guard symbols[member].name == words.body, [.variable, .function].contains(symbols[member].kind) else {
        return false
      }
      let (file, declaration) = (symbols[member].file, declaration(of: member))
      guard let type = declaration.type, !qualifiedName(of: member).hasSuffix("(content:)") else { return false }
      let nodes = files[file].facts.nodes
      guard nodes[type].kind == .someType, let constraint = nodes.firstChild(of: type)
      else { return false }
      return nodes[constraint].kind == .typeName && mergedNames[file][nodes[constraint].name] == words.view.raw
    }
  }

  /// The first protocol outside the project that it conforms to, except protocols of the standard library.
  func foreignProtocol(of symbol: SymbolID) -> String? {
    supertypes(of: symbol).lazy.filter { $0.symbol == nil }.map { self.names[$0.name] }
      .first { !Frameworks.known.has(.plain, $0) }
  }

  /// Realm's base class is named just `Object`.
  func isRealmObject(_ index: Int, of symbol: SymbolID) -> Bool {
    let supertype = supertypes(of: symbol)[index]
    guard supertype.symbol == nil, isSuperclass(index, of: symbol), names[supertype.name] == "Object" else {
      return false
    }
    let facts = files[supertype.file].facts
    return facts.imports.contains { facts.text($0.module) == "RealmSwift" }
  }

  /// Top-level type aliases for types outside the project, with the last components of their names.
  fileprivate var aliases: [Name: String] {
    var aliases: [Name: String] = [:]
    for symbol in symbols where symbol.kind == .typealias && symbol.parent == nil {
      let facts = files[symbol.file].facts
      guard let type = facts.declarations[symbol.declaration].type,
        [.typeName, .typeMember].contains(facts.nodes[type].kind)
      else { continue }
      aliases[symbol.name] = facts.text(facts.nodes[type].name)
    }
    return aliases
  }

  /// The path from a type to a supertype outside the project that satisfies a condition: the types of the project in
  /// between, and its name.
  func path(
    from type: SymbolID, aliases: [Name: String], to isMatch: (_ name: String, _ isSuperclass: Bool) -> Bool
  ) -> (through: [SymbolID], name: String)? {
    var previous: [SymbolID: SymbolID?] = [type: nil]
    var queue = [type]
    var next = 0
    while next < queue.count {
      let symbol = queue[next]
      next += 1
      for index in supertypes(of: symbol).indices {
        let supertype = supertypes(of: symbol)[index]
        if let above = supertype.symbol, symbols[above].kind.isNominalType {
          if previous.updateValue(previous[above] ?? symbol, forKey: above) == nil { queue.append(above) }
          continue
        }
        let name = aliases[supertype.name] ?? names[supertype.name]
        guard isMatch(name, isSuperclass(index, of: symbol)) else { continue }
        var through: [SymbolID] = []
        var step = symbol
        while step != type {
          through.append(step)
          step = previous[step].flatMap { $0 } ?? type
        }
        return (through.reversed(), name)
      }
    }
    return nil
  }
}

extension Interfaces {
  /// The base kinds that follow from the elements of storyboards and xibs with this class.
  func baseKinds(of symbol: SymbolID) -> BaseKinds {
    switch object(of: symbol)?.kind {
    case .viewController: .viewController
    case .view: .view
    default: []
    }
  }
}
