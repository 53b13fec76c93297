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
  private struct Slot {
    var key: UInt64 = 0
    var found = Candidates.none
    /// The number of the file that uses the slot; for another file the slot is free.
    var turn: UInt32 = 0
  }

  var pool: [EntityID] = []
  private var slots = UnsafeMutablePointer<Slot>.allocate(capacity: 64)
  private var capacity = 64
  /// The number of used slots minus one; their number is a power of two. A small file uses few slots, which are close
  /// together.
  private var mask = 63
  private var used = 0
  private var turn: UInt32 = 1
  /// The slot for the last key that was not found, valid until something is inserted.
  private var missed = (key: UInt64(0), slot: -1)

  init() { slots.initialize(repeating: Slot(), count: 64) }

  deinit { slots.deallocate() }

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

  /// Removes everything.
  ///
  /// - Parameter expected: the approximate number of entries to come.
  mutating func reset(expected: Int) {
    pool.removeAll(keepingCapacity: true)
    used = 0
    turn += 1
    missed.slot = -1
    var limit = 64
    while limit < expected * 2 { limit *= 2 }
    mask = limit - 1
    makeRoom()
  }

  private mutating func makeRoom() {
    if mask < capacity { return }
    let larger = UnsafeMutablePointer<Slot>.allocate(capacity: mask + 1)
    larger.initialize(from: slots, count: capacity)
    (larger + capacity).initialize(repeating: Slot(), count: mask + 1 - capacity)
    slots.deallocate()
    (slots, capacity) = (larger, mask + 1)
  }

  @inline(__always)
  private func slot(_ key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[slot].turn == turn, slots[slot].key != key { slot = (slot &+ 1) & mask }
    return slot
  }

  @inline(__always)
  mutating func known(_ key: UInt64) -> Candidates? {
    let slot = slot(key)
    if slots[slot].turn == turn { return slots[slot].found }
    missed = (key, slot)
    return nil
  }

  @inline(__always)
  mutating func insert(_ key: UInt64, _ candidates: Candidates) {
    let slot = missed.key == key && missed.slot >= 0 ? missed.slot : slot(key)
    slots[slot] = Slot(key: key, found: candidates, turn: turn)
    missed.slot = -1
    used &+= 1
    if used &* 2 > mask { grow() }
  }

  @inline(never)
  private mutating func grow() {
    let old = UnsafeBufferPointer(start: slots, count: mask + 1).filter { $0.turn == turn }
    turn += 1
    mask = mask * 2 + 1
    makeRoom()
    for taken in old { slots[slot(taken.key)] = Slot(key: taken.key, found: taken.found, turn: turn) }
  }

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
