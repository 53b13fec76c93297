import Tables
import Testing

private enum Owner {}
private typealias OwnerID = ID<Owner>

/// Numbers that are the same in each run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

@Suite struct RunsTests {
  /// An element with or without an owner.
  private struct Item: Hashable {
    let owner: OwnerID?
    let number: Int
  }

  private func items(seed: Int, ownerCount: Int) -> [Item] {
    var numbers = Numbers(state: UInt64(seed))
    return (0..<Int.random(in: 0..<60, using: &numbers)).map { number in
      let index = Int.random(in: -1..<ownerCount, using: &numbers)
      return Item(owner: index < 0 ? nil : OwnerID(index), number: number)
    }
  }

  @Test(arguments: 0..<50)
  func runsAreTheGroupsOfADictionary(seed: Int) {
    let ownerCount = seed % 7
    let items = items(seed: seed, ownerCount: ownerCount)
    let runs = Runs(grouping: items, ownerCount: ownerCount, by: \.owner)
    let groups = Dictionary(grouping: items, by: \.owner)
    #expect(runs.ownerCount == ownerCount)
    for owner in runs.owners {
      #expect(Array(runs[owner]) == groups[owner] ?? [])
      #expect(runs.isEmpty(owner) == (groups[owner] == nil))
      for place in runs.range(of: owner) { #expect(runs.owner(ofElementAt: place) == owner) }
    }
    #expect(runs.elements.count == items.filter { $0.owner != nil }.count)
  }

  @Test(arguments: 0..<50)
  func allInitializersAgree(seed: Int) {
    let ownerCount = seed % 7
    let items = items(seed: seed, ownerCount: ownerCount).filter { $0.owner != nil }
    let runs = Runs(grouping: items, ownerCount: ownerCount, by: \.owner)
    let pairs = items.map { (owner: $0.owner!, element: $0) }
    #expect(Runs(pairs: pairs, ownerCount: ownerCount) == runs)
    #expect(Runs(runs.elements, counts: runs.owners.map { runs[$0].count }) == runs)
    var builder = Runs<OwnerID, Item>.Builder()
    for owner in runs.owners where !runs.isEmpty(owner) {
      builder.append(contentsOf: runs[owner])
      builder.close(owner)
    }
    #expect(builder.runs(ownerCount: ownerCount) == runs)
  }

  @Test func emptyRunsHaveNoElements() {
    let runs = Runs<OwnerID, Int>()
    #expect(runs.ownerCount == 0)
    #expect(runs.elements.isEmpty)
  }
}
