import Foundation
import GraphDocuments
import Linting
import Testing

/// Without a project, a folder that others import by its name is a module.
@Suite struct ImportedFolderTests {
  @Test(
    "a folder with public declarations that others import is a module; a folder of extensions of a library is not, nor is one of two namesakes"
  )
  func importedFoldersAreModules() throws {
    let project = try TemporaryProject([
      ("CoreKit/Clock.swift", "public struct Clock {}\nstruct Hidden {}"),
      (
        "App/Screen.swift",
        "import CoreKit\nimport Charts\nimport Plain\nimport Twice\nlet clock: Clock\nlet hidden: Hidden"
      ),
      ("App/Charts/Chart+Theme.swift", "import Charts\npublic extension Chart { func theme() {} }"),
      ("App/Plain/Plain.swift", "struct Plain {}"),
      ("App/One/Twice/A.swift", "public struct A {}"), ("App/Two/Twice/B.swift", "public struct B {}"),
    ])
    let document = try Linter(LintRequest(paths: [project.path])).graph(GraphRequest(level: .module))
    #expect(document.nodes.map(\.id).contains("CoreKit"))
    #expect(document.nodes.count == 2)
    #expect(document.edges.map { $0.references.map(\.name) } == [["Clock"]])
    #expect(document.notes.contains { $0.hasSuffix("no project lists them: CoreKit") })
  }

  @Test("an upward edge between inferred layers is not always a finding, and a note says which ones are")
  func edgesAgainstInferredLayers() throws {
    func notes(_ model: String, _ configuration: String) throws -> [String] {
      let project = try TemporaryProject([
        ("Screens/Feed.swift", "import UIKit\nfinal class Feed: UIViewController { let store = Store() }"),
        ("Services/Store.swift", "final class Store { let note: Note? = nil }\nstruct Page {}"),
        ("Models/Note.swift", model), (".layerlint.yml", configuration),
      ])
      let document = try Linter(LintRequest(paths: [project.path])).graph(GraphRequest(level: .layer))
      return document.notes.filter { $0.contains("without a finding of `lint`") }
    }
    #expect(try notes("struct Note: Codable { var page: Page? }", "").count == 1)
    #expect(try notes("struct Note: Codable { var title: String }", "").isEmpty)
    #expect(try notes("struct Note: Codable { var page: Page? }", "layers: [Screens, Services, Models]\n").isEmpty)
  }

  @Test("two folders of the same name are both modules; an import means the nearer one")
  func foldersOfTwoApps() throws {
    let project = try TemporaryProject([
      ("Admin/Core/Clock.swift", "public struct Clock {}"), ("Admin/App/Screen.swift", "import Core\nlet clock: Clock"),
      ("Shop/Core/Clock.swift", "public struct Clock {}"), ("Shop/App/Screen.swift", "import Core\nlet clock: Clock"),
      ("Shop/App/Core/Page.swift", "struct Page {}"),
    ])
    let document = try Linter(LintRequest(paths: [project.path])).graph(GraphRequest(level: .file))
    let edges = document.edges.map { "\($0.from) > \($0.to)" }
    #expect(
      edges == ["Admin/App/Screen.swift > Admin/Core/Clock.swift", "Shop/App/Screen.swift > Shop/Core/Clock.swift"])
  }

  @Test("modules of two projects may have the same name; each file sees the one of its project")
  func modulesOfTwoProjects() throws {
    let project = try TemporaryProject(
      ["Admin", "Shop"].flatMap { name in
        [
          (
            "\(name)/Project.swift",
            """
            import ProjectDescription
            let project = Project(name: "\(name)", targets: [
              .target(name: "\(name)", destinations: .iOS, product: .app, sources: ["App/**"]),
              .target(name: "Core", destinations: .iOS, product: .framework, sources: ["Core/**"]),
            ])
            """
          ),
          ("\(name)/Core/Box.swift", "public struct Box<T> {\n  public let value: T\n}\n"),
          (
            "\(name)/App/Engine.swift",
            """
            import Core
            final class Engine {
              private let owner: Box<Reader>
              init(owner: Box<Reader>) { self.owner = owner }
            }
            """
          ),
          (
            "\(name)/App/Reader.swift",
            """
            final class Reader {
              private var engine: Engine?
              func start() { engine = Engine(owner: Box(value: self)) }
            }
            """
          ),
        ]
      })
    let modules = try Linter(LintRequest(paths: [project.path])).graph(GraphRequest(level: .module))
    #expect(modules.nodes.map(\.id) == ["Admin", "Core (Admin/Core)", "Core (Shop/Core)", "Shop"])
    #expect(modules.edges.map { "\($0.from) > \($0.to)" } == ["Admin > Core (Admin/Core)", "Shop > Core (Shop/Core)"])
    // Each reader owns an engine, which owns the reader through a box type of the module.
    let loops = try project.lint().findings.filter { $0.rule == "ownership_cycle" }
    #expect(loops.map(\.position.file) == ["Admin/App/Engine.swift", "Shop/App/Engine.swift"])
  }
}
