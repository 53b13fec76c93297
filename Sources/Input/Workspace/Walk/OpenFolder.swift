#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open folder. It is read once, and its entries can be opened by name. The owner must close it.
struct OpenFolder {
  let descriptor: Int32
  /// Nil if the folder is read without a stream.
  private let stream: DirectoryStream?

  #if canImport(Darwin)
    private typealias DirectoryStream = UnsafeMutablePointer<DIR>
  #else
    private typealias DirectoryStream = OpaquePointer
  #endif

  /// Takes ownership of an open descriptor; nil, with `errno` set, if opening it has failed.
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

  /// Memory that is reused for reading folders.
  final class ReadBuffer {
    fileprivate let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 32 << 10, alignment: 16)
    deinit { bytes.deallocate() }
  }

  /// Calls `body` with the kind and name of each entry.
  ///
  /// - Returns: 0, or an error number.
  func read(_ buffer: ReadBuffer, _ body: (UInt8, UnsafePointer<CChar>) -> Void) -> Int32 {
    while true {
      errno = 0
      if let stream {
        guard let entry = readdir(stream) else { return errno }
        Self.visit(entry, to: body)
      } else {
        let count = readEntries?(descriptor, buffer.bytes.baseAddress!, buffer.bytes.count) ?? 0
        if count <= 0 { return errno }
        var next = 0
        while next < count {
          let entry = buffer.bytes.baseAddress! + next
          Self.visit(entry, to: body)
          next += Int(entry.loadUnaligned(fromByteOffset: Self.lengthOffset, as: UInt16.self))
        }
      }
    }
  }

  private static func visit(_ entry: UnsafeRawPointer, to body: (UInt8, UnsafePointer<CChar>) -> Void) {
    body(
      entry.load(fromByteOffset: kindOffset, as: UInt8.self), (entry + nameOffset).assumingMemoryBound(to: CChar.self))
  }

  private static let lengthOffset = MemoryLayout<dirent>.offset(of: \.d_reclen)!
  private static let kindOffset = MemoryLayout<dirent>.offset(of: \.d_type)!
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
}

/// Parameters: descriptor, buffer and its size. Returns the number of bytes, 0 at the end, -1 with `errno` set on
/// failure.
private typealias EntryReader = @convention(c) (Int32, UnsafeMutableRawPointer, Int) -> Int

#if canImport(Glibc) && _pointerBitWidth(_64)
  /// The system call behind `readdir`, because a stream costs three more system calls and a buffer for each folder.
  /// Swift does not import it. Nil if the C library is too old.
  private let readEntries = dlsym(nil, "getdents64").map { unsafeBitCast($0, to: EntryReader.self) }
#else
  private let readEntries: EntryReader? = nil
#endif
