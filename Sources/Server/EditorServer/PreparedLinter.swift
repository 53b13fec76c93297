import Linting

/// A linter that has analyzed the code. Only the thread that owns it may query it.
final class PreparedLinter {
  let linter: Linter

  init(_ linter: Linter) { self.linter = linter }
}
