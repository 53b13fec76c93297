import LowLevel
import SourceFacts

extension DependencyGraph {
  /// What a type inherits from and conforms to, as written on its declaration and then on its extensions, in order.
  @inlinable public func supertypes(of type: Int) -> ArraySlice<Supertype> {
    content.supertypes[Int(content.firstSupertype[type])..<Int(content.firstSupertype[type + 1])]
  }

  /// Extensions of a type of the project, in order of file and text.
  @inlinable public func extensions(of type: Int) -> ArraySlice<Int32> {
    content.extensions[Int(content.firstExtension[type])..<Int(content.firstExtension[type + 1])]
  }

  /// Whether one of all supertypes has a property. Most types have none but what they name themselves.
  @inlinable public func hasSupertype(_ type: Int, where isMeant: (Supertype) -> Bool) -> Bool {
    let direct = supertypes(of: type)
    if direct.contains(where: { $0.symbol >= 0 }) { return allSupertypes(of: type).contains(where: isMeant) }
    return direct.contains(where: isMeant)
  }

  /// All supertypes, nearest first, each type of the project once; those of foreign types are unknown.
  public func allSupertypes(of type: Int) -> [Supertype] {
    var search = SupertypeSearch(from: Int32(type))
    search.add(supertypes(of: type))
    while let next = search.next() { search.add(supertypes(of: next)) }
    return search.found
  }
}

/// Goes up from a type, one step after the other.
private struct SupertypeSearch {
  private(set) var found: [Supertype] = []
  private let start: Int32
  private var followed = 0
  /// Those found; asked only when there are many.
  private var seen: Set<Int32> = []
  private static let few = 16

  init(from start: Int32) { self.start = start }

  mutating func add(_ supertypes: ArraySlice<Supertype>) {
    for supertype in supertypes {
      if supertype.symbol >= 0, isKnown(supertype.symbol) { continue }
      if found.isEmpty { found.reserveCapacity(8) }
      found.append(supertype)
      if found.count == Self.few { seen = Set(found.map(\.symbol)) } else if found.count > Self.few { seen.insert(supertype.symbol) }
    }
  }

  /// The nearest type of the project whose own supertypes were not looked at.
  mutating func next() -> Int? {
    while followed < found.count {
      followed += 1
      if found[followed - 1].symbol >= 0 { return Int(found[followed - 1].symbol) }
    }
    return nil
  }

  private func isKnown(_ symbol: Int32) -> Bool {
    if symbol == start { return true }
    return found.count < Self.few ? found.contains { $0.symbol == symbol } : seen.contains(symbol)
  }
}
