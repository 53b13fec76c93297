import Findings
import Linting
import Reports
import Testing

@Suite struct PageContentTests {
  private func page(_ configuration: String = "layers: [Screens, Services]\n") throws -> (PageDocument, LintResult) {
    let project = try TemporaryProject([
      (
        "Screens/Feed.swift",
        "import UIKit\nfinal class Feed: UIViewController {\n  let store = Store()\n  func open() { store.load() }\n}\n"
      ),
      (
        "Services/Store.swift",
        "final class Store {\n  weak var feed: Feed?\n  func load() { feed?.open() }\n}\nprotocol Loading {}\n"
      ), (".layerlint.yml", configuration),
    ])
    let linter = try Linter(LintRequest(paths: [project.path]))
    let result = linter.lint()
    return (linter.page(), result)
  }

  @Test func linksHaveTheLinesOfViolations() throws {
    let (page, result) = try page()
    #expect(page.files.map(\.path) == ["Screens/Feed.swift", "Services/Store.swift"])
    let up = page.links.filter { $0.fromFile == 1 && $0.toFile == 0 }
    #expect(up.flatMap(\.lines) == [2, 3] && up.flatMap(\.violations) == [2, 3])
    #expect(result.findings.contains { $0.rule == "upward_dependency" && $0.position.line == 2 })
    let down = page.links.filter { $0.fromFile == 0 && $0.toFile == 1 }
    #expect(down.flatMap(\.lines).contains(3) && down.allSatisfy { $0.upward == 0 && $0.violations.isEmpty })
  }

  @Test func controllersAreMeasuredWhateverTheirSize() throws {
    let (page, _) = try page()
    #expect(page.controllers.map(\.name) == ["Feed"])
    #expect(page.controllers.first?.lines == 4)
  }

  @Test func controllersHaveTheLimitsOfTheProject() throws {
    #expect(try page().0.controllerLimits == .init(lines: [500, 600], responsibilities: 4))
    let rules = "rules: { massive_controller: { warning: 200, error: 400 }, controller_responsibilities: { max: 2 } }"
    #expect(try page(rules).0.controllerLimits == .init(lines: [200, 400], responsibilities: 2))
    #expect(try page("rules: { massive_controller: { max_lines: 50 } }").0.controllerLimits.lines == [50])
  }

  @Test func rulesThatAreOffReportNothing() throws {
    let (page, _) = try page("layers: [Screens, Services]\nrules: { upward_dependency: off }\n")
    let up = page.links.filter { $0.fromFile == 1 }
    #expect(up.contains { $0.upward > 0 } && up.allSatisfy { $0.violations.isEmpty })
  }

  @Test func documentListsAllowedDependencies() throws {
    let (page, result) = try page()
    let text = ArchitectureText(page, rules: result.rules).render()
    #expect(text.contains("| Screens | `Screens` | Services | Services |\n"))
    #expect(text.contains("| Services | `Services` |  | Screens |\n"))
    #expect(text.contains("- Services uses Screens\n"))
    #expect(text.contains("`upward_dependency`"))
  }
}
