import Linting
import Threads

/// A linter that has analyzed the code. Only the thread that owns it may query it.
final class PreparedLinter {
  let linter: Linter

  init(_ linter: Linter) { self.linter = linter }
}

/// A linter that is no longer used. It is freed on another thread, because that takes several milliseconds.
final class OldLinter: @unchecked Sendable {
  private var linter: PreparedLinter?

  init(_ linter: PreparedLinter) { self.linter = linter }

  /// Call it once.
  func free() { if DeepThread({ self.linter = nil }) == nil { linter = nil } }
}
