import Findings

/// The exit status of a run. Commands throw it after all output is written.
enum ExitStatus: Int32, Error {
  /// No finding at or above `--fail-on`.
  case clean = 0
  case findings = 1
  /// Wrong usage, an invalid configuration, nothing to lint, or a report that could not be written.
  case unusable = 2

  /// Findings, stale baseline entries and exceeded measures fail a run. With `--strict`, warnings and all problems fail
  /// it too. Unresolved names never do.
  init(_ result: LintResult, failOn: FailureLevel, isStrict: Bool) {
    guard let least = failOn.least(isStrict: isStrict) else {
      self = .clean
      return
    }
    let hasProblems = result.problems.contains { isStrict || $0.fails }
    self = hasProblems || result.findings.contains { $0.severity >= least } ? .findings : .clean
  }
}

/// The values of `--fail-on`.
enum FailureLevel: String, Choice {
  case error, warning, never

  /// The lowest severity that fails the run; nil if none does.
  func least(isStrict: Bool) -> Severity? {
    switch self {
    case .never: nil
    case .warning: .warning
    case .error: isStrict ? .warning : .error
    }
  }
}
