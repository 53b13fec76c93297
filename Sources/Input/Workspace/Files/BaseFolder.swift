import SourceFacts
import Storage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The open base folder. Looking up paths from there is faster than from the root of the file system.
final class BaseFolder: Sendable {
  private let path: String
  private let descriptor: Int32

  /// - Parameter path: absolute, without a trailing slash; empty for the root of the file system.
  init(_ path: String) {
    self.path = path
    descriptor = openat(AT_FDCWD, path.isEmpty ? "/" : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// All paths are relative to the base folder.
  func open(_ path: String, _ flags: Int32) -> Int32 { place(path).withCString { openat(start, $0, flags) } }

  /// Nil, with `errno` set, if it is not a folder or cannot be read.
  func list(_ path: String) -> OpenFolder? { OpenFolder(open(path, Self.listing)) }

  /// The same for an entry of an open folder, which is faster. Nil if there is none.
  func list(_ name: UnsafePointer<CChar>, in folder: OpenFolder?) -> OpenFolder? {
    folder.flatMap { OpenFolder(openat($0.descriptor, name, Self.listing)) }
  }

  private static let listing = O_RDONLY | O_NONBLOCK | O_DIRECTORY | O_CLOEXEC

  func exists(_ path: String) -> Bool { place(path).withCString { faccessat(start, $0, F_OK, 0) } == 0 }

  /// Nil if it is not accessible.
  func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    return place(path).withCString { fstatat(start, $0, &status, 0) } == 0 ? FileStamp(status) : nil
  }

  private var start: Int32 { descriptor < 0 ? AT_FDCWD : descriptor }

  /// The path to open: that of the base folder is needed if the folder could not be opened, because it may still be
  /// traversed. Pass the result to C with `withCString`; passing a string directly would copy it.
  private func place(_ path: String) -> String {
    if descriptor < 0 { return "\(self.path)/\(path)" }
    return path.isEmpty || path.utf8.first == UInt8(ascii: "/") ? "./" + path : path
  }
}
