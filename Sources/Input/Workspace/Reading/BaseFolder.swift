import SourceFacts
import Storage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The base folder, opened once: what is looked up from there on takes fewer steps than from the root of the file system.
final class BaseFolder: Sendable {
  private let path: String
  private let descriptor: Int32

  /// - Parameter path: absolute, without a trailing slash; empty for the root of the file system.
  init(_ path: String) {
    self.path = path
    descriptor = openat(AT_FDCWD, path.isEmpty ? "/" : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// All of these take a path relative to the base.
  func open(_ path: String, _ flags: Int32) -> Int32 { place(path).withCString { openat(start, $0, flags) } }

  /// Nil, and `errno`, for what is no folder or cannot be read.
  func list(_ path: String) -> OpenFolder? { OpenFolder(open(path, Self.listing)) }

  /// The same of what stands in a folder that is open: it is found in one step. Nil where there is none.
  func list(_ name: UnsafePointer<CChar>, in folder: OpenFolder?) -> OpenFolder? {
    folder.flatMap { OpenFolder(openat($0.descriptor, name, Self.listing)) }
  }

  private static let listing = O_RDONLY | O_NONBLOCK | O_DIRECTORY | O_CLOEXEC

  func exists(_ path: String) -> Bool { place(path).withCString { faccessat(start, $0, F_OK, 0) } == 0 }

  /// Nil for what cannot be reached.
  func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    return place(path).withCString { fstatat(start, $0, &status, 0) } == 0 ? FileStamp(status) : nil
  }

  private var start: Int32 { descriptor < 0 ? AT_FDCWD : descriptor }

  /// A folder that cannot be opened may be passed through all the same. Whoever hands it to C does so by `withCString`: what is
  /// handed over as it is would be copied first.
  private func place(_ path: String) -> String {
    if descriptor < 0 { return "\(self.path)/\(path)" }
    return path.isEmpty || path.utf8.first == UInt8(ascii: "/") ? "./" + path : path
  }
}
