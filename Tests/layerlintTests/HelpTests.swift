import ArgumentParser
import Testing

@testable import layerlint

/// Help lists everything that exists, and nothing else.
@Suite struct HelpTests {
  private static let commands: [any ParsableCommand.Type] = [
    LayerlintCommand.self, LintCommand.self, RulesCommand.self, ExplainCommand.self, GraphCommand.self,
    RolesCommand.self, WhyCommand.self, BriefCommand.self, MetricsCommand.self, SplitCommand.self, PlanCommand.self,
    CompareCommand.self, HistoryCommand.self, AffectedCommand.self, ConfigCommand.self, ScreensCommand.self,
    ReportCommand.self, DocsCommand.self, FactsCommand.self, McpCommand.self,
  ]

  @Test func helpListsTheOptionsOfLint() {
    let help = LintCommand.helpMessage(columns: 10_000)
    for option in [
      "--config", "--format", "--architecture", "--only", "--skip", "--fail-on", "--strict", "--jobs", "--no-cache",
      "--cache-path", "--index-store-path", "--timings", "--baseline", "--write-baseline", "--changed-since",
      "--stdin-path", "--fix", "--dry-run", "--quiet", "--color", "--stamp", "--facts",
    ] {
      #expect(help.contains("\n  \(option)") || help.contains(", \(option)"))
    }
  }
}
