import Foundation
import Storage

/// Texts as they are on disk.
enum FileText {
  /// Bytes of the largest file that is read.
  private static let largest = 64 << 20

  /// Nil where there is no such file, or it cannot be read. A client may name devices and pipes, too, which have no end.
  static func read(_ path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest else { return nil }
    return FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// The path without symbolic links; the path itself where nothing is there.
  static func resolved(_ path: String) -> String {
    RealPath.of(path) ?? path
  }

  /// Whole, or not at all.
  static func write(_ text: String, to path: String) -> Bool {
    (try? text.write(toFile: path, atomically: true, encoding: .utf8)) != nil
  }
}
