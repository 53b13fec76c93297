import LowLevel
import SourceFacts
import Tables

/// Who inherits from and conforms to each type of the project: `supertypes` the other way round.
public struct Subtypes: Sendable {
  /// The types that name a type in their inheritance clauses.
  private let direct: Runs<SymbolID, SymbolID>

  public init(in graph: DependencyGraph) {
    var pairs: [(owner: SymbolID, element: SymbolID)] = []
    pairs.reserveCapacity(graph.types.count)
    for type in graph.types {
      for supertype in graph.supertypes(of: type) {
        if let symbol = supertype.symbol { pairs.append((symbol, type)) }
      }
    }
    direct = Runs(pairs: pairs, ownerCount: graph.symbols.count)
  }

  /// All types below a type, at any remove, each once; not itself.
  public func all(of type: SymbolID) -> [SymbolID] {
    if direct.isEmpty(type) { return [] }
    var found: [SymbolID] = []
    // Asked only when there are many.
    var seen: Set<SymbolID> = []
    var (next, followed) = (type, 0)
    while true {
      for subtype in direct[next] {
        if subtype == type || (found.count < Self.few ? found.contains(subtype) : seen.contains(subtype)) { continue }
        found.append(subtype)
        if found.count == Self.few { seen = Set(found) } else if found.count > Self.few { seen.insert(subtype) }
      }
      if followed == found.count { return found.ordered() }
      next = found[followed]
      followed += 1
    }
  }

  private static let few = 16
}
