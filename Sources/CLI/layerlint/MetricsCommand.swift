import ArgumentParser
import Findings
import Linting
import Reports

struct MetricsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "Measure coupling, cohesion, depth and cycles of layers, modules, folders or types.",
    discussion: """
      Ca, Ce: how many declarations use a part, and how many of its own use others. I = Ce / (Ca + Ce): instability. \
      A: share of protocols. D = |A + I - 1|: distance from the balance of both. LCOM4: groups of methods that have \
      nothing in common. Depth: longest chain of dependencies. Cycle: how many parts depend on each other in a circle.
      """)

  @Argument(help: "The folder to look at.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(help: "What to measure.")
  var level = MetricsLevel.layer

  @Option(help: "How to write it.")
  var format = RemedyFormat.text

  @Flag(help: "List all folders or types, rather than the thirty with most coupling.")
  var all = false

  func run() throws {
    let metrics = try options.answer(at: path) { try Linter($0).metrics(level) }
    let limit = all || level == .layer || level == .module ? Int.max : 30
    try Console.write(MetricsReport(metrics, limit: limit, ink: .ofOutput).render(format))
  }
}

extension MetricsLevel: ExpressibleByArgument {}
extension RemedyFormat: ExpressibleByArgument {}
