import JSON
import Testing

struct HoverTests {
  private func hover(_ client: TestClient, _ path: String, _ line: Int, _ character: Int) -> JSONNode? {
    client.answer(
      "textDocument/hover",
      #"{"textDocument": {"uri": "\#(client.uri(path))"}, "position": {"line": \#(line), "character": \#(character)}}"#)
  }

  @Test func showsRoleAndLayerOfAType() throws {
    let client = try TestClient(SampleApp.files, cache: true)
    client.start()
    let text = try #require(hover(client, "App/Services/FeedService.swift", 3, 22)?["contents"]?["value"]?.text)
    #expect(text.contains("**FeedViewController**: class, layer `Feed`"))
    #expect(text.contains("view controller: "))
    #expect(text.contains("uses 0 types, used by 1 type"))
    let own = try #require(hover(client, "App/Services/FeedService.swift", 2, 14)?["contents"]?["value"]?.text)
    #expect(own.contains("upward\\_dependency"))
    #expect(hover(client, "App/Services/FeedService.swift", 1, 0)?.isNull == true)
    #expect(hover(client, "App/Services/FeedService.swift", 9999, 9999)?.isNull == true)
  }

  /// The second session takes its findings from the cache, and must analyse the code for the hover.
  @Test func answersAfterACachedResult() throws {
    let client = try TestClient(SampleApp.files, cache: true)
    client.start()
    client.notify(
      "workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(client.uri("App/a.swift"))", "type": 2}]}"#)
    client.settle()
    #expect(hover(client, "App/Services/FeedService.swift", 3, 22)?["contents"] != nil)
  }

  @Test func reflectsUnsavedText() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    client.open("App/Services/FeedService.swift", "// é😀\n" + SampleApp.service)
    #expect(hover(client, "App/Services/FeedService.swift", 4, 22)?["contents"] != nil)
  }

  @Test func showsRuleDocumentation() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    client.open(".layerlint.yml", "rules:\n  upward_dependency: off\n")
    let text = try #require(hover(client, ".layerlint.yml", 1, 5)?["contents"]?["value"]?.text)
    #expect(text.hasPrefix("**upward_dependency**: "))
    client.open("App/Services/FeedService.swift", "// layerlint:disable:file layer_cycle - x\n")
    #expect(
      hover(client, "App/Services/FeedService.swift", 0, 30)?["contents"]?["value"]?.text?.contains("**layer_cycle**")
        == true)
  }

  @Test func codeLensesShowRoles() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    let uri = client.uri("App/Feed/FeedViewController.swift")
    let lenses = try #require(client.answer("textDocument/codeLens", #"{"textDocument": {"uri": "\#(uri)"}}"#)).items
    #expect(lenses.first?["command"]?["title"]?.text == "view controller · Feed · 3 lines · used by 1")
    let off = try TestClient(SampleApp.files)
    off.start(options: #"{"codeLens": false}"#)
    #expect(
      off.answer(
        "textDocument/codeLens", #"{"textDocument": {"uri": "\#(off.uri("App/Feed/FeedViewController.swift"))"}}"#)?
        .items.isEmpty == true)
    #expect(off.messages.first?["result"]?["capabilities"]?["codeLensProvider"] == nil)
  }

  @Test func commandsReturnText() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    let why = client.answer(
      "workspace/executeCommand", #"{"command": "layerlint.why", "arguments": ["FeedService", "FeedViewController"]}"#)
    #expect(why?.text?.hasPrefix("FeedService depends on FeedViewController in 1 step") == true)
    let graph = client.answer(
      "workspace/executeCommand", #"{"command": "layerlint.graph", "arguments": ["FeedService", "mermaid"]}"#)
    #expect(graph?.text?.hasPrefix("flowchart TD") == true)
    let id = client.request(
      "workspace/executeCommand", #"{"command": "layerlint.why", "arguments": ["Nope", "FeedService"]}"#)
    client.settle()
    #expect(client.response(id)?["error"]?["code"]?.count == -32803)
    #expect(client.answer("workspace/executeCommand", #"{"command": "layerlint.reload"}"#)?.isNull == true)
  }
}
