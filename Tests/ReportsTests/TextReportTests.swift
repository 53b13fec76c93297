import Findings
import Testing

@testable import Reports

@Suite struct TextReportTests {
  private func render(_ result: LintResult, colour: Bool = false, width: Int = 100) -> String {
    ReportFormat.text.render(
      result,
      in: ReportSetting(base: "/app", ink: Ink(isOn: colour), width: width, sourceLine: sampleSourceLine))
  }

  @Test func wholeReport() {
    #expect(
      render(sampleResult()) == """
        Domain/Feed.swift
          3:18  error    FeedService uses FeedViewController of a higher layer (upward_dependency)
                let screen = FeedViewController() // now
                             ^^^^^^^^^^^^^^^^^^
                target  FeedViewController, App/FeedViewController.swift:2
                also    4:5 names it again
                why     Arrows point down.
                try     declare a protocol in Domain

        UI/Menu.swift
          1:7  warning  Menu has 412 lines (massive_controller)
               class Menu {
                     ^^^^

        Inferred
          layers from folder names: Application > Domain

        Problems
          Core/Odd.swift:4:1: a brace is never closed (syntax_error)
          'Legacy' matches no file (empty_pattern)

        Rule                  errors  warnings  infos
          massive_controller       -         1      -
          upward_dependency        1         -      -

        Worst files          findings
          Domain/Feed.swift         1
          UI/Menu.swift             1

        2 files, 1,234 lines, 5 declarations, 6 references, 1 unresolved
        1 error, 1 warning, 0 infos, 3 suppressed, 2 problems

        layerlint --fix: mends 1 of these; --fix --dry-run shows how
        layerlint explain upward_dependency: why the rule exists, what can be set, code that breaks it
        layerlint --write-baseline: puts up with what there is, so that only what is new is told

        """)
  }

  @Test("of hundreds of infos a few are told, the others counted; a rule that is alone is told whole")
  func manyInfos() {
    var result = LintResult()
    for line in 1...30 {
      var finding = sampleWarning()
      finding.rule = "view_model_coupling"
      finding.severity = .info
      finding.position.line = line
      result.findings.append(finding)
    }
    #expect(render(result).contains("\n  30:7  info"))
    result.findings.insert(sampleError(), at: 0)
    let text = render(result)
    #expect(text.contains("\n  5:7  info"))
    #expect(!text.contains("\n  6:7  info"))
    #expect(text.contains("\n25 more infos of view_model_coupling: --only view_model_coupling tells all of them\n"))
    #expect(text.contains("view_model_coupling       -         -     30"))
  }

  @Test func manyProblemsOfAFileAreCounted() {
    var result = LintResult()
    result.problems = (1...1000).map {
      Problem(kind: "syntax_error", message: "'[' is never closed", file: "A.m", line: 1, column: $0)
    }
    #expect(render(result).contains("  A.m:1:3: '[' is never closed (syntax_error)\n  A.m: 997 more (syntax_error)\n"))
  }

  @Test func nothingFound() {
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
    #expect(coloured.contains("\u{1B}[1;31merror  \u{1B}[0m"))
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

  @Test func longRemarksAreWrapped() {
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

  @Test func nothingReachesTheTerminal() {
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

  @Test func fileThatIsGoneHasNoExcerpt() {
    var result = LintResult()
    result.findings = [sampleWarning()]
    let text = ReportFormat.text.render(result, in: ReportSetting(base: "/"))
    #expect(text.hasPrefix("UI/Menu.swift\n  1:7  warning  Menu has 412 lines (massive_controller)\n\n"))
  }
}
