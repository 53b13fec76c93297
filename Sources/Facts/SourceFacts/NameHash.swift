import LowLevel

/// A hash of a name, computed from words of eight bytes, so that a scanner can compute it while it looks for the end of
/// the name. The same on every machine and in every run.
public struct NameHash: BitwiseCopyable {
  @usableFromInline var state: UInt64 = 0

  /// 2⁶⁴ divided by the golden ratio, made odd. Every bit of a factor affects the highest bits of the product.
  @inlinable static var factor: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  @inlinable public init() {}

  /// Adds eight bytes, in little-endian order.
  @inlinable @inline(__always)
  public mutating func add(_ word: UInt64) {
    let product = (state ^ word) &* Self.factor
    state = product ^ product >> 29
  }

  /// The hash; its lowest bits are the most random.
  ///
  /// - Parameter rest: the remaining zero to seven bytes, padded with zeros.
  @inlinable @inline(__always)
  public func finished(_ rest: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: ((state ^ rest) &* Self.factor).byteSwapped)
  }

  /// The hash of up to sixteen bytes, computed without a branch.
  ///
  /// - Parameter continues: all bits set if the first word is full and more bytes may follow, else 0.
  @inlinable @inline(__always)
  public static func of(_ first: UInt64, _ second: UInt64, continues: UInt64) -> UInt32 {
    var whole = NameHash()
    whole.add(first)
    return NameHash().finished((whole.state ^ second) & continues | first & ~continues)
  }

  /// The first eight bytes, or all if there are fewer, as a word in little-endian order.
  @inlinable @inline(__always)
  static func word(_ text: ByteView) -> UInt64 {
    let (bytes, count) = (UnsafeRawBufferPointer(text.buffer), text.count)
    if count >= 8 { return word(text, at: 0) }
    if count >= 4 {
      let low = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
      let high = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return UInt64(low) | UInt64(high) << UInt64(truncatingIfNeeded: (count - 4) * 8)
    }
    if count == 0 { return 0 }
    let (middle, last) = (count / 2, count - 1)
    return UInt64(text[0]) | UInt64(text[middle]) << UInt64(truncatingIfNeeded: middle * 8)
      | UInt64(text[last]) << UInt64(truncatingIfNeeded: last * 8)
  }

  /// The eight bytes from an index on.
  @inlinable @inline(__always)
  static func word(_ text: ByteView, at index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(text.buffer).loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}

extension NameTable {
  public static func hash(_ text: String) -> UInt32 { text.withBytes { hash($0) } }

  public static func hash(_ text: ByteView) -> UInt32 {
    var hash = NameHash()
    var rest = text
    while rest.count >= 8 {
      hash.add(NameHash.word(rest))
      rest = rest.dropFirst(8)
    }
    return hash.finished(NameHash.word(rest))
  }
}
