import Findings
import LowLevel
import Testing

@testable import Reports

@Suite struct JSONReportTests {
  @Test func reportHasAllKeysInOrder() {
    #expect(JSONReport.render(sampleResult()) == golden)
  }

  @Test func emptyRun() {
    let text = JSONReport.render(LintResult())
    #expect(text.hasSuffix("\"violations\": [],\n  \"problems\": []\n}\n"))
  }

  @Test func stringsRoundTrip() throws {
    var result = LintResult()
    let hard =
      """
      quote " backslash \\ newline \n tab \t bell \u{7} escape \u{1B}[31m nul \0 line \u{2028} bidi \u{202E} é \
      👩‍👩‍👧 \u{10FFFF}
      """
    result.problems = [Problem(kind: "k", message: hard)]
    let text = JSONReport.render(result)
    #expect(try JSONValue(parsing: text)["problems"]?[0]?["message"] == .string(hard))
    #expect(text.contains(#"quote \" backslash \\ newline \n tab \t bell \u0007 escape \u001b[31m nul \u0000"#))
    #expect(text.contains(#"line \u2028 bidi \u202e é 👩‍👩‍👧"#))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !isUnprintable($0) })
  }

  @Test func unpairedSurrogatesFromTheDiskDoNotBreakIt() throws {
    let name = String(decoding: [0x41, 0xED, 0xA0, 0x80, 0xFF, 0x42], as: UTF8.self)
    var result = LintResult()
    result.problems = [Problem(kind: "k", message: "m", file: name)]
    #expect(try JSONValue(parsing: JSONReport.render(result))["problems"]?[0]?["file"] == .string(name))
  }

  @Test func sameResultSameBytes() {
    var shuffled = sampleResult()
    shuffled.findings.reverse()
    shuffled.problems.reverse()
    shuffled.sort()
    var sorted = sampleResult()
    sorted.sort()
    #expect(JSONReport.render(shuffled) == JSONReport.render(sorted))
    for _ in 0..<10 { #expect(JSONReport.render(sampleResult()) == golden) }
  }

  @Test func longReportsAreWrittenInChunks() {
    var result = sampleResult()
    result.findings = (0..<200).flatMap { _ in result.findings }
    var pieces: [[UInt8]] = []
    ReportFormat.json.write(result, in: ReportSetting(base: "/")) { pieces.append(Array($0)) }
    #expect(pieces.count > 1)
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == JSONReport.render(result))
  }
}

private let golden = """
  {
    "schemaVersion": 1,
    "tool": {"name": "layerlint", "version": "\(Tool.version)"},
    "summary": {
      "files": 2,
      "lines": 1234,
      "declarations": 5,
      "references": 6,
      "unresolved": 1,
      "errors": 1,
      "warnings": 1,
      "infos": 0,
      "suppressed": 3,
      "baselined": 0
    },
    "violations": [
      {
        "rule": "upward_dependency",
        "severity": "error",
        "message": "FeedService uses FeedViewController of a higher layer",
        "suggestion": "declare a protocol in Domain",
        "file": "Domain/Feed.swift",
        "line": 3,
        "column": 18,
        "endLine": 3,
        "endColumn": 36,
        "declaration": "FeedService.load()",
        "subject": "FeedService",
        "target": {"name": "FeedViewController", "file": "App/FeedViewController.swift", "line": 2},
        "layer": "Domain",
        "targetLayer": "Application",
        "evidence": [
          {"file": "Domain/Feed.swift", "line": 4, "column": 5, "note": "names it again"}
        ],
        "fixes": [
          {
            "title": "Hold it weakly",
            "safe": true,
            "edits": [
              {"file": "Domain/Feed.swift", "line": 3, "column": 5, "endLine": 3, "endColumn": 5, "text": "weak "}
            ]
          }
        ],
        "provenance": "source",
        "fingerprint": "b1a6f17fdf755abc"
      },
      {
        "rule": "massive_controller",
        "severity": "warning",
        "message": "Menu has 412 lines",
        "file": "UI/Menu.swift",
        "line": 1,
        "column": 7,
        "endLine": 1,
        "endColumn": 11,
        "subject": "Menu",
        "evidence": [],
        "fixes": [],
        "measures": {"lines": 412, "responsibilities": ["navigation", "update_ui"]},
        "provenance": "source",
        "fingerprint": "9175b6ab61433935"
      }
    ],
    "problems": [
      {"kind": "syntax_error", "message": "a brace is never closed", "file": "Core/Odd.swift", "line": 4, "column": 1},
      {"kind": "empty_pattern", "message": "'Legacy' matches no file"}
    ]
  }

  """
