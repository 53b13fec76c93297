import Foundation
import Testing

/// `layerlint graph` on the app of `WhyRunTests`.
@Suite struct GraphRunTests {
  private func nodes(_ arguments: String...) throws -> [String] {
    let run = try BinaryRun(["graph", "--format", "json"] + arguments, in: TemporaryFolder(WhyRunTests.app))
    #expect(run.status == 0)
    let graph = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return (graph?["nodes"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
  }

  @Test func layersAreTheDefault() throws {
    #expect(try nodes() == ["Top", "Middle", "Bottom"])
    #expect(try nodes("--level", "folder") == ["Bottom", "Middle", "Top"])
    #expect(try nodes("--level", "type").count == 8)
  }

  @Test func focusAndDepth() throws {
    #expect(try nodes("--level", "type", "--focus", "Feed") == ["Feed", "Screen", "Store"])
    #expect(try nodes("--level", "type", "--focus", "Feed", "--depth", "0") == ["Feed"])
    #expect(try nodes("--level", "type", "--focus", "Feed", "--depth", "2") == ["Disk", "Feed", "Screen", "Store"])
    #expect(
      try nodes("--level", "file", "--focus", "Middle") == [
        "Bottom/Store.swift", "Middle/Feed.swift", "Middle/Names.swift", "Top/Screen.swift",
      ])
    #expect(try nodes("--focus", "Disk") == ["Top", "Middle", "Bottom"])
  }

  @Test func ownershipShowsStrongReferences() throws {
    #expect(try nodes("--level", "type", "--ownership") == ["Disk", "Feed", "Screen", "Store"])
    #expect(try nodes("--level", "type", "--ownership", "--focus", "Feed") == ["Feed", "Screen"])
  }

  @Test func reachesShowsUsers() throws {
    #expect(try nodes("--level", "type", "--reaches", "Store") == ["Feed", "Screen", "Store"])
    #expect(try nodes("--level", "type", "--reaches", "Disk", "--depth", "1") == ["Disk", "Store"])
    #expect(
      try nodes("--level", "type", "--reaches", "Store", "--focus", "Feed", "--depth", "1") == [
        "Feed", "Screen", "Store",
      ])
    #expect(try nodes("--reaches", "Middle") == ["Top", "Middle"])
  }

  @Test func pathsLimitTheOutput() throws {
    #expect(
      try nodes("--level", "file", "Middle") == ["Bottom/Store.swift", "Middle/Feed.swift", "Middle/Names.swift"])
  }

  @Test(arguments: [
    (["--focus", "Fead"], "did you mean 'Feed'?"),
    (["--depth", "2"], "--depth counts from --focus or --reaches"),
    (["--focus", "Feed", "--depth=-1"], "0 or more"),
  ])
  func mistakesAreNamed(arguments: [String], expected: String) throws {
    let run = try BinaryRun(["graph"] + arguments, in: TemporaryFolder(WhyRunTests.app))
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(expected), "\(run.errors)")
  }

  @Test func nodesOfOtherLevelsAreNamed() throws {
    let app = try TemporaryFolder([
      "A.swift": "struct A {}\n", "Domain/B.swift": "struct B {}\n", "App/C.swift": "struct C {}\n",
    ])
    let run = try BinaryRun(["graph", "--focus", "A"], in: app)
    #expect(run.status == 2 && run.errors.contains("'A' is in no layer: choose another --level"))
  }
}
