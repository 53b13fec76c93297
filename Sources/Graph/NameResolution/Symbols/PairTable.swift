import DependencyGraph

/// Lists of entities under a pair of numbers, such as (module, name). Open addressing; lists keep the order of insertion.
/// When all are in, it can be arranged for those who only ask.
struct PairTable: ~Copyable, Sendable {
  /// An entity under a pair.
  struct Entry: Sendable {
    fileprivate var first: Int32
    fileprivate(set) var second: UInt32
    fileprivate(set) var entity: Int32
    /// The next of the same list; after the last the complement of the first, so that the last leads to both ends.
    fileprivate var next: Int32 = 0

    init(_ entity: Int32, _ first: Int32, _ second: UInt32) {
      self.first = first
      self.second = second
      self.entity = entity
    }
  }

  /// What an arranged table has under a pair, whose first number the place tells.
  private struct Cell {
    var second: UInt32
    /// The only entity, or -1 for nothing; of a list `listMark` less where it begins in `lists`.
    var value: Int32
  }

  /// Where the cells for all pairs with one first number lie.
  private struct Region {
    var start: Int32 = 0
    var mask: Int32 = 0
  }

  /// By hash: the last entry of a list, or -1. Small, since most lookups are its cache misses.
  private var slots: [Int32]
  private var entries: [Entry] = []
  private var used = 0
  /// Two bits for each slot, by hash: most pairs that are asked for are not there, and this says so without a cache miss.
  private var present: [UInt64]

  // Once it is arranged
  /// By the first of the pair; empty until then.
  private var regions: [Region] = []
  private var cells: [Cell] = []
  /// The entities of lists with several, the last of each as its complement.
  private var lists: [Int32] = []
  private static var listMark: Int32 { -2 }
  /// Entries of an arranged table are entities; from here on places in `lists`.
  private static var firstPlace: Int32 { 1 << 30 }

  /// `expected`: about how many pairs there will be.
  init(expected: Int = 0) {
    var count = 64
    while count < expected * 2 { count *= 2 }
    slots = [Int32](repeating: -1, count: count)
    present = [UInt64](repeating: 0, count: count / 32)
    entries.reserveCapacity(expected)
  }

