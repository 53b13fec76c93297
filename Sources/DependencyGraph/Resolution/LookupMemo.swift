/// What a name stands for in an expression, before the way it is used decides among several.
struct Candidates {
  /// In `LookupMemo.pool`.
  var start: Int32
  var count: Int32
  /// The type or extension whose member it is, when the name stands alone; else -1.
  var context: Int32

  static let none = Candidates(start: 0, count: 0, context: -1)
}

/// Remembers what was found under a name in one file: names repeat.
struct LookupMemo: ~Copyable {
  private struct Slot {
    var key: UInt64 = .max
    var found = Candidates.none
  }

  var pool: [Int32] = []
  private var slots: [Slot]
  private var used = 0

  /// `expected`: about how many will be remembered.
  init(expected: Int) {
    var count = 64
    while count < expected * 2 { count *= 2 }
    slots = [Slot](repeating: Slot(), count: count)
    pool.reserveCapacity(expected)
  }

  @inline(__always)
  private func slot(_ key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[slot].key != .max, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }

  @inline(__always)
  subscript(key: UInt64) -> Candidates? {
    let slot = slot(key)
    return slots[slot].key == key ? slots[slot].found : nil
  }

  mutating func insert(_ key: UInt64, _ candidates: Candidates) {
    slots[slot(key)] = Slot(key: key, found: candidates)
    used += 1
    guard used * 2 > slots.count else { return }
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for taken in old where taken.key != .max { slots[slot(taken.key)] = taken }
  }

  /// Adds the entities of a list to the pool.
  mutating func append(_ list: borrowing PairTable, _ first: Int32) {
    var entry = first
    var left = FileResolver.maximumOverloads
    while entry >= 0, left > 0 {
      pool.append(list.entity(entry))
      entry = list.next(entry)
      left -= 1
    }
  }
}
