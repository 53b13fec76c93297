#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

private let readBytes = read
private let writeBytes = write

/// An open file or pipe. Interrupted calls are repeated.
public struct OpenFile: Sendable {
  private let descriptor: Int32

  /// An error number as in `errno`.
  public struct Failure: Error {
    public let code: Int32
  }

  public init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for bytes and returns at most 64 KB of them; none at the end.
  public func read() throws(Failure) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { room, count in
      repeat {
        let number = readBytes(descriptor, room.baseAddress, room.count)
        (count, failure) = (max(0, number), number < 0 ? errno : nil)
      } while failure == EINTR
    }
    if let failure { throw Failure(code: failure) }
    return bytes
  }

  /// Writes all bytes.
  public func write(_ bytes: [UInt8]) throws(Failure) {
    let failure = bytes.withUnsafeBytes { bytes -> Int32? in
      var start = 0
      while start < bytes.count {
        let count = writeBytes(descriptor, bytes.baseAddress! + start, bytes.count - start)
        if count < 0, errno != EINTR { return errno }
        start += max(0, count)
      }
      return nil
    }
    if let failure { throw Failure(code: failure) }
  }
}
