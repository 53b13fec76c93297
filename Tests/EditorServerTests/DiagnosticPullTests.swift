import JSON
import Testing

struct DiagnosticPullTests {
  private static let capabilities =
    #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#

  @Test func pullingClientsGetNoPushedDiagnostics() throws {
    let client = try TestClient(SampleApp.files)
    client.start(Self.capabilities)
    #expect(client.shown.isEmpty)
    #expect(client.messages.contains { $0["method"]?.text == "workspace/diagnostic/refresh" })
    #expect(
      client.messages.first?["result"]?["capabilities"]?["diagnosticProvider"]?["workspaceDiagnostics"]?.flag == true)
  }

  @Test func documentsHaveResultIDs() throws {
    let client = try TestClient(SampleApp.files)
    client.start(Self.capabilities)
    let uri = client.uri("App/Services/FeedService.swift")
    let full = try #require(client.answer("textDocument/diagnostic", #"{"textDocument": {"uri": "\#(uri)"}}"#))
    #expect(full["kind"]?.text == "full")
    #expect(full["items"]?.items.count == 1)
    let known = try #require(full["resultId"]?.text)
    let parameters = #"{"textDocument": {"uri": "\#(uri)"}, "previousResultId": "\#(known)"}"#
    #expect(client.answer("textDocument/diagnostic", parameters)?["kind"]?.text == "unchanged")
    client.open("App/Services/FeedService.swift", "\n" + SampleApp.service)
    #expect(client.answer("textDocument/diagnostic", parameters)?["kind"]?.text == "full")
  }

  @Test func workspaceDiagnosticsIncludeFilesThatBecameClean() throws {
    let client = try TestClient(SampleApp.files)
    client.start(Self.capabilities)
    let first = try #require(client.answer("workspace/diagnostic", #"{"previousResultIds": []}"#)?["items"]?.items)
    #expect(first.count == 2)
    let known = first.map { #"{"uri": "\#($0["uri"]?.text ?? "")", "value": "\#($0["resultId"]?.text ?? "")"}"# }
    let parameters = #"{"previousResultIds": [\#(known.joined(separator: ","))]}"#
    let same = try #require(client.answer("workspace/diagnostic", parameters)?["items"]?.items)
    #expect(same.allSatisfy { $0["kind"]?.text == "unchanged" })
    client.open("App/Services/FeedService.swift", "final class FeedService { func load() {} }\n")
    let third = try #require(client.answer("workspace/diagnostic", parameters)?["items"]?.items)
    let clean = third.first { $0["uri"]?.text == client.uri("App/Services/FeedService.swift") }
    #expect(clean?["kind"]?.text == "full")
    #expect(clean?["items"]?.items.isEmpty == true)
  }
}
