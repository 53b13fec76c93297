import ArgumentParser
import Findings
import Linting
import Reports

struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Show how one part depends on another: the shortest path, reference by reference.",
    discussion: """
      Each end is a type, file, folder, layer or module; a path or name may be cut short at its beginning, and
      'type:Feed' names the kind. The steps between are of the finer end's kind. If there is no path, the exit code is \
      0 too.
      """)

  @Argument(help: "What depends.")
  var from: String

  @Argument(help: "What it depends on.")
  var to: String

  @Argument(help: "The folder to look at.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Flag(help: "Show the fewest references to remove so that no path is left.")
  var cut = false

  func run() throws {
    let answer = try options.answer(at: path) { try Linter($0).why(from: from, to: to, cuts: cut) }
    try Console.write(PathText(answer, ink: .ofOutput).render())
  }
}
