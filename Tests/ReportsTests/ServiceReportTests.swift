import Findings
import Testing

@testable import Reports

/// The contents of formats for services. `Tests/Consumers` tests that other programs can read them.
@Suite struct ServiceReportTests {
  private func render(_ format: ReportFormat, _ result: LintResult, folder: String = "") -> String {
    var setting = ReportSetting(base: "/repository")
    setting.folderInRepository = folder
    return format.render(result, in: setting)
  }

  /// Names that contain markup, commands, or the end of their context.
  private func hostile() -> LintResult {
    var result = sampleResult()
    let name = "a,b:c%0A\n::error::x<script>]]>&\"'|`*\u{1B}[31m\u{202E}é"
    result.findings[0].message = name
    result.findings[0].position.file = name
    result.findings[0].subject = name
    result.problems[0].message = name
    result.problems[0].file = name
    return result
  }

  @Test(arguments: ReportFormat.allCases)
  func hostileNamesAreEscaped(format: ReportFormat) {
    let text = render(format, hostile())
    #expect(!text.contains("\n::error::x"))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    if format == .junit || format == .checkstyle { #expect(!text.contains("<script>")) }
  }

  @Test(arguments: ReportFormat.allCases)
  func emptyRunsHaveAReport(format: ReportFormat) { _ = render(format, LintResult()) }

  @Test func workflowCommands() {
    let text = render(.github, sampleResult(), folder: "ios/App")
    #expect(
      text.contains(
        "::error file=ios/App/Domain/Feed.swift,line=3,endLine=3,col=18,endColumn=36,title=upward_dependency::"
          + "FeedService uses FeedViewController of a higher layer%0Adeclare a protocol in Domain\n"))
    #expect(text.contains("::warning file=ios/App/UI/Menu.swift,line=1,"))
    #expect(text.contains("::warning file=ios/App/Core/Odd.swift,line=4,title=layerlint%2C 2 problems::"))
    #expect(render(.github, hostile()).contains("file=a%2Cb%3Ac%250A%0A%3A%3Aerror%3A%3Ax<script>"))
  }

  @Test func annotationsAreLimited() {
    var result = sampleResult()
    var many: [Finding] = []
    for index in 0..<500 {
      var finding = sampleError()
      finding.position.line = index + 1
      finding.rule = "rule_\(index % 14)"
      many.append(finding)
    }
    result.findings = many
    let lines = render(.github, result).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.contains(": error: ") } == 500)
    #expect(lines.contains { $0.contains("title=5 more rules%3A 176 findings") })
  }

  @Test func staleEntriesAreErrors() {
    var result = LintResult()
    result.problems = [Problem(kind: Problem.stale, message: "m", file: ".layerlint-baseline.json", line: 5, column: 1)]
    #expect(
      render(.github, result).hasPrefix("::error file=.layerlint-baseline.json,line=5,title=layerlint%2C 1 stale entry")
    )
    #expect(render(.junit, result).contains("<error type=\"stale_baseline\""))
  }

  /// A test fails if the run does.
  @Test func warningsFailInJUnitIfTheyFailTheRun() {
    func failures(_ least: Severity?, isStrict: Bool = false) -> String {
      var setting = ReportSetting(base: "/repository")
      (setting.leastFailing, setting.failsOnProblems) = (least, isStrict)
      let head = ReportFormat.junit.render(sampleResult(), in: setting).split(separator: "\n")[1]
      return head.split(separator: " ").filter { $0.hasPrefix("failures") || $0.hasPrefix("errors") }.joined(
        separator: " ")
    }
    #expect(failures(.error) == "failures=\"1\" errors=\"0\"")
    #expect(failures(.warning) == "failures=\"2\" errors=\"0\"")
    #expect(failures(nil) == "failures=\"0\" errors=\"0\"")
    #expect(failures(.warning, isStrict: true) == "failures=\"2\" errors=\"2\"")
  }

  @Test func gitLabFingerprintsAreUnique() {
    var result = sampleResult()
    result.findings += [sampleError(), sampleError()]
    let list = try? JSONValue(parsing: render(.gitlab, result))
    let prints = (0..<4).compactMap { list?[$0]?["fingerprint"] }.map { "\($0)" }
    #expect(Set(prints).count == 4)
  }

  @Test func sarifHasRulesFlowsFixesAndSuppressions() throws {
    var result = sampleResult()
    result.rules = [
      RuleDescription(
        id: "upward_dependency", pack: "layered", severity: .error, isOn: true, summary: "s", rationale: "r")
    ]
    result.findings[0].steps = result.findings[0].evidence
    result.findings[0].position.file = "Domain/Fée d/%.swift"
    result.accepted = [
      AcceptedFinding(sampleWarning(), .suppression(reason: "later")), AcceptedFinding(sampleWarning(), .baseline),
    ]
    #expect(try JSONValue(parsing: render(.sarif, result))["runs"]?[0]?["results"]?[2] == nil)
    var setting = ReportSetting(base: "/repository")
    setting.showsAccepted = true
    let run = try JSONValue(parsing: ReportFormat.sarif.render(result, in: setting))["runs"]?[0]
    #expect(
      run?["tool"]?["driver"]?["rules"]?[0]?["help"]?["text"] == .string("r\n\nlayerlint explain upward_dependency"))
    let first = run?["results"]?[0]
    #expect(
      first?["locations"]?[0]?["physicalLocation"]?["artifactLocation"]?["uri"]
        == .string("Domain/F%C3%A9e%20d/%25.swift"))
    #expect(first?["codeFlows"]?[0]?["threadFlows"]?[0]?["locations"]?[0] != nil)
    #expect(first?["fixes"]?[0]?["properties"]?["safe"] != nil)
    #expect(
      first?["fixes"]?[0]?["artifactChanges"]?[0]?["replacements"]?[0]?["insertedContent"]?["text"] == .string("weak "))
    #expect(first?["partialFingerprints"]?["layerlint/v1"] == .string(result.findings[0].fingerprint))
    #expect(first?["partialFingerprints"]?["primaryLocationLineHash"] == .string("\(result.findings[0].fingerprint):1"))
    #expect(first?["suppressions"] == .list([]))
    let places = "See [FeedViewController.swift:2](1) FeedViewController, [Feed.swift:4](2) names it again"
    #expect(
      first?["message"]?["text"] == .string("\(result.findings[0].message)\ndeclare a protocol in Domain\n\(places)"))
    #expect(run?["results"]?[2]?["suppressions"]?[0]?["justification"] == .string("later"))
    #expect(run?["results"]?[3]?["suppressions"]?[0]?["kind"] == .string("external"))
    #expect(
      run?["invocations"]?[0]?["toolExecutionNotifications"]?[1]?["message"]?["text"]
        == .string("'Legacy' matches no file"))
  }
}
