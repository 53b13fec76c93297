import Foundation
import Testing

/// The commands `metrics` and `brief`.
@Suite struct RemedyRunTests {
  @Test func documentsWrittenByHandAreKept() throws {
    let app = try TemporaryFolder(brokenApp.merging(["ARCHITECTURE.md": "# Ours\n"]) { $1 })
    let run = try BinaryRun(["docs"], in: app)
    #expect(run.status == 2 && run.errors.contains("ARCHITECTURE.md was not written by 'layerlint docs'"))
    #expect(try String(contentsOfFile: app.path("ARCHITECTURE.md"), encoding: .utf8) == "# Ours\n")
    #expect(try BinaryRun(["docs", "--force"], in: app).status == 0)
    try app.write("protocol Added {}\n", to: "Domain/Added.swift")
    #expect(try BinaryRun(["docs"], in: app).status == 0)
  }

  @Test func layersAreAtTheLineOfTheirPattern() throws {
    let app = try TemporaryFolder(
      brokenApp.merging([".layerlint.yml": "layers:\n  - Application: Application\n  - Domain: Domain\n"]) { $1 })
    let run = try BinaryRun(["config", "--for", "Domain/FeedService.swift"], in: app)
    let line = run.output.split(separator: "\n").first { $0.hasPrefix("layer ") }
    #expect(line?.hasSuffix(".layerlint.yml:3:13") ?? false, "\(run.output)")
  }

  private static let app = WhyRunTests.app

  @Test func metricsOfLayers() throws {
    let run = try BinaryRun(["metrics"], in: TemporaryFolder(Self.app))
    #expect(run.status == 0)
    #expect(
      run.output.contains("\n100 % of the lines are in a layer\nno cycle, longest chain of dependencies: 3 layers\n"))
  }

  @Test func metricsWithoutLayersSuggestOtherLevels() throws {
    let run = try BinaryRun(["metrics"], in: TemporaryFolder(["A.swift": "struct A {}\n"]))
    #expect(run.status == 0)
    #expect(run.errors.contains("note: no layers were found: --level folder or module shows other parts"))
  }

  @Test func briefOfATypeAndOfItsFile() throws {
    let folder = try TemporaryFolder(Self.app)
    let type = try BinaryRun(["brief", "Feed"], in: folder)
    #expect(
      type.output.hasPrefix(
        "Feed  class, Middle/Feed.swift:1, 3 lines\n  layer         Middle\n  may use       Bottom\n"))
    #expect(type.output.contains("  used by       Top: Screen 1\n"))
    let file = try BinaryRun(["brief", "Middle/Feed.swift"], in: folder)
    #expect(file.output.hasPrefix("Middle/Feed.swift  file, 3 lines\n  declares      Feed\n"))
  }

  @Test func briefOfAnUnknownNameIsAMistake() throws {
    let run = try BinaryRun(["brief", "Fed"], in: TemporaryFolder(Self.app))
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean 'Feed'?"))
  }

  @Test func massiveControllersGetASplit() throws {
    let lines = String(repeating: "  var a: Int { 1 }\n", count: 510)
    let text = "import UIKit\nfinal class Feed: UIViewController {\n\(lines)}\n"
    let folder = try TemporaryFolder(["Feed.swift": text])
    #expect(try BinaryRun([], in: folder).output.contains("      see     layerlint split Feed\n"))
    let split = try BinaryRun(["split", "Feed"], in: folder)
    #expect(split.output.hasPrefix("Feed  view controller  Feed.swift:2\n  now    512 lines"))
  }

  /// The same input gives the same bytes.
  @Test(arguments: [["metrics", "--level", "type", "--format", "json"], ["brief", "Feed", "--format", "json"]])
  func outputDoesNotDependOnThreads(arguments: [String]) throws {
    let folder = try TemporaryFolder(Self.app)
    let runs = try ["1", "3"].map { try BinaryRun(arguments + ["--jobs", $0], in: folder).output }
    #expect(runs[0] == runs[1] && !runs[0].isEmpty)
  }
}
