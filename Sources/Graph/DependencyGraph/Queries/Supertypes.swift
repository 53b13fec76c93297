import LowLevel
import SourceFacts
import Tables

extension DependencyGraph {
  /// The direct supertypes of a type: those of its declaration, then those of its extensions, in source order.
  @inlinable public func supertypes(of type: SymbolID) -> ArraySlice<Supertype> { content.supertypes[type] }

  /// Extensions of a type of the project, in order of file and text.
  @inlinable public func extensions(of type: SymbolID) -> ArraySlice<SymbolID> { content.extensions[type] }

  /// Whether a condition holds for a direct or indirect supertype. Most types have only direct ones.
  @inlinable public func hasSupertype(_ type: SymbolID, where isMatch: (Supertype) -> Bool) -> Bool {
    let direct = supertypes(of: type)
    if direct.contains(where: { $0.symbol != nil }) { return allSupertypes(of: type).contains(where: isMatch) }
    return direct.contains(where: isMatch)
  }

  /// All supertypes, nearest first, each type of the project once. Supertypes of types outside the project are unknown.
  public func allSupertypes(of type: SymbolID) -> [Supertype] {
    var search = SupertypeSearch(from: type)
    search.add(supertypes(of: type))
    while let next = search.next() { search.add(supertypes(of: next)) }
    return search.found
  }
}

/// Searches the supertypes of a type, nearest first.
private struct SupertypeSearch {
  private(set) var found: [Supertype] = []
  private let start: SymbolID
  private var followed = 0
  /// The types found so far; used only if there are many.
  private var seen: Set<SymbolID> = []
  private static let few = 16

  init(from start: SymbolID) { self.start = start }

  mutating func add(_ supertypes: ArraySlice<Supertype>) {
    for supertype in supertypes {
      if let symbol = supertype.symbol, isKnown(symbol) { continue }
      if found.isEmpty { found.reserveCapacity(8) }
      found.append(supertype)
      if found.count == Self.few { seen = Set(found.compactMap(\.symbol)) }
      if found.count > Self.few, let symbol = supertype.symbol { seen.insert(symbol) }
    }
  }

  /// The nearest type of the project whose supertypes have not been visited.
  mutating func next() -> SymbolID? {
    while followed < found.count {
      followed += 1
      if let symbol = found[followed - 1].symbol { return symbol }
    }
    return nil
  }

  private func isKnown(_ symbol: SymbolID) -> Bool {
    if symbol == start { return true }
    return found.count < Self.few ? found.contains { $0.symbol == symbol } : seen.contains(symbol)
  }
}
