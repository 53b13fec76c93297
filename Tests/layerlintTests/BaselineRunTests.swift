import Foundation
import Testing

/// The ratchet from the command line: files, exit codes, what is said.
@Suite struct BaselineRunTests {
  @Test func freezesAndPasses() throws {
    let app = try TemporaryFolder(brokenApp)
    let freeze = try BinaryRun(["--write-baseline", "--quiet"], in: app)
    #expect(freeze.status == 0)
    #expect(freeze.errors.contains(".layerlint-baseline.json: 1 entry, +1/−0"))
    let run = try BinaryRun(["--strict"], in: app)
    #expect(run.status == 0)
    #expect(run.output.contains("0 suppressed, 1 in the baseline"))
  }

  @Test func aStaleEntryFails() throws {
    let app = try TemporaryFolder(brokenApp)
    _ = try BinaryRun(["--write-baseline"], in: app)
    try "final class FeedService {}\n".write(toFile: app.path("Domain/FeedService.swift"), atomically: true, encoding: .utf8)
    let run = try BinaryRun([], in: app)
    #expect(run.status == 1)
    #expect(run.errors.contains(".layerlint-baseline.json:5:1: error: upward_dependency of FeedService"))
    #expect(try BinaryRun(["--fail-on", "never"], in: app).status == 0)
    #expect(try BinaryRun(["--skip", "upward_dependency"], in: app).status == 0)
    #expect(try BinaryRun(["--write-baseline"], in: app).errors.contains("0 entries, +0/−1"))
    #expect(try BinaryRun([], in: app).status == 0)
  }

  @Test func anotherFile() throws {
    let app = try TemporaryFolder(brokenApp)
    #expect(try BinaryRun(["--write-baseline", "known.json", "."], in: app).status == 0)
    #expect(try BinaryRun([], in: app).status == 1)
    #expect(try BinaryRun(["--baseline", "known.json"], in: app).status == 0)
    #expect(try BinaryRun(["--baseline", "known.json", "--write-baseline"], in: app).errors.contains("known.json: 1 entry, +0/−0"))
    #expect(try BinaryRun(["--baseline", "unknown.json"], in: app).status == 2)
    #expect(try BinaryRun(["--write-baseline", "Domain"], in: app).errors.contains("is a folder"))
    #expect(try BinaryRun(["--baseline", "a.json", "--write-baseline", "b.json"], in: app).status == 2)
  }

  @Test func aDamagedFileIsRefused() throws {
    let app = try TemporaryFolder(brokenApp.merging([".layerlint-baseline.json": "{\n  nonsense"]) { $1 })
    let run = try BinaryRun([], in: app)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(".layerlint-baseline.json:2:3: error: a key in quotes is missing"))
  }

  @Test func standardInput() throws {
    let app = try TemporaryFolder(brokenApp)
    let mended = try BinaryRun(shell: "echo 'final class FeedService {}' | $LAYERLINT --stdin-path Domain/FeedService.swift", in: app)
    #expect(mended.status == 0)
    let broken = try BinaryRun(shell: "$LAYERLINT --stdin-path Domain/FeedService.swift < Domain/FeedService.swift", in: app)
    #expect(broken.status == 1)
  }
}
