import Foundation
import Testing

/// The baseline on the command line: files, exit codes, messages.
@Suite struct BaselineRunTests {
  @Test func writesABaselineAndPasses() throws {
    let app = try TemporaryFolder(brokenApp)
    let freeze = try BinaryRun(["--write-baseline", "--quiet"], in: app)
    #expect(freeze.status == 0)
    #expect(freeze.errors.contains(".layerlint-baseline.json: 1 entry, +1/−0"))
    let run = try BinaryRun(["--strict"], in: app)
    #expect(run.status == 0)
    #expect(run.output.contains("0 suppressed, 1 in the baseline"))
  }

  @Test func staleEntriesFail() throws {
    let app = try TemporaryFolder(brokenApp)
    _ = try BinaryRun(["--write-baseline"], in: app)
    try "final class FeedService {}\n".write(
      toFile: app.path("Domain/FeedService.swift"), atomically: true, encoding: .utf8)
    let run = try BinaryRun([], in: app)
    #expect(run.status == 1)
    #expect(run.errors.contains(".layerlint-baseline.json:5:1: error: upward_dependency of FeedService"))
    #expect(try BinaryRun(["--fail-on", "never"], in: app).status == 0)
    #expect(try BinaryRun(["--skip", "upward_dependency"], in: app).status == 0)
    #expect(try BinaryRun(["--write-baseline"], in: app).errors.contains("0 entries, +0/−1"))
    #expect(try BinaryRun([], in: app).status == 0)
  }

