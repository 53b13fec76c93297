import DependencyGraph
import Tables

/// The candidates for a name in an expression, before its use decides among them.
struct Candidates {
  /// For several candidates the index of the first in `LookupMemo.pool`; a single candidate is stored itself.
  private let start: Int32
  var count: Int32
  private var contextField = OptionalID<Entity>.none

  @inline(__always)
  private init(start: Int32, count: Int32) { (self.start, self.count) = (start, count) }

  static let none = Candidates(start: 0, count: 0)

  @inline(__always)
  static func one(_ entity: EntityID) -> Candidates { Candidates(start: entity.raw, count: 1) }

  /// The candidates in the pool from an index on.
  static func several(_ start: Int, count: Int) -> Candidates {
    Candidates(start: Int32(start), count: Int32(count))
  }

  /// The type or extension with the member, if the name has no receiver.
  @inline(__always)
  var context: EntityID? {
    get { contextField.id }
    set { contextField = OptionalID(newValue) }
  }

  /// The range of several candidates in the pool.
  var places: Range<Int> { Int(start)..<Int(start) + Int(count) }

  @inline(__always)
  var only: EntityID? { count == 1 ? EntityID(raw: start) : nil }
}

/// Caches the candidates for names in one file, because names repeat.
struct LookupMemo: ~Copyable {
  /// The entities of names with several candidates.
  var pool: [EntityID] = []
  private var found: [UInt64: Candidates] = [:]

  /// The key for a member name of a type.
  @inline(__always)
  static func key(_ name: UInt32, of owner: EntityID) -> UInt64 {
    UInt64(UInt32(bitPattern: owner.raw)) << 32 | UInt64(name)
  }

  /// The key for a name in a type or extension, or outside of types.
  @inline(__always)
  static func key(_ name: UInt32, in context: EntityID?) -> UInt64 {
    UInt64(0x8000_0000 | UInt32(bitPattern: context?.raw ?? -1)) << 32 | UInt64(name)
  }

  mutating func clear() {
    pool.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
  }

  func known(_ key: UInt64) -> Candidates? { found[key] }

  mutating func insert(_ key: UInt64, _ candidates: Candidates) { found[key] = candidates }

  @inline(__always)
  func entity(_ place: Int32, of candidates: Candidates) -> EntityID {
    candidates.only ?? pool[candidates.places.lowerBound + Int(place)]
  }

  /// The candidates added to the pool from an index on.
  mutating func candidates(from start: Int) -> Candidates {
    if pool.count == start + 1 { return .one(pool.removeLast()) }
    return .several(start, count: pool.count - start)
  }

  /// Adds the entities of a list to the pool.
  mutating func append<Key>(_ list: borrowing PairTable<Key>, _ first: ListingID?) {
    var next = first
    var left = FileResolver.maximumOverloads
    while let entry = next, left > 0 {
      pool.append(list.entity(entry))
      next = list.next(entry)
      left -= 1
    }
  }
}
