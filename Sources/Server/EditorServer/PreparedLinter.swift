import Linting

/// A linter that has analysed the code, for questions of the thread that owns it.
final class PreparedLinter {
  let linter: Linter

  init(_ linter: Linter) { self.linter = linter }
}
