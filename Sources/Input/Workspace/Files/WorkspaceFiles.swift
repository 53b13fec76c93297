import LowLevel
import SourceFacts
import Storage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Workspace {
  /// The text of a file, or of the unsaved buffer that replaces it.
  public func read(_ file: WorkspaceFile) throws(WorkspaceProblem) -> [UInt8] {
    let text = TextBuffer()
    try read(file, into: text)
    return Array(text.bytes)
  }

  /// The text of a file; nil if it cannot be read.
  public func text(ofPath path: String) -> [UInt8]? { try? read(WorkspaceFile(path: path, modules: [ModuleID(0)])) }

  /// The same, with the stamp of the file when it was opened; `.none` for an unsaved buffer.
  public func read(_ file: WorkspaceFile, _ stamp: inout FileStamp) throws(WorkspaceProblem) -> [UInt8] {
    let text = TextBuffer()
    stamp = try read(file, into: text, stamped: true)
    return Array(text.bytes)
  }

  /// The same, into existing memory.
  ///
  /// - Returns: the stamp of the file when it was opened, if `stamped`.
  @discardableResult
  public func read(_ file: WorkspaceFile, into text: TextBuffer, stamped: Bool = false) throws(WorkspaceProblem)
    -> FileStamp
  {
    var stamp = FileStamp.none
    text.removeAll()
    if let unsaved = overlay[file.path] {
      unsaved.withBytes(text.append)
    } else {
      do {
        stamp = try FileContents.read(file.path, in: folder, into: text, stamped: stamped)
      } catch {
        throw WorkspaceProblem(kind: .unreadableSource, message: error.message, file: file.path)
      }
    }
    if text.bytes.prefix(8192).contains(0) {
      throw WorkspaceProblem(kind: .unreadableSource, message: "is not text", file: file.path)
    }
    if let hashes, hashes[ContentHash(file.path)] != ContentHash(text) {
      throw WorkspaceProblem(
        kind: .unreadableSource, message: "has changed since its facts were made", file: file.path)
    }
    return stamp
  }

  /// The current stamp of a file; nil if it is not accessible, and for unsaved buffers.
  public func stamp(of file: WorkspaceFile) -> FileStamp? {
    overlay[file.path] == nil ? folder.stamp(file.path) : nil
  }

  /// The stamps of many files; nil if one is not accessible.
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

  static func read(_ path: String, in folder: BaseFolder) throws(Failure) -> [UInt8] {
    let text = TextBuffer()
    _ = try read(path, in: folder, into: text, stamped: false)
    return Array(text.bytes)
  }

  /// Reads the file instead of mapping it, because a mapped file that shrinks would crash the run. `text` must be
  /// empty.
  ///
  /// - Returns: the stamp of the file when it was opened, if `stamped`.
  static func read(
    _ path: String, in folder: BaseFolder, into text: TextBuffer, stamped: Bool
  ) throws(Failure) -> FileStamp {
    let descriptor = folder.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(message: "cannot be read: \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    let stamp = stamped ? try status(descriptor, text) : .none
    var code: Int32 = 0
    var isMore = true
    while isMore {
      isMore = text.append { room in
        // Not `read`, which is the name of this function.
        let got = pread(descriptor, room.baseAddress!, room.count, off_t(text.count))
        code = got < 0 ? errno : 0
        return got
      }
      if code == EINTR { isMore = true }
      // If the text fits, it is complete, unless the file is not a regular one.
      if isMore || text.count == 0 || (code != 0 && code != EINTR) { _ = try status(descriptor, text) }
    }
    guard code == 0 else { throw Failure(message: "cannot be read: \(String(cString: strerror(code)))") }
    return stamp
  }

  /// Reserves memory for the whole file and returns its stamp.
  private static func status(_ descriptor: Int32, _ text: TextBuffer) throws(Failure) -> FileStamp {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw Failure(message: "cannot be read: \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(message: "is not a regular file") }
    guard status.st_size < limit, text.count < limit else { throw Failure(message: "is larger than 2 GB") }
    // One more byte, to detect the end.
    text.reserve(Int(status.st_size) + 1)
    return FileStamp(status)
  }
}

extension SourceTexts {
  /// The files of a workspace, with unsaved buffers in place of what is on disk.
  public convenience init(_ workspace: Workspace, wide: @escaping (String) -> WideColumns? = { _ in nil }) {
    self.init(read: workspace.text, wide: wide)
  }
}
