import Foundation

/// This program, which starts itself as worker.
enum Program {
  /// Variables as they were first asked for: all are read each time that the system is asked.
  static let environment = ProcessInfo.processInfo.environment

  /// Nil where nothing tells. On Linux `Bundle.main` ends the process where there is no `/proc`.
  static var path: String? {
    #if os(Linux)
      return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      return Bundle.main.executablePath
    #endif
  }
}
