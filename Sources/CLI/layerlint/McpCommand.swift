import AgentServer
import ArgumentParser
import Findings
import Foundation
import Linting
import Reports

struct McpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Serve a coding assistant: the Model Context Protocol on standard input and output.",
    discussion: """
      Its tools are lint (files changed since the last commit, unless asked otherwise), why, graph, roles, brief, plan \
      and explain. Each answer has at most 50 lines. No tool writes a file. docs/agents.md says how to set up an \
      assistant.
      """)

  @Argument(help: "The folder of the project. Nothing outside of it can be asked about.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  func run() throws {
    try SourcePaths.check([path])
    let root = URL(fileURLWithPath: path).standardizedFileURL.path
    // A closed connection is detected by a failed write instead.
    signal(SIGPIPE, SIG_IGN)
    let settings = AgentSettings(
      root: root, request: { options.request(for: [$0]) }, explain: { try Self.page(about: $0, ofProjectAt: root) })
    let output = Output(Console.output, named: "standard output")
    AgentServer(settings).run(reading: 0) { bytes in
      output.write(bytes)
      return output.failure == nil
    }
  }

  /// The longest page that fits into an answer.
  private static func page(about name: String, ofProjectAt root: String) throws -> String? {
    for extent in [Explanation.Extent.page, .short] {
      guard let page = try ExplainCommand.page(about: name, ofProjectAt: root, extent: extent, ink: Ink(isOn: false))
      else { return nil }
      if extent == .short || page.count(where: \.isNewline) <= AgentServer.lineLimit { return page }
    }
    return nil
  }
}
