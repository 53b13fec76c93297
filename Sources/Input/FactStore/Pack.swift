import SourceFacts
import Storage
import Threads

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A packed file: entries one after another, followed by a table of them sorted by key. An entry is read when it is
/// requested, into memory of this process, so that later changes to the file cannot affect it. Content is only used if
/// its checksum is right.
final class Pack: @unchecked Sendable {
  struct Header: BitwiseCopyable {
    var magic: UInt64
    var identity: ContentHash
    var size: Int64
    /// The offset of the table.
    var table: Int64
    var tableHash: ContentHash
    /// The hash of the preceding bytes of the header.
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
  private let descriptor: Int32
  /// Memory of the file's size. Only the header, the table and loaded entries have been read.
  private let bytes: UnsafeMutableRawBufferPointer
  /// For each entry, whether its bytes have been read.
  private let isLoaded: Guarded<[Bool]>
  let count: Int
  private let table: Int
  /// For each entry, whether this run used it. Written by any thread.
  private let used: UnsafeMutablePointer<UInt8>

  var size: Int { bytes.count }

  /// Nil if there is no such file, if it is damaged, or if another build wrote it.
  init?(_ path: String, identity: ContentHash) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size >= MemoryLayout<Header>.size,
      let start = mmap(nil, Int(status.st_size), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
      start != MAP_FAILED
    else {
      close(descriptor)
      return nil
    }
    let bytes = UnsafeMutableRawBufferPointer(start: start, count: Int(status.st_size))
    guard let table = Self.table(bytes, descriptor, identity) else {
      munmap(start, bytes.count)
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.path = path
    self.bytes = bytes
    self.table = table
    modified = FileStamp(status).modified
    count = (bytes.count - table) / MemoryLayout<Entry>.stride
    isLoaded = Guarded([Bool](repeating: false, count: count))
    used = .allocate(capacity: max(1, count))
    used.initialize(repeating: 0, count: max(1, count))
  }

  deinit {
    used.deallocate()
    munmap(bytes.baseAddress!, bytes.count)
    close(descriptor)
  }

  /// Reads a part of the file. False if it has become shorter, or cannot be read.
  private static func read(_ range: Range<Int>, _ bytes: UnsafeMutableRawBufferPointer, _ descriptor: Int32) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      let count = pread(descriptor, bytes.baseAddress! + place, range.upperBound - place, off_t(place))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      place += count
    }
    return true
  }

  /// Reads the header and the table.
  /// - Returns: the offset of the table; nil if the file is damaged or of another build.
  private static func table(
    _ bytes: UnsafeMutableRawBufferPointer, _ descriptor: Int32, _ identity: ContentHash
  ) -> Int? {
    guard read(0..<MemoryLayout<Header>.size, bytes, descriptor) else { return nil }
    let header = bytes.loadUnaligned(as: Header.self)
    guard header.isValid(identity, size: bytes.count), read(Int(header.table)..<bytes.count, bytes, descriptor),
      header.hasWholeTable(in: UnsafeRawBufferPointer(bytes))
    else { return nil }
    return Int(header.table)
  }

  /// The entries of a packed file, sorted by key, given all of its bytes; nil if it is damaged or of another build.
  static func entries(of bytes: UnsafeRawBufferPointer, identity: ContentHash) -> [Entry]? {
    guard bytes.count >= MemoryLayout<Header>.size else { return nil }
    let header = bytes.loadUnaligned(as: Header.self)
    guard header.isValid(identity, size: bytes.count), header.hasWholeTable(in: bytes) else { return nil }
    let entries = stride(from: Int(header.table), to: bytes.count, by: MemoryLayout<Entry>.stride).map {
      bytes.loadUnaligned(fromByteOffset: $0, as: Entry.self)
    }
    let areWhole = entries.allSatisfy { entry in
      entry.range(before: Int(header.table)).map { ContentHash(UnsafeRawBufferPointer(rebasing: bytes[$0])).low }
        == entry.check
    }
    return areWhole ? entries : nil
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
    guard let range = entry.range(before: table) else { return nil }
    let isRead = isLoaded.withValue { isLoaded in
      isLoaded[index] = isLoaded[index] || Self.read(range, bytes, descriptor)
      return isLoaded[index]
    }
    guard isRead else { return nil }
    let found = UnsafeRawBufferPointer(rebasing: bytes[range])
    return ContentHash(found).low == entry.check ? found : nil
  }

  func use(_ index: Int) { used[index] = 1 }

  func isUsed(_ index: Int) -> Bool { used[index] != 0 }
}

extension Pack.Header {
  /// Whether this is the undamaged header of a file of this build, whose size is given.
  fileprivate func isValid(_ identity: ContentHash, size: Int) -> Bool {
    magic == Pack.magic && self.identity == identity && ownHash == hash && self.size == size
      && table >= MemoryLayout<Self>.size && table <= size
  }

  /// Whether the table in the bytes of the file is undamaged.
  fileprivate func hasWholeTable(in bytes: UnsafeRawBufferPointer) -> Bool {
    let table = UnsafeRawBufferPointer(rebasing: bytes[Int(table)...])
    return table.count % MemoryLayout<Pack.Entry>.stride == 0 && ContentHash(table) == tableHash
  }

  var hash: ContentHash {
    withUnsafeBytes(of: self) {
      ContentHash(UnsafeRawBufferPointer(rebasing: $0.dropLast(MemoryLayout<ContentHash>.size)))
    }
  }
}

extension Pack.Entry {
  /// Its bytes in the file; nil if they are not before the table.
  func range(before table: Int) -> Range<Int>? {
    guard offset >= 0, length >= 0, offset <= table, length <= Int64(table) - offset else { return nil }
    return Int(offset)..<Int(offset + length)
  }
}

extension ContentHash {
  func precedes(_ other: ContentHash) -> Bool { (high, low) < (other.high, other.low) }
}
