#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The metadata of a file. If it is unchanged, the content is assumed to be unchanged.
public struct FileStamp: Hashable, Sendable, BitwiseCopyable {
  public var size: Int64
  /// The times of the last change of the content and of the metadata, in nanoseconds since 1970.
  public var modified: Int64
  public var changed: Int64
  public var node: UInt64

  public init(size: Int64, modified: Int64, changed: Int64, node: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.node = node
  }

  public static let none = FileStamp(size: -1, modified: 0, changed: 0, node: 0)

  /// Whether a later change than `moment` would change the stamp. A file that was written just before could be written
  /// again within one tick of the clock, with the same stamp.
  public func isReliable(before moment: Int64) -> Bool {
    max(modified, changed) < moment - Self.longestTick && size >= 0
  }

  /// The current time in nanoseconds since 1970.
  public static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// In nanoseconds. File systems have a resolution of up to two seconds.
  private static let longestTick: Int64 = 2_100_000_000
}

extension FileStamp {
  public init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      size: Int64(status.st_size), modified: Self.nanoseconds(modified), changed: Self.nanoseconds(changed),
      node: UInt64(status.st_ino))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
