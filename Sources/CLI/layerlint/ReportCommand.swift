import ArgumentParser
import Findings
import Linting
import PageReport
import Reports

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the architecture on one HTML page: layers, matrix, graph, screens, findings.",
    discussion: """
      The page is one file that loads nothing. `layerlint --format html:FILE` writes it next to other reports.
      """)

  @Argument(help: "The folder to look at.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write; '-' is standard output.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var output = "layerlint.html"

  @Option(
    help: ArgumentHelp(
      "Add a view of the numbers over time, from then on: 1.year, 6.months, a day or a revision; see 'history'.",
      valueName: "start"))
  var since: String?

  @Option(help: "With --since, which revisions to lint: the last one of each week or month, those with a tag, or all.")
  var every = HistoryInterval.week

  @Option(
    help: ArgumentHelp(
      "Findings to accept. (default: .layerlint-baseline.json in the base folder, if there is one)", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  func run() throws {
    try SourcePaths.check([path])
    let bar = ProgressBar.onTerminal()
    defer { bar?.clear() }
    var request = options.request(for: [path])
    request.baseline = baseline
    if let bar { request.progress = { bar.update($0, $1) } }
    let linter = try Linter(request)
    let result = linter.lint()
    bar?.clear()
    Console.report(result.notes.map(Diagnostics.line(forNote:)) + result.problems.map(Diagnostics.line(for:)))
    let setting = ReportSetting(base: linter.base) { linter.sourceLine(file: $0, line: $1) }
    let history = try since.map { since in
      try options.answer(at: path, counting: "commit") { try Linter.history($0, since: since, every: every) }
    }
    let html = PageReport(linter.page(), result, history: history, in: setting).render()
    if output == "-" { return try Console.write(html) }
    try ReportFile(path: output, base: linter.base).write(html)
    Console.report([Diagnostics.line(forNote: "wrote \(output)")])
  }
}
