import Foundation
import Patterns
import SourceFacts
import Storage
import Testing
import Workspace

/// A folder with files, which is removed at the end of the test.
final class TemporaryTree {
  let base: String

  /// - Parameter name: the last component of its path.
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

  /// Searches twice, the second time with a memory, which must give the same result.
  func find(
    include: [String] = [], exclude: [String] = [], tests: Bool = false, generated: Bool = false,
    overlay: [String: [UInt8]] = [:]
  ) -> Workspace {
    let options = WorkspaceOptions(
      base: base, include: include.map(PathPattern.init), exclude: exclude.map(PathPattern.init), tests: tests,
      generated: generated, overlay: overlay)
    let found = Workspace.find(options)
    let memory = Memory()
    for _ in 0..<2 {
      let remembered = Workspace.find(options) { _ in memory }
      #expect(remembered.hidden == found.hidden && remembered.inWords == found.inWords)
    }
    return found
  }

  deinit { try? FileManager.default.removeItem(at: URL(filePath: base).deletingLastPathComponent()) }
}

/// Stores data in memory instead of files.
final class Memory: WorkspaceMemory {
  private var kept: [ContentHash: [UInt8]] = [:]
  private(set) var hits = 0
  private(set) var listings: [UInt8] = []

  func storeListings(_ packed: [UInt8]) { listings = packed }

  func value<Value>(_ key: ContentHash, _ read: (inout Unpacking) -> Value?) -> Value? {
    let value = kept[key].flatMap { Unpacking.reading($0, read) }
    if value != nil { hits += 1 }
    return value
  }

  func save(_ packing: Packing, _ key: ContentHash) { kept[key] = packing.bytes }
}

extension Workspace {
  /// Everything except hidden files, which are in no order.
  var inWords: String {
    var copy = self
    copy.hidden = []
    return "\(copy)"
  }
  var paths: [String] { files.map(\.path) }
  /// The targets of a file, by the names that reports use.
  func targets(of path: String) -> [String]? { files.first { $0.path == path }?.modules.map { targets[$0] } }
  func modules(of path: String) -> [String]? { files.first { $0.path == path }?.modules.map { modules[$0] } }
  func skipped(_ reason: SkipReason) -> Int { skipped.first { $0.reason == reason }?.count ?? 0 }
}
