import Linting
import Threads

/// A linter that has analysed the code, for questions of the thread that owns it.
final class PreparedLinter {
  let linter: Linter

  init(_ linter: Linter) { self.linter = linter }
}

/// A linter that is not asked any more. Freeing it takes as long as some of what an analysis does, so that it is done
/// at the same time, by another thread.
final class OldLinter: @unchecked Sendable {
  private var linter: PreparedLinter?

  init(_ linter: PreparedLinter) { self.linter = linter }

  /// Call it once.
  func free() { if DeepThread({ self.linter = nil }) == nil { linter = nil } }
}
