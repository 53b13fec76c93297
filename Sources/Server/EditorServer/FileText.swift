import Foundation

/// Texts as they are on disk.
enum FileText {
  /// Nil where there is no such file, or it cannot be read.
  static func read(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

  /// The path without symbolic links; the path itself where nothing is there.
  static func resolved(_ path: String) -> String {
    guard let pointer = realpath(path, nil) else { return path }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Whole, or not at all.
  static func write(_ text: String, to path: String) -> Bool {
    (try? text.write(toFile: path, atomically: true, encoding: .utf8)) != nil
  }
}
