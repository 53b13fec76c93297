import Findings

/// How a run ends. Thrown by a command that has said all there is to say.
enum ExitStatus: Int32, Error {
  /// Nothing at or above `--fail-on`.
  case clean = 0
  case findings = 1
  /// Wrong usage, unusable configuration, nothing to lint, a report that could not be written.
  case unusable = 2

  /// What is fixed must leave the baseline: an entry for it fails the run, and so does what outgrew its entry.
  /// `--strict` also fails on warnings and on every problem; never on unresolved names, which are counted only.
  init(_ result: LintResult, failOn: FailureLevel, isStrict: Bool) {
    guard let least = failOn.least(isStrict: isStrict) else {
      self = .clean
      return
    }
    let hasProblems = result.problems.contains { isStrict || $0.fails }
    self = hasProblems || result.findings.contains { $0.severity >= least } ? .findings : .clean
  }
}

/// `--fail-on`
enum FailureLevel: String, Choice {
  case error, warning, never

  /// The least severity that fails the run; nil for none.
  func least(isStrict: Bool) -> Severity? {
    switch self {
    case .never: nil
    case .warning: .warning
    case .error: isStrict ? .warning : .error
    }
  }
}
