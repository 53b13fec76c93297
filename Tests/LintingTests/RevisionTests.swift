import Findings
import Foundation
import Linting
import Testing

/// Revisions are read from git objects.
@Suite struct RevisionTests {
  private static let app: [(path: String, text: String)] = [
    (".layerlint.yml", "layers: [{ Top: Top }, { Bottom: Bottom }]\n"),
    ("Top/Screen.swift", "final class Screen {\n  let store = Store()\n}\n"),
    ("Bottom/Store.swift", "final class Store {}\n"),
    ("Tests/StoreTests.swift", "import XCTest\nfinal class StoreTests: XCTestCase {\n  let store = Store()\n}\n"),
    ("Tests/OtherTests.swift", "import XCTest\nfinal class OtherTests: XCTestCase {}\n"),
  ]

  /// The app in a repository with one commit.
  private func project() throws -> TemporaryProject {
    let project = try TemporaryProject(Self.app)
    try project.git("init -q && git add -A && git commit -q -m first")
    return project
  }

  private func compare(_ project: TemporaryProject, _ base: String, _ head: String? = nil) throws -> ComparisonDocument
  {
    try Linter.compare(LintRequest(paths: [project.path]), base: base, head: head)
  }

  @Test func unchangedRevisionsHaveNoDifference() throws {
    let comparison = try compare(project(), "HEAD")
    #expect(comparison.new.isEmpty && comparison.gone.isEmpty && comparison.edges.isEmpty)
    #expect(comparison.base.files == 2 && comparison.head.files == 2)
    #expect(comparison.base.lines == 4)
  }

  @Test func newFindingsEdgesAndCyclesAreReported() throws {
    let project = try project()
    try project.write("final class Store {\n  var screen: Screen?\n}\n", to: "Bottom/Store.swift")
    let comparison = try compare(project, "HEAD")
    #expect(comparison.new.contains { $0.rule == "upward_dependency" })
    #expect(comparison.gone.isEmpty)
    let edge = try #require(comparison.edges.first)
    #expect([edge.from, edge.to] == ["Bottom", "Top"])
    #expect(edge.before == 0)
    #expect(edge.after == 1)
    #expect(edge.isAgainstLayers)
    #expect(comparison.newCycles == [["Top", "Bottom"]])
    #expect(comparison.head.edgesAgainstLayers == 1 && comparison.base.edgesAgainstLayers == 0)
  }

  /// The same change in reverse, between two commits.
  @Test func fixedFindingsAreReported() throws {
    let project = try project()
    try project.write("final class Store {\n  var screen: Screen?\n}\n", to: "Bottom/Store.swift")
    try project.git("commit -q -a -m second")
    try project.write("final class Store {}\nfinal class Disk {}\n", to: "Bottom/Store.swift")
    try project.git("commit -q -a -m third")
    let comparison = try compare(project, "HEAD~1", "HEAD")
    #expect(comparison.gone.contains { $0.rule == "upward_dependency" })
    #expect(comparison.new.isEmpty)
    #expect(comparison.newTypes.map(\.name) == ["Disk"])
    #expect(comparison.goneCycles == [["Top", "Bottom"]])
  }

  @Test func renamedFilesKeepTheirFindings() throws {
    let project = try project()
    let text = "final class Store {\n  var screen: Screen?\n  let name = \"store\"\n  let size = 12\n}\n"
    try project.write(text, to: "Bottom/Store.swift")
    try project.git("commit -q -a -m second && git mv Bottom/Store.swift Bottom/Shop.swift && git commit -q -m third")
    let comparison = try compare(project, "HEAD~1", "HEAD")
    #expect(comparison.new.isEmpty && comparison.gone.isEmpty)
  }

  /// The checkout is at a third revision, and has changes.
  @Test func checkoutIsNotChanged() throws {
    let project = try project()
    try project.write("final class Store {\n  var screen: Screen?\n}\n", to: "Bottom/Store.swift")
    try project.git("commit -q -a -m second")
    try project.write("// not committed\nfinal class Store {}\n", to: "Bottom/Store.swift")
    let comparison = try compare(project, "HEAD~1", "HEAD")
    #expect(comparison.new.contains { $0.rule == "upward_dependency" })
    let text = try String(contentsOfFile: project.path + "/Bottom/Store.swift", encoding: .utf8)
    #expect(text.hasPrefix("// not committed"))
    try project.git("diff --quiet --cached")
  }

  /// A layer of the current configuration had no files in the old revision.
  @Test func layersMayHaveBeenEmpty() throws {
    let project = try project()
    try project.write("struct Middle {}\n", to: "Middle/Middle.swift")
    try project.write("layers: [{ Top: Top }, { Middle: Middle }, { Bottom: Bottom }]\n", to: ".layerlint.yml")
    try project.git("add -A && git commit -q -m second")
    #expect(try compare(project, "HEAD~1", "HEAD").newTypes.map(\.name) == ["Middle"])
  }

