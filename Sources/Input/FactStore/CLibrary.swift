import LowLevel
import SourceFacts
import Storage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The calls of the C library for storing files.
enum CLibrary {
  /// Nil if there is no such file, or if it is not accessible.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// All bytes, at most `limit`; nil if the file cannot be read.
  static func contents(of path: String, limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else {
      return nil
    }
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let got = pread(descriptor, buffer.baseAddress! + count, buffer.count - count, off_t(count))
        if got > 0 { count += got } else if got == 0 || errno != EINTR { break }
      }
    }
  }

  /// Hashes of a file's content in pieces, so that a large file needs little memory; nil if it cannot be read.
  static func hashes(of path: String, pieces size: Int) -> [ContentHash]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { piece.deallocate() }
    var hashes: [ContentHash] = []
    var position = 0
    while true {
      let got = pread(descriptor, piece.baseAddress!, size, off_t(position))
      if got < 0, errno == EINTR { continue }
      if got < 0 { return nil }
      if got == 0 { return hashes }
      hashes.append(ContentHash(UnsafeRawBufferPointer(rebasing: piece[..<got])))
      position += got
    }
  }

  /// Calls `body` with a function that reads pieces of a file; a piece is nil if the file is too short. Nil if the file
  /// cannot be read.
  static func read<Found>(_ path: String, _ body: ((_ position: UInt64, _ count: Int) -> [UInt8]?) -> Found?) -> Found?
  {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return body { position, count in
      guard let position = off_t(exactly: position) else { return nil }
      let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, got in
        got = max(0, pread(descriptor, buffer.baseAddress, count, position))
      }
      return piece.count == count ? piece : nil
    }
  }

  /// Creates a folder and its parents, accessible only to the user; false if that fails.
  static func makeFolder(_ path: String) -> Bool {
    if let status = status(of: path) { return status.st_mode & S_IFMT == S_IFDIR }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex,
      !makeFolder(String(path[..<slash]))
    {
      return false
    }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }

  /// The names in a folder, sorted; empty if it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
      if let name = String(validatingCString: name), name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count
      && one.withUnsafeBytes { one in
        other.withUnsafeBytes { one.isEmpty || memcmp(one.baseAddress!, $0.baseAddress!, one.count) == 0 }
      }
  }

  static func remove(_ path: String) { unlink(path) }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) { rmdir(path) }

  static func move(_ path: String, to new: String) -> Bool { rename(path, new) == 0 }

  /// Creates a new file for unfinished content; nil if that fails.
  static func makeFile(_ path: String, mode: mode_t = 0o600) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    return descriptor < 0 ? nil : descriptor
  }

  /// Creates a file without a name, which disappears with the process; nil if the system does not support it.
  static func makeNamelessFile(in folder: String, mode: mode_t) -> Int32? {
    #if os(Linux)
      // `O_TMPFILE`, which Swift does not import.
      let descriptor = open(folder, O_WRONLY | O_CLOEXEC | 0o20_000_000 | O_DIRECTORY, mode)
      return descriptor < 0 ? nil : descriptor
    #else
      return nil
    #endif
  }

  /// Gives the file a name; false if another file has it.
  static func name(_ descriptor: Int32, _ path: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  /// Writes all bytes; false if that fails.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at position: Int) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = pwrite(descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(position + done))
      if count > 0 { done += count } else if errno != EINTR || count == 0 { return false }
    }
    return true
  }

  static func end(_ descriptor: Int32) -> Bool { close(descriptor) == 0 }

  /// Replaces a file atomically; if that fails, nothing changes.
  static func replace(_ path: String, with bytes: [UInt8]) {
    let unfinished = "\(path).\(uniqueName())\(PackWriter.unfinishedEnding)"
    guard let descriptor = makeFile(unfinished) else { return }
    let isWritten = bytes.withUnsafeBytes { write($0, to: descriptor, at: 0) }
    if end(descriptor), isWritten, move(unfinished, to: path) { return }
    remove(unfinished)
  }

  /// A name that no other run uses.
  static func uniqueName() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension FileStamp {
  /// Nil if there is no such file.
  public init?(path: String) {
    guard let status = CLibrary.status(of: path) else { return nil }
    self.init(status)
  }
}
