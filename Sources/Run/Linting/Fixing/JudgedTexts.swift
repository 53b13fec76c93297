import FactStore
import SourceFacts
import Storage

/// Texts as they were judged: of a file that was touched since a run began, nothing is known any more.
struct JudgedTexts {
  private let start = FileStamp.now

  /// Whether a file was neither written nor exchanged since. Times go by steps of a few milliseconds: that is how late the
  /// start may be for a file that was read by then.
  func isUntouched(_ path: String) -> Bool { FileStamp(path: path).map { $0.changed < start } ?? false }
}
