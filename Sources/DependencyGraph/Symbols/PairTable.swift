/// Lists of entities under a pair of numbers, such as (module, name). Open addressing; lists keep the order of insertion.
struct PairTable: Sendable {
  /// Keys are never zero: the first of the pair is stored plus one.
  private var keys: [UInt64]
  private var heads: [Int32]
  private var tails: [Int32]
  private var entries: [(entity: Int32, next: Int32)] = []
  private var used = 0

  init(capacity: Int = 16) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    keys = [UInt64](repeating: 0, count: size)
    heads = [Int32](repeating: -1, count: size)
    tails = heads
  }

  @inline(__always)
  private static func key(_ first: Int32, _ second: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: first &+ 1)) << 32 | UInt64(second)
  }

  /// The slot that holds the key, or the free one where it belongs.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 29) & mask
    return keys.withUnsafeBufferPointer { keys in
      while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
      return slot
    }
  }

  mutating func insert(_ entity: Int32, _ first: Int32, _ second: UInt32) {
    let key = Self.key(first, second)
    let slot = slot(of: key)
    let entry = Int32(entries.count)
    entries.append((entity, -1))
    if keys[slot] == 0 {
      keys[slot] = key
      heads[slot] = entry
      used += 1
    } else {
      entries[Int(tails[slot])].next = entry
    }
    tails[slot] = entry
    if used * 2 > keys.count { grow() }
  }

  private mutating func grow() {
    var larger = PairTable(capacity: keys.count)
    for slot in keys.indices where keys[slot] != 0 {
      let new = larger.slot(of: keys[slot])
      larger.keys[new] = keys[slot]
      larger.heads[new] = heads[slot]
      larger.tails[new] = tails[slot]
    }
    larger.entries = entries
    larger.used = used
    self = larger
  }

  /// The first entry of a list, or -1.
  @inline(__always)
  func first(_ first: Int32, _ second: UInt32) -> Int32 {
    let key = Self.key(first, second)
    let slot = slot(of: key)
    return keys[slot] == 0 ? -1 : heads[slot]
  }

  @inline(__always)
  func entity(_ entry: Int32) -> Int32 { entries[Int(entry)].entity }

  @inline(__always)
  func next(_ entry: Int32) -> Int32 { entries[Int(entry)].next }
}
