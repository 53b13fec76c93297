import DependencyGraph

/// Lists of entities under a pair of numbers, such as (module, name). Open addressing; lists keep the order of insertion.
struct PairTable: ~Copyable, Sendable {
  private struct Slot {
    /// Never zero where the slot is taken: the first of the pair is stored plus one.
    var key: UInt64 = 0
    var head: Int32 = -1
    var tail: Int32 = -1
  }

  private var slots: [Slot]
  private var entries: [(entity: Int32, next: Int32)] = []
  private var used = 0
  /// Two bits for each slot, by hash: most pairs that are asked for are not there, and this says so without a cache miss.
  private var present: [UInt64]

  init() {
    slots = [Slot](repeating: Slot(), count: 64)
    present = [0, 0]
  }

  @inline(__always)
  private static func key(_ first: Int32, _ second: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: first &+ 1)) << 32 | UInt64(second)
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 29) }

  /// The slot that holds the key, or the free one where it belongs.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Self.hash(key) & mask
    return slots.withUnsafeBufferPointer { slots in
      while slots[slot].key != 0, slots[slot].key != key { slot = (slot + 1) & mask }
      return slot
    }
  }

  mutating func insert(_ entity: Int32, _ first: Int32, _ second: UInt32) {
    let key = Self.key(first, second)
    let slot = slot(of: key)
    let entry = Int32(entries.count)
    entries.append((entity, -1))
    if slots[slot].key == 0 {
      slots[slot] = Slot(key: key, head: entry, tail: entry)
      used += 1
      note(key)
    } else {
      entries[Int(slots[slot].tail)].next = entry
      slots[slot].tail = entry
    }
    if used * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    present = [UInt64](repeating: 0, count: present.count * 2)
    for taken in old where taken.key != 0 {
      slots[slot(of: taken.key)] = taken
      note(taken.key)
    }
  }

  private mutating func note(_ key: UInt64) {
    let hash = Self.hash(key)
    present[hash >> 6 & (present.count - 1)] |= 1 << UInt64(hash & 63)
  }

  @inline(__always)
  private func mayHold(_ key: UInt64) -> Bool {
    let hash = Self.hash(key)
    return present[hash >> 6 & (present.count - 1)] & 1 << UInt64(hash & 63) != 0
  }

  /// The first entry of a list, or -1.
  @inline(__always)
  func first(_ first: Int32, _ second: UInt32) -> Int32 {
    let key = Self.key(first, second)
    return mayHold(key) ? slots[slot(of: key)].head : -1
  }

  @inline(__always)
  func entity(_ entry: Int32) -> Int32 { entries[Int(entry)].entity }

  @inline(__always)
  func next(_ entry: Int32) -> Int32 { entries[Int(entry)].next }
}
