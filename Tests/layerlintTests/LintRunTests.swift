import Foundation
import Testing

/// The built program on small apps.
@Suite struct LintRunTests {
  @Test func findingsExitWithOne() throws {
    let run = try BinaryRun([], in: TemporaryFolder(brokenApp))
    #expect(run.status == 1)
    #expect(run.output.contains("  Domain/FeedService.swift:2:15  error\n"))
    #expect(run.output.contains("        let screen = FeedViewController()\n                     ^^^^^^^^^^^^^^^^^^\n"))
    #expect(run.output.contains("\nupward_dependency (1 error)\n"))
    #expect(run.errors == "")
  }

  @Test func noFindingsExitWithZero() throws {
    let run = try BinaryRun(["--strict"], in: TemporaryFolder(cleanApp))
    #expect(run.status == 0)
    #expect(run.output.contains("No findings."))
    #expect(run.output.contains("\n2 files, 4 lines, "))
  }

  @Test func failOnNeverExitsWithZero() throws {
    #expect(try BinaryRun(["--fail-on", "never"], in: TemporaryFolder(brokenApp)).status == 0)
  }

  @Test func skippedRulesDoNotRun() throws {
    let app = try TemporaryFolder(brokenApp)
    #expect(try BinaryRun(["--skip", "upward_dependency"], in: app).status == 0)
    #expect(try BinaryRun(["--only", "layer_cycle"], in: app).status == 0)
    #expect(try BinaryRun(["--only", "upward_dependency"], in: app).status == 1)
  }

