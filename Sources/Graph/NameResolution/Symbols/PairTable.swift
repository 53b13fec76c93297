import DependencyGraph
import Tables

/// An entity in a list of a `PairTable`.
enum Listing {}
typealias ListingID = ID<Listing>

/// The first of a pair if only the second one matters.
enum WholeProject {}

/// Lists of entities by pairs such as (module, name). Open addressing; lists keep the order of insertion. When
/// everything is inserted, the table can be rearranged for faster lookup.
struct PairTable<Key: TableKey>: ~Copyable, Sendable {
  /// An entry in the list of a pair.
  struct Entry: Sendable {
    fileprivate var first: Key
    fileprivate(set) var second: UInt32
    fileprivate(set) var entity: EntityID
    /// The next entry of the list. The last entry has the complement of the first, so that both ends can be found from
    /// it.
    fileprivate var next: Int32 = 0

    init(_ entity: EntityID, _ first: Key, _ second: UInt32) {
      self.first = first
      self.second = second
      self.entity = entity
    }
  }

  /// The content for a pair in an arranged table; its first component follows from the region.
  private struct Cell {
    var second: UInt32
    /// The only entity; -1 if there is none; or, for a list, `listMark` minus its start in `lists`.
    var value: Int32
  }

  /// The cells for all pairs with one first component.
  private struct Region {
    var start: Int32 = 0
    var mask: Int32 = 0
  }

  /// For each hash, the last entry of a list, or -1. Compact, because cache misses dominate the cost of lookups.
  private var slots: [Int32]
  private var entries: [Entry] = []
  private var used = 0
  /// Two bits for each slot, by hash. Most looked-up pairs do not exist, which this shows without a cache miss.
  private var present: [UInt64]

  // For the arranged table:
  /// For each first component, its cells; empty before `arrange`.
  private var regions: [Region] = []
  private var cells: [Cell] = []
  /// Entities of lists with several entries; the last one of each is stored as its complement.
  private var lists: [Int32] = []
  private static var listMark: Int32 { -2 }
  /// In an arranged table, smaller values are entities, and values from here on are indices in `lists`.
  private static var firstPlace: Int32 { 1 << 30 }

  /// - Parameter expected: the approximate number of pairs.
  init(expected: Int = 0) {
    var count = 64
    while count < expected * 2 { count *= 2 }
    slots = [Int32](repeating: -1, count: count)
    present = [UInt64](repeating: 0, count: count / 32)
    entries.reserveCapacity(expected)
  }