  /// Inferred layers are named after folders.
  @Test func renamedLayersAreTheSame() throws {
    let screen = "import UIKit\nfinal class NoteController: UIViewController {\n  let note = Note()\n}\n"
    let project = try TemporaryProject([
      ("Screens/NoteController.swift", screen), ("Models/Note.swift", "final class Note {}\n"),
    ])
    try project.git("init -q && git add -A && git commit -q -m first")
    try project.git("mv Screens Scenes && git commit -q -m second")
    let comparison = try compare(project, "HEAD~1", "HEAD")
    #expect(comparison.edges.isEmpty && comparison.notes.isEmpty)
  }

  /// The file is in a second folder of screens, which would become part of the name of the layer.
  @Test func addedFilesDoNotRenameLayers() throws {
    func screen(_ name: String) -> String {
      "import UIKit\nfinal class \(name): UIViewController {\n  let note = Note()\n}\n"
    }
    let project = try TemporaryProject([
      ("Screens/NoteController.swift", screen("NoteController")), ("Models/Note.swift", "final class Note {}\n"),
    ])
    try project.git("init -q && git add -A && git commit -q -m first")
    try project.write(screen("ListController"), to: "Scenes/ListController.swift")
    for head in [nil, "HEAD"] {
      let comparison = try compare(project, head == nil ? "HEAD" : "HEAD~1", head)
      let edge = try #require(comparison.edges.first)
      #expect(comparison.edges.count == 1 && comparison.notes.isEmpty)
      #expect([edge.from, edge.to] == ["Screens", "Models"])
      #expect(edge.before == 1 && edge.after == 2)
      try project.git("add -A && git commit -q --allow-empty -m next")
    }
  }

  @Test func hooksAndExternalProgramsAreNotRun() throws {
    let project = try project()
    let program = "touch '\(project.path)/was-run'"
    try project.git("config core.fsmonitor \"\(program)\" && git config diff.external \"\(program)\"")
    try project.write("final class Store {\n  let disk = 1\n}\n", to: "Bottom/Store.swift")
    _ = try compare(project, "HEAD")
    _ = try Linter.affected(LintRequest(paths: [project.path]), base: "HEAD")
    #expect(!FileManager.default.fileExists(atPath: project.path + "/was-run"))
  }

