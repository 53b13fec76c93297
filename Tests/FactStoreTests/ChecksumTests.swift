import Testing

@testable import FactStore

@Suite struct ChecksumTests {
  /// Words that differ, of every length up to a few rounds.
  private let sample = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 167 ^ $0 >> 3) }

  private func check(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { Checksum.of($0) } }

  @Test func everyBitAndEveryByteCounts() {
    let whole = check(sample)
    for place in sample.indices {
      for bit in 0..<8 {
        var damaged = sample
        damaged[place] ^= 1 << bit
        #expect(check(damaged) != whole)
      }
      #expect(check(Array(sample[..<place])) != whole)
    }
  }

  @Test func zerosOfAnyNumberDiffer() {
    let sums = (0..<300).map { check([UInt8](repeating: 0, count: $0)) }
    #expect(Set(sums).count == sums.count)
  }

  /// What adding up alone would not tell.
  @Test func whereAWordStandsCounts() {
    let whole = check(sample)
    for (one, other) in [(0, 8), (0, 16), (0, 64), (8, 128), (64, 192)] {
      var swapped = sample
      for byte in 0..<8 { swapped.swapAt(one + byte, other + byte) }
      #expect(check(swapped) != whole)
      // The highest bits of two words, which a sum loses.
      var flipped = sample
      flipped[one + 7] ^= 0x80
      flipped[other + 7] ^= 0x80
      #expect(check(flipped) != whole)
    }
    // An even number of rounds apart.
    var flipped = sample
    flipped[7] ^= 0x80
    flipped[135] ^= 0x80
    #expect(check(flipped) != whole)
  }
}
