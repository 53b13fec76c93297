import Foundation
import Storage

/// Reads and writes texts on disk.
enum FileText {
  /// The maximum size of a file, in bytes.
  private static let largest = 64 << 20

  /// Returns nil if the path is not a regular file or cannot be read. A client may name devices and pipes, which have
  /// no end.
  static func read(_ path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest else { return nil }
    return FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// The path without symbolic links; the path itself if it does not exist.
  static func resolved(_ path: String) -> String {
    RealPath.of(path) ?? path
  }

  /// Writes a text atomically. Returns whether it succeeded.
  static func write(_ text: String, to path: String) -> Bool {
    (try? text.write(toFile: path, atomically: true, encoding: .utf8)) != nil
  }
}
