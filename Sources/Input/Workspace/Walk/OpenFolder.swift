#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that is open: it is read once, what it holds may be opened from it by a name alone, and whoever has it shuts it.
struct OpenFolder {
  let descriptor: Int32
  /// Nil where it is read without.
  private let stream: DirectoryStream?

  #if canImport(Darwin)
    private typealias DirectoryStream = UnsafeMutablePointer<DIR>
  #else
    private typealias DirectoryStream = OpaquePointer
  #endif

  /// What was opened as a folder just now. Nil, and `errno`, where that did not succeed.
  init?(_ descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    if readEntries != nil {
      stream = nil
      return
    }
    stream = fdopendir(descriptor)
    if stream == nil {
      close(descriptor)
      return nil
    }
  }

  func shut() {
    if let stream { closedir(stream) } else { close(descriptor) }
  }

  /// The memory that folders are read into, one after another.
  final class Room {
    fileprivate let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 32 << 10, alignment: 16)
    deinit { bytes.deallocate() }
  }

  /// Hands over the kind and the name of each entry.
  ///
  /// - Returns: 0, or why it ended before the last.
  func read(_ room: Room, _ body: (UInt8, UnsafePointer<CChar>) -> Void) -> Int32 {
    while true {
      errno = 0
      if let stream {
        guard let entry = readdir(stream) else { return errno }
        Self.hand(entry, to: body)
      } else {
        let count = readEntries?(descriptor, room.bytes.baseAddress!, room.bytes.count) ?? 0
        if count <= 0 { return errno }
        var next = 0
        while next < count {
          let entry = room.bytes.baseAddress! + next
          Self.hand(entry, to: body)
          next += Int(entry.loadUnaligned(fromByteOffset: Self.lengthOffset, as: UInt16.self))
        }
      }
    }
  }

  private static func hand(_ entry: UnsafeRawPointer, to body: (UInt8, UnsafePointer<CChar>) -> Void) {
    body(
      entry.load(fromByteOffset: kindOffset, as: UInt8.self), (entry + nameOffset).assumingMemoryBound(to: CChar.self))
  }

  private static let lengthOffset = MemoryLayout<dirent>.offset(of: \.d_reclen)!
  private static let kindOffset = MemoryLayout<dirent>.offset(of: \.d_type)!
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
}

/// A descriptor, room for entries and its size, to how much of it was filled: 0 at the end, -1 and `errno` where it fails.
private typealias EntryReader = @convention(c) (Int32, UnsafeMutableRawPointer, Int) -> Int

#if canImport(Glibc) && _pointerBitWidth(_64)
  /// What `readdir` reads with, into entries like its own: a stream would cost each folder three system calls more and a buffer.
  /// Swift's view of the C library leaves it out. Nil where the library is too old to have it.
  private let readEntries = dlsym(nil, "getdents64").map { unsafeBitCast($0, to: EntryReader.self) }
#else
  private let readEntries: EntryReader? = nil
#endif
