import LowLevel

/// The UTF-8 byte offsets of line starts. Lines end with LF, CR or CRLF.
public struct LineTable: Sendable {
  /// `starts[0]` is 0.
  public var starts: [UInt32] = [0]
  /// Whether all bytes are ASCII, so that columns in bytes equal columns in UTF-16 units.
  public var isASCII = true
  public init() {}

  /// Creates a table of line starts that a scanner collected.
  public init(starts: [UInt32], isASCII: Bool) {
    self.starts = starts
    self.isASCII = isASCII
  }

  public init(_ source: [UInt8]) { self = source.withBytes { LineTable($0) } }

  public init(_ source: ByteView) {
    if source.isEmpty { return }
    starts.reserveCapacity(source.count / 24 + 1)
    isASCII = source.isASCII
    if source.contains(0x0D) {
      for index in source.indices where Self.endsLine(source, index) { noteStart(index + 1) }
      return
    }
    var position = 0
    while let end = source.firstIndex(of: 0x0A, from: position) {
      position = end + 1
      noteStart(position)
    }
  }

  private static func endsLine(_ source: ByteView, _ index: Int) -> Bool {
    source[index] == 0x0A
      || (source[index] == 0x0D && !(index + 1 < source.count && source[index + 1] == 0x0A))
  }

  @inline(__always)
  private mutating func noteStart(_ index: Int) { starts.append(UInt32(truncatingIfNeeded: index)) }

  /// The number of lines as an editor counts them: a final line break does not start another line.
  public func count(byteCount: Int) -> Int {
    byteCount == 0 ? 0 : (Int(starts[starts.count - 1]) == byteCount ? starts.count - 1 : starts.count)
  }

  /// The number of lines from a declaration's name to its last token.
  public func count(of declaration: Declaration) -> Int {
    let last = max(declaration.end, declaration.nameOffset + 1) - 1
    return line(at: last).line - line(at: declaration.nameOffset).line + 1
  }

  /// The line number, from 1, and the byte offset of the line's start.
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
