import ArgumentParser
import Findings
import Foundation
import Linting
import LowLevel
import PageReport
import Reports

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    // Parsed without the other commands, so that it does not set up the shell completion scripts of a root command.
    _superCommandName: Tool.name, abstract: "Report where the code breaks its architecture. (the default command)")

  @Argument(
    help: ArgumentHelp(
      "What to report on, files or folders. The whole base folder is always read. (default: .)", valueName: "path"),
    completion: .file(), transform: { $0 })
  var paths: [String] = ["."]

  @OptionGroup var options: RunOptions

  @Option(
    name: [.customLong("format"), .customShort("f")],
    help: ArgumentHelp(
      "\(ReportFormat.listed); with ':FILE' into that file. May be repeated. "
        + "(default: text; in GitHub Actions github)",
      valueName: "format[:file]"),
    transform: ReportRequest.init)
  var formats: [ReportRequest] = []

  @Option(
    name: .customLong("architecture"),
    help: ArgumentHelp(
      "A rule pack to use, instead of those configured or inferred. May be repeated.", valueName: "pack"))
  var architectures: [String] = []

  @Option(help: ArgumentHelp("Check this rule and no other. May be repeated.", valueName: "rule"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Leave this rule out. May be repeated.", valueName: "rule"))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "The least severity that makes the run fail. \(FailureLevel.choices(default: .error))", valueName: "severity"),
    completion: .list(FailureLevel.words), transform: FailureLevel.chosen)
  var failOn = FailureLevel.error

  @Option(
    help: ArgumentHelp(
      "Findings to accept. (default: .layerlint-baseline.json in the base folder, if there is one)", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    defaultAsFlag: "",
    help: ArgumentHelp(
      "Accept all findings: write them to the baseline, and remove entries that are fixed or renamed.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp("Report only findings that involve files changed since this git revision.", valueName: "rev"))
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "Read this file's text from standard input, and report only on this file: for editors.", valueName: "file"),
    completion: .file())
  var stdinPath: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Read files of facts, made by `layerlint facts`, in place of the sources; '@FILE' stands for the paths in FILE, "
        + "one a line.",
      valueName: "file"),
    completion: .file(extensions: ["facts"]))
  var facts: [String] = []

  @Flag(help: "Fix what can be fixed safely, and report the rest.")
  var fix = false

  @Flag(help: "With --fix: write nothing, and show as a unified diff what would change.")
  var dryRun = false

  @Flag(help: "Show every finding of the text report in full, also where many are alike.")
  var verbose = false

  @Option(
    help: ArgumentHelp(
      "Show at most this many findings, the worst ones, in the text and concise reports.", valueName: "n"))
  var limit: Int?

  @Flag(help: "Write accepted findings (baseline, suppressions, exceptions) into the sarif report too, as suppressed.")
  var showAccepted = false

  @Flag(help: "Print only the table of findings by rule.")
  var statistics = false

  @Flag(help: "Fail on warnings too, and on files that could not be read and patterns that match nothing.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "For build systems: write this file, empty, if the run does not fail. It is removed if it does.",
      valueName: "file"),
    completion: .file())
  var stamp: String?

  @Flag(help: "Print the time of each stage to standard error.")
  var timings = false

  @Flag(name: [.long, .customShort("q")], help: "Print only errors to standard error.")
  var quiet = false

  @Option(
    help: ArgumentHelp("Colours in the text report. \(ColorChoice.choices(default: .auto))", valueName: "when"),
    completion: .list(ColorChoice.words), transform: ColorChoice.chosen)
  var color = ColorChoice.auto

  func validate() throws {
    try ReportRequest.checkPlaces(formats)
    if strict, failOn == .never {
      throw ValidationError("--strict fails on more, --fail-on never on nothing: choose one")
    }
    if let limit, limit < 1 { throw ValidationError("--limit needs a number of findings, 1 or more") }
    if statistics, !formats.isEmpty { throw ValidationError("--statistics prints a table: leave out --format") }
    if dryRun, !fix { throw ValidationError("--dry-run shows what --fix would do: add --fix") }
    if dryRun, formats.contains(where: { $0.file == nil }) {
      throw ValidationError(
        "--fix --dry-run writes a diff to standard output; give the report a file: --format json:report.json")
    }
    if !facts.isEmpty, fix || stdinPath != nil || options.indexStorePath != nil {
      let other = fix ? "--fix" : stdinPath != nil ? "--stdin-path" : "--index-store-path"
      throw ValidationError("\(other) needs the sources, which --facts does not read: choose one")
    }
    if fix, stdinPath != nil, !dryRun {
      throw ValidationError("--fix writes files, and standard input is none: add --dry-run")
    }
    if dryRun, writeBaseline != nil {
      throw ValidationError("--dry-run writes nothing, --write-baseline does: choose one")
    }
    if let file = writeBaseline, !file.isEmpty, let baseline, file != baseline {
      throw ValidationError("--baseline and --write-baseline name different files: name one")
    }
  }

  func run() throws {
    // With facts, there need be no sources.
    if facts.isEmpty { try SourcePaths.check(paths, commands: LayerlintCommand.subcommandNames) }
    let bar = quiet ? nil : ProgressBar.onTerminal()
    defer { bar?.clear() }
    var run = try LintRun(request(progress: bar))
    if run.hasProjects, formats.contains(where: { $0.format == .html }) {
      let folders = run.parts.map(\.folder).joined(separator: ", ")
      throw UsageError.usage("--format html shows one project: name its folder (\(folders))")
    }
    var result = run.lint()
    if fix { try applyFixes(&run, &result) }
    bar?.clear()
    for part in run.parts { try writeBaseline(of: part.linter) }
    if !quiet { report(result) }
    var stages = run.timings
    try Timings.measure("report", into: &stages) { try write(result, from: run) }
    if timings {
      Console.report(Timings.table(stages) + run.parts.flatMap { Timings.lines($0.linter.reuse, of: $0.folder) })
    }
    // The process ends here, so that memory need not be freed.
    _ = Unmanaged.passRetained(Finished(run: run, result: result))
    let status = ExitStatus(result, failOn: failOn, isStrict: strict)
    if let stamp {
      if status == .clean { try ReportFile(path: stamp, base: run.base).write("") } else { unlink(stamp) }
    }
    throw status
  }

  private func request(progress bar: ProgressBar?) throws -> LintRequest {
    var request = options.request(for: paths)
    request.architectures = architectures
    request.only = only
    request.skip = skip
    request.baseline = writeBaseline.flatMap { $0.isEmpty ? nil : $0 } ?? baseline
    request.writesBaseline = writeBaseline != nil
    request.changedSince = changedSince
    if let stdinPath { request.unsaved = (stdinPath, try StandardInput.read()) }
    if !facts.isEmpty { request.facts = try PathLists.facts(facts, jobs: options.jobs) }
    if let bar { request.progress = { bar.update($0, $1) } }
    return request
  }

  /// Applies fixes. Afterwards `run` and `result` describe the fixed code.
  private func applyFixes(_ run: inout LintRun, _ result: inout LintResult) throws {
    if run.hasProjects {
      let folders = run.parts.map(\.folder).joined(separator: ", ")
      throw UsageError.usage("--fix works on one project at a time: name its folder (\(folders))")
    }
    let linter = run.parts[0].linter
    let writer = FixWriter(base: linter.base)
    let fixes = try linter.applyFixes(of: result, refusal: writer.refusal)
    var problems = fixes.problems
    if dryRun {
      try Console.write(UnifiedDiff.bytes(fixes.files))
    } else if let outcome = fixes.outcome {
      let refused = try writer.write(fixes.files)
      problems += refused
      if refused.isEmpty { (run, result) = (LintRun(outcome.linter), outcome.result) }
    }
    result.problems += problems
    if quiet || !dryRun && problems.count > fixes.problems.count { return }
    let what = "\(counted(fixes.count, "finding")) in \(counted(fixes.files.count, "file"))"
    Console.report([Diagnostics.line(forNote: "\(dryRun ? "would fix" : "fixed") \(what)")])
  }

  private func writeBaseline(of linter: Linter) throws {
    guard let update = linter.baselineUpdate else { return }
    try BaselineWriter.write(update, base: linter.base)
  }

  /// The default format is annotations in GitHub Actions, otherwise text.
  private var requests: [ReportRequest] {
    if formats.isEmpty, dryRun { return [] }
    let isGitHub = ContinuousIntegration.current.isGitHub && !statistics
    return formats.isEmpty ? [ReportRequest(format: isGitHub ? .github : .text)] : formats
  }

  /// Prints notes and problems to standard error. They are omitted if the text report shows them on the same terminal.
  private func report(_ result: LintResult) {
    let hasText = requests.contains(ReportRequest(format: .text))
    if !hasText { Console.report(result.notes.map(Diagnostics.line(forNote:))) }
    let isInView = hasText && Console.isTerminal(Console.output) && Console.isTerminal(Console.error)
    if !isInView { Console.report(Diagnostics.lines(for: result.problems)) }
  }

  private func write(_ result: LintResult, from run: LintRun) throws {
    for request in requests.sorted(by: { $0.file != nil && $1.file == nil }) {
      let setting = setting(for: request, run)
      let report: (Output) -> Void = { request.format.write(result, in: setting, to: $0.write) }
      if let file = request.file {
        try ReportFile(path: file, base: run.base).write(report)
      } else {
        try Console.write(report)
      }
      if request.format == .github {
        try ContinuousIntegration.current.addSummary { ReportFormat.markdown.render(result, in: setting) }
      }
    }
  }

  private func setting(for request: ReportRequest, _ run: LintRun) -> ReportSetting {
    let onTerminal = request.file == nil && Console.isTerminal(Console.output)
    let hasColor = color.isOn(onTerminal: onTerminal, environment: Program.environment)
    var setting = ReportSetting(base: run.base, ink: Ink(isOn: hasColor)) { run.sourceLine(file: $0, line: $1) }
    (setting.isVerbose, setting.limit, setting.showsStatisticsOnly) = (verbose, limit, statistics)
    setting.showsAccepted = showAccepted
    (setting.leastFailing, setting.failsOnProblems) = (failOn.least(isStrict: strict), strict)
    if request.format == .html {
      let linter = run.parts[0].linter
      let plain = ReportSetting(base: linter.base, sourceLine: setting.sourceLine)
      setting.page = { PageReport(linter.page(), $0, in: plain).render() }
    }
    setting.folderInRepository = ContinuousIntegration.current.folder(of: run.base)
    if onTerminal, let columns = Console.columns(of: Console.output) { setting.width = min(max(columns - 12, 40), 120) }
    return setting
  }
}

/// Objects that are intentionally never freed.
private final class Finished {
  private let run: LintRun
  private let result: LintResult

  init(run: LintRun, result: LintResult) {
    self.run = run
    self.result = result
  }
}
