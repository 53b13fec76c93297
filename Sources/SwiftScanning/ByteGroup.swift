/// Eight bytes of the text, looked at together. An answer has the highest bit of each byte that it is true of; only the first of
/// them need be right.
struct ByteGroup {
  let bytes: UInt64

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>) {
    bytes = UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
  }

  /// How many bytes stand before the first that an answer is true of; eight where there is none.
  @inline(__always)
  static func count(before answer: UInt64) -> Int { answer.trailingZeroBitCount >> 3 }

  /// What is no letter, digit or underline.
  @inline(__always)
  var behindName: UInt64 {
    let low = bytes & Self.all(0x7F)
    // Upper case becomes lower case, and the underline what stands behind all letters: 0x7F.
    let folded = low | Self.all(0x20)
    let letters = (folded &+ Self.all(0x80 - 0x61)) & ~(folded &+ Self.all(0x80 - 0x7B))
    let digits = (low &+ Self.all(0x80 - 0x30)) & ~(low &+ Self.all(0x80 - 0x3A))
    let underlines = ~((low ^ Self.all(0x5F)) &+ Self.all(0x7F))
    return (~(letters | digits | underlines) | bytes) & Self.all(0x80)
  }

  @inline(__always)
  var behindSpaces: UInt64 {
    // Bits of any kind will do where only the first counts.
    bytes ^ Self.all(0x20)
  }

  /// Line ends, the zeros behind the text, and other control characters that are rare in a text.
  @inline(__always)
  var controls: UInt64 { ~(((bytes & Self.all(0x7F)) &+ Self.all(0x80 - 0x0E)) | bytes) & Self.all(0x80) }

  @inline(__always)
  func equal(to byte: UInt8) -> UInt64 {
    let difference = bytes ^ Self.all(byte)
    return ~(((difference & Self.all(0x7F)) &+ Self.all(0x7F)) | difference) & Self.all(0x80)
  }

  /// The bytes before the first that an answer is true of, zeros behind them. There is one.
  @inline(__always)
  func bytes(before answer: UInt64) -> UInt64 { bytes & (answer ^ (answer &- 1)) >> 8 }

  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
