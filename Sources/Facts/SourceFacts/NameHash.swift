import LowLevel

/// The hash of a name, worked out of eight bytes at a time, so that whoever looks for the end of a name can hash it by the
/// way. Stable between runs and machines.
public struct NameHash: BitwiseCopyable {
  @usableFromInline var state: UInt64 = 0

  /// An odd number near 2⁶⁴ divided by the golden ratio. All bits of a word reach the upmost of its product.
  @inlinable static var factor: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  @inlinable public init() {}

  /// Eight bytes more, the first of them the lowest.
  @inlinable @inline(__always)
  public mutating func add(_ word: UInt64) {
    let product = (state ^ word) &* Self.factor
    state = product ^ product >> 29
  }

  /// The hash, best in its lowest bits, with what is left over behind the last whole eight bytes: the bytes of which there are none are zero.
  @inlinable @inline(__always)
  public func finished(_ rest: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: ((state ^ rest) &* Self.factor).byteSwapped)
  }

  /// The hash of up to sixteen bytes, without a branch: all bits of `goesOn` are set where the first eight are whole, none where
  /// nothing comes behind them.
  @inlinable @inline(__always)
  public static func of(_ first: UInt64, _ second: UInt64, goesOn: UInt64) -> UInt32 {
    var whole = NameHash()
    whole.add(first)
    return NameHash().finished((whole.state ^ second) & goesOn | first & ~goesOn)
  }

  /// Up to eight bytes as they are added, without a look at what lies behind them.
  @inlinable @inline(__always)
  public static func word(_ text: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let bytes = UnsafeRawPointer(text)
    if count >= 8 { return UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) }
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
}

extension NameTable {
  public static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let start = text.baseAddress else { return NameHash().finished(0) }
    var hash = NameHash()
    var position = 0
    while position + 8 <= text.count {
      hash.add(NameHash.word(start + position, 8))
      position += 8
    }
    return hash.finished(NameHash.word(start + position, text.count - position))
  }
}
