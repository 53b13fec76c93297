import DependencyGraph
import SourceFacts
import Tables

/// The references of a graph by what they refer to.
public final class ReferencesByTarget: Sendable {
  /// For each symbol the indices of the references to it, in order of file and text.
  private let places: Runs<SymbolID, Int32>
  /// The symbols that anything refers to, by the type that each is or is a member of, else by themselves.
  private let targets: Runs<SymbolID, SymbolID>

  public init(in graph: DependencyGraph) {
    let count = graph.symbols.count
    let references = graph.references
    let places = Runs<SymbolID, Int32>(grouping: Int32(0)..<Int32(references.count), ownerCount: count) {
      references[Int($0)].target
    }
    targets = Runs(grouping: graph.symbols.indices, ownerCount: count) { symbol in
      places.isEmpty(symbol) ? nil : graph.enclosingType(of: symbol) ?? symbol
    }
    self.places = places
  }

  /// The indices of all references, in the order of their targets.
  var indices: [Int32] { places.elements }

  subscript(symbol: SymbolID) -> ArraySlice<Int32> { places[symbol] }

  /// Where in `indices` those of a symbol stand.
  func range(of symbol: SymbolID) -> Range<Int> { places.range(of: symbol) }

  /// What is referred to of a type, itself or a member; of what belongs to no type itself.
  func targets(of owner: SymbolID) -> ArraySlice<SymbolID> { targets[owner] }

  /// Types, and what belongs to none, that have such targets.
  var owners: [SymbolID] { targets.owners.filter { !targets.isEmpty($0) } }
}

extension RuleContext {
  /// References to types and their initializers: wherever one of them may be made.
  func references(making type: SymbolID) -> [Reference] { references(making: [type]) }

  func references(making types: [SymbolID]) -> [Reference] {
    types.flatMap { type in
      references.targets(of: type).filter { graph.isMaker($0, of: type) }.flatMap { references[$0] }
    }.map { graph.references[Int($0)] }
  }
}

extension DependencyGraph {
  /// Whether a symbol is a type, or one of its initializers.
  func isMaker(_ symbol: SymbolID, of type: SymbolID) -> Bool {
    symbol == type || symbols[symbol].kind == .initializer && enclosingType(of: symbol) == type
  }
}
