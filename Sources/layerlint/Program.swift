import Foundation

/// This program, which starts itself as worker.
enum Program {
  /// Nil where nothing tells. On Linux `Bundle.main` ends the process where there is no `/proc`.
  static var path: String? {
    #if os(Linux)
      return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      return Bundle.main.executablePath
    #endif
  }
}
