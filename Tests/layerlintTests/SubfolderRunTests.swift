import Foundation
import Testing

/// A run on a folder of an app without a configuration checks the whole app and reports on that folder.
@Suite struct SubfolderRunTests {
  private static let app = [
    "Package.swift": "// swift-tools-version: 5.9\n",
    "App/Feed/FeedView.swift": """
    import UIKit

    protocol FeedViewDelegate { func done() }
    final class FeedView: UIView { var delegate: FeedViewDelegate? }
    """,
    "App/Other/Editor.swift": """
    struct Logger: FeedViewDelegate { func done() {} }
    final class Editor {
      let view = FeedView()
      func open() { view.delegate = Logger() }
    }
    """,
    "App/Screens/FeedViewController.swift": """
    import UIKit

    final class FeedViewController: UIViewController {}
    """,
    "App/Services/FeedService.swift": """
    final class FeedService {
      let screen = FeedViewController()
    }
    """,
  ]

  private func findings(_ arguments: [String], in app: TemporaryFolder) throws -> [String] {
    try BinaryRun(["--format", "concise", "--fail-on", "never"] + arguments, in: app).output.split(separator: "\n").map(
      String.init)
  }

  @Test("a run on a subfolder has the same findings there as a run on the project, with paths relative to the project")
  func subfoldersHaveTheSameFindings() throws {
    let app = try TemporaryFolder(Self.app)
    let all = try findings([], in: app)
    let ofServices = try findings(["App/Services"], in: app)
    #expect(!ofServices.isEmpty)
    #expect(ofServices == all.filter { $0.hasPrefix("App/Services/") })
  }

  @Test("fixes in a subfolder respect conformances in the rest of the project")
  func fixesAreSafe() throws {
    let app = try TemporaryFolder(Self.app)
    let run = try BinaryRun(["App/Feed", "--fix", "--dry-run", "--fail-on", "never"], in: app)
    #expect(!run.output.contains("AnyObject"))
  }
}
