/// Splits a stream of bytes into messages: `Content-Length: 12`, an empty line, and that many bytes. After invalid
/// input, it continues with the next valid frame.
public struct FrameReader {
  public enum Frame: Equatable, Sendable {
    case message([UInt8])
    /// A description of skipped bytes.
    case fault(String)
  }

  private var bytes: [UInt8] = []
  /// The offset of the first byte that has not been read.
  private var start = 0
  /// The number of bytes to skip of a message that is too large.
  private var skipped = 0
  private let largestMessage: Int
  private static let largestHeader = 4096

  public init(largestMessage: Int = 64 << 20) { self.largestMessage = largestMessage }

  public mutating func append(_ piece: some Collection<UInt8>) {
    let dropped = min(skipped, piece.count)
    skipped -= dropped
    if start > 0 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes.append(contentsOf: piece.dropFirst(dropped))
  }

  /// Returns the next complete message; nil until one is complete.
  public mutating func next() -> Frame? {
    guard skipped == 0, let header = headerEnd() else { return tooLongHeader() }
    let text = bytes[start..<header.end]
    guard let length = Self.contentLength(of: text) else {
      start = header.next
      return .fault("a header without a valid Content-Length was skipped")
    }
    guard length <= largestMessage else {
      start = header.next
      let here = min(length, bytes.count - start)
      start += here
      skipped = length - here
      return .fault("a message of \(length) bytes was skipped")
    }
    guard bytes.count - header.next >= length else { return nil }
    let message = Array(bytes[header.next..<header.next + length])
    start = header.next + length
    return .message(message)
  }

  /// The end of the header lines, and the offset after the empty line.
  private func headerEnd() -> (end: Int, next: Int)? {
    var index = start
    let end = min(bytes.count, start + Self.largestHeader)
    while index < end {
      if bytes[index] == 0x0A {
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A { return (index, index + 3) }
      }
      index += 1
    }
    return nil
  }

  /// Skips bytes up to the next `Content-Length:` if a header exceeds the limit.
  private mutating func tooLongHeader() -> Frame? {
    guard skipped == 0, bytes.count - start > Self.largestHeader else { return nil }
    let name = Array("Content-Length:".utf8)
    var index = start + 1
    while index + name.count <= bytes.count, !bytes[index..<index + name.count].elementsEqual(name) { index += 1 }
    start = index
    return .fault("a header without an end was skipped")
  }

  /// The number of the last `Content-Length:`. The rest of a message whose length was wrong may precede it, even in its
  /// line.
  private static func contentLength(of header: ArraySlice<UInt8>) -> Int? {
    let name = Array("content-length:".utf8)
    let text = Array(String(decoding: header, as: UTF8.self).lowercased().utf8)
    let places = text.indices.dropLast(name.count - 1)
    guard let place = places.last(where: { text[$0...].starts(with: name) }) else { return nil }
    let value = text[(place + name.count)...].prefix { $0 != 0x0A }
    let digits = value.filter { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }
    guard !digits.isEmpty, digits.count <= 12, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// A message with its header.
  public static func frame(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
