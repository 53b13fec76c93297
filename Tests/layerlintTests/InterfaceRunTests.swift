import Foundation
import Testing

/// The built program on an app with storyboards.
@Suite struct InterfaceRunTests {
  private let app = [
    "Feed.swift": "import UIKit\nclass FeedViewController: UIViewController {}\n",
    "Detail.swift": "import UIKit\nclass DetailViewController: UIViewController {}\n",
    "Base.lproj/Main.storyboard": """
    <document><scenes><scene><objects>
      <viewController id="a" customClass="FeedViewController">
        <connections><segue destination="b" kind="show"/></connections>
      </viewController>
    </objects></scene><scene><objects>
      <viewController id="b" customClass="DetailViewController"/>
    </objects></scene></scenes></document>
    """,
    "Launch.storyboard": "<document/>",
  ]

  @Test func graphAndWhyShowThem() throws {
    let folder = try TemporaryFolder(app)
    let types = try BinaryRun(["graph", "--level", "type"], in: folder)
    #expect(types.output.contains("\n  -> DetailViewController  1 reference\n"))
    let files = try BinaryRun(["graph", "--level", "file"], in: folder)
    #expect(
      files.output.contains(
        "Base.lproj/Main.storyboard\n  -> Detail.swift  2 references\n  -> Feed.swift    1 reference\n"))
    #expect(!files.output.contains("Launch"))
    let why = try BinaryRun(["why", "FeedViewController", "DetailViewController"], in: folder)
    #expect(why.output.contains("    Base.lproj/Main.storyboard:3:38  DetailViewController"))
    #expect(try BinaryRun(["why", "Main.storyboard", "Detail.swift"], in: folder).output.contains("in 1 step"))
  }

  @Test(arguments: [
    ("show", "shows"), ("push", "pushes"), ("presentation", "presents"), ("popoverPresentation", "presents"),
    ("embed", "embeds"), ("custom", "segues to"),
  ])
  func screensSayHowASegueShows(kind: String, verb: String) throws {
    var app = app
    app["Base.lproj/Main.storyboard"] = app["Base.lproj/Main.storyboard"]?.replacing("\"show\"", with: "\"\(kind)\"")
    let run = try BinaryRun(["screens"], in: TemporaryFolder(app))
    #expect(run.output.contains("FeedViewController\n  \(verb)  DetailViewController"))
  }

  /// Interface files are not sources: they are not counted, are in no layer, and have no findings.
  @Test func interfaceFilesAreNotChecked() throws {
    var app = app
    app[".layerlint.yml"] =
      "architectures: [layered, mvc, coordinator]\nlayers: [{ A: Feed.swift }, { B: Detail.swift }]"
    let run = try BinaryRun(["--strict"], in: TemporaryFolder(app))
    #expect(run.status == 0 && run.output.contains("2 files, 4 lines"))
  }

  @Test func unreadableInterfaceFilesAreReported() throws {
    var app = app
    app["Launch.storyboard"] = "<document>\n<scenes></document>"
    let run = try BinaryRun([], in: TemporaryFolder(app))
    #expect(run.output.contains("Launch.storyboard:2") && run.output.contains("</document> where </scenes> belongs"))
    #expect(try BinaryRun(["--strict"], in: TemporaryFolder(app)).status == 1)
  }
}
