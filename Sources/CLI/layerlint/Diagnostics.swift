import Findings
import Reports

/// Formats errors, problems and notes for standard error.
enum Diagnostics {
  /// Returns nil for errors of other libraries.
  static func lines(for error: any Error) -> [String]? {
    switch error {
    case UsageError.usage(let message), UsageError.nothingToLint(let message): ["error: \(message.visible)"]
    case UsageError.configuration(let mistakes): mistakes.map(line)
    case let error as WritingError: ["error: \(error.description.visible)"]
    default: nil
    }
  }

  private static func line(for mistake: ConfigurationMistake) -> String {
    "\(mistake.file.visible):\(mistake.line):\(mistake.column): error: \(mistake.message.visible)"
  }

  static func line(for problem: Problem) -> String {
    let severity = problem.fails ? "error" : "warning"
    let text = "\(problem.message.visible) (\(problem.kind.visible))"
    return "\((problem.place ?? Tool.name).visible): \(severity): \(text)"
  }

  /// Lists at most `staleShown` stale entries of the baseline, because thousands may be stale after a change of the
  /// configuration.
  static func lines(for problems: [Problem]) -> [String] {
    var stale = 0
    let shown = problems.filter { problem in
      if problem.kind == Problem.stale { stale += 1 }
      return problem.kind != Problem.stale || stale <= staleShown
    }
    guard stale > staleShown else { return shown.map(line) }
    let rest = "\(stale - staleShown) more entries of the baseline are not found: --write-baseline removes them"
    return shown.map(line) + ["\(Tool.name): error: \(rest) (\(Problem.stale))"]
  }

  private static let staleShown = 20

  static func line(forNote note: String) -> String { "note: \(note.visible)" }
}
