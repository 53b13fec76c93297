import ArgumentParser
import Findings
import Linting
import Reports

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show findings, layers and the longest controllers over time, or what brought each finding.",
    discussion: """
      Past commits along first parents are read from git without a checkout, and linted with today's configuration. \
      Findings that the baseline accepts count too. HEAD is the last revision; times count back from it. The exit code \
      is 0 whatever is found.
      """)

  @Argument(help: "The folder of the project.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(
    help: ArgumentHelp(
      "Where to begin: 1.year, 6.months, 12.weeks, a day such as 2026-01-31, or a revision.", valueName: "start"))
  var since = "1.year"

  @Option(help: "Which revisions to lint: the last one of each week or month, those with a tag, or all.")
  var every = HistoryInterval.week

  @Flag(help: "For each finding of HEAD, find the commit that brought it.")
  var introduced = false

  @Option(help: ArgumentHelp("Check only this rule; repeatable.", valueName: "rule"))
  var only: [String] = []

  @Option(help: "How to write it.")
  var format = HistoryFormat.text

  func run() throws {
    if introduced {
      let found = try options.answer(at: path, counting: "commit") {
        try Linter.introductions(narrowed($0), since: since)
      }
      return try Console.write(IntroductionReport(found, ink: .ofOutput).render(format))
    }
    let history = try options.answer(at: path, counting: "commit") {
      try Linter.history(narrowed($0), since: since, every: every)
    }
    try Console.write(HistoryReport(history, ink: .ofOutput).render(format))
  }

  private func narrowed(_ request: LintRequest) -> LintRequest {
    var request = request
    request.only = only
    return request
  }
}

extension HistoryInterval: ExpressibleByArgument {}
extension HistoryFormat: ExpressibleByArgument {}
