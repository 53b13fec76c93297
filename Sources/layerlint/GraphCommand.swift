import ArgumentParser
import Findings
import Linting
import Reports

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Show who uses whom: layers, modules, folders, files or types.")

  @Argument(help: "The folder to look at.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(help: "How finely to look.")
  var level = GraphLevel.layer

  @Option(help: "How to write it.")
  var format = GraphFormat.text

  func run() throws {
    try SourcePaths.check([path])
    let bar = ProgressBar.onTerminal()
    defer { bar?.clear() }
    var request = options.request(for: [path])
    if let bar { request.progress = { bar.update($0, $1) } }
    let graph = try Linter(request).graph(level: level)
    bar?.clear()
    Console.tell(graph.notes.map(Complaint.line(forNote:)) + graph.problems.map(Complaint.line(for:)))
    try Console.write(format.render(graph, ink: .ofOutput))
  }
}

extension GraphLevel: ExpressibleByArgument {}
extension GraphFormat: ExpressibleByArgument {}
