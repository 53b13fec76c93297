import ArgumentParser
import Findings
import Linting
import Reports

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Find the moves of files that remove most findings about layers, or try given moves.",
    discussion: """
      Each move is tried: layers and roles are inferred and the rules checked as if the file were in the other folder. \
      A file moves to a folder of another layer in its own module. Also lists the five findings to fix first: by how \
      many types depend on what is wrong, how often the file changes, and how long it is. Nothing is written.
      """)

  @Argument(help: "The folder to look at.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(help: ArgumentHelp("The maximum number of moves.", valueName: "n"))
  var steps = 10

  @Option(
    help: ArgumentHelp(
      "Count only the findings of this rule; repeatable. (default: rules about layers)", valueName: "rule"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Say what this move would change, rather than searching; repeatable. LAYER may also be a folder.",
      valueName: "file=layer"))
  var move: [String] = []

  @Option(help: "How to write it.")
  var format = RemedyFormat.text

  func validate() throws {
    if steps < 1 { throw ValidationError("--steps needs a number of moves, 1 or more") }
  }

  func run() throws {
    let plan = try options.answer(at: path) { request in
      var request = request
      request.only = only
      let linter = try Linter(request)
      return move.isEmpty ? try linter.plan(steps: steps) : try linter.plan(moves: move)
    }
    try Console.write(PlanReport(plan, isQuestion: !move.isEmpty, ink: .ofOutput).render(format))
  }
}
