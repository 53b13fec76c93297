import JSON
import Testing

@testable import EditorServer

struct LifecycleTests {
  @Test func pushesDiagnostics() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    #expect(
      client.list == [
        "App/Services/FeedService.swift:4 upward_dependency", "App/Services/LegacyService.m:1 upward_dependency",
      ])
    let diagnostic = try #require(client.shown["App/Services/FeedService.swift"]?.first)
    #expect(diagnostic["severity"]?.count == 1)
    #expect(diagnostic["codeDescription"]?["href"]?.text?.hasSuffix("/Rules/REFERENCE.md#upward_dependency") == true)
    #expect(diagnostic["relatedInformation"]?.items.isEmpty == false)
    #expect(diagnostic["message"]?.text?.contains("FeedViewController") == true)
  }

  @Test func fileSystemRootIsNotAProject() throws {
    let client = try TestClient([:])
    client.request("initialize", #"{"rootUri": "file:///", "capabilities": {}}"#)
    client.notify("initialized")
    client.settle()
    #expect(client.core.sessions.all.isEmpty)
    #expect(client.messages.contains { $0["params"]?["message"]?.text?.contains("is no project") ?? false })
  }

  @Test func unsavedTextAffectsOtherFiles() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    client.open("App/Feed/FeedViewController.swift")
    client.change(
      "App/Feed/FeedViewController.swift", to: SampleApp.screen.replacing("FeedViewController", with: "Other"))
    client.settle()
    #expect(client.list == ["App/Services/LegacyService.m:1 upward_dependency"])
    client.close("App/Feed/FeedViewController.swift")
    client.settle()
    #expect(client.list.count == 2)
  }

  @Test func appliesChangesInOrder() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    client.open("App/Services/FeedService.swift")
    // The property is removed, a line is inserted, and the property is added below it.
    client.change(
      "App/Services/FeedService.swift",
      #"""
      [{"range": {"start": {"line": 3, "character": 0}, "end": {"line": 4, "character": 0}}, "text": ""},
       {"range": {"start": {"line": 3, "character": 0}, "end": {"line": 3, "character": 0}}, "text": "  // é😀\n  var s: FeedViewController?\n"}]
      """#)
    client.settle()
    #expect(client.list.contains("App/Services/FeedService.swift:5 upward_dependency"))
  }

  @Test func newerTextCancelsAnAnalysis() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    client.open("App/Services/FeedService.swift")
    client.change("App/Services/FeedService.swift", to: "// \n" + SampleApp.service)
    client.change("App/Services/FeedService.swift", to: "// \n// \n" + SampleApp.service)
    client.settle()
    #expect(client.list.contains("App/Services/FeedService.swift:6 upward_dependency"))
  }

  @Test func aCancelledFirstAnalysisContinuesItsProgress() throws {
    let client = try TestClient(SampleApp.files)
    client.initialize(#"{"window": {"workDoneProgress": true}}"#)
    client.startAnalysis()
    client.accept()
    client.open("App/Services/FeedService.swift")
    client.change("App/Services/FeedService.swift", to: "// \n" + SampleApp.service)
    client.settle()
    let created = client.messages.filter { $0["method"]?.text == "window/workDoneProgress/create" }
    #expect(created.count == 1)
    let shown = client.messages.filter { $0["method"]?.text == "$/progress" }
    #expect(shown.map { $0["params"]?["value"]?["kind"]?.text }.filter { $0 != "report" } == ["begin", "end"])
    #expect(shown.allSatisfy { $0["params"]?["token"]?.text == created[0]["params"]?["token"]?.text })
    #expect(client.list.contains("App/Services/FeedService.swift:5 upward_dependency"))
  }

  @Test func changedFilesOnDiskAreReadAgain() throws {
    let client = try TestClient(SampleApp.files, cache: true)
    client.start()
    try client.write("final class FeedService { func load() {} }\n", to: "App/Services/FeedService.swift")
    let uri = client.uri("App/Services/FeedService.swift")
    client.notify("workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(uri)", "type": 2}]}"#)
    client.settle()
    #expect(client.list == ["App/Services/LegacyService.m:1 upward_dependency"])
  }

  @Test func requestsAreAnsweredInOrder() throws {
    let client = try TestClient(SampleApp.files)
    let early = client.request("textDocument/hover")
    #expect(client.response(early)?["error"]?["code"]?.count == -32002)
    client.start()
    let again = client.request("initialize")
    #expect(client.response(again)?["error"]?["code"]?.count == -32600)
    let unknown = client.request("textDocument/unknown")
    #expect(client.response(unknown)?["error"]?["code"]?.count == -32601)
    let end = client.request("shutdown")
    #expect(client.response(end)?["result"]?.isNull == true)
    let late = client.request("textDocument/hover")
    #expect(client.response(late)?["error"]?["code"]?.count == -32600)
    client.notify("exit")
    #expect(client.core.exitCode == 0)
  }

  @Test func exitWithoutShutdownIsAFailure() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    client.notify("exit")
    #expect(client.core.exitCode == 1)
  }

  @Test func waitingRequestsCanBeCancelled() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    client.open("App/Services/FeedService.swift", "class X {}")
    let uri = client.uri("App/Services/FeedService.swift")
    let id = client.request("textDocument/diagnostic", #"{"textDocument": {"uri": "\#(uri)"}}"#)
    #expect(client.response(id) == nil)
    client.notify("$/cancelRequest", #"{"id": \#(id)}"#)
    #expect(client.response(id)?["error"]?["code"]?.count == -32800)
    client.settle()
  }

  @Test func foldersAreAddedAndRemoved() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      #"{"event": {"added": [], "removed": [{"uri": "\#(client.uri(""))", "name": "x"}]}}"#)
    client.settle()
    #expect(client.list == [])
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      #"{"event": {"added": [{"uri": "\#(client.uri(""))", "name": "x"}], "removed": []}}"#)
    client.settle()
    #expect(client.list.count == 2)
  }

  @Test func foldersWithoutCodeAreNotFailures() throws {
    let client = try TestClient(["README.md": "x"])
    client.start()
    #expect(client.list == [])
    try client.write("final class A {}\n", to: "A.swift")
    client.open("A.swift")
    client.change("A.swift", to: "final class B {}\n")
    client.settle()
    #expect(client.list == [])
  }
}
