import ArgumentParser
import Findings
import Reports
import Testing

@testable import layerlint

@Suite struct ArgumentTests {
  private func lint(_ arguments: String...) throws -> LintCommand {
    try #require(try LayerlintCommand.command(arguments) as? LintCommand)
  }

  @Test func lintIsTheDefault() throws {
    let command = try lint()
    #expect(command.paths == ["."])
    #expect(command.formats.isEmpty && command.only.isEmpty && command.skip.isEmpty && command.architectures.isEmpty)
    #expect(command.failOn == .error && command.color == .auto)
    #expect(!command.strict && !command.timings && !command.quiet && !command.options.noCache)
    #expect(try lint("lint", "/").paths == ["/"])
    #expect(try lint("/", "/tmp").paths == ["/", "/tmp"])
  }

  /// Parsing only the chosen command gives the same result as parsing all commands.
  @Test(arguments: [
    ["."], ["lint", "--strict"], ["--only", "rules"], ["lint", "rules"], ["--quiet", "graph"], ["help"],
    ["--", "help"], ["--version"], ["lint", "--help"],
    ["--no-such"], ["--jobs", "none"], ["--dry-run"], ["--generate-completion-script", "zsh"],
    [], ["App", "Core", "--no-cache"], ["lint", "App", "--jobs", "2", "--timings"],
    ["--quiet", "--strict", "--strict"],
    ["--jobs", "1", "--jobs", "+2"], ["--jobs"], ["--jobs", "-1"], ["--jobs", "0"], ["--format", "json"],
    ["--format=json"], ["--format", "-"],
    ["--format", "json:out.json", "--format", "text"], ["--format", "json", "--format", "text"], ["--format", "html"],
    ["--format"],
    ["--architecture", "mvp", "--architecture", ""], ["--architecture", "--strict"], ["-", ""],
    ["--strict", "--", "--jobs"], ["-q"],
  ])
  func directParsingEqualsParsingAllCommands(_ arguments: [String]) {
    func parsed(_ parse: ([String]) throws -> any ParsableCommand) -> String {
      do { return String(describing: try parse(arguments)) } catch { return LayerlintCommand.fullMessage(for: error) }
    }
    #expect(parsed(LayerlintCommand.command) == parsed { try LayerlintCommand.parseAsRoot($0) })
  }

  @Test func everyOptionOfLint() throws {
    let command = try lint(
      "--config", "c.yml", "--format", "text", "--format", "json:out.json", "--architecture", "layered",
      "--architecture", "mvp", "--only", "a", "--only", "b", "--skip", "c", "--fail-on", "warning", "--strict",
      "--jobs", "3", "--no-cache", "--cache-path", "cache", "--timings", "--quiet", "--color", "never", "/")
    #expect(command.options.configuration == "c.yml")
    #expect(command.formats == [ReportRequest(format: .text), ReportRequest(format: .json, file: "out.json")])
    #expect(command.architectures == ["layered", "mvp"])
    #expect(command.only == ["a", "b"] && command.skip == ["c"])
    #expect(command.failOn == .warning && command.strict && command.timings && command.quiet && command.color == .never)
    #expect(command.options.jobs == 3 && command.options.noCache && command.options.cachePath == "cache")
    #expect(command.paths == ["/"])
  }

  @Test func outputFilesMayHaveColonsInTheirNames() throws {
    #expect(try ReportRequest("json:a:b.json") == ReportRequest(format: .json, file: "a:b.json"))
  }

  @Test func graphOptions() throws {
    let command = try #require(
      try LayerlintCommand.command([
        "graph", "/", "--level", "file", "--format", "dot", "--config", "c", "--jobs", "1",
      ])
        as? GraphCommand)
    #expect(command.level == .file && command.format == .dot && command.path == "/")
    #expect(command.options.configuration == "c" && command.options.jobs == 1)
    let plain = try #require(try LayerlintCommand.command(["graph"]) as? GraphCommand)
    #expect(plain.level == .layer && plain.format == .text && plain.path == ".")
  }

  @Test func otherCommands() throws {
    #expect(try LayerlintCommand.command(["rules"]) is RulesCommand)
    #expect((try LayerlintCommand.command(["explain", "x"]) as? ExplainCommand)?.rule == "x")
    #expect((try LayerlintCommand.command(["config", "--for", "/"]) as? ConfigCommand)?.path == "/")
  }

  @Test(arguments: [
    (
      ["--format", "pdf"],
      "unknown format 'pdf' (there are: text, concise, xcode, json, sarif, github, gitlab, junit, checkstyle, "
        + "markdown, html)"
    ),
    (["--format", "jsn"], "did you mean 'json'?"),
    (["--format", "json:"], "a file name is missing"),
    (["--format", "json", "--format", "text"], "two reports for standard output"),
    (["--format", "json:x", "--format", "text:x"], "two reports for 'x'"),
    (["--fail-on", "sometimes"], "'sometimes' is invalid"),
    (["--strict", "--fail-on", "never"], "choose one"),
    (["--jobs", "0"], "1 or more"),
    (["--jobs", "many"], "'many' is invalid"),
    (["--color", "blue"], "'blue' is invalid"),
    (["graph", "--level", "atom"], "'atom' is invalid"),
    (["explain"], "rule"),
    (["config"], "--for"),
    (["--baseline", "x", "--write-baseline", "y"], "name one"),
    (["--frobnicate"], "Unknown option '--frobnicate'"),
  ])
  func mistakesAreNamed(arguments: [String], expected: String) {
    let error = #expect(throws: (any Error).self) { try LayerlintCommand.command(arguments) }
    let message = error.map { LayerlintCommand.fullMessage(for: $0) } ?? ""
    #expect(message.contains(expected), "\(message)")
  }

  @Test func pathsMustExist() {
    #expect(throws: UsageError.usage("no such file or folder: 'no/lint'")) {
      try SourcePaths.check(["/", "no/lint"], commands: ["lint"])
    }
    #expect(throws: UsageError.usage("no such file or folder: 'lnit'; did you mean the command 'lint'?")) {
      try SourcePaths.check(["lnit"], commands: ["lint", "graph"])
    }
  }
}