  /// An Xcode project that lists single files is updated after the move.
  @Test func filesMovedBeforeTheProjectIsUpdatedKeepTheirEntries() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = "Application/FeedViewController.swift"; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = "Domain/FeedService.swift"; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      T = { isa = PBXNativeTarget; name = Feed; buildPhases = (S); productType = "com.apple.product-type.application"; \
      };
      S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      }; rootObject = P; }
      """
    let app = try TemporaryFolder(brokenApp.merging(["Feed.xcodeproj/project.pbxproj": project]) { $1 })
    _ = try BinaryRun(["--write-baseline"], in: app)
    try FileManager.default.createDirectory(atPath: app.path("Domain/Deep"), withIntermediateDirectories: false)
    try FileManager.default.moveItem(
      atPath: app.path("Domain/FeedService.swift"), toPath: app.path("Domain/Deep/FeedService.swift"))
    let run = try BinaryRun(["--strict"], in: app)
    #expect(run.status == 0 && run.output.contains("1 in the baseline"), "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("not where the project lists it: Domain/FeedService.swift, now Domain/Deep/FeedService.swift")
    )
  }

  /// After the move, either file of the class may come first.
  @Test func movedImplementationsKeepTheirEntries() throws {
    let use =
      "#import \"FeedScreen.h\"\n#import \"Feed.h\"\n@implementation Feed\n- (void)show { [FeedScreen new]; }\n@end\n"
    let app = try TemporaryFolder([
      "Application/FeedScreen.h": "@interface FeedScreen : NSObject\n@end\n",
      "Domain/Feed.h": "@interface Feed : NSObject\n- (void)show;\n@end\n", "Domain/Feed.m": use,
      "Domain/Feed+More.swift": "extension Feed {\n  func more() { _ = FeedScreen() }\n}\n",
      "App-Bridging-Header.h": "#import \"Feed.h\"\n#import \"FeedScreen.h\"\n",
    ])
    let run = try BinaryRun(["--write-baseline"], in: app)
    #expect(run.errors.contains("entries, +") || run.errors.contains("1 entry"), "\(run.errors)")
    try FileManager.default.createDirectory(atPath: app.path("Domain/All"), withIntermediateDirectories: false)
    try FileManager.default.moveItem(atPath: app.path("Domain/Feed.m"), toPath: app.path("Domain/All/Feed.m"))
    let moved = try BinaryRun([], in: app)
    #expect(moved.status == 0, "\(moved.output)\(moved.errors)")
  }

  @Test func otherBaselineFiles() throws {
    let app = try TemporaryFolder(brokenApp)
    #expect(try BinaryRun(["--write-baseline", "known.json", "."], in: app).status == 0)
    #expect(try BinaryRun([], in: app).status == 1)
    #expect(try BinaryRun(["--baseline", "known.json"], in: app).status == 0)
    #expect(
      try BinaryRun(["--baseline", "known.json", "--write-baseline"], in: app).errors.contains(
        "known.json: 1 entry, +0/−0"))
    #expect(try BinaryRun(["--baseline", "unknown.json"], in: app).status == 2)
    #expect(try BinaryRun(["--write-baseline", "Domain"], in: app).errors.contains("is a folder"))
    #expect(try BinaryRun(["--baseline", "a.json", "--write-baseline", "b.json"], in: app).status == 2)
  }

  @Test func damagedBaselinesAreRejected() throws {
    let app = try TemporaryFolder(brokenApp.merging([".layerlint-baseline.json": "{\n  nonsense"]) { $1 })
    let run = try BinaryRun([], in: app)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(".layerlint-baseline.json:2:3: error: a key in quotes is missing"))
    #expect(run.errors.contains("--write-baseline replaces it"))
    let replaced = try BinaryRun(["--write-baseline"], in: app)
    #expect(
      replaced.status == 0 && replaced.errors.contains("note: replaced a baseline that could not be read (line 2: "))
    #expect(try BinaryRun([], in: app).status == 0)
  }

  @Test func mergeConflictsAreReported() throws {
    let app = try TemporaryFolder(brokenApp)
    _ = try BinaryRun(["--write-baseline"], in: app)
    let text = try String(contentsOfFile: app.path(".layerlint-baseline.json"), encoding: .utf8)
    let conflict = text.replacingOccurrences(
      of: "\"entries\": [", with: "\"entries\": [\n<<<<<<< HEAD\n=======\n>>>>>>> topic")
    try app.write(conflict, to: ".layerlint-baseline.json")
    let run = try BinaryRun([], in: app)
    #expect(
      run.status == 2 && run.errors.contains(".layerlint-baseline.json:5:1: error: a merge conflict is not resolved"))
    #expect(try BinaryRun(["--write-baseline"], in: app).errors.contains("1 entry, +1/−0"))
  }

  @Test func raisedMeasuresAreReported() throws {
    func screen(lines: Int) -> String {
      let members = (0..<lines).map { "  let value\($0) = \($0)\n" }.joined()
      return "import UIKit\nfinal class FeedViewController: UIViewController {\n\(members)}\n"
    }
    let app = try TemporaryFolder(["App/FeedViewController.swift": screen(lines: 700)])
    let freeze = ["--only", "massive_controller", "--write-baseline"]
    #expect(!(try BinaryRun(freeze, in: app).errors.contains("raised")))
    try app.write(screen(lines: 705), to: "App/FeedViewController.swift")
    #expect(!(try BinaryRun(freeze, in: app).errors.contains("raised")))
    try app.write(screen(lines: 800), to: "App/FeedViewController.swift")
    let run = try BinaryRun(freeze, in: app)
    #expect(run.errors.contains("note: raised: FeedViewController, lines 70"), "\(run.errors)")
  }

  /// Entries that this run does not check stay, and the run says so.
  @Test func partialRunsKeepOtherEntries() throws {
    let app = try TemporaryFolder(brokenApp)
    _ = try BinaryRun(["--write-baseline"], in: app)
    let part = try BinaryRun(["--skip", "layer_cycle", "--write-baseline"], in: app)
    #expect(part.status == 0 && part.errors.contains("only for --skip layer_cycle; other entries stay as they are"))
    #expect(part.errors.contains("1 entry, +0/−0"))
  }

  /// Findings that need libclang are not stale on a machine without it, and vice versa.
  @Test func findingsFromLibclangAreNotStaleWithoutIt() throws {
    let app = try TemporaryFolder(
      brokenApp.merging([
        // A macro may hide declarations from a reader of tokens.
        "Domain/Feed.m": """
        @interface Feed : NSObject
        @property (nonatomic) NSArray<Feed *> *all;
        - (void)load;
        @end
        @implementation Feed
        opening(load)
        - (void)load { [self.all.firstObject load]; }
        @end
        """
      ]) { $1 })
    let none = ["LIBCLANG_PATH": "/nowhere"]
    #expect(try BinaryRun(["--write-baseline"], in: app).status == 0)
    let path = app.path(".layerlint-baseline.json")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\n  \"objectiveC\": \"libclang\",\n"))
    #expect(try BinaryRun(["--strict"], in: app).status == 0)
    // Nothing differs: there is only a note.
    let without = try BinaryRun([], in: app, environment: none)
    #expect(
      without.status == 0 && without.errors.contains("warning: the baseline was written with libclang"),
      "\(without.errors)")
    #expect(try BinaryRun(["--strict"], in: app, environment: none).status == 1)
    // An entry that this reader cannot find is not known to be fixed.
    let entry = "{\"file\": \"Domain/Feed.m\", \"rule\": \"delegate_strong\", \"subject\": \"Feed.x\"}"
    try app.write(
      text.replacingOccurrences(of: "\"entries\": [", with: "\"entries\": [\n    \(entry),"),
      to: ".layerlint-baseline.json")
    let doubtful = try BinaryRun([], in: app, environment: none)
    #expect(
      doubtful.status == 1
        && doubtful.errors.contains("1 entry is not found: fixed, or not seen by this reader (unjudged_baseline)"))
    #expect(!doubtful.errors.contains("(stale_baseline)"))
    #expect(try BinaryRun([], in: app).errors.contains("(stale_baseline)"))
    // Written without libclang, read with it.
    #expect(try BinaryRun(["--write-baseline"], in: app, environment: none).status == 0)
    #expect(try BinaryRun([], in: app, environment: none).status == 0)
    #expect(try BinaryRun([], in: app).errors.contains("the baseline was written without libclang"))
  }

  @Test func standardInput() throws {
    let app = try TemporaryFolder(brokenApp)
    let fixed = try BinaryRun(
      shell: "echo 'final class FeedService {}' | $LAYERLINT --stdin-path Domain/FeedService.swift", in: app)
    #expect(fixed.status == 0)
    let broken = try BinaryRun(
      shell: "$LAYERLINT --stdin-path Domain/FeedService.swift < Domain/FeedService.swift", in: app)
    #expect(broken.status == 1)
  }
}
