import Findings
import Linting

extension RunOptions {
  /// Answers a query about the project at a path. Shows a progress bar; prints notes and problems to standard error.
  func answer<Answer: QueryAnswer>(
    at path: String, _ query: (LintRequest) throws -> Answer
  ) throws -> Answer {
    try SourcePaths.check([path])
    let bar = ProgressBar.onTerminal()
    defer { bar?.clear() }
    var request = request(for: [path])
    if let bar { request.progress = { bar.update($0, $1) } }
    let answer = try query(request)
    bar?.clear()
    Console.report(answer.notes.map(Diagnostics.line(forNote:)) + answer.problems.map(Diagnostics.line(for:)))
    return answer
  }
}