  @inline(__always)
  private static func hash(_ first: Int32, _ second: UInt32) -> Int {
    let key = UInt64(UInt32(bitPattern: first &+ 1)) << 32 | UInt64(second)
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 29)
  }

  /// The slot that holds the pair, or the free one where it belongs.
  @inline(__always)
  private static func slot(
    _ hash: Int, _ first: Int32, _ second: UInt32, _ slots: UnsafeBufferPointer<Int32>, _ entries: UnsafeBufferPointer<Entry>
  ) -> Int {
    let mask = slots.count &- 1
    var slot = hash & mask
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.second == second, entry.first == first { break }
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  mutating func insert(_ entity: Int32, _ first: Int32, _ second: UInt32) {
    entries.append(Entry(entity, first, second))
    insert(from: entries.count - 1)
  }

  /// Inserts some, one after the other.
  mutating func insert(_ new: UnsafeBufferPointer<Entry>) {
    let count = entries.count
    entries.append(contentsOf: new)
    insert(from: count)
  }

  /// The entries from a place on find their lists.
  private mutating func insert(from start: Int) {
    while (used + entries.count - start) * 2 > slots.count { grow() }
    var new = start
    slots.withUnsafeMutableBufferPointer { slots in
      present.withUnsafeMutableBufferPointer { present in
        entries.withUnsafeMutableBufferPointer { entries in
          while new < entries.count {
            let (first, second) = (entries[new].first, entries[new].second)
            let hash = Self.hash(first, second)
            let slot = Self.slot(hash, first, second, UnsafeBufferPointer(slots), UnsafeBufferPointer(entries))
            let last = Int(slots[slot])
            let number = Int32(truncatingIfNeeded: new)
            slots[slot] = number
            if last < 0 {
              entries[new].next = ~number
              present[hash >> 6 & (present.count &- 1)] |= 1 << UInt64(hash & 63)
              used &+= 1
            } else {
              entries[new].next = entries[last].next
              entries[last].next = number
            }
            new &+= 1
          }
        }
      }
    }
  }

  private mutating func grow() {
    let lists = slots.filter { $0 >= 0 }
    slots = [Int32](repeating: -1, count: slots.count * 2)
    present = [UInt64](repeating: 0, count: present.count * 2)
    for last in lists {
      let entry = entries[Int(last)]
      let hash = Self.hash(entry.first, entry.second)
      slots[slot(hash, entry.first, entry.second)] = last
      present[hash >> 6 & (present.count - 1)] |= 1 << UInt64(hash & 63)
    }
  }

  @inline(__always)
  private func slot(_ hash: Int, _ first: Int32, _ second: UInt32) -> Int {
    slots.withUnsafeBufferPointer { slots in
      entries.withUnsafeBufferPointer { Self.slot(hash, first, second, slots, $0) }
    }
  }

  /// When all pairs are known: lays what is under one first number side by side, in the order of these numbers, which are below
  /// `count`. Whoever asks in a file asks for much the same ones, which then stay in the cache. Nothing can be inserted any more.
  mutating func arrange(count: Int) {
    let entries = entries
    (slots, self.entries) = ([], [])
    // What has nothing under it shares the first cell, which stays free.
    var regions = [Region](repeating: Region(), count: count)
    var cellCount: Int32 = 1
    var (cells, lists): ([Cell], [Int32]) = ([], [])
    entries.withUnsafeBufferPointer { entries in
      regions.withUnsafeMutableBufferPointer { regions in
        // Until their places are known the masks count lists: one for each entry that is the last of one.
        for entry in entries where entry.next < 0 { regions[Int(entry.first)].mask &+= 1 }
        for index in 0..<count where regions[index].mask > 0 {
          // Twice as many cells: some stay free, at which a search ends.
          let length: Int32 = 1 << Int32(32 - (regions[index].mask * 2 - 1).leadingZeroBitCount)
          regions[index] = Region(start: cellCount, mask: length - 1)
          cellCount += length
        }
        cells = [Cell](repeating: Cell(second: 0, value: -1), count: Int(cellCount))
        cells.withUnsafeMutableBufferPointer { cells in
          for index in entries.indices where entries[index].next < 0 {
            let entry = entries[index]
            let region = regions[Int(entry.first)]
            var place = Int32(truncatingIfNeeded: Self.hash(entry.first, entry.second)) & region.mask
            while cells[Int(region.start &+ place)].value != -1 { place = (place &+ 1) & region.mask }
            let last = Int32(truncatingIfNeeded: index)
            let value = ~entry.next == last ? entry.entity : Self.add(last, of: entries, to: &lists)
            cells[Int(region.start &+ place)] = Cell(second: entry.second, value: value)
          }
        }
      }
    }
    (self.regions, self.cells, self.lists) = (regions, cells, lists)
  }

  /// Adds the list that ends with an entry: what its cell holds then.
  private static func add(_ last: Int32, of entries: UnsafeBufferPointer<Entry>, to lists: inout [Int32]) -> Int32 {
    let start = Int32(lists.count)
    var entry = ~entries[Int(last)].next
    while entry >= 0 {
      let (entity, next) = (entries[Int(entry)].entity, entries[Int(entry)].next)
      lists.append(next < 0 ? ~entity : entity)
      entry = next
    }
    return listMark - start
  }

  /// The cell that holds the pair, or the free one where it belongs.
  @inline(__always)
  private func cell(_ hash: Int, _ first: Int32, _ second: UInt32) -> Int {
    let (start, mask) = (Int(regions[Int(first)].start), Int(regions[Int(first)].mask))
    return cells.withUnsafeBufferPointer { cells in
      var place = hash & mask
      while cells[start &+ place].value != -1, cells[start &+ place].second != second { place = (place &+ 1) & mask }
      return start &+ place
    }
  }

  // MARK: Asking

  /// The first entry of a list, or -1.
  @inline(__always)
  func first(_ first: Int32, _ second: UInt32) -> Int32 {
    let hash = Self.hash(first, second)
    guard first >= 0, present[hash >> 6 & (present.count - 1)] & 1 << UInt64(hash & 63) != 0 else { return -1 }
    if !regions.isEmpty {
      let value = cells[cell(hash, first, second)].value
      return value >= -1 ? value : Self.firstPlace &+ (Self.listMark &- value)
    }
    let last = slots[slot(hash, first, second)]
    return last < 0 ? -1 : ~entries[Int(last)].next
  }

  @inline(__always)
  func entity(_ entry: Int32) -> Int32 {
    if regions.isEmpty { return entries[Int(entry)].entity }
    if entry < Self.firstPlace { return entry }
    let entity = lists[Int(entry &- Self.firstPlace)]
    return entity < 0 ? ~entity : entity
  }

  /// The entity of an entry of an arranged table, nil where it is one of several.
  @inline(__always)
  func only(_ entry: Int32) -> Int32? { entry < Self.firstPlace ? entry : nil }

  @inline(__always)
  func next(_ entry: Int32) -> Int32 {
    if regions.isEmpty { return max(-1, entries[Int(entry)].next) }
    return entry < Self.firstPlace || lists[Int(entry &- Self.firstPlace)] < 0 ? -1 : entry &+ 1
  }
}
