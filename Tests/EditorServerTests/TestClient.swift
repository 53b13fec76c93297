import EditorProtocol
import Foundation
import JSON
import Linting

@testable import EditorServer

/// A client in the same process. Analyses run on the thread of the test when the client lets time pass.
final class TestClient {
  let folder: String
  private(set) var core: ServerCore!
  private var time = 0.0
  private var jobs: [AnalysisJob] = []
  /// All messages from the server.
  private(set) var messages: [JSONNode] = []
  private var nextRequest = 1
  private var versions: [String: Int] = [:]
  /// What the client shows, by path relative to the folder.
  private(set) var shown: [String: [JSONNode]] = [:]

  /// - Parameter files: texts by relative path, which are written to a folder of the test.
  init(_ files: [String: String], cache: Bool = false) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("layerlint-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    folder = place.path
    for (path, text) in files { try write(text, to: path) }
    let cachePath = cache ? "\(folder)-cache" : nil
    let settings = ServerSettings(
      request: { root in
        var request = LintRequest(paths: [root])
        request.jobs = 1
        request.cache = cachePath.map { .folder($0) }
        return request
      }, now: { [unowned self] in time })
    core = ServerCore(
      settings: settings, send: { [unowned self] in take($0) }, start: { [unowned self] in jobs.append($0) })
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
    try? FileManager.default.removeItem(atPath: "\(folder)-cache")
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func read(_ path: String) -> String? { try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }

  func uri(_ path: String) -> String { DocumentPath.uri(of: path.isEmpty ? folder : "\(folder)/\(path)") }

  private func take(_ bytes: [UInt8]) {
    guard let node = try? JSONText.read(bytes) else { return }
    messages.append(node)
    if node["method"]?.text == "textDocument/publishDiagnostics", let uri = node["params"]?["uri"]?.text,
      let path = DocumentPath.path(of: uri)
    {
      shown[String(path.dropFirst(folder.count + 1))] = node["params"]?["diagnostics"]?.items
    }
  }

  // MARK: Messages to the server

  func send(_ text: String) { core.receive(Array(text.utf8)) }

  /// - Returns: the response, if it came at once.
  @discardableResult
  func request(_ method: String, _ parameters: String = "{}") -> Int {
    let id = nextRequest
    nextRequest += 1
    send(#"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(parameters)}"#)
    return id
  }

  func notify(_ method: String, _ parameters: String = "{}") {
    send(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(parameters)}"#)
  }

  func response(_ id: Int) -> JSONNode? { messages.last { $0["id"]?.count == id && $0["method"] == nil } }

  /// Sends a request, and lets time pass until it is answered.
  func answer(_ method: String, _ parameters: String = "{}") -> JSONNode? {
    let id = request(method, parameters)
    settle()
    return response(id)?["result"]
  }

  static let capabilities = #"""
    {"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}, "publishDiagnostics": {"relatedInformation": true}},
     "workspace": {"workspaceEdit": {"documentChanges": true}}, "window": {"showDocument": {"support": true}}}
    """#

  func start(_ capabilities: String = TestClient.capabilities, options: String = "{}") {
    initialize(capabilities, options: options)
    settle()
  }

  func initialize(_ capabilities: String, options: String = "{}") {
    request(
      "initialize",
      #"{"workspaceFolders": [{"uri": "\#(uri(""))", "name": "x"}], "capabilities": \#(capabilities), "initializationOptions": \#(options)}"#
    )
    notify("initialized")
  }

  /// Accepts all requests of the server so far.
  func accept() {
    for message in messages where message["method"] != nil {
      if let id = message["id"]?.count { send(#"{"jsonrpc": "2.0", "id": \#(id), "result": null}"#) }
    }
  }

  func open(_ path: String, _ text: String? = nil) {
    versions[path] = 1
    notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(uri(path))", "languageId": "x", "version": 1, "text": \#(json(text ?? read(path) ?? ""))}}"#
    )
  }

  /// Replaces the whole text.
  func change(_ path: String, to text: String) { change(path, #"[{"text": \#(json(text))}]"#) }

  func change(_ path: String, _ changes: String) {
    let version = versions[path, default: 0] + 1
    versions[path] = version
    notify(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "\#(uri(path))", "version": \#(version)}, "contentChanges": \#(changes)}"#)
  }

  func close(_ path: String) { notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(uri(path))"}}"#) }

  func json(_ text: String) -> String { String(decoding: JSONWriter.line { $0.string(text) }, as: UTF8.self) }

  // MARK: Time

  /// Starts the analysis that is due. It runs when time passes.
  func startAnalysis() {
    time += 10
    core.startDueAnalysis()
  }

  /// Lets time pass until nothing is due.
  func settle() {
    for _ in 0..<100 {
      if core.nextDeadline != nil { time += 10 }
      core.startDueAnalysis()
      let due = jobs
      jobs = []
      if due.isEmpty { return }
      for job in due {
        // Events arrive on this thread, in order.
        let events = EventList()
        AnalysisThread.run(job, events.add)
        for event in events.all { core.handle(event) }
      }
    }
  }

  /// `path:line rule` for each diagnostic, sorted.
  var list: [String] {
    shown.flatMap { path, diagnostics in
      diagnostics.map { "\(path):\(($0["range"]?["start"]?["line"]?.count ?? -1) + 1) \($0["code"]?.text ?? "")" }
    }.sorted()
  }
}

final class EventList: @unchecked Sendable {
  private let lock = NSLock()
  private var events: [AnalysisThread.Event] = []

  var all: [AnalysisThread.Event] { lock.withLock { events } }

  func add(_ event: AnalysisThread.Event) { lock.withLock { events.append(event) } }
}
