import Foundation
import Testing
import Threads

/// One run of the built program, and its outcome.
struct BinaryRun {
  var status: Int32
  var output: String
  var errors: String

  init(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]) throws {
    try self.init(program: Self.binary.path, arguments, in: folder, environment: environment)
  }

  /// Runs a shell command in which `$LAYERLINT` is the program.
  init(shell command: String, in folder: TemporaryFolder) throws {
    try self.init(program: "/bin/sh", ["-c", command], in: folder, environment: ["LAYERLINT": Self.binary.path])
  }

  private init(
    program: String, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String]
  ) throws {
    let streams = try TemporaryFolder(["output": "", "errors": ""])
    // No run affects another one, unless a test wants that.
    let ownEnvironment = ProcessInfo.processInfo.environment.merging(["LAYERLINT_CACHE_PATH": ""]) { $1 }
    let (output, errors) = (try streams.writing("output"), try streams.writing("errors"))
    let process = try ChildProcess(
      "/bin/sh", ["-c", #"cd "$0" && exec "$@""#, folder.root, program] + arguments,
      environment: ownEnvironment.merging(environment) { $1 }, output: .descriptor(output.fileDescriptor),
      errors: .descriptor(errors.fileDescriptor))
    status =
      switch process.wait() {
      case .status(let status): status
      case .signal(let signal): 128 + signal
      }
    // The output of a worker is not text.
    self.output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: streams.path("output"))), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: URL(fileURLWithPath: streams.path("errors"))), as: UTF8.self)
  }

  /// Next to the test bundle, or the binary that the environment names, as `make bombs` does.
  private static var binary: URL {
    if let path = ProcessInfo.processInfo.environment["LAYERLINT_BINARY"] { return URL(fileURLWithPath: path) }
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("layerlint")
  }
}

extension TemporaryFolder {
  fileprivate func writing(_ name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(fileURLWithPath: path(name)))
  }
}

/// An app with two layers, recognized by their names, and one upward dependency.
let brokenApp = [
  "Application/FeedViewController.swift": "final class FeedViewController {}\n",
  "Domain/FeedService.swift": "final class FeedService {\n\tlet screen = FeedViewController()\n}\n",
]

/// The same app with a downward dependency.
let cleanApp = [
  "Application/FeedViewController.swift": "final class FeedViewController {\n  let service = FeedService()\n}\n",
  "Domain/FeedService.swift": "final class FeedService {}\n",
]
