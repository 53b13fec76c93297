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

  /// What libclang saw is not mended because there is none where the baseline is read, and the other way round.
  @Test func anotherReaderOfObjectiveC() throws {
    let app = try TemporaryFolder(brokenApp.merging([
      // Tokens alone do not tell whose method this is.
      "Domain/Feed.m": """
        @interface Feed : NSObject
        @property (nonatomic) NSArray<Feed *> *all;
        - (void)load;
        @end
        @implementation Feed
        - (void)load { [self.all.firstObject load]; }
        @end
        """,
    ]) { $1 })
    let none = ["LIBCLANG_PATH": "/nowhere"]
    #expect(try BinaryRun(["--write-baseline"], in: app).status == 0)
    let path = app.path(".layerlint-baseline.json")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\n  \"objectiveC\": \"libclang\",\n"))
    #expect(try BinaryRun(["--strict"], in: app).status == 0)
    // Nothing differs: said, and no more.
    let without = try BinaryRun([], in: app, environment: none)
    #expect(without.status == 0 && without.errors.contains("warning: the baseline was written with libclang"), "\(without.errors)")
    #expect(try BinaryRun(["--strict"], in: app, environment: none).status == 1)
    // An entry that this reader does not see is not mended for sure.
    let entry = "{\"file\": \"Domain/Feed.m\", \"rule\": \"delegate_strong\", \"subject\": \"Feed.x\"}"
    try app.write(text.replacingOccurrences(of: "\"entries\": [", with: "\"entries\": [\n    \(entry),"), to: ".layerlint-baseline.json")
    let doubtful = try BinaryRun([], in: app, environment: none)
    #expect(doubtful.status == 1 && doubtful.errors.contains("1 entry is not found, mended or not seen (unjudged_baseline)"))
    #expect(!doubtful.errors.contains("(stale_baseline)"))
    #expect(try BinaryRun([], in: app).errors.contains("(stale_baseline)"))
    // Written without, read with it.
    #expect(try BinaryRun(["--write-baseline"], in: app, environment: none).status == 0)
    #expect(try BinaryRun([], in: app, environment: none).status == 0)
    #expect(try BinaryRun([], in: app).errors.contains("the baseline was written without libclang"))
  }

  @Test func standardInput() throws {
    let app = try TemporaryFolder(brokenApp)
    let mended = try BinaryRun(shell: "echo 'final class FeedService {}' | $LAYERLINT --stdin-path Domain/FeedService.swift", in: app)
    #expect(mended.status == 0)
    let broken = try BinaryRun(shell: "$LAYERLINT --stdin-path Domain/FeedService.swift < Domain/FeedService.swift", in: app)
    #expect(broken.status == 1)
  }
}
