import SourceFacts
import Tables
import Threads

/// The subtypes of each type of the project: the inverse of `supertypes`.
public struct Subtypes: Sendable {
  /// For each type, the types with it in their inheritance clause.
  private let direct: Runs<SymbolID, SymbolID>
  /// Long results, cached because rules ask for them for each property of such a type.
  private let known = Guarded<[SymbolID: [SymbolID]]>([:])

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

  /// All direct and indirect subtypes of a type, each once. See `Inheritance`.
  public func all(of type: SymbolID) -> [SymbolID] {
    if direct.isEmpty(type) { return [] }
    if let many = known.withValue({ $0[type] }) { return many }
    let all = search(below: type)
    if all.count >= Self.few { known.withValue { $0[type] = all } }
    return all
  }

  private func search(below type: SymbolID) -> [SymbolID] {
    var found: [SymbolID] = []
    // Only used for many subtypes.
    var seen: Set<SymbolID> = []
    var (next, followed) = (type, 0)
    var (levelEnd, levelsLeft) = (0, Inheritance.maximumLevels)
    while true {
      for subtype in direct[next] {
        if subtype == type || (found.count < Self.few ? found.contains(subtype) : seen.contains(subtype)) { continue }
        found.append(subtype)
        if found.count == Self.few { seen = Set(found) } else if found.count > Self.few { seen.insert(subtype) }
      }
      if followed == found.count { return found.sorted() }
      if followed == levelEnd {
        if levelsLeft == 0 { return found.sorted() }
        (levelEnd, levelsLeft) = (found.count, levelsLeft - 1)
      }
      next = found[followed]
      followed += 1
    }
  }

  private static let few = 16
}
