/// Byte offsets of the starts of lines. Lines end with LF, CR or CRLF.
public struct LineTable: Sendable {
  /// `starts[0]` is 0.
  public var starts: [UInt32] = [0]
  /// Whether every byte is ASCII, so that a column in bytes is one in UTF-16 units.
  public var isASCII = true
  public init() {}

  public init(_ source: UnsafeBufferPointer<UInt8>) {
    starts.reserveCapacity(source.count / 32 + 1)
    var seen: UInt8 = 0
    for index in 0..<source.count {
      let byte = source[index]
      seen |= byte
      if byte == 0x0A || (byte == 0x0D && !(index + 1 < source.count && source[index + 1] == 0x0A)) {
        starts.append(UInt32(truncatingIfNeeded: index + 1))
      }
    }
    isASCII = seen < 0x80
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
