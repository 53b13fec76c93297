import SourceFacts
import Tables

extension DependencyGraph {
  /// The direct supertypes of a type: those of its declaration, then those of its extensions, in source order.
  @inlinable public func supertypes(of type: SymbolID) -> ArraySlice<Supertype> { content.supertypes[type] }

  /// The extensions of a type of the project, sorted by file, in source order.
  @inlinable public func extensions(of type: SymbolID) -> ArraySlice<SymbolID> { content.extensions[type] }

  /// Whether any direct or indirect supertype satisfies a condition. Most types have only direct ones.
  @inlinable public func hasSupertype(_ type: SymbolID, where isMatch: (Supertype) -> Bool) -> Bool {
    let direct = supertypes(of: type)
    if direct.contains(where: { $0.symbol != nil }) { return allSupertypes(of: type).contains(where: isMatch) }
    return direct.contains(where: isMatch)
  }

  /// All supertypes, nearest first, each type of the project once; those of foreign types are unknown. See
  /// `Inheritance`.
  public func allSupertypes(of type: SymbolID) -> [Supertype] {
    var search = SupertypeSearch(from: type)
    search.add(supertypes(of: type))
    while let next = search.next() { search.add(supertypes(of: next)) }
    return search.found
  }

  /// Types that exceed a limit of `Inheritance`, so that not all of their supertypes are known. Types that inherit from
  /// one of them are left out.
  public var tooDeepTypes: [SymbolID] {
    // No type can be too deep if fewer types than levels have supertypes.
    let subtypes = types.filter { type in supertypes(of: type).contains { $0.symbol != nil } }
    if subtypes.count < Inheritance.maximumLevels { return [] }
    var isDeep = Table<SymbolID, Bool>(repeating: false, count: symbols.count)
    for type in subtypes { isDeep[type] = SupertypeSearch.isTooDeep(type, in: self) }
    let highest = subtypes.filter { type in
      isDeep[type] && !supertypes(of: type).contains { $0.symbol.map { isDeep[$0] } ?? false }
    }
    // In a cycle, every type inherits from another one.
    return highest.isEmpty ? Array(subtypes.filter { isDeep[$0] }.prefix(1)) : highest
  }
}

/// The limits up to which inheritance is followed. Real code has a tenth of this; searching from each type of a chain
/// of thousands would take minutes. Types beyond a limit are reported as a problem.
public enum Inheritance {
  /// The maximum number of levels of supertypes.
  public static let maximumLevels = 64
  /// The maximum number of supertypes of one type.
  public static let maximumSupertypes = 1024
}

/// Searches the supertypes of a type, nearest first.
private struct SupertypeSearch {
  private(set) var found: [Supertype] = []
  private let start: SymbolID
  private var followed = 0
  /// The end of the current level in `found`, and the number of levels left.
  private var (levelEnd, levelsLeft) = (0, Inheritance.maximumLevels)
  /// The supertypes found so far; only used for many.
  private var seen: Set<SymbolID> = []
  private static let few = 16
  /// Whether a limit was reached.
  private(set) var isCut = false

  init(from start: SymbolID) { self.start = start }

  static func isTooDeep(_ type: SymbolID, in graph: DependencyGraph) -> Bool {
    var search = SupertypeSearch(from: type)
    search.add(graph.supertypes(of: type))
    while let next = search.next() { search.add(graph.supertypes(of: next)) }
    return search.isCut
  }

  mutating func add(_ supertypes: ArraySlice<Supertype>) {
    for supertype in supertypes {
      if let symbol = supertype.symbol, isKnown(symbol) { continue }
      if found.count >= Inheritance.maximumSupertypes { return isCut = true }
      if found.isEmpty { found.reserveCapacity(8) }
      found.append(supertype)
      if found.count == Self.few { seen = Set(found.compactMap(\.symbol)) }
      if found.count > Self.few, let symbol = supertype.symbol { seen.insert(symbol) }
    }
  }

  /// The nearest type of the project whose supertypes have not been visited.
  mutating func next() -> SymbolID? {
    while followed < found.count {
      if followed == levelEnd {
        if levelsLeft == 0 {
          isCut = isCut || found[followed...].contains { $0.symbol != nil }
          return nil
        }
        (levelEnd, levelsLeft) = (found.count, levelsLeft - 1)
      }
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
