import SourceFacts
import Storage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes a packed file, without a name or under an unfinished one. Thread-safe. If the disk is full or read-only, no
/// file is created, and no error is reported.
final class PackWriter: @unchecked Sendable {
  private let folder: String
  private let unfinished: String
  private let mode: mode_t
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var descriptor: Int32 = -1
  private var position = MemoryLayout<Pack.Header>.size
  private var entries: [Pack.Entry] = []
  private var hasFailed = false
  /// Whether the file is in the folder under its unfinished name.
  private var isNamed = false

  /// The suffix of unfinished files.
  static let unfinishedEnding = ".part"
  static let ending = ".facts"

  /// - Parameter mode: the permissions of the file, from which the user's mask is subtracted.
  init(folder: String, mode: mode_t = 0o600) {
    (self.folder, self.mode) = (folder, mode)
    unfinished = "\(folder)/\(CLibrary.uniqueName())\(Self.unfinishedEnding)"
    pthread_mutex_init(lock, nil)
  }

  deinit {
    if descriptor >= 0 { _ = CLibrary.end(descriptor) }
    if isNamed { CLibrary.remove(unfinished) }
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  var isEmpty: Bool { entries.isEmpty }
  var size: Int { position }
  var keys: Set<ContentHash> { Set(entries.map(\.key)) }

  func add(_ key: ContentHash, _ bytes: UnsafeRawBufferPointer) {
    let check = ContentHash(bytes).low
    let place: (descriptor: Int32, position: Int)? = locked {
      guard start() else { return nil }
      entries.append(Pack.Entry(key: key, offset: Int64(position), length: Int64(bytes.count), check: check))
      defer { position += Packing.aligned(bytes.count) }
      return (descriptor, position)
    }
    guard let place else { return }
    if !CLibrary.write(bytes, to: place.descriptor, at: place.position) { locked { hasFailed = true } }
  }

  /// Moves the file to a path, in place of the file that is there. Returns false, and leaves nothing behind, if that
  /// fails.
  func finish(identity: ContentHash, replacing path: String) -> Bool {
    guard let new = finish(identity: identity) else { return false }
    if CLibrary.move(new, to: path) { return true }
    CLibrary.remove(new)
    return false
  }

  /// Moves the file to its final place and returns its path. If that fails, nothing is left behind.
  func finish(identity: ContentHash) -> String? {
    guard descriptor >= 0 else { return nil }
    if !hasFailed { writeTable(identity) }
    let path = String(unfinished.dropLast(Self.unfinishedEnding.count)) + Self.ending
    let isLinked = !hasFailed && !isNamed && CLibrary.name(descriptor, path)
    let isClosed = CLibrary.end(descriptor)
    descriptor = -1
    guard isNamed else { return isLinked ? path : nil }
    if isClosed, !hasFailed, CLibrary.move(unfinished, to: path) {
      isNamed = false
      return path
    }
    return nil
  }

  private func writeTable(_ identity: ContentHash) {
    entries.sort { $0.key.precedes($1.key) }
    entries.withUnsafeBytes { table in
      var header = Pack.Header(
        magic: Pack.magic, identity: identity, size: Int64(position + table.count), table: Int64(position),
        tableHash: ContentHash(table), ownHash: .none)
      header.ownHash = header.hash
      let isWritten =
        CLibrary.write(table, to: descriptor, at: position)
        && withUnsafeBytes(of: header) { CLibrary.write($0, to: descriptor, at: 0) }
      hasFailed = !isWritten
    }
  }

  /// Creates the file with its first entry.
  private func start() -> Bool {
    if hasFailed { return false }
    if descriptor >= 0 { return true }
    if CLibrary.makeFolder(folder) {
      descriptor = CLibrary.makeNamelessFile(in: folder, mode: mode) ?? -1
      isNamed = descriptor < 0
      if isNamed { descriptor = CLibrary.makeFile(unfinished, mode: mode) ?? -1 }
    }
    hasFailed = descriptor < 0
    return !hasFailed
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
