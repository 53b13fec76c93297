import EditorProtocol
import JSON
import Testing

@testable import EditorServer

struct HostileMessageTests {
  /// Valid messages, which are then damaged.
  private func messages(_ client: TestClient) -> [String] {
    let uri = client.uri("App/Services/FeedService.swift")
    let document = #""textDocument": {"uri": "\#(uri)", "version": 3}"#
    let range = #""range": {"start": {"line": 1, "character": 2}, "end": {"line": 3, "character": 4}}"#
    let place = #"{\#(document), "position": {"line": 3, "character": 22}}"#
    let configuration =
      #"{"textDocument": {"uri": "\#(client.uri(".layerlint.yml"))"}, "position": {"line": 1, "character": 2}}"#
    let requests = [
      ("textDocument/completion", configuration), ("textDocument/hover", configuration),
      ("textDocument/hover", place), ("textDocument/completion", place), ("textDocument/codeLens", place),
      ("textDocument/codeAction", #"{\#(document), \#(range), "context": {"diagnostics": [], "only": ["quickfix"]}}"#),
      ("textDocument/diagnostic", #"{\#(document), "previousResultId": "x"}"#),
      ("workspace/diagnostic", #"{"previousResultIds": [{"uri": "\#(uri)", "value": "x"}]}"#),
      (
        "workspace/executeCommand", #"{"command": "layerlint.why", "arguments": ["FeedService", "FeedViewController"]}"#
      ),
    ].map { #"{"jsonrpc": "2.0", "id": 9, "method": "\#($0)", "params": \#($1)}"# }
    let notifications = [
      ("textDocument/didChange", #"{\#(document), "contentChanges": [{\#(range), "text": "var x = 1\n"}]}"#),
      ("textDocument/didOpen", #"{"textDocument": {"uri": "\#(uri)", "version": 2, "text": "class A {}"}}"#),
      ("textDocument/didClose", "{\(document)}"), ("textDocument/didSave", "{\(document)}"),
      ("workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(uri)", "type": 2}]}"#),
      ("$/cancelRequest", #"{"id": 9}"#),
      (
        "workspace/didChangeWorkspaceFolders",
        #"{"event": {"added": [{"uri": "file:///nowhere", "name": ""}], "removed": []}}"#
      ),
    ].map { #"{"jsonrpc": "2.0", "method": "\#($0)", "params": \#($1)}"# }
    return requests + notifications
  }

  @Test func survivesTenThousandMutations() throws {
    var random = Generator(seed: 7)
    let client = try TestClient(SampleApp.files)
    client.start()
    let valid = messages(client).map { Array($0.utf8) }
    for step in 0..<10_000 {
      var message = valid[Int.random(in: 0..<valid.count, using: &random)]
      for _ in 0..<Int.random(in: 0...4, using: &random) { mutate(&message, &random) }
      client.core.receive(message)
      if step.isMultiple(of: 500) { client.settle() }
    }
    client.settle()
    // The server still works.
    client.open("App/Services/FeedService.swift")
    client.settle()
    let parameters = #"{"textDocument": {"uri": "\#(client.uri("App/Services/FeedService.swift"))"}}"#
    #expect(client.answer("textDocument/diagnostic", parameters)?["items"]?.items.count == 1)
  }

  private static let pieces = [
    "-1", "4294967296", "99999999999999999999", "1e308", "null", "{}", "[]", "\"\"", "\\ud800", "\\u0000", "..", "%00",
    "file:///",
    "true", "\u{FF}",
  ]

  private func mutate(_ message: inout [UInt8], _ random: inout Generator) {
    guard !message.isEmpty else { return }
    let place = Int.random(in: 0..<message.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: message[place] = UInt8.random(in: 0...255, using: &random)
    case 1: message.removeSubrange(place..<min(message.count, place + Int.random(in: 1...20, using: &random)))
    case 2: message.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
    case 3: message = Array(message[..<place])
    case 4:
      // A number is replaced with another one.
      guard let digit = message[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else { return }
      message.replaceSubrange(digit...digit, with: (Self.pieces.randomElement(using: &random) ?? "").utf8)
    default: message.insert(contentsOf: message[place..<min(message.count, place + 30)], at: place)
    }
  }

  @Test func readsStreamsTruncatedAnywhere() throws {
    var random = Generator(seed: 3)
    let client = try TestClient(SampleApp.files)
    let stream = messages(client).flatMap { FrameReader.frame(Array($0.utf8)) }
    for _ in 0..<500 {
      var bytes = stream
      for _ in 0..<3 { mutate(&bytes, &random) }
      var reader = FrameReader()
      while !bytes.isEmpty {
        let count = min(bytes.count, Int.random(in: 1...200, using: &random))
        reader.append(bytes[..<count])
        bytes.removeSubrange(..<count)
        while reader.next() != nil {}
      }
    }
  }
}
