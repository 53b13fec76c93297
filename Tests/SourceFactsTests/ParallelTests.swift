import SourceFacts
import Testing
import Threads

@Suite struct ParallelTests {
  @Test(arguments: [1, 2, 3, 8]) func eachNumberIsDealtOnceAndEachShareIsInOrder(jobs: Int) {
    for count in [0, 1, 5, 1000] {
      let shares = inShares(count, jobs: jobs) { Array($0) }
      #expect(shares.count == max(1, min(jobs, count)))
      #expect(shares.joined().sorted() == Array(0..<count))
      for share in shares { #expect(share == share.sorted()) }
    }
  }
}
