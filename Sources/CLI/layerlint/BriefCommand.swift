import ArgumentParser
import Findings
import Linting
import Reports

struct BriefCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "brief", abstract: "Show what to know before editing a file or type, in at most thirty lines.",
    discussion: """
      Layer, roles with their proof, what it may use and what uses it, the rules that apply to it, its findings, and a \
      type of the same roles without findings to copy from.
      """)

  @Argument(help: "A file or type; a path or name may be cut short at its beginning.")
  var name: String

  @Option(name: .customLong("in"), help: "The folder to look at.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(help: "How to write it.")
  var format = RemedyFormat.text

  func run() throws {
    let brief = try options.answer(at: path) { try Linter($0).brief(name) }
    try Console.write(BriefReport(brief, ink: .ofOutput).render(format))
  }
}
