import FactStore
import SourceFacts
import Storage

/// Detects files that changed since the run began, so that fixes are applied only to texts that were checked.
struct UnchangedTexts {
  private let start = FileStamp.now

  /// Whether a file has not been written or replaced since the start. File times have a resolution of a few
  /// milliseconds, so that a change directly after the start may go unnoticed.
  func isUnchanged(_ path: String) -> Bool { FileStamp(path: path).map { $0.changed < start } ?? false }
}
