import Testing

@testable import NameResolution

@Suite struct PairTableTests {
  /// Three pairs of each first number have one entity, one has as many as it says.
  private static let firsts: Range<Int32> = 0..<200

  @Test(arguments: [false, true])
  func listsKeepTheOrderOfInsertion(isArranged: Bool) {
    var table = PairTable()
    for first in Self.firsts {
      for second in 0..<3 { table.insert(first * 3 + Int32(second), first, UInt32(second)) }
    }
    for first in Self.firsts.reversed() {
      for number in 0..<first { table.insert(1000 + number, first, 7) }
    }
    if isArranged { table.arrange(count: Self.firsts.count) }
    for first in Self.firsts {
      for second in 0..<3 { #expect(entities(table, first, UInt32(second)) == [first * 3 + Int32(second)]) }
      #expect(entities(table, first, 7) == (0..<first).map { 1000 + $0 })
      #expect(entities(table, first, 8) == [])
    }
    #expect(entities(table, -1, 0) == [])
  }

  @Test func nothingIsUnderNumbersWithoutPairs() {
    var table = PairTable()
    table.insert(5, 2, 9)
    table.arrange(count: 4)
    #expect((0..<4).map { entities(table, Int32($0), 9) } == [[], [], [5], []])
  }

  private func entities(_ table: borrowing PairTable, _ first: Int32, _ second: UInt32) -> [Int32] {
    var list: [Int32] = []
    var entry = table.first(first, second)
    while entry >= 0 {
      list.append(table.entity(entry))
      entry = table.next(entry)
    }
    return list
  }
}
