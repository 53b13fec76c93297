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
  var pool: [Int32] = []
  private var keys = [UInt64](repeating: .max, count: 64)
  private var found = [Candidates](repeating: .none, count: 64)
  private var used = 0

  @inline(__always)
  private func slot(_ key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[slot] != .max, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  @inline(__always)
  subscript(key: UInt64) -> Candidates? {
    let slot = slot(key)
    return keys[slot] == key ? found[slot] : nil
  }

  mutating func insert(_ key: UInt64, _ candidates: Candidates) {
    let slot = slot(key)
    keys[slot] = key
    found[slot] = candidates
    used += 1
    guard used * 2 > keys.count else { return }
    let (oldKeys, oldFound) = (keys, found)
    keys = [UInt64](repeating: .max, count: oldKeys.count * 2)
    found = [Candidates](repeating: .none, count: oldKeys.count * 2)
    for index in oldKeys.indices where oldKeys[index] != .max {
      let new = self.slot(oldKeys[index])
      keys[new] = oldKeys[index]
      found[new] = oldFound[index]
    }
  }
}
