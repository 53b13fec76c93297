import Findings
import Testing

@testable import Reports

@Suite struct MetricsReportTests {
  @Test func textIsATable() {
    #expect(
      MetricsReport(sampleMetrics()).render(.text) == """
        Folder  lines  types  Ca  Ce     I     A     D  depth  cycle
          A|B   1,200      3   0   1  1.00  0.33  0.33      1      -
          C     1,200      3   3   1  0.25  0.33  0.42      1      -

        2 files, 2,400 lines, 0 types
        50 % of the lines are in a layer
        no cycle, longest chain of dependencies: 0 folders

        """)
  }

  @Test func limitKeepsTheMostCoupled() {
    let text = MetricsReport(sampleMetrics(), limit: 1).render(.text)
    #expect(text.contains("\n  C  ") && !text.contains("A|B"))
    #expect(text.contains("1 folder not shown, with less coupling: --all, or --format json"))
  }

  @Test func markdownEscapesNames() {
    let text = MetricsReport(sampleMetrics(.type)).render(.markdown)
    #expect(text.contains("| Type | lines | Ca | Ce | I | LCOM4 | depth | cycle |\n| --- | ---: |"))
    #expect(text.contains("| `A\\|B` | 1,200 | 0 | 1 | 1.00 | 2 | 1 | - |"))
  }

  @Test func jsonHasThreeDecimals() {
    let text = MetricsReport(sampleMetrics()).render(.json)
    #expect(text.contains(#""abstractness": 0.333, "distance": 0.333"#))
    #expect(text.contains(#""instability": 1,"#) && text.contains(#""shareInLayers": 0.5"#))
  }
}

@Suite struct BriefReportTests {
  @Test func textHasALabelForEachRow() {
    let text = BriefReport(sampleBrief()).render(.text)
    #expect(
      text.hasPrefix(
        """
        Feed  class, A/Feed.swift:3, 12 lines
          layer         A (inferred)
          may use       B
          roles         view model: named *ViewModel
          uses          Z: Screen 2  against the layers
                        in no layer: X 1
          used by       nothing in the project
          rules         massive

        """))
    #expect(text.contains("  copy          News, A/News.swift:1: same roles, 30 lines, no findings\n"))
  }

  @Test func textHasAtMostThirtyLines() {
    var brief = sampleBrief()
    brief.roles = Array(repeating: brief.roles[0], count: 13)
    brief.uses = Array(repeating: brief.uses[0], count: 20)
    brief.users = brief.uses
    brief.types = Array(repeating: "Feed", count: 50)
    brief.debts = Array(repeating: brief.debts[0], count: 90)
    #expect(BriefReport(brief).render(.text).split(separator: "\n").count <= 30)
  }

  @Test func markdownIsATable() {
    let text = BriefReport(sampleBrief()).render(.markdown)
    #expect(text.hasPrefix("## `Feed`\n\nclass, A/Feed.swift:3, 12 lines\n\n| | |\n| --- | --- |\n| layer | A"))
  }
}

@Suite struct SplitReportTests {
  @Test func textListsMovedAndRemainingMembers() {
    #expect(
      SplitReport(sampleSplit()).render(.text) == """
        Feed  view controller  A/Feed.swift:3
          now    400 lines: UI setup, navigation
          after  281 lines: navigation, with this proposal

          1. data source for rows, cells
             moves    120 lines: UI setup
             members  load()  :20
                      count  :40
             state    rows :5
             called   load()
             needs    table
             uses     Store
             leaves   281 lines

        """)
  }

  @Test func markdownHasATable() {
    let text = SplitReport(sampleSplit()).render(.markdown)
    #expect(text.contains("| now | 400 | UI setup, navigation |\n| with 1 | 281 |  |\n"))
    #expect(text.contains("### 1. data source for rows, cells\n\n- `load()`, line 20\n"))
  }
}

@Suite struct PlanReportTests {
  @Test func textListsMovesAndDebts() {
    let text = PlanReport(samplePlan()).render(.text)
    #expect(
      text.hasPrefix("After 1 move: 1 finding of upward_dependency, 3 before\n\n1. Move Feed.swift from A to B  "))
    #expect(text.contains("   A/Feed.swift -> B/Feed.swift\n"))
    #expect(text.contains("\nFix these first\n1. "))
    #expect(text.contains("100 lines, reached by 4 types, 2 commits in a year\n"))
  }

  @Test func emptyPlanIsReported() {
    var plan = PlanDocument()
    plan.rules = ["layer_cycle"]
    #expect(PlanReport(plan).render(.text) == "No findings of layer_cycle.\n")
    plan.before = 2
    #expect(PlanReport(plan).render(.text) == "No move of a file removes any of the 2 findings of layer_cycle.\n")
    plan.before = 1
    #expect(PlanReport(plan).render(.text) == "No move of a file removes the finding of layer_cycle.\n")
  }
}

