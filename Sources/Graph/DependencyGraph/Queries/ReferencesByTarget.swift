import SourceFacts
import Tables

/// The references of a graph, by target.
public final class ReferencesByTarget: Sendable {
  /// For each symbol, the references to it, sorted by file and offset.
  private let places: Runs<SymbolID, ReferenceID>
  /// The symbols with references, grouped by the type that they are or that has them as members. Each other symbol is a
  /// group of its own.
  private let targets: Runs<SymbolID, SymbolID>

  public init(in graph: DependencyGraph) {
    let count = graph.symbols.count
    let references = graph.references
    let places = Runs<SymbolID, ReferenceID>(grouping: references.indices, ownerCount: count) { references[$0].target }
    targets = Runs(grouping: graph.symbols.indices, ownerCount: count) { symbol in
      places.isEmpty(symbol) ? nil : graph.enclosingType(of: symbol) ?? symbol
    }
    self.places = places
  }

  /// All references, sorted by target.
  public var all: [ReferenceID] { places.elements }

  public subscript(symbol: SymbolID) -> ArraySlice<ReferenceID> { places[symbol] }

  /// The positions in `all` of the references to a symbol.
  public func range(of symbol: SymbolID) -> Range<Int> { places.range(of: symbol) }

  /// The symbols with references that are a type or one of its members. For a symbol outside of types, the symbol
  /// itself.
  public func targets(of owner: SymbolID) -> ArraySlice<SymbolID> { targets[owner] }

  /// The types, and symbols outside of types, for which `targets` is not empty.
  public var owners: [SymbolID] { targets.owners.filter { !targets.isEmpty($0) } }
}

extension ReferencesByTarget {
  /// References that may create an instance of a type: to the type and its initializers.
  public func references(making types: [SymbolID], in graph: DependencyGraph) -> [Reference] {
    types.flatMap { type in
      targets(of: type).filter { graph.isMaker($0, of: type) }.flatMap { self[$0] }
    }.map { graph.references[$0] }
  }
}

extension DependencyGraph {
  /// Whether a symbol is a type or one of its initializers.
  public func isMaker(_ symbol: SymbolID, of type: SymbolID) -> Bool {
    symbol == type || symbols[symbol].kind == .initializer && enclosingType(of: symbol) == type
  }
}
