import Foundation

/// The binary of LayerLint.
struct Program {
  let path: String

  /// `$LAYERLINT_PATH`, or else the binary that SwiftPM has unpacked for this package, or else one in `PATH`.
  static func find(forPackage root: String) throws -> Program {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["LAYERLINT_PATH"], !path.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw ArchitectureError(description: "$LAYERLINT_PATH is not a program: \(path)")
      }
      return Program(path: path)
    }
    if let path = bundled(below: root) { return Program(path: path) }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    if let path = folders.map({ "\($0)/layerlint" }).first(where: FileManager.default.isExecutableFile(atPath:)) {
      return Program(path: path)
    }
    throw ArchitectureError(
      description: "layerlint was not found: install it, or set $LAYERLINT_PATH to its path")
  }

  /// The binary for this machine in the artifact bundle, downloaded or next to this source.
  private static func bundled(below root: String) -> String? {
    let own = (#filePath as NSString).deletingLastPathComponent + "/../../layerlint.artifactbundle"
    let downloaded = "\(root)/.build/artifacts/layerlint-swiftpm/layerlint/layerlint.artifactbundle"
    for bundle in [downloaded, own] {
      let variants = ((try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []).sorted()
      let path = variants.filter { $0.hasPrefix(machine) }.map { "\(bundle)/\($0)/layerlint" }
        .first(where: FileManager.default.isExecutableFile(atPath:))
      if let path { return path }
    }
    return nil
  }

  private static var machine: String {
    #if arch(x86_64)
      "x86_64-"
    #elseif os(macOS)
      "arm64-"
    #else
      "aarch64-"
    #endif
  }

  /// Runs the program until it ends. Throws what it prints if it cannot lint.
  func run(_ arguments: [String], in scratch: URL) throws {
    #if os(macOS) || os(Linux)
      let errors = scratch.appendingPathComponent("errors")
      _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
      guard process.terminationReason == .exit, process.terminationStatus == 0 else {
        let text = String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self)
        throw ArchitectureError(description: "layerlint failed (\(process.terminationStatus)): \(text)")
      }
    #else
      throw ArchitectureError(description: "LayerLint needs to start a program: run this test on macOS or Linux")
    #endif
  }
}