  @Test(arguments: ["--output=x", "", "nothing"])
  func invalidRevisionsAreMistakes(revision: String) throws {
    let project = try project()
    #expect(throws: UsageError.self) { try self.compare(project, revision) }
    #expect(throws: UsageError.self) {
      try Linter.affected(LintRequest(paths: [project.path]), base: revision)
    }
  }

  /// Of two types with the same name, only the added one is new.
  @Test func newNamesakesAreNew() throws {
    let project = try project()
    try project.write("struct Key {}\nstruct Mac {}\n", to: "Top/Mac/Key.swift")
    try project.git("add -A && git commit -q -m second")
    try project.write("struct Key {}\n", to: "Bottom/Key.swift")
    #expect(try compare(project, "HEAD").newTypes.map(\.name) == ["Key"])
    try project.git("add -A && git commit -q -m third && git rm -q Top/Mac/Key.swift && git commit -q -m fourth")
    #expect(try compare(project, "HEAD~1", "HEAD").goneTypes == ["Key", "Mac"])
  }

  /// CI may fetch two commits without the history between them.
  @Test func missingMergeBaseIsNoted() throws {
    let project = try project()
    try project.git("checkout -q -b base && git commit -q --allow-empty -m second")
    try project.git("checkout -q -b other HEAD~1 && git commit -q --allow-empty -m third")
    let shallow = try TemporaryProject([])
    try shallow.git("clone -q --depth=1 --no-single-branch 'file://\(project.path)' .")
    let base = "origin/base"
    let compared = try compare(shallow, base).notes
    #expect(compared.contains { $0.contains("no commit is known from which \(base)") && $0.contains("--deepen=100") })
    let affected = try Linter.affected(LintRequest(paths: [shallow.path]), base: base).notes
    #expect(affected.contains { $0.contains("no commit is known from which \(base)") })
  }

  @Test func missingRepositoryIsAMistake() throws {
    let project = try TemporaryProject(Self.app)
    #expect(throws: UsageError.self) { try self.compare(project, "HEAD") }
  }

  // MARK: Affected tests

  @Test func testsThatReachAChangeAreAffected() throws {
    let project = try project()
    try project.write("final class Store {\n  let size = 1\n}\n", to: "Bottom/Store.swift")
    let affected = try Linter.affected(LintRequest(paths: [project.path]), base: "HEAD")
    #expect(affected.changedFiles == ["Bottom/Store.swift"])
    #expect(affected.tests.map(\.name) == ["StoreTests"])
    #expect(affected.tests.map(\.steps) == [1])
    #expect(affected.allTests == 2)
  }

  @Test func changedTestsAreAffected() throws {
    let project = try project()
    try project.write("import Testing\n@Test func alone() {}\n@Suite struct Alone {}\n", to: "Tests/AloneTests.swift")
    let affected = try Linter.affected(LintRequest(paths: [project.path]), base: "HEAD")
    #expect(affected.tests.map(\.name) == ["Alone", "alone()"])
    #expect(affected.tests.map(\.steps) == [0, 0])
  }

  /// An extension of `Store` in a module that only some tests import.
  private static let package: [(path: String, text: String)] = [
    (
      "Package.swift",
      """
      import PackageDescription
      let package = Package(name: "App", targets: [
        .target(name: "Core"), .target(name: "Sync", dependencies: ["Core"]),
        .target(name: "Screens", dependencies: ["Sync"]),
        .testTarget(name: "CoreTests", dependencies: ["Core"]), .testTarget(name: "SyncTests", dependencies: ["Sync"]),
        .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
      ])
      """
    ),
    ("Sources/Core/Store.swift", "public struct Store { public init() {} }\n"),
    ("Sources/Sync/Store+Sync.swift", "import Core\nextension Store { public func sync() { Server().send() } }\n"),
    ("Sources/Sync/Server.swift", "struct Server { func send() {} }\n"),
    ("Sources/Screens/Screen.swift", "import Core\nimport Sync\nstruct Screen { let store = Store() }\n"),
    (
      "Tests/CoreTests/CoreTests.swift",
      "import XCTest\nimport Core\nfinal class CoreTests: XCTestCase { let store = Store() }\n"
    ),
    (
      "Tests/SyncTests/SyncTests.swift",
      "import XCTest\nimport Core\nimport Sync\nfinal class SyncTests: XCTestCase { let store = Store() }\n"
    ),
    (
      "Tests/ScreensTests/ScreensTests.swift",
      "import XCTest\n@testable import Screens\nfinal class ScreensTests: XCTestCase { let screen = Screen() }\n"
    ),
  ]

  /// The code that `CoreTests` are linked with contains neither the extension nor the type that it uses.
  @Test(arguments: [
    ("Sources/Core/Store.swift", ["CoreTests", "ScreensTests", "SyncTests"]),
    ("Sources/Sync/Store+Sync.swift", ["ScreensTests", "SyncTests"]),
    ("Sources/Sync/Server.swift", ["ScreensTests", "SyncTests"]),
  ])
  func extensionsAffectTestsThatLinkTheirModule(file: String, tests: [String]) throws {
    let project = try TemporaryProject(Self.package)
    try project.git("init -q && git add -A && git commit -q -m first")
    let text = Self.package.first { $0.path == file }?.text ?? ""
    try project.write(text + "// changed\n", to: file)
    let affected = try Linter.affected(LintRequest(paths: [project.path]), base: "HEAD")
    #expect(affected.tests.map(\.name) == tests)
    #expect(affected.allTests == 3)
  }

  /// Header and implementation of the class are in different targets, and no import names them.
  @Test func implementationsAreReachedThroughTheirHeader() throws {
    let project = try TemporaryProject([
      (
        "Package.swift",
        """
        import PackageDescription
        let package = Package(name: "App", targets: [
          .target(name: "Headers"), .target(name: "Code"), .testTarget(name: "StoreTests", dependencies: ["Code"]),
        ])
        """
      ),
      ("Sources/Headers/Store.h", "@interface Store : NSObject\n- (void)save;\n@end\n"),
      ("Sources/Headers/Headers.m", "#import \"Store.h\"\n"),
      ("Sources/Code/Store.m", "#import \"Store.h\"\n@implementation Store\n- (void)save {}\n@end\n"),
      (
        "Tests/StoreTests/StoreTests.m",
        "#import \"Store.h\"\n@interface StoreTests : XCTestCase\n@end\n"
          + "@implementation StoreTests\n- (void)testSave { [[Store new] save]; }\n@end\n"
      ),
    ])
    try project.git("init -q && git add -A && git commit -q -m first")
    try project.write(
      "#import \"Store.h\"\n@implementation Store\n- (void)save { }\n@end\n", to: "Sources/Code/Store.m")
    let affected = try Linter.affected(LintRequest(paths: [project.path]), base: "HEAD")
    #expect(affected.tests.map(\.name) == ["StoreTests"])
  }
}
