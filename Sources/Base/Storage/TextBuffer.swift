/// The memory that the texts of files are read into, one after another, so that it is not asked for and given back for each.
/// Behind the text there are always zeros: sixteen bytes can be looked at wherever a token begins. For one thread.
public final class TextBuffer {
  /// How many zeros stand behind the text.
  public static let padding = 32

  public private(set) var start: UnsafeMutablePointer<UInt8>
  /// In bytes.
  public private(set) var count = 0
  private var capacity: Int

  /// What few files take is given back before the next.
  private static let mostKept = 4 << 20
  private static let leastKept = 64 << 10

  public init() {
    capacity = Self.leastKept
    start = .allocate(capacity: capacity + Self.padding)
    setPadding()
  }

  deinit { start.deallocate() }

  public var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  public func removeAll() {
    if capacity > Self.mostKept { hold(0, capacity: Self.leastKept) }
    count = 0
    setPadding()
  }

  /// Adds what `read` writes to the room behind the text, and returns whether it filled it.
  /// - Parameter read: gets room for a byte at least, and returns how many bytes it wrote there; less than 0 counts as none.
  public func append(_ read: (UnsafeMutableRawBufferPointer) -> Int) -> Bool {
    if count == capacity { reserve(capacity * 2) }
    let room = capacity - count
    let written = read(UnsafeMutableRawBufferPointer(start: start + count, count: room))
    count += min(max(written, 0), room)
    setPadding()
    return written >= room
  }

  public func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(count + bytes.count)
    if let first = bytes.baseAddress { (start + count).initialize(from: first, count: bytes.count) }
    count += bytes.count
    setPadding()
  }

  /// Room for so many bytes in all.
  public func reserve(_ needed: Int) { if needed > capacity { hold(count, capacity: needed) } }

  private func hold(_ kept: Int, capacity: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.padding)
    larger.initialize(from: start, count: kept)
    start.deallocate()
    (start, count, self.capacity) = (larger, kept, capacity)
    setPadding()
  }

  private func setPadding() { UnsafeMutableRawPointer(start + count).storeBytes(of: .zero, as: SIMD32<UInt8>.self) }
}
