import LowLevel

/// A buffer that is reused for the texts of files. The text is followed by zeros, so that sixteen bytes can be read
/// from the start of any token. Only one thread at a time may use it.
public final class TextBuffer {
  /// The number of zeros after the text.
  public static let padding = 32

  public private(set) var start: UnsafeMutablePointer<UInt8>
  /// In bytes.
  public private(set) var count = 0
  private var capacity: Int

  /// A larger buffer, which few files need, is released before the next file.
  private static let maxRetained = 4 << 20
  private static let minCapacity = 64 << 10

  public init() {
    capacity = Self.minCapacity
    start = .allocate(capacity: capacity + Self.padding)
    setPadding()
  }

  deinit { start.deallocate() }

  public var bytes: ByteView { ByteView(start: start, count: count) }

  public func removeAll() {
    if capacity > Self.maxRetained { reallocate(0, capacity: Self.minCapacity) }
    count = 0
    setPadding()
  }

  /// Appends the bytes that `read` writes.
  ///
  /// - Parameter read: writes into a buffer of at least one byte and returns the number of bytes written; a negative
  ///   number counts as zero.
  /// - Returns: whether it filled the available space.
  public func append(_ read: (UnsafeMutableRawBufferPointer) -> Int) -> Bool {
    if count == capacity { reserve(capacity * 2) }
    let room = capacity - count
    let written = read(UnsafeMutableRawBufferPointer(start: start + count, count: room))
    count += min(max(written, 0), room)
    setPadding()
    return written >= room
  }

  public func append(_ bytes: ByteView) {
    reserve(count + bytes.count)
    if let first = bytes.buffer.baseAddress { (start + count).initialize(from: first, count: bytes.count) }
    count += bytes.count
    setPadding()
  }

  /// Reserves capacity for the whole text.
  public func reserve(_ needed: Int) { if needed > capacity { reallocate(count, capacity: needed) } }

  private func reallocate(_ used: Int, capacity: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.padding)
    larger.initialize(from: start, count: used)
    start.deallocate()
    (start, count, self.capacity) = (larger, used, capacity)
    setPadding()
  }

  private func setPadding() { UnsafeMutableRawPointer(start + count).storeBytes(of: .zero, as: SIMD32<UInt8>.self) }
}