  @Test func severalReportsFromOneRun() throws {
    let app = try TemporaryFolder(brokenApp)
    let run = try BinaryRun(["--format", "xcode", "--format", "json:out.json", "--format", "text:out.txt"], in: app)
    #expect(run.status == 1)
    #expect(run.output.contains("/Domain/FeedService.swift:2:15: error: ") && run.output.hasPrefix("/"))
    let data = try Data(contentsOf: URL(fileURLWithPath: app.path("out.json")))
    let report = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((report["violations"] as? [Any])?.count == 1)
    #expect(
      try String(contentsOfFile: app.path("out.txt"), encoding: .utf8).contains("FeedService.swift:2:15  error\n"))
  }

  @Test("each display option changes the report")
  func displayOptions() throws {
    let app = try TemporaryFolder(brokenApp)
    let statistics = try BinaryRun(["--statistics"], in: app)
    #expect(statistics.status == 1)
    #expect(
      statistics.output.hasPrefix(
        "Rule                 findings  errors  warnings  infos\n  upward_dependency         1"))
    let concise = try BinaryRun(["--format", "concise", "--limit", "1"], in: app)
    #expect(concise.output.hasPrefix("Domain/FeedService.swift:2:15: error: "))
    #expect(concise.output.hasSuffix("(upward_dependency)\n"))
    #expect(try BinaryRun(["--limit", "0"], in: app).status == 2)
    #expect(try BinaryRun(["--statistics", "--format", "json"], in: app).status == 2)
    #expect(try BinaryRun(["--verbose"], in: app).output.contains("FeedService.swift:2:15  error\n"))
  }

  @Test func sameBytesForAnyNumberOfJobs() throws {
    let app = try TemporaryFolder(brokenApp)
    let one = try BinaryRun(["--format", "json", "--jobs", "1"], in: app)
    let four = try BinaryRun(["--format", "json", "--jobs", "4"], in: app)
    #expect(one.output == four.output && one.status == 1)
  }

  @Test func colourOnlyOnRequestInAPipe() throws {
    let app = try TemporaryFolder(brokenApp)
    #expect(try !BinaryRun([], in: app).output.contains("\u{1B}"))
    #expect(try BinaryRun(["--color", "always"], in: app).output.contains("\u{1B}[1;31m"))
  }

  @Test func timingsGoToStandardError() throws {
    let run = try BinaryRun(["--timings"], in: TemporaryFolder(cleanApp))
    for stage in ["find", "read+scan", "resolve", "layers", "roles", "rules", "report", "total"] {
      #expect(run.errors.contains("\n\(stage) "))
    }
    #expect(!run.output.contains("read+scan"))
  }

  @Test func graphOfLayers() throws {
    let app = try TemporaryFolder(brokenApp)
    let run = try BinaryRun(["graph"], in: app)
    #expect(run.status == 0)
    #expect(run.output.contains("Domain\n  -> Application  1 reference, against the layers\n"))
    let json = try BinaryRun(["graph", "--level", "file", "--format", "json"], in: app)
    #expect(json.output.contains(#""from": "Domain/FeedService.swift","#))
    #expect(json.output.contains(#""kind": "type", "provenance": "source""#))
  }

  @Test func effectiveConfiguration() throws {
    let app = cleanApp.merging([".layerlint.yml": "layers: [Application, Domain]"]) { $1 }
    let run = try BinaryRun(["config", "--for", "Domain/FeedService.swift"], in: TemporaryFolder(app))
    #expect(run.status == 0)
    #expect(run.output.contains("Domain") && run.output.contains("upward_dependency"))
  }

  @Test func rulesAndTheirPages() throws {
    let folder = try TemporaryFolder()
    #expect(try BinaryRun(["rules"], in: folder).output.contains("upward_dependency"))
    let page = try BinaryRun(["explain", "upward_dependency"], in: folder)
    #expect(page.status == 0)
    #expect(page.output.contains("\nBad\n") && page.output.contains("\nGood\n"))
  }

  @Test func versionAndHelp() throws {
    let folder = try TemporaryFolder()
    for arguments in [["--version"], ["--help"], ["lint", "--help"], ["help", "graph"]] {
      let run = try BinaryRun(arguments, in: folder)
      #expect(run.status == 0 && run.errors == "" && run.output.hasSuffix("\n"))
    }
  }

  @Test func closedPipeEndsTheRunQuietly() throws {
    let app = try TemporaryFolder(brokenApp)
    #expect(try BinaryRun(shell: #""$LAYERLINT" | true"#, in: app).errors == "")
    #expect(try BinaryRun(shell: #"trap '' PIPE; "$LAYERLINT" rules | true"#, in: app).errors == "")
  }

  /// A class inherits members from generated code, and the generated code itself is not checked.
  @Test func generatedSuperclasses() throws {
    let app = try TemporaryFolder([
      "_Note.swift": """
      // DO NOT EDIT. This file is machine-generated and constantly overwritten.
      class _Note {
        var screen: NoteScreen?
        var delegate: NoteDelegate?
      }
      """,
      "Note.swift": """
      final class Note: _Note {
        func show() { screen?.reload() }
      }
      protocol NoteDelegate: AnyObject {}
      final class NoteScreen { func reload() {} }
      """,
      "_Tag.h": "// machine-generated, do not edit\n@interface _Tag : NSObject\n- (void)paint;\n@end\n",
      "Tag.h": "#import \"_Tag.h\"\n@interface Tag : _Tag\n@end\n",
      "Tag.m": "#import \"Tag.h\"\n@implementation Tag\n- (void)use { [self paint]; }\n@end\n",
      "Other.swift": "// Generated by a tool. Do not edit.\nfinal class Other {}\n",
    ])
    let graph = try BinaryRun(["graph", "--level", "type", "--format", "json"], in: app)
    #expect(graph.output.contains("\"name\": \"reload\""))
    #expect(graph.output.contains("\"name\": \"screen\""))
    #expect(graph.output.contains("\"name\": \"paint\""))
    #expect(!graph.output.contains("Other"))
    let run = try BinaryRun(["--format", "json"], in: app)
    #expect(!run.output.contains("delegate_strong"))
    #expect(run.errors.contains("generated superclasses that are read but not checked: 2 files"))
  }
}
