import LowLevel
import SourceFacts
import Tables

/// The subtypes of each type of the project: the inverse of `supertypes`.
public struct Subtypes: Sendable {
  /// The types with a type in their inheritance clauses.
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

  /// All direct and indirect subtypes of a type, each once, without the type itself.
  public func all(of type: SymbolID) -> [SymbolID] {
    if direct.isEmpty(type) { return [] }
    var found: [SymbolID] = []
    // Used only if there are many.
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
