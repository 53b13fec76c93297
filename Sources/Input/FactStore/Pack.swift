import SourceFacts
import Storage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One packed file: entries, then a table of entries sorted by key. It is mapped into memory and read in place.
/// Checksums protect all of it.
final class Pack: @unchecked Sendable {
  struct Header: BitwiseCopyable {
    var magic: UInt64
    var identity: ContentHash
    var size: Int64
    /// Where the table begins.
    var table: Int64
    var tableHash: ContentHash
    /// The hash of the bytes before it.
    var ownHash: ContentHash
  }

  struct Entry: BitwiseCopyable {
    var key: ContentHash
    var offset: Int64
    var length: Int64
    var check: UInt64
  }

  /// `LLFACTS1`
  static let magic: UInt64 = 0x3153_5443_4146_4C4C

  let path: String
  let modified: Int64
  private let bytes: UnsafeRawBufferPointer
  let count: Int
  private let table: Int
  /// By entry: whether this run used it. Written by any thread.
  private let used: UnsafeMutablePointer<UInt8>

  var size: Int { bytes.count }

  /// Nil if there is no such file, if it is damaged, or if another build wrote it.
  init?(_ path: String, identity: ContentHash) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size >= MemoryLayout<Header>.size,
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
    guard let table = Self.table(bytes, identity) else {
      munmap(start, bytes.count)
      return nil
    }
    self.path = path
    self.bytes = bytes
    self.table = table
    modified = FileStamp(status).modified
    count = (bytes.count - table) / MemoryLayout<Entry>.stride
    used = .allocate(capacity: max(1, count))
    used.initialize(repeating: 0, count: max(1, count))
  }

  deinit {
    used.deallocate()
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count)
  }

  /// The start of the table, if the file is complete and was written by this build.
  private static func table(_ bytes: UnsafeRawBufferPointer, _ identity: ContentHash) -> Int? {
    let header = bytes.loadUnaligned(as: Header.self)
    guard header.magic == magic, header.identity == identity, header.ownHash == header.hash, header.size == bytes.count,
      header.table >= MemoryLayout<Header>.size, header.table <= bytes.count
    else { return nil }
    let table = UnsafeRawBufferPointer(rebasing: bytes[Int(header.table)...])
    guard table.count % MemoryLayout<Entry>.stride == 0, ContentHash(table) == header.tableHash else { return nil }
    return Int(header.table)
  }

  func entry(_ index: Int) -> Entry {
    bytes.loadUnaligned(fromByteOffset: table + index * MemoryLayout<Entry>.stride, as: Entry.self)
  }

  /// The index of the entry with this key.
  func find(_ key: ContentHash) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if entry(middle).key.precedes(key) { low = middle + 1 } else { high = middle }
    }
    return low < count && entry(low).key == key ? low : nil
  }

  /// The bytes of an entry; nil if they are damaged.
  func bytes(of index: Int) -> UnsafeRawBufferPointer? {
    let entry = entry(index)
    guard entry.offset >= 0, entry.length >= 0, entry.offset <= table, entry.length <= Int64(table) - entry.offset
    else {
      return nil
    }
    let found = UnsafeRawBufferPointer(rebasing: bytes[Int(entry.offset)..<Int(entry.offset + entry.length)])
    return ContentHash(found).low == entry.check ? found : nil
  }

  /// See `FactStore.rest`.
  func rest() { madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count, MADV_DONTNEED) }

  func use(_ index: Int) { used[index] = 1 }

  func isUsed(_ index: Int) -> Bool { used[index] != 0 }
}

extension Pack.Header {
  var hash: ContentHash {
    withUnsafeBytes(of: self) {
      ContentHash(UnsafeRawBufferPointer(rebasing: $0.dropLast(MemoryLayout<ContentHash>.size)))
    }
  }
}

extension ContentHash {
  func precedes(_ other: ContentHash) -> Bool { (high, low) < (other.high, other.low) }
}
