import BuildCommit
import Findings
import Foundation

/// The running program, which also starts itself as a worker process.
enum Program {
  /// The version: `layerlint 0.1.0 (4f5e6d7a8b9c)`. The commit is included if it was passed to the build, as by
  /// `make dist`.
  static var version: String {
    let commit = String(cString: layerlint_commit())
    return "\(Tool.name) \(Tool.version)" + (commit.isEmpty ? "" : " (\(commit))")
  }

  /// The environment variables that the program reads, as they were at the first access. Reading all variables takes a
  /// hundredth of a warm run.
  static let environment: [String: String] = {
    let names =
      ["LAYERLINT_CACHE_PATH", "XDG_CACHE_HOME", "HOME", "NO_COLOR", "TERM"] + ContinuousIntegration.variables
    return names.reduce(into: [:]) { found, name in
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
  }()

  /// The path of the executable; nil if it cannot be determined. On Linux, `Bundle.main` terminates the process if
  /// there is no `/proc`.
  static var path: String? {
    #if os(Linux)
      return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      return Bundle.main.executablePath
    #endif
  }
}
