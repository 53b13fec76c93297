import ArgumentParser
import Findings
import Foundation
import Linting
import Reports

struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs", abstract: "Write the architecture as Markdown: layers, screens, roles and rules.",
    discussion: """
      With --check nothing is written: the exit code is 1 if the file is not what would be written, so that CI notices.
      """)

  @Argument(help: "The folder to look at.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write or to check; '-' is standard output.", valueName: "file"),
    completion: .file(extensions: ["md"]))
  var output = "ARCHITECTURE.md"

  @Flag(help: "Write nothing, and exit with 1 if the file is out of date.")
  var check = false

  @Flag(help: "Replace a file that this command did not write.")
  var force = false

  func validate() throws {
    if check, output == "-" { throw ValidationError("--check compares a file: name it with --output") }
  }

  func run() throws {
    try SourcePaths.check([path])
    let bar = ProgressBar.onTerminal()
    defer { bar?.clear() }
    var request = options.request(for: [path])
    if let bar { request.progress = { bar.update($0, $1) } }
    let linter = try Linter(request)
    let result = linter.lint()
    bar?.clear()
    Console.report(result.problems.map(Diagnostics.line(for:)))
    let text = ArchitectureText(linter.page(), rules: result.rules).render()
    if output == "-" { return try Console.write(text) }
    let isCurrent = FileManager.default.contents(atPath: output) == Data(text.utf8)
    if check {
      if isCurrent { return }
      let state = FileManager.default.fileExists(atPath: output) ? "is out of date" : "does not exist"
      Console.report(["error: \(output) \(state): run '\(Tool.name) docs -o \(output)' and commit it"])
      throw ExitStatus.findings
    }
    if !isCurrent, !force, let content = FileManager.default.contents(atPath: output), !content.isEmpty,
      !ArchitectureText.isOwn(String(decoding: content, as: UTF8.self))
    {
      throw UsageError.usage(
        "\(output) was not written by '\(Tool.name) docs': name another file with --output, or replace it with --force")
    }
    if !isCurrent { try ReportFile(path: output, base: linter.base).write(text) }
    Console.report([Diagnostics.line(forNote: isCurrent ? "\(output) is up to date" : "wrote \(output)")])
  }
}
