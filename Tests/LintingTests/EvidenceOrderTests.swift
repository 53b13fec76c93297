import Findings
import Linting
import Testing

/// The places that a finding lists, their order and their notes.
@Suite struct EvidenceOrderTests {
  private func findings(_ rule: String, _ files: [(String, String)]) throws -> [Finding] {
    try TemporaryProject(files).lint { $0.only = [rule] }.findings
  }

  /// This includes a line with another member of the target, and a line that another rule reports.
  @Test func everyEvidenceLineNamesItsTarget() throws {
    let text = """
      import UIKit
      final class FileStore {
        static let instance = FileStore()
        func path(_ id: String) -> String { id }
        func delete(_ id: String) { try? FileManager.default.removeItem(atPath: id) }
        func load(_ id: String) { _ = FileManager.default.contents(atPath: id); _ = URLSession.shared }
      }
      final class NoteStore {
        func save() { URLSession.shared.invalidateAndCancel() }
      }
      final class NoteView: UIView {
        let notes = NoteStore()
        func close() {
          FileStore.instance.delete("a")
          notes.save()
          FileStore.instance.load("a")
        }
        func title() -> String { FileStore.instance.path("a") }
      }
      """
    let project = try TemporaryProject([("Services/Stores.swift", text)])
    let findings = try project.lint { $0.only = ["view_performs_networking", "singleton_access"] }.findings
    #expect(
      findings.flatMap(\.evidence).map(\.note).sorted() == [
        "FileStore.instance", "FileStore.instance.load(_:)", "notes.save()",
      ])
  }

  /// Calls of a database or file come first, then services, without weak evidence. A closure is shown, not what it
  /// calls. A method is evidence for one responsibility.
  @Test func clearestEvidenceComesFirst() throws {
    let text = """
      import UIKit
      final class NoteService {
        private var names: [String] = []
        func name(_ index: Int) -> String { names[index] }
        func sort() { names.sort() }
        func load() { URLSession.shared.invalidateAndCancel() }
      }
      final class NoteView: UIView { var onClose: (() -> Void)? }
      final class NoteController: UITableViewController {
        let service = NoteService(), note = NoteView(), task = URLSessionDataTask()
        override func viewDidLoad() {
          UserDefaults.standard.set(true, forKey: "seen")
          title = service.name(0)
          task.cancel()
          service.sort()
          service.load()
          try? FileManager.default.removeItem(atPath: "a")
          note.onClose = { self.update() }
        }
        func update() { if title == "" { note.isHidden = true }; tableView.reloadData() }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if indexPath.row == 0 { service.sort() } else { title = "\\(indexPath)"; note.isHidden = false; update() }
        }
      }
      """
    let configuration = "rules: { controller_responsibilities: { max: 2 } }\narchitectures: [mvc]\n"
    let notes = try findings(
      "controller_responsibilities", [("NoteController.swift", text), (".layerlint.yml", configuration)]
    ).flatMap(\.evidence).map(\.note)
    #expect(
      notes.prefix(3) == [
        "data access: FileManager.default.removeItem(atPath:)", "service call: service.load()",
        "service call: service.sort()",
      ])
    #expect(!notes.contains("event handling: update()"))
    #expect(notes.contains("event handling: tableView(_:didSelectRowAt:)"))
    #expect(!notes.contains("event method: tableView(_:didSelectRowAt:)"))
    #expect(notes.contains("action and gesture setup: note.onClose = …"))
  }

  /// Before services, even if a view calls them more often, and before calls that only end a session.
  @Test func networkEvidenceComesFirst() throws {
    let text = """
      import UIKit
      final class NoteService {
        func load(completion: @escaping () -> Void) { URLSession.shared.dataTask(with: URL(string: "")!).resume() }
      }
      final class NoteView: UIView {
        let service = NoteService(), session = URLSession(configuration: .default)
        func show() {
          service.load {}
          service.load { self.isHidden = false }
          session.finishTasksAndInvalidate()
          session.dataTask(with: URL(string: "")!).resume()
        }
      }
      """
    let findings = try findings("view_performs_networking", [("Note.swift", text)])
    #expect(findings.map(\.targets.first?.name) == ["dataTask"])
  }
}
