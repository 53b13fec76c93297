import Foundation
import Graphs
import Testing

import Linting

/// Without a project, a folder that others import by its name is a module.
@Suite struct ImportedFolderTests {
  @Test("a folder with public declarations that others import; one of a library's extensions is none, nor one of two")
  func modules() throws {
    let project = try TemporaryProject([
      ("CoreKit/Clock.swift", "public struct Clock {}\nstruct Hidden {}"),
      ("App/Screen.swift", "import CoreKit\nimport Charts\nimport Plain\nimport Twice\nlet clock: Clock\nlet hidden: Hidden"),
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
}
