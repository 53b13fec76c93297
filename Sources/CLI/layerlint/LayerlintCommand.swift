import ArgumentParser
import Findings

struct LayerlintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Tool.name,
    abstract: "Finds where Swift and Objective-C code breaks the architecture that its team says it follows.",
    discussion: """
      It reads sources only: no build, no Xcode, no SDK. With no configuration, layers are inferred from folder names,
      and what each type is from its base types and uses.

        layerlint                           lint the folder you are in
        layerlint App --format json         a report for a program
        layerlint --write-baseline          accept the existing findings: from now on only new ones are reported
        layerlint init --freeze             write .layerlint.yml from what the code is, and pass from today on
        layerlint explain upward_dependency what a rule means, with examples
        layerlint roles                     what each type is, and what proves it
        layerlint graph --level folder      who uses whom
        layerlint why Feed Session          how one depends on the other
        layerlint metrics                   coupling, cohesion and cycles
        layerlint brief Feed                what to know before editing a type or file
        layerlint split FeedViewController  how to take a large type apart
        layerlint history                   findings, layers and controllers over the last year
        layerlint screens                   which screen leads to which
        layerlint report                    all of this on one HTML page

      Exit codes: 0 nothing at or above --fail-on, 1 findings or stale baseline entries, 2 wrong usage, unusable
      configuration, nothing to lint.
      """,
    version: Program.version,
    subcommands: [
      LintCommand.self, InitCommand.self, RulesCommand.self, ExplainCommand.self, RolesCommand.self, GraphCommand.self,
      WhyCommand.self, BriefCommand.self, MetricsCommand.self, SplitCommand.self, PlanCommand.self,
      CompareCommand.self, HistoryCommand.self, AffectedCommand.self, ScreensCommand.self, ReportCommand.self,
      DocsCommand.self, ConfigCommand.self, FactsCommand.self, LspCommand.self, McpCommand.self,
    ],
    defaultSubcommand: LintCommand.self)

  static var subcommandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

  /// Tries the default command first, because selecting among all commands takes a tenth of a warm run. Arguments that
  /// it does not understand, including `--help` and `--version`, go to the full parser.
  static func command(_ arguments: [String]) throws -> any ParsableCommand {
    let own = arguments.first == LintCommand.configuration.commandName ? Array(arguments.dropFirst()) : arguments
    let others = subcommandNames + ["help"]
    if own.first == "help", let word = own.dropFirst().first, !word.hasPrefix("-"), !subcommandNames.contains(word) {
      throw UsageError.usage(unknownName("command", word, among: subcommandNames))
    }
    if !own.contains(where: others.contains), let lint = try? LintCommand.parseAsRoot(own) as? LintCommand {
      return lint
    }
    return try parseAsRoot(arguments)
  }
}
