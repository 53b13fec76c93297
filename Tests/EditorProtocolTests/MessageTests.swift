import EditorProtocol
import JSON
import Testing

struct MessageTests {
  private func incoming(_ text: String) -> Incoming { Incoming(Array(text.utf8)) }

  @Test func readsRequestsAndNotifications() throws {
    guard case .request(.number(1), "a", let parameters) = incoming(#"{"id": 1, "method": "a", "params": {"x": 2}}"#)
    else {
      Issue.record("no request")
      return
    }
    #expect(parameters["x"]?.count == 2)
    guard case .request(.text("s"), "a", _) = incoming(#"{"id": "s", "method": "a"}"#) else {
      Issue.record("no request")
      return
    }
    guard case .notification("b", _) = incoming(#"{"method": "b"}"#) else {
      Issue.record("no notification")
      return
    }
    guard case .response(.number(3), nil) = incoming(#"{"id": 3, "error": {}}"#) else {
      Issue.record("no response")
      return
    }
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("{}", -32600), (#"{"id": {}, "method": "x"}"#, -32600), (#"{"id": 1}"#, -32600),
  ])
  func rejectsInvalidMessages(text: String, code: Int) {
    guard case .invalid(_, let error) = incoming(text) else {
      Issue.record("was accepted")
      return
    }
    #expect(error.code.rawValue == code)
  }

  @Test func writesResponses() {
    #expect(
      String(decoding: Outgoing.response(.number(1), nil), as: UTF8.self)
        == #"{"jsonrpc": "2.0", "id": 1, "result": null}"#)
    let failure = Outgoing.failure(nil, RPCError(.methodNotFound, "no"))
    #expect(
      String(decoding: failure, as: UTF8.self)
        == #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32601, "message": "no"}}"#)
  }

  @Test(
    arguments: [
      ("file:///a/b%20c.swift", "/a/b c.swift"), ("file:/a", "/a"), ("file://localhost/a/../b", "/b"),
      ("FILE:///%C3%A9", "/é"),
      ("http://x/a", nil), ("file:///a%0", nil), ("file://host/a", nil), ("file:///a%00b", nil), ("untitled:1", nil),
    ] as [(String, String?)])
  func findsPaths(uri: String, path: String?) { #expect(DocumentPath.path(of: uri) == path) }

  @Test func makesURIs() { #expect(DocumentPath.uri(of: "/a b/é+c.swift") == "file:///a%20b/%C3%A9%2Bc.swift") }

  @Test func negotiatesAnEncoding() throws {
    func encoding(_ text: String) throws -> PositionEncoding {
      ClientCapabilities(try JSONText.read(Array(text.utf8))).encoding
    }
    #expect(try encoding("{}") == .utf16)
    #expect(try encoding(#"{"general": {"positionEncodings": ["utf-32", "utf-8", "utf-16"]}}"#) == .utf8)
    #expect(try encoding(#"{"general": {"positionEncodings": ["utf-16", "utf-8"]}}"#) == .utf16)
  }

  @Test func skipsIncompleteChanges() throws {
    func change(_ text: String) throws -> ChangedDocument? { ChangedDocument(try JSONText.read(Array(text.utf8))) }
    let whole = #"{"textDocument": {"uri": "u", "version": 2}, "contentChanges": [{"text": "x"}]}"#
    #expect(try change(whole)?.changes.count == 1)
    #expect(try change(#"{"textDocument": {"uri": "u"}, "contentChanges": [{"range": {}, "text": "x"}]}"#) == nil)
    #expect(try change(#"{"textDocument": {"uri": "u"}}"#) == nil)
  }
}
