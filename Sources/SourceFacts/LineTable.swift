/// Byte offsets of the starts of lines. Lines end with LF, CR or CRLF.
public struct LineTable: Sendable {
  /// `starts[0]` is 0.
  public var starts: [UInt32] = [0]
  /// Whether every byte is ASCII, so that a column in bytes is one in UTF-16 units.
  public var isASCII = true
  public init() {}

  public init(_ source: UnsafeBufferPointer<UInt8>) {
    starts.reserveCapacity(source.count / 24 + 1)
    var seen: UInt64 = 0
    var index = 0
    // Eight bytes at a time; only line ends are looked at one by one.
    while index + 8 <= source.count {
      let word = UnsafeRawPointer(source.baseAddress! + index).loadUnaligned(as: UInt64.self)
      seen |= word
      var ends = Self.marks(UInt64(littleEndian: word), 0x0A) | Self.marks(UInt64(littleEndian: word), 0x0D)
      while ends != 0 {
        noteLineEnd(source, index + ends.trailingZeroBitCount / 8)
        ends &= ends - 1
      }
      index += 8
    }
    while index < source.count {
      seen |= UInt64(source[index])
      noteLineEnd(source, index)
      index += 1
    }
    isASCII = seen & 0x8080_8080_8080_8080 == 0
  }

  /// The high bit of each byte of the word that is `byte`.
  @inline(__always)
  private static func marks(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ (byte &* 0x0101_0101_0101_0101)
    return ~(((difference & low) &+ low) | difference | low)
  }

  @inline(__always)
  private mutating func noteLineEnd(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) {
    let byte = source[index]
    if byte == 0x0A || (byte == 0x0D && !(index + 1 < source.count && source[index + 1] == 0x0A)) {
      starts.append(UInt32(truncatingIfNeeded: index + 1))
    }
  }

  /// Lines as an editor counts them; a final line end does not start another.
  public func count(byteCount: Int) -> Int {
    byteCount == 0 ? 0 : (Int(starts[starts.count - 1]) == byteCount ? starts.count - 1 : starts.count)
  }

  /// Line (from 1) and the byte offset of its start.
  public func line(at offset: UInt32) -> (line: Int, start: UInt32) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, starts[low])
  }
}
