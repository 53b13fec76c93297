/// 64 bits by which bytes are known to be damaged. Every run computes them for all facts that it takes from the store: a quarter
/// of the work of a `ContentHash`, since here no two contents have to be told apart but by accident. The step is that of wyhash.
enum Checksum {
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // Two sums beside each other: a multiplication takes longer to end than to begin.
    var (first, second): (UInt64, UInt64) = (UInt64(bytes.count), 0)
    var position = 0
    while bytes.count - position >= 32 {
      first = folded(word(bytes, position) ^ secrets.0, word(bytes, position &+ 8) ^ first)
      second = folded(word(bytes, position &+ 16) ^ secrets.1, word(bytes, position &+ 24) ^ second)
      position &+= 32
    }
    for byte in bytes[position...] { first = folded(UInt64(byte) ^ secrets.0, first ^ secrets.1) }
    return folded(first ^ secrets.0, second ^ secrets.1)
  }

  private static var secrets: (UInt64, UInt64) { (0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB) }

  @inline(__always)
  private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
  }
}
