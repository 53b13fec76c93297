import Testing
import Threads

@Suite struct ParallelTests {
  @Test(arguments: [1, 2, 3, 8]) func everyNumberIsInOneSortedShare(jobs: Int) {
    for count in [0, 1, 5, 1000] {
      let shares = inShares(count, jobs: jobs) { Array($0) }
      #expect(shares.count == max(1, min(jobs, count)))
      #expect(shares.joined().sorted() == Array(0..<count))
      for share in shares { #expect(share == share.sorted()) }
    }
  }

  @Test(arguments: [1, 2, 3, 8]) func resultsAreInOrder(jobs: Int) {
    for count in [0, 1, 2, 100] { #expect(inParallel(count, jobs: jobs) { $0 * 2 } == (0..<count).map { $0 * 2 }) }
    let (one, other) = inParallel(jobs: jobs) {
      "one"
    } _: {
      2
    }
    #expect(one == "one")
    #expect(other == 2)
  }

  @Test(arguments: [1, 2, 8], [false, true]) func everyIndexRunsOnce(jobs: Int, fromBothEnds: Bool) {
    let indices = [5, 3, 9, 0]
    let done = Slots<Int>(10)
    concurrently(indices, jobs: jobs, fromBothEnds: fromBothEnds, each: { 1 }) { done[$0] = (done[$0] ?? 0) + $1 }
    #expect((0..<10).map { done[$0] } == (0..<10).map { indices.contains($0) ? 1 : nil })
  }

  @Test func threadsHaveDeepStacks() throws {
    let depth = Slots<Int>(1)
    let thread = try #require(DeepThread { depth[0] = nested(40_000) })
    thread.join()
    thread.join()
    #expect(depth[0] == 40_000)
  }
}

/// A recursion that needs more than the stack of an ordinary thread.
@inline(never)
private func nested(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 32) { room in
    room.initialize(repeating: UInt64(depth))
    return depth == 0 ? 0 : nested(depth - 1) + (room[31] == UInt64(depth) ? 1 : 0)
  }
}
