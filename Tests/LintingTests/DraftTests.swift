import Foundation
import Linting
import Testing

/// `init` writes the layers that a run infers without a configuration. Writing them down changes no finding.
@Suite struct DraftTests {
  private static func expectSame(_ project: TemporaryProject) throws {
    let inferred = try project.lint()
    #expect(inferred.notes.contains { $0.hasPrefix("inferred layers") })
    var request = LintRequest(paths: [project.path])
    request.ignoresConfiguration = true
    let draft = try Linter(request).draft()
    #expect(draft.contains("\nlayers:\n"))
    try project.write(draft, to: ".layerlint.yml")
    let written = try project.lint()
    #expect(written.marks == inferred.marks)
    #expect(written.findings.map(\.layer) == inferred.findings.map(\.layer))
    #expect(written.problems.map(\.message) == inferred.problems.map(\.message))
  }

  /// Neither counts the composition root and bridging headers as files of layers.
  @Test func shareOfFilesInLayersIsTheSameInDraftAndRun() throws {
    let result = try TemporaryProject([
      (
        "Launch/AppDelegate.swift",
        "import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
      ),
      ("Screens/Feed.swift", "import UIKit\nfinal class Feed: UIViewController { let store = Store() }\n"),
      ("Services/Store.swift", "import Foundation\nfinal class Store { func load() {} }\n"),
    ]).lint()
    #expect(result.overview?.layers == "Screens > Services: 100 % of the files, inferred")
    #expect(result.notes.contains { $0.hasPrefix("2 of 2 files (100 %) are in a layer") })
  }

  @Test func layersFromFolders() throws {
    let delegate = "import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\nlet limit = 3\n"
    try Self.expectSame(
      TemporaryProject([
        ("App/AppDelegate.swift", delegate),
        ("Screens/Feed.swift", "import UIKit\nfinal class Feed: UIViewController { let store = Store() }\n"),
        ("Screens/Odd {name}.swift", "struct Odd {}\n"),
        ("Services/Store.swift", "final class Store { var feed: Feed?; let d: AppDelegate? = nil; let l = limit }\n"),
        ("Models/Note.swift", "struct Note { let store: Store }\n"), ("Helpers/Text.swift", "extension String {}\n"),
      ]))
  }

  @Test("a pack that is named in the configuration has the same rules as one that is chosen from the code")
  func namingAPackKeepsItsRules() throws {
    try Self.expectSame(
      TemporaryProject([
        ("Screens/Feed.swift", "import UIKit\nfinal class Feed: UIViewController { let store = Store() }\n"),
        (
          "Screens/Row.swift",
          """
          import SwiftUI
          struct Row: View {
            let note: Note
            var body: some View { Text(note.title) }
          }
          """
        ),
        ("Services/Store.swift", "final class Store { var feed: Feed?; var notes: [Note] = [] }\n"),
        ("Models/Note.swift", "struct Note: Codable { let title: String }\n"),
      ]))
  }

  @Test(
    "imports are reported if they prove a screen, both with inferred layers and with the same layers in the configuration"
  )
  func writtenLayersKeepImportFindings() throws {
    try Self.expectSame(
      TemporaryProject([
        ("Screens/Feed.swift", "import UIKit\nfinal class Feed: UIViewController { let store = Store() }\n"),
        ("Services/Store.swift", "import UIKit\nfinal class Store { var icon: UIImage?; var note: Note? }\n"),
        ("Services/Shower.swift", "import UIKit\nfinal class Shower { var screen: UIViewController? }\n"),
        ("Models/Note.swift", "struct Note: Codable { let title: String }\n"),
      ]))
  }

  @Test func layersOfFlatFolders() throws {
    var files: [(path: String, text: String)] = []
    for index in 0..<5 {
      files.append(
        (
          "App/C\(index).swift",
          "import UIKit\nfinal class C\(index): UIViewController { let s = S\(index)Service() }\n"
        ))
      files.append(
        ("App/S\(index).swift", "final class S\(index)Service { var t: T\(index)?; func show() { _ = C0() } }\n"))
      files.append(("App/T\(index).swift", "struct T\(index): Codable { let id: Int }\n"))
    }
    try Self.expectSame(TemporaryProject(files))
  }

  @Test func layersFromModules() throws {
    var files: [(path: String, text: String)] = [
      (
        "Package.swift",
        """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "Shop", targets: [
          .target(name: "Shop", dependencies: ["Kit"]), .target(name: "Kit"),
        ])
        """
      ),
      ("Sources/Shop/Views/V.swift", "import Kit\nimport UIKit\nfinal class V: UIView { let m = M() }\n"),
      ("Sources/Shop/Models/M.swift", "struct M { weak var view: V? }\n"),
      ("Sources/Shop/Other.swift", "let other = 1\n"),
    ]
    for index in 0..<6 {
      files.append(
        ("Sources/Kit/Services/S\(index).swift", "public final class S\(index)Service { let t = T\(index)() }\n"))
      files.append(("Sources/Kit/Models/T\(index).swift", "public struct T\(index) { var s: S0Service? }\n"))
    }
    try Self.expectSame(TemporaryProject(files))
  }
}
