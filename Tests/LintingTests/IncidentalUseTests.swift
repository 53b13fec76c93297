import Linting
import Testing

/// References that say little are reported only if the configuration names the architecture.
@Suite struct IncidentalUseTests {
  private func count(_ rule: String, _ files: [(String, String)], isNamed: Bool) throws -> Int {
    let configuration = isNamed ? [(".layerlint.yml", "architectures: [coordinator, viper]\n")] : []
    let found = try TemporaryProject(files + configuration).lint { $0.only = [rule] }.findings
    return found.count { $0.subject.hasSuffix("Controller") }
  }

  @Test(arguments: [
    ("func isEditing() -> Bool { presentedViewController is EditorController }", 0),
    ("func editor(_ editor: EditorController, didFinish text: String) { title = text }", 0),
    ("func editor(_ editor: EditorController) { title = editor.text }", 1),
    ("func edit() { present(EditorController(), animated: true) }", 1),
  ])
  func aControllerOfAnother(member: String, expected: Int) throws {
    let files = [
      (
        "Editor.swift",
        """
        import UIKit
        protocol EditorDelegate { func editor(_ editor: EditorController, didFinish text: String) }
        final class EditorController: UIViewController { var text = "" }
        """
      ),
      ("List.swift", "import UIKit\nfinal class ListController: UIViewController, EditorDelegate {\n  \(member)\n}\n"),
    ]
    #expect(try count("controller_knows_controller", files, isNamed: false) == expected)
    #expect(try count("controller_knows_controller", files, isNamed: true) == 1)
  }

  @Test(arguments: [("presenter.open(event)", 0), ("title = event.name", 1)])
  func anEntityInAView(statement: String, expected: Int) throws {
    let files = [
      ("Entities/Event.swift", "struct Event: Codable {\n  let id: Int\n  let name: String\n}\n"),
      (
        "Events/EventsPresenter.swift",
        """
        final class EventsPresenter {
          private let interactor = EventsInteractor()
          func open(_ event: Event) { interactor.load() }
        }
        final class EventsInteractor { func load() {} }
        """
      ),
      (
        "Events/EventsViewController.swift",
        """
        import UIKit
        final class EventsViewController: UIViewController {
          let presenter = EventsPresenter()
          func select(_ event: Event) { \(statement) }
        }
        """
      ),
    ]
    #expect(try count("viper_role_dependency", files, isNamed: false) == expected)
    #expect(try count("viper_role_dependency", files, isNamed: true) == 1)
  }
}
