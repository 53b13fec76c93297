import DependencyGraph
import SourceFacts
import Tables

/// Finds service locators: types whose static members return instances of other types, `ServiceLocator.stores`,
/// `Services.resolve()`.
struct ServiceLocators {
  /// The static members that return a service, with its type.
  private(set) var accessors: [(symbol: SymbolID, type: SymbolID)] = []

  /// Fewer types may be a coincidence.
  private static let fewestServices = 3

  init(in graph: DependencyGraph) {
    var statics: [SymbolID: [SymbolID]] = [:]
    for symbol in graph.symbols.places(where: { $0.isStatic && ($0.kind == .variable || $0.kind == .function) }) {
      guard let owner = graph.enclosingType(of: symbol), graph.isSwift(symbol) else { continue }
      if Self.resolves(symbol, graph) {
        accessors.append((symbol, owner))
      } else {
        statics[owner, default: []].append(symbol)
      }
    }
    var baseKindLookup = BaseKindLookup(in: graph)
    for (owner, symbols) in statics where symbols.count >= Self.fewestServices {
      // Views in static properties are global state, but not services.
      let services = symbols.compactMap { symbol in Self.service(symbol, of: owner, graph).map { (symbol, $0) } }
        .filter { baseKindLookup.baseKinds(of: $0.1).isDisjoint(with: .screen) }
      guard Set(services.map(\.1)).count >= Self.fewestServices else { continue }
      accessors += services.map { ($0.0, owner) }
    }
  }

  /// The class or protocol whose instance a static member returns, unless it creates a new one each time.
  private static func service(_ symbol: SymbolID, of owner: SymbolID, _ graph: DependencyGraph) -> SymbolID? {
    let declaration = graph.declaration(of: symbol)
    guard declaration.modifiers.isDisjoint(with: [.private, .fileprivate]),
      graph.symbols[symbol].kind == .variable || !graph.qualifiedName(of: symbol).hasSuffix(":)")
    else { return nil }
    let held = graph.heldTypes(of: symbol).filter { !$0.isElement }.lazy.compactMap(\.type).first
    guard let held, held != owner, [.class, .actor, .protocol].contains(graph.symbols[held].kind) else { return nil }
    let isStored = graph.symbols[symbol].kind == .variable && !declaration.modifiers.contains(.computed)
    return isStored || graph.constructedTypes(in: symbol).isEmpty ? held : nil
  }

  /// `static func resolve<Service>(_ type: Service.Type = Service.self) -> Service`
  private static func resolves(_ symbol: SymbolID, _ graph: DependencyGraph) -> Bool {
    guard graph.symbols[symbol].kind == .function,
      ["resolve", "inject", "locate"].contains(where: graph.name(of: symbol).hasPrefix)
    else { return false }
    let (declaration, file) = (graph.declaration(of: symbol), graph.symbols[symbol].file)
    guard let type = declaration.type else { return false }
    let result = graph.node(type, in: file).name
    return graph.files[file].facts.declarations.contains {
      $0.kind == .genericParameter && $0.name == result && declaration.start <= $0.start && $0.end <= declaration.end
    }
  }
}
