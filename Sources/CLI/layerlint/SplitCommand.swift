import ArgumentParser
import Findings
import Linting
import Reports

struct SplitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split", abstract: "Propose how to take a large type apart: what moves, where to, and what is left.",
    discussion: """
      Members that use the same state, call each other and speak of the same things become one proposal. What the \
      framework or a storyboard calls stays. Lines and responsibilities are measured as the rules do. Without a type: \
      the ten controllers, presenters and view models where it saves most.
      """)

  @Argument(help: "The type to take apart.")
  var type: String?

  @Option(name: .customLong("in"), help: "The folder to look at.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(help: "How to write it.")
  var format = RemedyFormat.text

  func run() throws {
    let split = try options.answer(at: path) { try Linter($0).split(type) }
    try Console.write(SplitReport(split, isVerbose: type != nil, ink: .ofOutput).render(format))
  }
}
