/// Splits a stream of bytes into lines, each of which is a message of the Model Context Protocol.
public struct LineReader {
  public enum Line: Equatable, Sendable {
    case message([UInt8])
    /// A line that exceeded the limit and was skipped.
    case tooLong
  }

  private var bytes: [UInt8] = []
  private var start = 0
  /// No line break is between `start` and this offset.
  private var searched = 0
  /// Whether the rest of the current line is skipped.
  private var isSkipping = false
  private let longestLine: Int

  public init(longestLine: Int = 16 << 20) { self.longestLine = longestLine }

  public mutating func append(_ piece: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// Returns the next complete line without its line break; nil until one is complete. Empty lines are skipped.
  public mutating func next() -> Line? {
    while true {
      guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
        searched = bytes.count
        if bytes.count - start > longestLine {
          start = bytes.count
          isSkipping = true
        }
        return nil
      }
      let line = bytes[start..<end]
      start = end + 1
      searched = start
      if isSkipping || line.count > longestLine {
        isSkipping = false
        return .tooLong
      }
      if line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) { return .message(Array(line)) }
    }
  }

  /// The last line, if the stream ended without a line break.
  public var rest: [UInt8] { isSkipping ? [] : Array(bytes[start...]) }
}
