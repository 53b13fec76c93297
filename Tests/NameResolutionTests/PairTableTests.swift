import Tables
import Testing

@testable import NameResolution

@Suite struct PairTableTests {
  /// Three pairs of each first number have one entity, one has as many as the number.
  private static let firsts: Range<Key> = Key(0)..<Key(200)

  private enum First {}
  private typealias Key = ID<First>

  @Test(arguments: [false, true])
  func listsKeepTheOrderOfInsertion(isArranged: Bool) {
    var table = PairTable<Key>()
    for first in Self.firsts {
      for second in 0..<3 { table.insert(EntityID(first.index * 3 + second), first, UInt32(second)) }
    }
    for first in Self.firsts.reversed() {
      for number in 0..<first.index { table.insert(EntityID(1000 + number), first, 7) }
    }
    if isArranged { table.arrange(count: Self.firsts.count) }
    for first in Self.firsts {
      for second in 0..<3 { #expect(entities(table, first, UInt32(second)) == [EntityID(first.index * 3 + second)]) }
      #expect(entities(table, first, 7) == (0..<first.index).map { EntityID(1000 + $0) })
      #expect(entities(table, first, 8) == [])
    }
  }

  @Test func numbersWithoutPairsHaveEmptyLists() {
    var table = PairTable<Key>()
    table.insert(EntityID(5), Key(2), 9)
    table.arrange(count: 4)
    #expect((0..<4).map { entities(table, Key($0), 9) } == [[], [], [EntityID(5)], []])
  }

  private func entities(_ table: borrowing PairTable<Key>, _ first: Key, _ second: UInt32) -> [EntityID] {
    var list: [EntityID] = []
    var entry = table.first(first, second)
    while let this = entry {
      list.append(table.entity(this))
      entry = table.next(this)
    }
    return list
  }
}
