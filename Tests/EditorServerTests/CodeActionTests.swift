import EditorProtocol
import JSON
import Testing

struct CodeActionTests {
  private let path = "App/Services/FeedService.swift"

  private func actions(_ client: TestClient, _ path: String, line: Int) throws -> [JSONNode] {
    let range = #"{"start": {"line": \#(line - 1), "character": 0}, "end": {"line": \#(line - 1), "character": 200}}"#
    let parameters =
      #"{"textDocument": {"uri": "\#(client.uri(path))"}, "range": \#(range), "context": {"diagnostics": []}}"#
    return try #require(client.answer("textDocument/codeAction", parameters)).items
  }

  /// The text of a document after the edits of an action.
  private func applied(_ action: JSONNode, to text: String) throws -> String {
    var document = DocumentText(text)
    let edits = try #require(action["edit"]?["documentChanges"]?.items.first?["edits"]?.items)
    for edit in edits.reversed() {
      func place(_ key: String) -> TextPosition {
        TextPosition(
          line: edit["range"]?[key]?["line"]?.count ?? 0, character: edit["range"]?[key]?["character"]?.count ?? 0)
      }
      document.apply(
        DocumentText.Change(
          range: TextRange(start: place("start"), end: place("end")), text: edit["newText"]?.text ?? ""), .utf16)
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test(arguments: ["Suppress upward_dependency here", "Suppress upward_dependency in this file"])
  func writesSuppressionsInBothLanguages(title: String) throws {
    for (path, line) in [(path, 4), ("App/Services/LegacyService.m", 1)] {
      let client = try TestClient(SampleApp.files)
      client.start()
      client.open(path)
      let all = try actions(client, path, line: line)
      // If a finding has several places, a single comment would move it to the next one.
      let hasPlaces = all.contains { $0["title"]?.text == "Suppress upward_dependency at all 3 places" }
      #expect(hasPlaces == path.hasSuffix(".m"))
      let wanted = hasPlaces ? title.replacing(/here$/, with: "at all 3 places") : title
      let action = try #require(all.first { $0["title"]?.text == wanted })
      let text = try applied(action, to: client.read(path) ?? "")
      client.change(path, to: text)
      client.settle()
      #expect(!client.list.contains { $0.hasPrefix(path) && $0.hasSuffix("upward_dependency") })
      // The reason is a placeholder that the user fills in.
      #expect(client.list.contains { $0.hasPrefix(path) && $0.hasSuffix("suppression_without_reason") })
      client.change(path, to: text.replacing(" - \n", with: " - is going away\n"))
      client.settle()
      #expect(!client.list.contains { $0.hasPrefix(path) })
    }
  }

  @Test func acceptsFindingsInTheBaseline() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    let all = try actions(client, path, line: 4)
    let action = try #require(all.first { $0["command"]?["command"]?.text == "layerlint.accept" })
    let arguments = try #require(action["command"]?["arguments"]?.items)
    let list = arguments.compactMap(\.text).map { "\"\($0)\"" }.joined(separator: ",")
    let id = client.request("workspace/executeCommand", #"{"command": "layerlint.accept", "arguments": [\#(list)]}"#)
    client.settle()
    #expect(client.response(id)?["error"] == nil)
    #expect(client.list == ["App/Services/LegacyService.m:1 upward_dependency"])
    #expect(client.read(".layerlint-baseline.json")?.contains("FeedService") == true)
  }

  @Test func offersFixes() throws {
    let files = [
      "View.swift": """
      import UIKit

      final class FeedViewController: UIViewController {
        var presenter: FeedPresenter?
      }

      """,
      "Presenter.swift": """
      protocol FeedView: AnyObject { func show() }
      extension FeedViewController: FeedView { func show() {} }

      final class FeedPresenter {
        var view: FeedView?

        func load() { view?.show() }
      }

      """,
    ]
    let client = try TestClient(files)
    client.start()
    let fixes = try (1...8).flatMap { try actions(client, "Presenter.swift", line: $0) }.filter {
      $0["isPreferred"]?.flag == true
    }
    let fix = try #require(fixes.first)
    let text = try applied(fix, to: client.read("Presenter.swift") ?? "")
    #expect(text.contains("weak var view: FeedView?"))
  }

  @Test func opensDocumentation() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    let id = client.request(
      "workspace/executeCommand", #"{"command": "layerlint.openDocumentation", "arguments": ["upward_dependency"]}"#)
    #expect(client.response(id)?["result"]?.isNull == true)
    let page = client.messages.last { $0["method"]?.text == "window/showDocument" }
    #expect(page?["params"]?["external"]?.flag == true)
  }
}
