import Foundation
import Testing
import Threads

/// A folder with sources that a compiler has built, and their index store.
final class IndexedProject {
  let root: String
  var store: String { "\(root)/index" }

  /// File names end in `.swift`.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("layerlint-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: "\(root)/objects", withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
    let arguments =
      ["-c", "-parse-as-library", "-module-name", "App", "-index-store-path", store]
      + files.keys.sorted().map { "\(root)/\($0)" }
    let compiler = try ChildProcess(
      "/bin/sh", ["-c", #"cd "$0" && exec swiftc "$@""#, "\(root)/objects"] + arguments, output: .inherited,
      errors: .inherited)
    try #require(compiler.wait() == .status(0))
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The files of the store whose paths contain a word.
  func storeFiles(_ word: String) throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: store).sorted()
    return all.filter { $0.contains(word) }.map { "\(store)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
}
