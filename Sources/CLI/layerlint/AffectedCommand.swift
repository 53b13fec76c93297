import ArgumentParser
import Findings
import Linting
import Reports

struct AffectedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "affected", abstract: "List the tests that reach what changed since a revision.",
    discussion: """
      A test type is listed if it uses, directly or through other code, a type, function or extension of a file that \
      changed. Uses that no source file shows, such as names in strings and resources, are not found. \
      --format xcodebuild prints arguments -only-testing:, and --format swift the argument of swift test --filter.
      """)

  @Argument(help: "The revision that the working tree is compared with, such as origin/main.")
  var base: String

  @Option(name: .customLong("in"), help: "The folder of the project.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(help: "How to write it.")
  var format = AffectedFormat.text

  func run() throws {
    let affected = try options.answer(at: path) { try Linter.affected($0, base: base) }
    try Console.write(AffectedReport(affected, ink: .ofOutput).render(format))
  }
}

extension AffectedFormat: ExpressibleByArgument {}
