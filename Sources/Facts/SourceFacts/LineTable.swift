#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Byte offsets of the starts of lines. Lines end with LF, CR or CRLF.
public struct LineTable: Sendable {
  /// `starts[0]` is 0.
  public var starts: [UInt32] = [0]
  /// Whether every byte is ASCII, so that a column in bytes is one in UTF-16 units.
  public var isASCII = true
  public init() {}

  /// Of starts that were found while the text was read.
  public init(starts: [UInt32], isASCII: Bool) {
    self.starts = starts
    self.isASCII = isASCII
  }

  public init(_ source: UnsafeBufferPointer<UInt8>) {
    guard let base = source.baseAddress, !source.isEmpty else { return }
    starts.reserveCapacity(source.count / 24 + 1)
    isASCII = source.isASCII
    if memchr(base, 0x0D, source.count) != nil {
      for index in source.indices where Self.endsLine(source, index) { noteStart(index + 1) }
      return
    }
    var position = 0
    while let end = memchr(base + position, 0x0A, source.count - position) {
      position = UnsafeRawPointer(end) - UnsafeRawPointer(base) + 1
      noteStart(position)
    }
  }

  private static func endsLine(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    source[index] == 0x0A
      || (source[index] == 0x0D && !(index + 1 < source.count && source[index + 1] == 0x0A))
  }

  @inline(__always)
  private mutating func noteStart(_ index: Int) { starts.append(UInt32(truncatingIfNeeded: index)) }

  /// Lines as an editor counts them; a final line end does not start another.
  public func count(byteCount: Int) -> Int {
    byteCount == 0 ? 0 : (Int(starts[starts.count - 1]) == byteCount ? starts.count - 1 : starts.count)
  }

  /// Lines from the one with a declaration's name to the one with its last token.
  public func count(of declaration: Declaration) -> Int {
    let last = max(declaration.end, declaration.nameOffset + 1) - 1
    return line(at: last).line - line(at: declaration.nameOffset).line + 1
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

extension UnsafeBufferPointer<UInt8> {
  /// Without a branch for each byte, so that many are looked at in one step.
  public var isASCII: Bool {
    var seen: UInt8 = 0
    for byte in self { seen |= byte }
    return seen < 0x80
  }
}