@Suite struct ComparisonReportTests {
  @Test func textHasWhatChanged() {
    let text = ComparisonReport(sampleComparison()).render(.text)
    #expect(
      text.hasPrefix(
        """
        main → the working tree  before  after  change
          errors                      0      1      +1
          cycles of layers            0      1      +1

        New findings

        """))
    #expect(text.contains("  B -> A  new, 2 references, against the layers\n  A -> B  gone, 3 references before\n"))
    #expect(text.contains("Roles\n  Feed: no role → view model\n"))
    #expect(text.contains("lines 400 → 412\n"))
  }

  @Test func markdownHasADiagram() {
    let text = ComparisonReport(sampleComparison()).render(.markdown)
    #expect(text.contains("```mermaid\nflowchart TD\n  n0[\"B\"]\n  n1[\"A\"]\n  n0 ==>|+2| n1\n  n1 -.->|-3| n0\n"))
    #expect(text.contains("  linkStyle 0 stroke:red,color:red\n```\n"))
  }

  @Test func notesAreInTheComment() {
    var comparison = sampleComparison()
    comparison.notes = ["the layers differ"]
    #expect(ComparisonReport(comparison).render(.markdown).contains("\n> the layers differ\n"))
    #expect(ComparisonReport(comparison).render(.json).contains("\"notes\": [\n    \"the layers differ\"\n  ]"))
  }

  @Test func emptyComparisonIsReported() {
    let side = ComparisonDocument.Side(name: "main")
    let text = ComparisonReport(ComparisonDocument(base: side, head: side)).render(.text)
    #expect(text.hasSuffix("\nNothing changed in findings, layers, roles and types.\n"))
  }
}

@Suite struct AffectedReportTests {
  @Test func everyFormatNamesTheTests() {
    let report = AffectedReport(sampleAffected())
    #expect(
      report.render(.text).hasPrefix("2 of 7 test types reach 1 source file changed since main\n  AppTests/FeedTests"))
    #expect(report.render(.xcodebuild) == "-only-testing:AppTests/FeedTests\n-only-testing:AppTests/loads()\n")
    #expect(report.render(.swift) == "^AppTests\\.FeedTests\\b|^AppTests\\.loads\\b\n")
    #expect(report.render(.markdown).contains("- `AppTests/FeedTests`, 2 steps away\n"))
    var none = sampleAffected()
    none.tests = []
    #expect(AffectedReport(none).render(.swift) == "^$\n")
  }
}

@Suite struct HistoryReportTests {
  @Test func textShowsNumbersOverTime() {
    #expect(
      HistoryReport(sampleHistory()).render(.text) == """
        2 revisions, one for each month: 1111111111 of 2026-01-31 to v1 of 2026-02-27

        Findings                                 first   last  change
          errors                                     0      3      +3  ▁█
          warnings                                   1      1          ▁▁
          infos                                      0      0          ▁▁
          all                                        1      4      +3  ▁█

        By class
          layers                                     0      3      +3  ▁█
          size                                       1      1          ▁▁

        By rule
          upward_dependency                          0      3      +3  ▁█
          massive_controller                         1      1          ▁▁

        Layers: those below in references
          dependencies between layers                1      2      +1  ▁█
          of these to higher layers or siblings      1      1          ▁▁
          B -> A                                     3      3          ▁▁

        Lines of the longest view controllers
          Feed                                     300    450    +150  ▁█
          News                                       -     20     +20   ▁

        Code
          files                                     10     11      +1  ▁█
          lines                                  1,000  1,250    +250  ▁█

        Most new findings
          2026-02-27  2222222222  +3: upward_dependency +3
            Add | \\u{1B}more

        """)
  }

  @Test func otherFormatsHaveARowForEach() {
    let report = HistoryReport(sampleHistory())
    let csv = report.render(.csv).split(separator: "\n")
    #expect(csv[0].hasSuffix("edges,upwardEdges,upward_dependency,massive_controller"))
    #expect(
      csv.dropFirst() == [
        "1111111111111,2026-01-31,,10,1000,0,1,0,1,1,0,1", "2222222222222,2026-02-27,v1,11,1250,3,1,0,2,1,3,1",
      ])
    let markdown = report.render(.markdown)
    #expect(markdown.contains("| `upward_dependency` | 0 | 3 | +3 | ▁█ |\n"))
    #expect(markdown.contains("| 2026-02-27 | `2222222222` | +3 | Add \\| "))
  }

  @Test func emptyHistoryIsReported() {
    #expect(HistoryReport(HistoryDocument(interval: .week)).render(.text) == "No revision could be linted.\n")
  }

  @Test func barsShowTheLastValueOfTheirGroup() {
    #expect(Sparkline([0, 7, nil, 14]).text == "▁▄ █")
    #expect(Sparkline((0..<320).map { $0 }).text.count == 32)
    #expect(Sparkline([]).text.isEmpty)
    #expect(Sparkline([5, 5]).text == "▁▁")
  }

  @Test func formulasAndQuotesAreEscaped() {
    #expect(
      CSVText.rows([["=1+1", "a,b", "say \"a\"", "two\nlines"]]) == "'=1+1,\"a,b\",\"say \"\"a\"\"\",\"two\nlines\"\n")
  }
}

@Suite struct IntroductionReportTests {
  @Test func textHasTheCommitOfEachFinding() {
    let text = IntroductionReport(sampleIntroductions()).render(.text)
    #expect(text.hasPrefix("2 findings in 2222222222 of 2026-02-27, searched in 9 commits, 4 linted\n"))
    #expect(text.contains("\n2026-02-27 2222222222  Add | "))
    #expect(text.contains("\n    then Old in A/Old.swift\n"))
    #expect(
      text.hasSuffix("1 finding was there already in 1111111111 of 2026-01-31: an earlier --since searches further\n"))
  }

  @Test func otherFormatsHaveARowForEach() {
    let report = IntroductionReport(sampleIntroductions())
    #expect(report.render(.csv).split(separator: "\n").count == 3)
    #expect(report.render(.markdown).contains("| 2026-02-27 | `2222222222` Add \\|"))
  }
}
