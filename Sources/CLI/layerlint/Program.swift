import Foundation

/// This program, which starts itself as worker.
enum Program {
  /// The variables that are asked for, as they first were. To read all that there are takes a hundredth of a warm run.
  static let environment: [String: String] = {
    let names = ["LAYERLINT_CACHE_PATH", "XDG_CACHE_HOME", "HOME", "NO_COLOR", "TERM"] + ContinuousIntegration.variables
    return names.reduce(into: [:]) { found, name in
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
  }()

  /// Nil where nothing tells. On Linux `Bundle.main` ends the process where there is no `/proc`.
  static var path: String? {
    #if os(Linux)
      return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      return Bundle.main.executablePath
    #endif
  }
}
