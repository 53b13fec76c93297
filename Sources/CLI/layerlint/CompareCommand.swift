import ArgumentParser
import Findings
import Linting
import Reports

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show what a change does to the architecture: findings, layers, cycles and roles.",
    discussion: """
      Compares HEAD, or without it the working tree, with the commit from which it and BASE have diverged, as a pull \
      request does. Revisions are read from git without a checkout, and linted with today's configuration. Findings \
      that the baseline accepts count too. The exit code is 0 whatever changed.
      """)

  @Argument(help: "The revision to compare with, such as origin/main.")
  var base: String

  @Argument(help: "The revision that changed it. (default: the working tree)")
  var head: String?

  @Option(name: .customLong("in"), help: "The folder of the project.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(help: "How to write it.")
  var format = RemedyFormat.text

  func run() throws {
    let comparison = try options.answer(at: path) { try Linter.compare($0, base: base, head: head) }
    try Console.write(ComparisonReport(comparison, ink: .ofOutput).render(format))
  }
}
