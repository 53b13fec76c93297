import Foundation

/// A folder that is removed with its last reference.
final class TemporaryFolder: Sendable {
  let root: String

  init(_ files: [String: String] = [:]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("layerlint-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ relative: String) -> String { "\(root)/\(relative)" }

  func read(_ relative: String) throws -> String { try String(contentsOfFile: path(relative), encoding: .utf8) }

  func write(_ text: String, to relative: String) throws { try write(Array(text.utf8), to: relative) }

  func write(_ bytes: [UInt8], to relative: String) throws {
    let url = URL(fileURLWithPath: path(relative))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
