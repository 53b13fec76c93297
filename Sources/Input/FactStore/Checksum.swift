/// 64 bits by which bytes are known to be damaged. Every run computes them for all facts that it takes from the store: a small part
/// of the work of a `ContentHash`, since here no two contents have to be told apart but by accident.
///
/// The bytes are added up as Fletcher did it, eight lanes of 64 bits beside one another: each sum of words, and the sum of all those
/// sums, which tells where a word stood. The latter turns by half at each step, so that the highest bits of two words do not cancel
/// each other.
enum Checksum {
  private typealias Lanes = SIMD2<UInt64>

  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sums = (Lanes(), Lanes(), Lanes(), Lanes())
    var places = sums
    var position = 0
    while bytes.count &- position >= 64 {
      step(&sums.0, &places.0, bytes, position)
      step(&sums.1, &places.1, bytes, position &+ 16)
      step(&sums.2, &places.2, bytes, position &+ 32)
      step(&sums.3, &places.3, bytes, position &+ 48)
      position &+= 64
    }
    var all = UInt64(bytes.count)
    for lanes in [sums.0, places.0, sums.1, places.1, sums.2, places.2, sums.3, places.3] {
      all = folded(all ^ secrets.0, lanes.x ^ secrets.1)
      all = folded(all ^ secrets.0, lanes.y ^ secrets.1)
    }
    for byte in bytes[position...] { all = folded(UInt64(byte) ^ secrets.0, all ^ secrets.1) }
    return all
  }

  @inline(__always)
  private static func step(_ sum: inout Lanes, _ places: inout Lanes, _ bytes: UnsafeRawBufferPointer, _ position: Int) {
    sum &+= bytes.loadUnaligned(fromByteOffset: position, as: Lanes.self)
    // One instruction for both lanes, where a shift by half would be made of each by itself.
    let halves = unsafeBitCast(places, to: SIMD4<UInt32>.self)
    let turned = SIMD4(halves[1], halves[0], halves[3], halves[2])
    places = unsafeBitCast(turned, to: Lanes.self) &+ sum
  }

  private static var secrets: (UInt64, UInt64) { (0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB) }

  @inline(__always)
  private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
