import SourceFacts

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Workspace {
  /// The text of a file, or of the unsaved buffer that stands for it.
  public func read(_ file: WorkspaceFile) throws(WorkspaceProblem) -> [UInt8] {
    var stamp = FileStamp.none
    return try read(file, &stamp)
  }

  /// And as what it stood in the file system when it was opened; nothing is said of an unsaved buffer.
  public func read(_ file: WorkspaceFile, _ stamp: inout FileStamp) throws(WorkspaceProblem) -> [UInt8] {
    let bytes: [UInt8]
    if let unsaved = overlay[file.path] {
      bytes = unsaved
    } else {
      do {
        bytes = try FileContents.read(file.path, in: folder, &stamp)
      } catch {
        throw WorkspaceProblem(kind: .unreadableSource, message: error.message, file: file.path)
      }
    }
    let isBinary = bytes.withUnsafeBufferPointer { $0.has(0, within: 8192) }
    if isBinary { throw WorkspaceProblem(kind: .unreadableSource, message: "is not text", file: file.path) }
    return bytes
  }

  /// As what a file stands in the file system now; nil for what cannot be reached, and for unsaved buffers.
  public func stamp(of file: WorkspaceFile) -> FileStamp? {
    overlay[file.path] == nil ? folder.stamp(file.path) : nil
  }

  /// The same of many files, and nil where one cannot be reached.
  public func stamps(of files: [WorkspaceFile]) -> [FileStamp]? {
    var stamps: [FileStamp] = []
    stamps.reserveCapacity(files.count)
    for file in files {
      guard let stamp = stamp(of: file) else { return nil }
      stamps.append(stamp)
    }
    return stamps
  }
}

enum FileContents {
  struct Failure: Error { var message: String }

  /// Offsets in source text are 32 bits wide.
  private static let limit = Int(Int32.max)

  /// Read, not mapped: a file that shrinks meanwhile must not end the run.
  static func read(_ path: String, in folder: BaseFolder) throws(Failure) -> [UInt8] {
    var stamp = FileStamp.none
    return try read(path, in: folder, &stamp)
  }

  static func read(_ path: String, in folder: BaseFolder, _ stamp: inout FileStamp) throws(Failure) -> [UInt8] {
    let descriptor = folder.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(message: "cannot be read: \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw Failure(message: "cannot be read: \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(message: "is not a regular file") }
    stamp = FileStamp(status)
    guard status.st_size < limit else { throw Failure(message: "is larger than 2 GB") }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        // `read` would be this function.
        let got = pread(descriptor, buffer.baseAddress! + count, buffer.count - count, off_t(count))
        if got > 0 {
          count += got
        } else if got == 0 || errno != EINTR {
          code = got == 0 ? 0 : errno
          break
        }
      }
    }
    guard code == 0 else { throw Failure(message: "cannot be read: \(String(cString: strerror(code)))") }
    return bytes
  }
}
