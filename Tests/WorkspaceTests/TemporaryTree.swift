import Foundation
import SourceFacts
import Workspace

/// A folder with files, gone when the test ends.
final class TemporaryTree {
  let base: String

  /// `named`: the last component of its path.
  init(_ files: [String: String], named name: String = "App") throws {
    base = NSTemporaryDirectory() + "layerlint-" + UUID().uuidString + "/" + name
    try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, Array(text.utf8)) }
  }

  convenience init(_ paths: [String], named name: String = "App") throws {
    try self.init(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }), named: name)
  }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let url = URL(filePath: base + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: base + "/" + path, withDestinationPath: target)
  }

  func find(
    include: [String] = [], exclude: [String] = [], tests: Bool = false, generated: Bool = false,
    overlay: [String: [UInt8]] = [:]
  ) -> Workspace {
    Workspace.find(
      WorkspaceOptions(
        base: base, include: include.map(PathPattern.init), exclude: exclude.map(PathPattern.init), tests: tests,
        generated: generated, overlay: overlay))
  }

  deinit { try? FileManager.default.removeItem(at: URL(filePath: base).deletingLastPathComponent()) }
}

extension Workspace {
  var paths: [String] { files.map(\.path) }
  /// The targets of a file, by the names that reports use.
  func targets(of path: String) -> [String]? { files.first { $0.path == path }?.modules.map { targets[$0] } }
  func modules(of path: String) -> [String]? { files.first { $0.path == path }?.modules.map { modules[$0] } }
  func skipped(_ reason: SkipReason) -> Int { skipped.first { $0.reason == reason }?.count ?? 0 }
}
