import Findings
import Testing

@testable import Reports

@Suite struct XcodeReportTests {
  @Test func oneLineEach() {
    var result = sampleResult()
    result.findings[1].severity = .info
    #expect(
      XcodeReport.render(result, base: "/app") == """
        /app/Domain/Feed.swift:3:18: error: FeedService uses FeedViewController of a higher layer (upward_dependency)
        /app/UI/Menu.swift:1:7: note: Menu has 412 lines (massive_controller)

        """)
  }

  @Test func noFindingsGiveAnEmptyReport() { #expect(XcodeReport.render(LintResult(), base: "/") == "") }

  @Test func lineBreaksAndControlCharactersAreEscaped() {
    var result = LintResult()
    var finding = sampleWarning()
    finding.position.file = "odd\nname.swift"
    finding.message = "first\nsecond \u{1B}[2J"
    result.findings = [finding]
    #expect(
      XcodeReport.render(result, base: "/") == """
        /odd\\nname.swift:1:7: warning: first\\nsecond \\u{1B}[2J (massive_controller)

        """)
  }
}
