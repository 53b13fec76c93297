import Findings
import Reports

/// What standard error is told.
enum Complaint {
  /// Nil: not an error of ours.
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
    "\((problem.place ?? Tool.name).visible): \(problem.fails ? "error" : "warning"): \(problem.message.visible) (\(problem.kind.visible))"
  }

  static func line(forNote note: String) -> String { "note: \(note.visible)" }
}
