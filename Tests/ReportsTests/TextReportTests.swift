import Findings
import LowLevel
import Testing

@testable import Reports

@Suite struct TextReportTests {
  private func render(_ result: LintResult, colour: Bool = false, width: Int = 100, verbose: Bool = false) -> String {
    var setting = ReportSetting(base: "/app", ink: Ink(isOn: colour), width: width, sourceLine: sampleSourceLine)
    setting.isVerbose = verbose
    return ReportFormat.text.render(result, in: setting)
  }

  @Test func wholeReport() {
    #expect(
      render(sampleResult()) == """
        Broken layers: 1 finding

        upward_dependency (1 error)
          Arrows point down.

          Domain/Feed.swift:3:18  error
              FeedService uses FeedViewController of a higher layer
                let screen = FeedViewController() // now
                             ^^^^^^^^^^^^^^^^^^
              target  FeedViewController, App/FeedViewController.swift:2
              also    4:5 names it again
              try     declare a protocol in Domain

        Size: 1 finding

        massive_controller (1 warning)

          UI/Menu.swift:1:7  warning
              Menu has 412 lines
                class Menu {
                      ^^^^
              see     layerlint split Menu

        Notes
          layers from folder names: Application > Domain

        Problems
          Core/Odd.swift:4:1: a brace is never closed (syntax_error)
          'Legacy' matches no file (empty_pattern)

        Rule                  findings  errors  warnings  infos
          massive_controller         1       -         1      -
          upward_dependency          1       1         -      -

        Worst files          findings
          Domain/Feed.swift         1
          UI/Menu.swift             1

        2 files, 1,234 lines, 5 declarations, 6 references, 1 unresolved
        1 error, 1 warning, 0 infos, 3 suppressed, 2 problems

        Next
          layerlint --fix: fix 1 finding; --fix --dry-run shows the changes first
          layerlint explain upward_dependency: why the rule exists, its options and examples

        """)
  }

  /// Warnings of one rule, each at another position.
  private func warnings(_ count: Int, file: (Int) -> String, target: (Int) -> String?) -> LintResult {
    var result = LintResult()
    for number in 1...count {
      var finding = sampleWarning()
      finding.rule = "singleton_access"
      finding.measures = [:]
      finding.subject = "Type\(number)"
      finding.message = "Type\(number) uses a shared instance"
      finding.position = Position(file: file(number), line: number, column: 7)
      finding.target = target(number).map { Finding.Target(name: $0, file: "App/\($0).swift", line: 1) }
      result.findings.append(finding)
    }
    return result
  }

  @Test("more than five findings with one target are one entry; --verbose shows all of them")
  func similarFindingsAreGroupedByTarget() {
    let result = warnings(7, file: { "UI/File\($0).swift" }, target: { _ in "Session" })
    let text = render(result)
    #expect(text.contains("\n  UI/File1.swift:1:7  warning\n"))
    #expect(!text.contains("UI/File2.swift:2:7"))
    #expect(text.contains("more    6 other findings with Session, in Type2, Type3, Type4, Type5, Type6, Type7\n"))
    #expect(render(result, verbose: true).contains("\n  UI/File7.swift:7:7  warning\n"))
  }

  @Test("more than five findings in one file are one entry")
  func similarFindingsAreGroupedByFile() {
    let text = render(warnings(7, file: { _ in "UI/Menu.swift" }, target: { _ in nil }))
    #expect(text.contains("\n  UI/Menu.swift:1:7  warning\n") && !text.contains("UI/Menu.swift:2:7"))
    #expect(text.contains("more    6 other findings of this rule in this file, lines 2, 3, 4, 5, 6, 7\n"))
  }

  @Test("of a rule with many entries the first ones are shown, and how to see the others")
  func longRulesAreCutOff() {
    let result = warnings(5, file: { "UI/File\($0).swift" }, target: { _ in nil })
    #expect(render(result).contains("\n  2 more of singleton_access: layerlint --only singleton_access --verbose\n"))
    #expect(render(result).contains("layerlint --verbose: show all 5 findings\n"))
    #expect(!render(result, verbose: true).contains("more of"))
  }

  @Test("the limit keeps the worst findings")
  func limitKeepsTheWorst() {
    var result = warnings(3, file: { "UI/File\($0).swift" }, target: { _ in nil })
    result.findings.append(sampleError())
    var setting = ReportSetting(base: "/app")
    setting.limit = 1
    let text = ReportFormat.text.render(result, in: setting)
    #expect(text.contains("Domain/Feed.swift:3:18") && !text.contains("UI/File1.swift:1:7"))
    #expect(ReportFormat.concise.render(result, in: setting).split(separator: "\n").count == 1)
  }

  @Test("statistics show only the table by rule")
  func statisticsAreATableByRule() {
    var setting = ReportSetting(base: "/app")
    setting.showsStatisticsOnly = true
    #expect(
      ReportFormat.text.render(sampleResult(), in: setting) == """
        Rule                  findings  errors  warnings  infos
          massive_controller         1       -         1      -
          upward_dependency          1       1         -      -

        """)
  }

  @Test("statistics show that problems fail the run")
  func statisticsWithStaleEntry() {
    var result = LintResult()
    result.problems = [Problem(kind: Problem.stale, message: "is fixed", file: "b.json")]
    var setting = ReportSetting(base: "/app")
    setting.showsStatisticsOnly = true
    #expect(
      ReportFormat.text.render(result, in: setting)
        == "No findings.\n1 problem on standard error that fails the run, such as a stale baseline entry\n")
  }

  @Test("the summary describes the app and names the worst findings, one of each category first")
  func summaryNamesTheWorstFindings() {
    var result = warnings(3, file: { "UI/File\($0).swift" }, target: { _ in nil })
    result.findings.append(sampleError())
    result.rules = sampleRules
    result.overview = AppOverview(
      kind: "Swift, UIKit", layers: "UI > Domain", packs: "mvc", coveredNotes: ["packs: mvc"])
    result.notes = ["packs: mvc"]
    #expect(
      render(result).hasPrefix(
        """
        App     0 files, 0 lines: Swift, UIKit
        Layers  UI > Domain
        Packs   mvc
        Worst   1. FeedService uses FeedViewController of a higher layer (Domain/Feed.swift:3)
                2. Type1 uses a shared instance (UI/File1.swift:1)

        """))
    #expect(!render(result).contains("Notes"))
  }

  @Test("advice that differs only in names is given once for a rule")
  func adviceOnce() {
    var result = warnings(2, file: { "UI/File\($0).swift" }, target: { _ in nil })
    for index in result.findings.indices {
      result.findings[index].suggestion = "Pass it to \(result.findings[index].subject)."
    }
    #expect(render(result).split(separator: "\n").count { $0.contains("try     ") } == 1)
    result.findings[1].suggestion = "Delete it."
    #expect(render(result).contains("try     Delete it."))
  }

  @Test func conciseHasOneLinePerFinding() {
    #expect(
      ReportFormat.concise.render(sampleResult(), in: ReportSetting(base: "/app")) == """
        Domain/Feed.swift:3:18: error: FeedService uses FeedViewController of a higher layer (upward_dependency)
        UI/Menu.swift:1:7: warning: Menu has 412 lines (massive_controller)

        """)
  }

  @Test func manyProblemsInAFileAreCounted() {
    var result = LintResult()
    result.problems = (1...1000).map {
      Problem(kind: "syntax_error", message: "'[' is never closed", file: "A.m", line: 1, column: $0)
    }
    #expect(render(result).contains("  A.m:1:3: '[' is never closed (syntax_error)\n  A.m: 997 more (syntax_error)\n"))
  }

  @Test func noFindings() {
    var result = LintResult()
    result.files = 1
    #expect(
      render(result) == """
        No findings.
        1 file, 0 lines, 0 declarations, 0 references, 0 unresolved
        0 errors, 0 warnings, 0 infos, 0 suppressed

        """)
  }

  @Test func colourAddsOnlyColour() {
    let plain = render(sampleResult())
    let coloured = render(sampleResult(), colour: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test func rationaleOnceForEachRule() {
    var result = LintResult()
    result.findings = [sampleError(), sampleError(), sampleError()]
    #expect(render(result).split(separator: "\n").count { $0.contains("Arrows point down.") } == 1)
  }

  @Test func longEvidenceIsCapped() {
    var result = LintResult()
    var finding = sampleError()
    finding.evidence = (1...1200).map {
      Evidence(position: Position(file: "Domain/X.swift", line: $0, column: 1), note: "again")
    }
    result.findings = [finding]
    let text = render(result)
    #expect(text.contains("also    again, Domain/X.swift lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 1,188 more\n"))
    for index in result.findings[0].evidence.indices { result.findings[0].evidence[index].note = "note \(index)" }
    #expect(render(result).contains("also    Domain/X.swift:6:1 note 5\n") && !render(result).contains("X.swift:7:"))
    #expect(render(result).contains("      and 1,194 more\n"))
  }

  @Test func longNotesAreWrapped() {
    var result = LintResult()
    var finding = sampleWarning()
    finding.suggestion = "split the controller:\nmove what it computes into a model\nand what it shows into views"
    result.findings = [finding]
    #expect(
      render(result, width: 48).contains(
        """
              try     split the controller: move what it
                      computes into a model and what it shows
                      into views
        """))
  }

  @Test func controlCharactersDoNotReachTheTerminal() {
    var result = sampleResult()
    let evil = "x\u{1B}]0;title\u{7}\u{9B}2J\r\n\u{202E}"
    result.findings[0].position.file = evil
    result.findings[0].message = evil
    result.findings[0].rule = evil
    result.findings[0].suggestion = evil
    result.findings[0].rationale = evil
    result.findings[0].target = Finding.Target(name: evil, file: evil, line: 1)
    result.findings[0].evidence = [Evidence(position: Position(file: evil, line: 1, column: 1), note: evil)]
    result.problems = [Problem(kind: evil, message: evil, file: evil)]
    result.notes = [evil]
    let setting = ReportSetting(base: "/") { _, _ in evil }
    for format in ReportFormat.allCases {
      let text = format.render(result, in: setting)
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !isUnprintable($0) }, "\(format)")
    }
  }

  @Test func missingFileHasNoExcerpt() {
    var result = LintResult()
    result.findings = [sampleWarning()]
    let text = ReportFormat.text.render(result, in: ReportSetting(base: "/"))
    #expect(
      text.contains("\n  UI/Menu.swift:1:7  warning\n      Menu has 412 lines\n      see     layerlint split Menu\n\n"))
  }
}
