/// Eight bytes of text, processed together. A result has the highest bit of each matching byte set; only the first
/// match has to be exact.
struct ByteGroup {
  let bytes: UInt64

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>) {
    bytes = UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
  }

  /// The number of bytes before the first match; eight if there is none.
  @inline(__always)
  static func count(before answer: UInt64) -> Int { answer.trailingZeroBitCount >> 3 }

  /// Matches bytes other than letters, digits and underscores.
  @inline(__always)
  var nonNameBytes: UInt64 {
    let bytes = unsafeBitCast(bytes.littleEndian, to: SIMD8<Int8>.self)
    // Each range of values is shifted so that its last value is the greatest number, and larger values become negative.
    let letters = ((bytes | Self.eight(0x20)) &+ Self.eight(0x7F - 0x7A)) .> Self.eight(0x7F - 26)
    let digits = (bytes &+ Self.eight(0x7F - 0x39)) .> Self.eight(0x7F - 10)
    let underlines = bytes .== Self.eight(0x5F)
    return ~unsafeBitCast(letters .| digits .| underlines, to: UInt64.self).littleEndian
  }

  /// The same for two adjacent groups, in half the time.
  @inline(__always)
  static func nonNameBytes(_ text: UnsafePointer<UInt8>) -> (UInt64, UInt64) {
    let bytes = UnsafeRawPointer(text).loadUnaligned(as: SIMD16<Int8>.self)
    let letters = ((bytes | sixteen(0x20)) &+ sixteen(0x7F - 0x7A)) .> sixteen(0x7F - 26)
    let digits = (bytes &+ sixteen(0x7F - 0x39)) .> sixteen(0x7F - 10)
    let underlines = bytes .== sixteen(0x5F)
    let within = unsafeBitCast(letters .| digits .| underlines, to: SIMD16<Int8>.self)
    return (
      ~unsafeBitCast(within.lowHalf, to: UInt64.self).littleEndian,
      ~unsafeBitCast(within.highHalf, to: UInt64.self).littleEndian
    )
  }

  @inline(__always)
  var nonSpaceBytes: UInt64 {
    // The other bits do not matter, because only the first match counts.
    bytes ^ Self.all(0x20)
  }

  /// Matches line ends, the zeros after the text, and other control characters, which are rare.
  @inline(__always)
  var controls: UInt64 { ~(((bytes & Self.all(0x7F)) &+ Self.all(0x80 - 0x0E)) | bytes) & Self.all(0x80) }

  @inline(__always)
  func equal(to byte: UInt8) -> UInt64 {
    let difference = bytes ^ Self.all(byte)
    return ~(((difference & Self.all(0x7F)) &+ Self.all(0x7F)) | difference) & Self.all(0x80)
  }

  /// The bytes before the first match, followed by zeros. There must be a match.
  @inline(__always)
  func bytes(before answer: UInt64) -> UInt64 { bytes & ~answer & (answer &- 1) }

  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  @inline(__always)
  private static func eight(_ byte: Int8) -> SIMD8<Int8> { SIMD8(repeating: byte) }

  @inline(__always)
  private static func sixteen(_ byte: Int8) -> SIMD16<Int8> { SIMD16(repeating: byte) }
}
