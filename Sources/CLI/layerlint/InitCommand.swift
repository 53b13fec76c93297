import ArgumentParser
import Findings
import Foundation
import Linting
import Reports

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented .layerlint.yml from what the project is.",
    discussion: """
      It says what was inferred (packs, layers, root, roles) and why. With --freeze it writes the baseline too, so \
      that today's code passes and only new findings are reported.
      """)

  @Argument(help: "The project's folder.", completion: .directory)
  var path = "."

  @Flag(help: "Also accept all that is found today: writes .layerlint-baseline.json.")
  var freeze = false

  @Flag(help: "Also write .github/workflows/layerlint.yml, which lints pull requests; an existing configuration stays.")
  var github = false

  @Flag(help: "Replace files that are there already.")
  var force = false

  @Option(help: ArgumentHelp("Threads to use. (default: one for each core)", valueName: "n"))
  var jobs: Int?

  private static let name = ".layerlint.yml"
  private static let baselineName = ".layerlint-baseline.json"

  func run() throws {
    try SourcePaths.check([path])
    try checkFolder()
    let setup = ProjectSetup(folder: path)
    let workflow = github ? try setup.workflowPath(replaces: force) : nil
    if !keepsConfiguration { try writeConfiguration() }
    if freeze { try writeBaseline() }
    if let workflow {
      try setup.writeWorkflow(to: workflow)
      Console.report([
        Diagnostics.line(forNote: "wrote \(workflow)"),
        Diagnostics.line(
          forNote: "the workflow cannot run before LayerLint has a release: then replace OWNER in it by the account "
            + "that publishes it"),
      ])
    } else {
      Console.report(setup.offers.map(Diagnostics.line(forNote:)))
    }
  }

  /// Whether only the workflow is written, because the configuration exists already.
  private var keepsConfiguration: Bool {
    github && !force && FileManager.default.fileExists(atPath: file(Self.name))
  }

  private func writeConfiguration() throws {
    let bar = ProgressBar.onTerminal()
    defer { bar?.clear() }
    var request = LintRequest(paths: [path])
    request.ignoresConfiguration = true
    request.jobs = jobs
    request.worker = Program.path
    if let bar { request.progress = { bar.update($0, $1) } }
    let linter = try Linter(request)
    try ReportFile(path: file(Self.name), base: linter.base).write(linter.draft())
    bar?.clear()
    Console.report([Diagnostics.line(forNote: "wrote \(file(Self.name))")])
    let left = linter.filesInNoLayer
    if left > 0 {
      let files = left == 1 ? "1 file is in no layer and is" : "\(grouped(left)) files are in no layer and are"
      Console.report([Diagnostics.line(forNote: "\(files) not checked for layers until a pattern names them")])
    }
  }

  private func file(_ name: String) -> String { path == "." ? name : "\(path)/\(name)" }

  private func checkFolder() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw UsageError.usage("'\(path)' is not a folder")
    }
    let names = (keepsConfiguration ? [] : [Self.name, ".layerlint.yaml"]) + (freeze ? [Self.baselineName] : [])
    guard !force, let taken = names.first(where: { FileManager.default.fileExists(atPath: file($0)) }) else { return }
    throw UsageError.usage("\(file(taken)) is there already: --force replaces it")
  }

  private func writeBaseline() throws {
    try? FileManager.default.removeItem(atPath: file(Self.baselineName))
    var request = LintRequest(paths: [path])
    request.writesBaseline = true
    request.jobs = jobs
    request.worker = Program.path
    let linter = try Linter(request)
    let result = linter.lint()
    Console.report(result.problems.map(Diagnostics.line(for:)))
    if let update = linter.baselineUpdate { try BaselineWriter.write(update, base: linter.base) }
  }
}