  @inline(__always)
  private static func hash(_ first: Key, _ second: UInt32) -> Int {
    let key = UInt64(UInt32(truncatingIfNeeded: first.index &+ 1)) << 32 | UInt64(second)
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 29)
  }

  /// The slot with the pair, or the free slot for it.
  @inline(__always)
  private static func slot(
    _ hash: Int, _ first: Key, _ second: UInt32, _ slots: UnsafeBufferPointer<Int32>,
    _ entries: UnsafeBufferPointer<Entry>
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

  mutating func insert(_ entity: EntityID, _ first: Key, _ second: UInt32) {
    entries.append(Entry(entity, first, second))
    insert(from: entries.count - 1)
  }

  /// Inserts several entries.
  mutating func insert(_ new: UnsafeBufferPointer<Entry>) {
    let count = entries.count
    entries.append(contentsOf: new)
    insert(from: count)
  }

  /// Adds the entries from an index on to their lists.
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
  private func slot(_ hash: Int, _ first: Key, _ second: UInt32) -> Int {
    slots.withUnsafeBufferPointer { slots in
      entries.withUnsafeBufferPointer { Self.slot(hash, first, second, slots, $0) }
    }
  }

  /// Rearranges the table once all pairs are inserted: pairs with the same first component (below `count`) become
  /// adjacent. Lookups in one file mostly use few of these, so they stay in the processor's cache. No insertions are
  /// possible afterwards.
  mutating func arrange(count: Int) {
    let entries = entries
    (slots, self.entries) = ([], [])
    // First components without pairs share the first cell, which stays free.
    var regions = [Region](repeating: Region(), count: count)
    var cellCount: Int32 = 1
    var (cells, lists): ([Cell], [Int32]) = ([], [])
    entries.withUnsafeBufferPointer { entries in
      regions.withUnsafeMutableBufferPointer { regions in
        // The masks count lists at first: each list has one last entry.
        for entry in entries where entry.next < 0 { regions[entry.first.index].mask &+= 1 }
        for index in 0..<count where regions[index].mask > 0 {
          // Twice as many cells as lists, so that some are free and end a search.
          let length: Int32 = 1 << Int32(32 - (regions[index].mask * 2 - 1).leadingZeroBitCount)
          regions[index] = Region(start: cellCount, mask: length - 1)
          cellCount += length
        }
        cells = [Cell](repeating: Cell(second: 0, value: -1), count: Int(cellCount))
        cells.withUnsafeMutableBufferPointer { cells in
          for index in entries.indices where entries[index].next < 0 {
            let entry = entries[index]
            let region = regions[entry.first.index]
            var place = Int32(truncatingIfNeeded: Self.hash(entry.first, entry.second)) & region.mask
            while cells[Int(region.start &+ place)].value != -1 { place = (place &+ 1) & region.mask }
            let last = Int32(truncatingIfNeeded: index)
            let value = ~entry.next == last ? entry.entity.raw : Self.add(last, of: entries, to: &lists)
            cells[Int(region.start &+ place)] = Cell(second: entry.second, value: value)
          }
        }
      }
    }
    (self.regions, self.cells, self.lists) = (regions, cells, lists)
  }

  /// The content of a cell for the list that ends with an entry.
  private static func add(_ last: Int32, of entries: UnsafeBufferPointer<Entry>, to lists: inout [Int32]) -> Int32 {
    let start = Int32(lists.count)
    var entry = ~entries[Int(last)].next
    while entry >= 0 {
      let (entity, next) = (entries[Int(entry)].entity, entries[Int(entry)].next)
      lists.append(next < 0 ? ~entity.raw : entity.raw)
      entry = next
    }
    return listMark - start
  }

  /// The cell with the pair, or the free cell for it.
  @inline(__always)
  private func cell(_ hash: Int, _ first: Key, _ second: UInt32) -> Int {
    let (start, mask) = (Int(regions[first.index].start), Int(regions[first.index].mask))
    return cells.withUnsafeBufferPointer { cells in
      var place = hash & mask
      while cells[start &+ place].value != -1, cells[start &+ place].second != second { place = (place &+ 1) & mask }
      return start &+ place
    }
  }

  // MARK: Lookup

  /// The first entry of a list.
  @inline(__always)
  func first(_ first: Key, _ second: UInt32) -> ListingID? {
    let hash = Self.hash(first, second)
    guard present[hash >> 6 & (present.count - 1)] & 1 << UInt64(hash & 63) != 0 else { return nil }
    if !regions.isEmpty {
      let value = cells[cell(hash, first, second)].value
      if value >= 0 { return ListingID(raw: value) }
      return value == -1 ? nil : ListingID(raw: Self.firstPlace &+ (Self.listMark &- value))
    }
    let last = slots[slot(hash, first, second)]
    return last < 0 ? nil : ListingID(raw: ~entries[Int(last)].next)
  }

  @inline(__always)
  func entity(_ entry: ListingID) -> EntityID {
    if regions.isEmpty { return entries[entry.index].entity }
    if entry.raw < Self.firstPlace { return EntityID(raw: entry.raw) }
    let entity = lists[Int(entry.raw &- Self.firstPlace)]
    return EntityID(raw: entity < 0 ? ~entity : entity)
  }

  /// The entity of an entry in an arranged table; nil if the entry is a list of several.
  @inline(__always)
  func only(_ entry: ListingID) -> EntityID? { entry.raw < Self.firstPlace ? EntityID(raw: entry.raw) : nil }

  @inline(__always)
  func next(_ entry: ListingID) -> ListingID? {
    if regions.isEmpty {
      let next = entries[entry.index].next
      return next < 0 ? nil : ListingID(raw: next)
    }
    if entry.raw < Self.firstPlace || lists[Int(entry.raw &- Self.firstPlace)] < 0 { return nil }
    return ListingID(raw: entry.raw &+ 1)
  }
}

extension PairTable<ID<WholeProject>> {
  private static var all: ID<WholeProject> { ID(raw: 0) }

  mutating func insert(_ entity: EntityID, _ second: UInt32) { insert(entity, Self.all, second) }

  @inline(__always)
  func first(_ second: UInt32) -> ListingID? { first(Self.all, second) }
}
