import Foundation
import SourceFacts

/// Texts as they were judged: of a file that was touched since a run began, nothing is known any more.
struct JudgedTexts {
  private let start: (seconds: Int, nanoseconds: Int)

  /// From now on.
  init() {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    start = (Int(now.tv_sec), Int(now.tv_nsec))
  }

  /// Whether a file was neither written nor exchanged since. Times go by steps of a few milliseconds: that is how late the
  /// start may be for a file that was read by then.
  func isUntouched(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    #if canImport(Darwin)
      let changed = status.st_ctimespec
    #else
      let changed = status.st_ctim
    #endif
    return (Int(changed.tv_sec), Int(changed.tv_nsec)) < start
  }
}
