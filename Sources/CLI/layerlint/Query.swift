import Findings
import Linting

extension RunOptions {
  /// Answers a query about the project at a path. Shows a progress bar; prints notes and problems to standard error.
  /// - Parameter noun: what the bar counts.
  func answer<Answer: QueryAnswer>(
    at path: String, counting noun: String = "file", _ query: (LintRequest) throws -> Answer
  ) throws -> Answer {
    try SourcePaths.check([path])
    let bar = ProgressBar.onTerminal(counting: noun)
    defer { bar?.clear() }
    var request = request(for: [path])
    if let bar { request.progress = { bar.update($0, $1) } }
    let answer = try query(request)
    bar?.clear()
    Console.report(answer.notes.map(Diagnostics.line(forNote:)) + answer.problems.map(Diagnostics.line(for:)))
    return answer
  }
}
