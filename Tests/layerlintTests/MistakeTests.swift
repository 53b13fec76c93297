import Findings
import Reports
import Testing

@testable import layerlint

/// Typical mistakes on the command line: the exact messages, and always exit code 2.
@Suite struct MistakeTests {
  @Test(arguments: [
    (
      "--only open-closed",
      "error: 'open-closed' is a pack of rules; 'architectures' (--architecture) chooses packs, and its rules are: "
        + "closed_service_interface"
    ),
    (
      "--skip layer_cycle,delegate_strong",
      "error: 'layer_cycle,delegate_strong' is not one rule: repeat the option, "
        + "--skip layer_cycle --skip delegate_strong"
    ),
    (
      "--only massive_*",
      "error: --only takes the name of one rule, not the pattern 'massive_*'; did you mean "
        + "--only massive_controller --only massive_presenter?"
    ),
    (
      "--only layer_cycle --skip layer_cycle",
      "error: --only and --skip name the same rules, so that none is left to check: "
        + "leave out one of them"
    ),
    ("check", "error: no such file or folder: 'check'; did you mean 'layerlint lint'?"),
    ("fix", "error: no such file or folder: 'fix'; did you mean 'layerlint --fix'?"),
    ("baseline", "error: no such file or folder: 'baseline'; did you mean 'layerlint --write-baseline'?"),
    ("version", "error: no such file or folder: 'version'; did you mean 'layerlint --version'?"),
    (
      "--format json out.json",
      "error: no such file or folder: 'out.json'; a report goes into a file with '--format json:out.json'"
    ),
    ("--reporter json", "error: unknown option '--reporter'; the format of the report is --format FORMAT"),
    ("--output x", "error: unknown option '--output'; a report goes into a file with --format FORMAT:FILE"),
    ("--rules x", "error: unknown option '--rules'; --only RULE checks one rule"),
    (
      "--config none.yml",
      "error: no such configuration file: 'none.yml'; without --config the nearest .layerlint.yml at or above "
        + "PATH is used, and 'layerlint init' writes one"
    ),
    (
      "help nope",
      "error: unknown command 'nope' (there are: lint, init, rules, explain, roles, graph, why, brief, metrics, split, "
        + "plan, compare, history, affected, screens, report, docs, config, facts, lsp, mcp)"
    ),
    (
      "explain layer_cicle",
      "error: unknown rule or pack 'layer_cicle'; did you mean 'layer_cycle'? (`layerlint rules` lists them)"
    ),
    (
      "explain reactiv",
      "error: unknown rule or pack 'reactiv'; did you mean 'reactive'? (`layerlint rules` lists them)"
    ),
    ("Applicatoin/Feed", "error: no such file or folder: 'Applicatoin/Feed'"),
    ("Applicatoin", "error: no such file or folder: 'Applicatoin'; did you mean 'Application'?"),
    ("--config Domain", "error: 'Domain' is a folder, and --config takes a file: 'Domain/.layerlint.yml'"),
    (
      "--architecture layer_cycle",
      "error: 'layer_cycle' is a rule of the pack layered, and architectures are packs: 'layered'; "
        + "'rules' sets single rules"
    ),
  ])
  func mistakesGetAnAnswer(arguments: String, message: String) throws {
    let run = try BinaryRun(arguments.split(separator: " ").map(String.init), in: TemporaryFolder(brokenApp))
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.split(separator: "\n").first.map(String.init) == message)
  }

  @Test func shortOptions() throws {
    let run = try BinaryRun(["-q", "-f", "concise"], in: TemporaryFolder(brokenApp))
    #expect(run.status == 1 && run.errors == "" && run.output.contains("(upward_dependency)"))
  }

  @Test func customRulesAreKnown() throws {
    let own =
      """
      custom_rules:\n  my_rule: { kind: imports, forbid: [UIKit], message: "{subject}", summary: Mine, rationale: \
      Because. }\n
      """
    let app = try TemporaryFolder(brokenApp.merging([".layerlint.yml": own]) { $1 })
    let page = try BinaryRun(["explain", "my_rule"], in: app)
    #expect(
      page.status == 0
        && page.output.hasPrefix(
          "my_rule  warning  custom rule of this project, category architecture\nMine\n\nWhy\n  Because.\n")
    )
    #expect(try BinaryRun(["rules"], in: app).output.contains("my_rule "))
    #expect(try BinaryRun(["explain", "my_rule", app.root], in: TemporaryFolder([:])).status == 0)
    let short = try BinaryRun(["explain", "layer_cycle", "--short"], in: app)
    #expect(short.status == 0 && short.output.contains("\nWhy\n") && !short.output.contains("\nBad\n"))
    let pack = try BinaryRun(["explain", "mvp"], in: app)
    #expect(
      pack.status == 0 && pack.output.hasPrefix("mvp  pack of 10 rules\n")
        && pack.output.contains("presenter_strong_view"))
  }

  @Test func tooLargeDiagramsAreReported() {
    func warnings(_ format: GraphFormat, edges: Int, characters: Int) -> [String] {
      var graph = GraphDocument(level: .folder)
      graph.edges = (0..<edges).map { edge in
        let place = Position(file: "a.swift", line: 1, column: 1)
        let references = Array(
          repeating: GraphDocument.Reference(position: place, name: "A", kind: .type), count: edge % 3 + 1)
        return GraphDocument.Edge(from: "a", to: "b", references: references)
      }
      return GraphSizeWarning(graph, format: format, characters: characters).lines
    }
    #expect(warnings(.mermaid, edges: 500, characters: 100).isEmpty)
    #expect(warnings(.mermaid, edges: 501, characters: 100).count == 1)
    #expect(warnings(.mermaid, edges: 2, characters: 50_001).count == 1)
    #expect(
      warnings(.dot, edges: 1_200, characters: 100).first?.contains("--min-references 3 leaves 400 edges") == true)
    #expect(warnings(.json, edges: 1_000, characters: 100).isEmpty)
  }
}
