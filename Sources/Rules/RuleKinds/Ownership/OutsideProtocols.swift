import Architecture
import DependencyGraph
import SourceFacts

/// Protocols of frameworks and packages that types of the project conform to. Their declarations are unknown; only the
/// conforming types show what they are.
struct OutsideProtocols {
  /// For each name in the graph, the conforming types in source order.
  private var conformers: [Name: [SymbolID]] = [:]
  /// Names that occur only in classes, and only as the first supertype: they may be superclasses.
  private var maybeClasses: Set<Name> = []
  private let graph: DependencyGraph

  init(in graph: DependencyGraph) {
    self.graph = graph
    var isFirstOnly: [Name: Bool] = [:]
    for type in graph.types {
      let isClass = graph.symbols[type].kind == .class
      for (place, supertype) in graph.supertypes(of: type).enumerated() where supertype.symbol == nil {
        conformers[supertype.name, default: []].append(type)
        if isFirstOnly[supertype.name] != false { isFirstOnly[supertype.name] = isClass && place == 0 }
      }
    }
    maybeClasses = Set(isFirstOnly.filter(\.value).keys)
  }

  /// The types that conform to a protocol, by the protocol's name in a file; empty if it may be a class.
  func conformers(to held: HeldType) -> [SymbolID] {
    let text = graph.names[held.name]
    guard let name = graph.names.find(text), let types = conformers[name] else { return [] }
    let isNamedAsDelegate = text.hasSuffix("Delegate") || text.hasSuffix("DataSource")
    return isNamedAsDelegate || !maybeClasses.contains(name) ? types : []
  }
}
