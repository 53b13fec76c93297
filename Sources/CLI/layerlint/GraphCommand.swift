import ArgumentParser
import Findings
import GraphDocuments
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

  @Option(help: ArgumentHelp("Only what is near this type, file, folder, layer or module.", valueName: "name"))
  var focus: String?

  @Option(
    help: ArgumentHelp(
      "How many steps from --focus, either way (1 when left out), or else to --reaches (any number when left out).",
      valueName: "n"))
  var depth: Int?

  @Option(help: ArgumentHelp("Only what uses this, directly or through others.", valueName: "name"))
  var reaches: String?

  @Flag(help: "Who keeps whom alive, by strong stored properties, instead of who uses whom.")
  var ownership = false

  func validate() throws {
    guard let depth else { return }
    if depth < 0 { throw ValidationError("--depth needs a number of steps, 0 or more") }
    if focus == nil, reaches == nil {
      throw ValidationError("--depth counts from --focus or --reaches: give one of them")
    }
  }

  func run() throws {
    try SourcePaths.check([path])
    let bar = ProgressBar.onTerminal()
    defer { bar?.clear() }
    var request = options.request(for: [path])
    request.notesLabels = true
    if let bar { request.progress = { bar.update($0, $1) } }
    let selection = GraphRequest(level: level, focus: focus, reaches: reaches, depth: depth, isOwnership: ownership)
    let graph = try Linter(request).graph(selection)
    bar?.clear()
    Console.report(graph.notes.map(Diagnostics.line(forNote:)) + graph.problems.map(Diagnostics.line(for:)))
    let picture = format.render(graph, ink: .ofOutput)
    Console.report(Self.warnings(for: format, edges: graph.edges.count, characters: picture.utf16.count))
    try Console.write(picture)
  }

  /// Warnings for graphs that are too large to be drawn or read.
  static func warnings(for format: GraphFormat, edges: Int, characters: Int) -> [String] {
    let advice = "--level layer or module, or --focus NAME, shows less"
    if format == .mermaid, edges > 500 || characters > 50_000 {
      let size = "\(counted(edges, "edge")) and \(grouped(characters)) characters"
      return ["warning: \(size): GitHub draws Mermaid up to 500 edges and 50,000 characters; \(advice)"]
    }
    if format == .dot, edges > 500 {
      return ["warning: \(counted(edges, "edge")): Graphviz may take minutes, and nobody reads the picture; \(advice)"]
    }
    return []
  }
}

extension GraphLevel: ExpressibleByArgument {}
extension GraphFormat: ExpressibleByArgument {}
