import Foundation

/// Messages over a file descriptor: four bytes of length, then as many bytes.
enum Frames {
  /// The maximum size of a message, in bytes.
  static let largest = 1 << 30

  enum Failure: Error { case ended, tooLarge, timedOut }

  /// - Parameter deadline: nil waits without a limit.
  static func read(_ descriptor: Int32, deadline: ContinuousClock.Instant?) throws(Failure) -> [UInt8] {
    let head = try readBytes(4, descriptor, deadline)
    let length = head.indices.reduce(0) { $0 | Int(head[$1]) << (8 * $1) }
    guard length <= largest else { throw .tooLarge }
    return try readBytes(length, descriptor, deadline)
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32, deadline: ContinuousClock.Instant?) throws(Failure) {
    guard bytes.count <= largest else { throw .tooLarge }
    var frame = [UInt8]()
    frame.reserveCapacity(bytes.count + 4)
    for distance in 0..<4 { frame.append(UInt8(truncatingIfNeeded: bytes.count >> (8 * distance))) }
    frame += bytes
    var sent = 0
    while sent < frame.count {
      try wait(descriptor, Int16(POLLOUT), deadline)
      let count = frame.withUnsafeBytes { send($0.baseAddress! + sent, frame.count - sent, to: descriptor) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { throw .ended }
      sent += count
    }
  }

  private static func readBytes(
    _ count: Int, _ descriptor: Int32, _ deadline: ContinuousClock.Instant?
  ) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      try wait(descriptor, Int16(POLLIN), deadline)
      let got = bytes.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress! + filled, count - filled) }
      if got < 0, errno == EINTR || errno == EAGAIN { continue }
      guard got > 0 else { throw .ended }
      filled += got
    }
    return bytes
  }

  private static func wait(_ descriptor: Int32, _ events: Int16, _ deadline: ContinuousClock.Instant?) throws(Failure) {
    while true {
      var timeout: Int32 = -1
      if let deadline {
        let left = ContinuousClock.now.duration(to: deadline)
        guard left > .zero else { throw .timedOut }
        timeout = Int32(
          clamping: left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000 + 1)
      }
      var entry = pollfd(fd: descriptor, events: events, revents: 0)
      let ready = poll(&entry, 1, timeout)
      if ready > 0 { return }
      if ready < 0, errno != EINTR { throw .ended }
    }
  }

  /// Never raises SIGPIPE if the descriptor is a socket.
  private static func send(_ bytes: UnsafeRawPointer, _ count: Int, to descriptor: Int32) -> Int {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
      let sent = Foundation.send(descriptor, bytes, count, flags)
      if sent < 0, errno == ENOTSOCK { return Foundation.write(descriptor, bytes, count) }
      return sent
    #else
      let sent = Foundation.send(descriptor, bytes, count, Int32(MSG_DONTWAIT))
      if sent < 0, errno == ENOTSOCK { return Foundation.write(descriptor, bytes, count) }
      return sent
    #endif
  }
}
