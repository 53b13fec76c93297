import Foundation
import Testing

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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.root)
    // No run affects another one, unless a test wants that.
    let ownEnvironment = ProcessInfo.processInfo.environment.merging(["LAYERLINT_CACHE_PATH": ""]) { $1 }
    process.environment = ownEnvironment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: streams.path("output"))
    process.standardError = FileHandle(forWritingAtPath: streams.path("errors"))
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    // The output of a worker is not text.
    output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: streams.path("output"))), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: URL(fileURLWithPath: streams.path("errors"))), as: UTF8.self)
  }

  /// Next to the test bundle, or the binary that the environment names, as `make bombs` does.
  private static var binary: URL {
    if let path = ProcessInfo.processInfo.environment["LAYERLINT_BINARY"] { return URL(fileURLWithPath: path) }
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("layerlint")
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
