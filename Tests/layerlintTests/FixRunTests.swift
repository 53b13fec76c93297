import Findings
import Foundation
import Linting
import Testing

@testable import layerlint

/// `--fix`: the changed files, the remaining findings, and the messages.
@Suite struct FixRunTests {
  /// A presenter and its view own each other. The view's protocol is not limited to classes.
  private static let screen = [
    "SearchPresenter.swift": """
    protocol SearchView {
      func show()
    }
    final class SearchPresenter {
      var view: SearchView?
      func load() { view?.show() }
    }

    """,
    "SearchViewController.swift": """
    import UIKit
    final class SearchViewController: UIViewController, SearchView {
      let presenter: SearchPresenter
      func show() {}
    }

    """,
  ]

  private static func text(_ path: String, in app: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: app.path(path))), as: UTF8.self)
  }

  @Test func fixesAndReportsTheRest() throws {
    let app = try TemporaryFolder(Self.screen)
    #expect(try BinaryRun(["--architecture", "mvp"], in: app).status == 1)
    let run = try BinaryRun(["--architecture", "mvp", "--fix"], in: app)
    #expect(run.status == 0 && run.errors.contains("note: fixed 1 finding in 1 file"))
    #expect(!run.output.contains("presenter_strong_view"))
    let text = try Self.text("SearchPresenter.swift", in: app)
    #expect(text.contains("protocol SearchView: AnyObject {\n") && text.contains("  weak var view: SearchView?\n"))
    let again = try BinaryRun(["--architecture", "mvp", "--fix"], in: app)
    #expect(again.status == 0 && again.errors.contains("fixed 0 findings"))
    #expect(try Self.text("SearchPresenter.swift", in: app) == text)
  }

  /// A structure in a test may conform to the protocol.
  @Test func protocolsThatTestsNameAreNotConstrainedToClasses() throws {
    let mock = "struct ViewStub: SearchView {\n  func show() {}\n}\n"
    for (tests, isMended) in [(mock, false), (mock.replacing("SearchView", with: "ListView"), true)] {
      let app = try TemporaryFolder(Self.screen.merging(["AppTests/Stubs.swift": tests]) { $1 })
      let run = try BinaryRun(["--architecture", "mvp", "--fix"], in: app)
      #expect(run.errors.contains(isMended ? "fixed 1 finding" : "fixed 0 findings"))
    }
  }

  @Test func dryRunOnlyWritesADiff() throws {
    let app = try TemporaryFolder(Self.screen)
    let run = try BinaryRun(["--architecture", "mvp", "--fix", "--dry-run"], in: app)
    #expect(run.status == 1 && run.errors.contains("would fix 1 finding in 1 file"))
    #expect(
      run.output == """
        --- a/SearchPresenter.swift
        +++ b/SearchPresenter.swift
        @@ -1,7 +1,7 @@
        -protocol SearchView {
        +protocol SearchView: AnyObject {
           func show()
         }
         final class SearchPresenter {
        -  var view: SearchView?
        +  weak var view: SearchView?
           func load() { view?.show() }
         }

        """)
    #expect(try Self.text("SearchPresenter.swift", in: app) == Self.screen["SearchPresenter.swift"])
    let applied = try BinaryRun(
      shell: "$LAYERLINT --architecture mvp --fix --dry-run | git apply - && $LAYERLINT --architecture mvp", in: app)
    #expect(applied.status == 0)
  }

  /// All other bytes of the text stay the same.
  @Test(arguments: [
    ("\u{FEFF}", "\n"), ("", "\r\n"), ("\u{FEFF}// 👩‍👩‍👧 é\n", "\r\n"), ("/* 😀 */ ", "\n"), ("#if os(iOS)\n#endif\n", "\r"),
  ])
  func keepsTheRestOfTheText(head: String, end: String) throws {
    let body =
      """
      protocol SearchView {\n\tfunc show()\n}\nfinal class SearchPresenter {
      \t@objc /* ä😀 */ private var view: SearchView!\n}
      """
    let old = head + body.replacingOccurrences(of: "\n", with: end)
    var files = Self.screen
    files["SearchPresenter.swift"] = old
    let app = try TemporaryFolder(files)
    let run = try BinaryRun(["--architecture", "mvp", "--fix", "--only", "presenter_strong_view"], in: app)
    #expect(run.status == 0 && run.errors.contains("fixed 1 finding"), "\(run.errors)")
    let new = old.replacingOccurrences(of: "SearchView {", with: "SearchView: AnyObject {")
      .replacingOccurrences(of: "private var", with: "private weak var")
    #expect(try Data(contentsOf: URL(fileURLWithPath: app.path("SearchPresenter.swift"))) == Data(new.utf8))
  }

  @Test func keepsModesAndLinks() throws {
    let app = try TemporaryFolder(Self.screen)
    try FileManager.default.createDirectory(atPath: app.path("Real"), withIntermediateDirectories: false)
    try FileManager.default.moveItem(atPath: app.path("SearchPresenter.swift"), toPath: app.path("Real/Presenter.txt"))
    try FileManager.default.createSymbolicLink(
      atPath: app.path("SearchPresenter.swift"), withDestinationPath: "Real/Presenter.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: app.path("Real/Presenter.txt"))
    #expect(try BinaryRun(["--architecture", "mvp", "--fix"], in: app).status == 0)
    #expect(try Self.text("Real/Presenter.txt", in: app).contains("weak var view"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: app.path("SearchPresenter.swift"))
        == "Real/Presenter.txt")
    let attributes = try FileManager.default.attributesOfItem(atPath: app.path("Real/Presenter.txt"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: app.path("Real")) == ["Presenter.txt"])
  }

  @Test func filesOutsideOfTheBaseFolderAreNotChanged() throws {
    let elsewhere = try TemporaryFolder(["Presenter.swift": try #require(Self.screen["SearchPresenter.swift"])])
    let app = try TemporaryFolder([
      "SearchViewController.swift": try #require(Self.screen["SearchViewController.swift"])
    ])
    try FileManager.default.createSymbolicLink(
      atPath: app.path("SearchPresenter.swift"), withDestinationPath: elsewhere.path("Presenter.swift"))
    let run = try BinaryRun(["--architecture", "mvp", "--fix"], in: app)
    #expect(run.errors.contains("links to a file outside of the base folder"), "\(run.errors)")
    #expect(try Self.text("Presenter.swift", in: elsewhere) == Self.screen["SearchPresenter.swift"])
  }

  @Test func filesThatChangeMeanwhileAreNotFixed() throws {
    let app = try TemporaryFolder(Self.screen)
    var request = LintRequest(paths: [app.root])
    request.architectures = ["mvp"]
    let linter = try Linter(request)
    let fixes = try linter.applyFixes(of: linter.lint()) { _ in nil }
    let file = try #require(fixes.files.first)
    // Between checking and fixing: the same text, written again.
    try app.write(try Self.text("SearchPresenter.swift", in: app), to: "SearchPresenter.swift")
    let late = try linter.applyFixes(of: linter.lint()) { _ in nil }
    #expect(late.files.isEmpty && late.outcome == nil && late.problems.map(\.kind) == ["not_fixed"])
    // Between fixing and writing.
    try app.write("// another\n", to: "SearchPresenter.swift")
    let refused = try FixWriter(base: linter.base).write(fixes.files)
    #expect(refused.map(\.message) == ["changed in the meantime, so nothing was written; it is left as it is"])
    #expect(try Self.text(file.path, in: app) == "// another\n")
  }

  /// If one file cannot be written, none is, as the edits may depend on each other.
  @Test func allOrNone() throws {
    let app = try TemporaryFolder(["A.swift": "a", "B/B.swift": "b"])
    let files = [
      FixedFile(path: "A.swift", old: [0x61], new: [0x41]), FixedFile(path: "B/B.swift", old: [0x62], new: [0x42]),
    ]
    let blocked = app.path("B/B.swift.\(getpid()).tmp")
    try FileManager.default.createDirectory(atPath: blocked, withIntermediateDirectories: false)
    #expect(throws: WritingError.self) { try FixWriter(base: app.root).write(files) }
    #expect(try Self.text("A.swift", in: app) == "a")
    #expect(try FileManager.default.contentsOfDirectory(atPath: app.root).sorted() == ["A.swift", "B"])
  }

  @Test func unsafeFixesAreOnlyOffered() throws {
    // Other code creates the view for the presenter, which may be its only owner.
    var files = Self.screen
    files["Assembly.swift"] =
      """
      func make() -> SearchPresenter {\n  let p = SearchPresenter()\n  p.view = SearchViewController()\n  return p
      }\n
      """
    let app = try TemporaryFolder(files)
    let run = try BinaryRun(["--architecture", "mvp", "--fix", "--format", "json"], in: app)
    #expect(
      run.status == 1 && run.output.contains("\"title\": \"Declare view weak\"")
        && run.output.contains("\"safe\": false"))
    #expect(try Self.text("SearchPresenter.swift", in: app) == Self.screen["SearchPresenter.swift"])
  }

  @Test func largerChangesAreNotOffered() throws {
    let properties = [
      "let view: SearchView?", "var view: SearchView", "lazy var view: SearchView? = nil",
      "@Published var view: SearchView?",
      "var view: SearchView?, other: Int?", "var view: SearchView? = SearchViewController()",
    ]
    for property in properties {
      var files = Self.screen
      files["SearchPresenter.swift"] = Self.screen["SearchPresenter.swift"]?.replacingOccurrences(
        of: "var view: SearchView?", with: property)
      let app = try TemporaryFolder(files)
      let run = try BinaryRun(
        ["--architecture", "mvp", "--fix", "--only", "presenter_strong_view", "--format", "json"], in: app)
      #expect(run.status == 1 && !run.output.contains("\"title\""), "\(property)")
    }
    // A struct conforms to the protocol.
    let app = try TemporaryFolder(
      Self.screen.merging(["Line.swift": "struct Line: SearchView { func show() {} }\n"]) { $1 })
    #expect(try BinaryRun(["--architecture", "mvp", "--fix", "--only", "presenter_strong_view"], in: app).status == 1)
  }

  @Test(arguments: [
    ("(nonatomic, strong, nullable) id<SearchView> view;", "(nonatomic, weak, nullable) id<SearchView> view;"),
    ("(nonatomic) id<SearchView> view;", "(nonatomic, weak) id<SearchView> view;"),
    ("() id<SearchView> view;", "(weak) id<SearchView> view;"),
    (" id<SearchView> view;", " (weak)  id<SearchView> view;"),
    ("(strong,nonatomic,readonly)id<SearchView>view;", "(weak,nonatomic,readonly)id<SearchView>view;"),
  ])
  func objectiveC(old: String, new: String) throws {
    let app = try TemporaryFolder([
      "SearchView.h": "@protocol SearchView <NSObject>\n- (void)show;\n@end\n",
      "SearchPresenter.h": "#import \"SearchView.h\"\n@interface SearchPresenter : NSObject\n@property \(old)\n@end\n",
      "SearchPresenter.m":
        "#import \"SearchPresenter.h\"\n@implementation SearchPresenter\n- (void)load { [self.view show]; }\n@end\n",
      "SearchViewController.m": """
      #import "SearchPresenter.h"
      @interface SearchViewController : UIViewController <SearchView>
      @property (nonatomic, strong) SearchPresenter *presenter;
      @end
      @implementation SearchViewController
      - (void)show {}
      @end

      """,
    ])
    let run = try BinaryRun(["--architecture", "mvp", "--fix", "--only", "presenter_strong_view"], in: app)
    #expect(run.status == 0 && run.errors.contains("fixed 1 finding"), "\(run.errors)\(run.output)")
    #expect(try Self.text("SearchPresenter.h", in: app).contains("@property\(old.hasPrefix(" ") ? "" : " ")\(new)\n"))
  }

  @Test func baselineHasTheRemainingFindings() throws {
    let app = try TemporaryFolder(Self.screen.merging(brokenApp) { $1 })
    let run = try BinaryRun(
      [
        "--architecture", "mvp", "--architecture", "layered", "--fix", "--write-baseline", "--only",
        "presenter_strong_view", "--only", "upward_dependency",
      ], in: app)
    #expect(
      run.status == 0 && run.errors.contains("fixed 1 finding") && run.errors.contains("1 entry, +1/−0"),
      "\(run.errors)")
  }

  @Test func wrongUsage() throws {
    let app = try TemporaryFolder(Self.screen)
    #expect(try BinaryRun(["--dry-run"], in: app).status == 2)
    #expect(try BinaryRun(["--fix", "--dry-run", "--format", "json"], in: app).status == 2)
    #expect(try BinaryRun(["--fix", "--stdin-path", "SearchPresenter.swift"], in: app).status == 2)
    #expect(try BinaryRun(["--fix", "--dry-run", "--write-baseline"], in: app).status == 2)
  }
}
