import Foundation
import Testing

/// One run of the built program, and how it ended.
struct BinaryRun {
  var status: Int32
  var output: String
  var errors: String

  init(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]) throws {
    try self.init(program: Self.binary.path, arguments, in: folder, environment: environment)
  }

  /// With `layerlint` as `$LAYERLINT` in a shell's command line.
  init(shell command: String, in folder: TemporaryFolder) throws {
    try self.init(program: "/bin/sh", ["-c", command], in: folder, environment: ["LAYERLINT": Self.binary.path])
  }

  private init(
    program: String, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String]
  ) throws {
    let streams = try TemporaryFolder(["output": "", "errors": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.root)
    // No run leaves anything behind for another, unless a test wants that.
    let ownEnvironment = ProcessInfo.processInfo.environment.merging(["LAYERLINT_CACHE_PATH": ""]) { $1 }
    process.environment = ownEnvironment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: streams.path("output"))
    process.standardError = FileHandle(forWritingAtPath: streams.path("errors"))
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    // A worker's answer is no text.
    output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: streams.path("output"))), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: URL(fileURLWithPath: streams.path("errors"))), as: UTF8.self)
  }

  /// Beside the test bundle, unless the environment names another one: `make bombs` does.
  private static var binary: URL {
    if let path = ProcessInfo.processInfo.environment["LAYERLINT_BINARY"] { return URL(fileURLWithPath: path) }
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("layerlint")
  }
}

/// An app with two layers, known by their names, that points the wrong way once.
let brokenApp = [
  "Application/FeedViewController.swift": "final class FeedViewController {}\n",
  "Domain/FeedService.swift": "final class FeedService {\n\tlet screen = FeedViewController()\n}\n",
]

/// The same, pointing down.
let cleanApp = [
  "Application/FeedViewController.swift": "final class FeedViewController {\n  let service = FeedService()\n}\n",
  "Domain/FeedService.swift": "final class FeedService {}\n",
]
