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

  @Option(
    help: ArgumentHelp(
      "How many levels of folders (or of nested layers) to distinguish, with --level folder, file or layer.",
      valueName: "n"))
  var collapse: Int?

  @Option(help: ArgumentHelp("Only edges with at least so many references.", valueName: "n"))
  var minReferences: Int?

  @Flag(help: "Only edges against the layers, as `lint` finds them.")
  var onlyViolations = false

  @Flag(help: "Who keeps whom alive, by strong stored properties, instead of who uses whom.")
  var ownership = false

  func validate() throws {
    if let collapse, collapse < 1 { throw ValidationError("--collapse needs a number of levels, 1 or more") }
    if let minReferences, minReferences < 1 {
      throw ValidationError("--min-references needs a number of references, 1 or more")
    }
    if ownership, onlyViolations {
      throw ValidationError("--ownership shows who keeps whom alive, which layers do not restrict: choose one")
    }
    guard let depth else { return }
    if depth < 0 { throw ValidationError("--depth needs a number of steps, 0 or more") }
    if focus == nil, reaches == nil {
      throw ValidationError("--depth counts from --focus or --reaches: give one of them")
    }
  }

  func run() throws {
    var selection = GraphRequest(level: level, focus: focus, reaches: reaches, depth: depth, isOwnership: ownership)
    (selection.collapse, selection.onlyViolations) = (collapse, onlyViolations)
    selection.minReferences = minReferences ?? 1
    let graph = try options.answer(at: path) { request in
      var request = request
      request.notesLabels = true
      return try Linter(request).graph(selection)
    }
    let picture = format.render(graph, ink: .ofOutput)
    Console.report(GraphSizeWarning(graph, format: format, characters: picture.utf16.count).lines)
    try Console.write(picture)
  }
}

extension GraphLevel: ExpressibleByArgument {}
extension GraphFormat: ExpressibleByArgument {}
