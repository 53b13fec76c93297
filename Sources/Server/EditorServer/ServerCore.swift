import EditorProtocol
import Findings
import JSON
import Linting

/// The state of the server. It is confined to one thread, which receives messages and finished analyses, and sends
/// messages and jobs.
final class ServerCore {
  enum Phase { case started, running, shutDown }

  let settings: ServerSettings
  private let sendMessage: ([UInt8]) -> Void
  let startJob: (AnalysisJob) -> Void

  var phase = Phase.started
  /// The exit code; set when the process should end.
  var exitCode: Int32?
  var client = ClientCapabilities(JSONNode(value: .null))
  var options = InitializationOptions(JSONNode(value: .null))
  var documents = Documents(encoding: .utf16)
  var sessions = Sessions()
  var parent: Int?
  /// The tokens of shown progress, by session. Set after the client has accepted the token.
  var progress: [Int: ShownProgress] = [:]
  lazy var vocabulary = ConfigurationVocabulary()
  private var nextRequest = 0
  private var nextProgress = 0
  private var expected: [RequestID: (JSONNode?) -> Void] = [:]

  struct ShownProgress {
    var token: String
    var isBegun = false
    var percentage = 0
  }

  init(settings: ServerSettings, send: @escaping ([UInt8]) -> Void, start: @escaping (AnalysisJob) -> Void) {
    self.settings = settings
    sendMessage = send
    startJob = start
  }

  var encoding: PositionEncoding { documents.encoding }
  var pulls: Bool { options.pushes.map { !$0 } ?? client.pullsDiagnostics }

  // MARK: Messages out

  func respond(_ id: RequestID, _ result: (any JSONWritable)?) { sendMessage(Outgoing.response(id, result)) }

  func fail(_ id: RequestID?, _ code: RPCError.Code, _ message: String) {
    sendMessage(Outgoing.failure(id, RPCError(code, message)))
  }

  func notify(_ method: String, _ parameters: any JSONWritable) {
    sendMessage(Outgoing.notification(method, parameters))
  }

  /// - Parameter answered: called with the result; nil if the client answered with an error.
  func ask(_ method: String, _ parameters: (any JSONWritable)?, answered: @escaping (JSONNode?) -> Void = { _ in }) {
    let id = RequestID.number(nextRequest)
    nextRequest += 1
    expected[id] = answered
    sendMessage(Outgoing.request(id, method, parameters))
  }

  /// A token that was not used before.
  func nextProgressToken() -> String {
    defer { nextProgress += 1 }
    return "layerlint-\(nextProgress)"
  }

  // MARK: Messages in

  func receive(_ bytes: [UInt8]) {
    switch Incoming(bytes) {
    case .invalid(let id, let error): fail(id, error.code, error.message)
    case .response(let id, let result): expected.removeValue(forKey: id)?(result)
    case .notification(let method, let parameters): receive(notification: method, parameters)
    case .request(let id, let method, let parameters): receive(request: method, id, parameters)
    }
  }

  private func receive(notification method: String, _ parameters: JSONNode) {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running else { return }
    switch method {
    case "initialized": registerFiles()
    case "textDocument/didOpen": OpenedDocument(parameters).map(open)
    case "textDocument/didChange": ChangedDocument(parameters).map(change)
    case "textDocument/didClose": DocumentPlace(parameters).map { close($0.uri) }
    case "textDocument/didSave": DocumentPlace(parameters).map { save($0.uri) }
    case "workspace/didChangeWatchedFiles": filesChanged(parameters)
    case "workspace/didChangeWorkspaceFolders": foldersChanged(ChangedFolders(parameters))
    case "$/cancelRequest": parameters["id"].map(cancel)
    default: break
    }
  }

  private func receive(request method: String, _ id: RequestID, _ parameters: JSONNode) {
    switch (phase, method) {
    case (.started, "initialize"): initialize(id, InitializeParameters(parameters))
    case (.started, _): fail(id, .serverNotInitialized, "the first request is 'initialize'")
    case (.shutDown, _): fail(id, .invalidRequest, "the server was shut down")
    case (.running, "initialize"): fail(id, .invalidRequest, "'initialize' comes once")
    case (.running, "shutdown"): shutDown(id)
    case (.running, _): answer(method, id, parameters)
    }
  }

  private func answer(_ method: String, _ id: RequestID, _ parameters: JSONNode) {
    func with<Parameters>(_ parameters: Parameters?, _ answer: (RequestID, Parameters) -> Void) {
      guard let parameters else { return fail(id, .invalidParameters, "parameters of '\(method)' are missing") }
      answer(id, parameters)
    }
    switch method {
    case "textDocument/diagnostic":
      with(DocumentPlace(parameters)) { pullDocument($0, $1, parameters["previousResultId"]?.text) }
    case "workspace/diagnostic": pullWorkspace(id, KnownResults(parameters))
    case "textDocument/codeAction": with(CodeActionParameters(parameters), codeActions)
    case "textDocument/hover": with(DocumentPlace(parameters), hover)
    case "textDocument/codeLens": with(DocumentPlace(parameters), codeLenses)
    case "textDocument/completion": with(DocumentPlace(parameters), completion)
    case "workspace/executeCommand": with(CalledCommand(parameters), execute)
    default: fail(id, .methodNotFound, "unknown method '\(method)'")
    }
  }

  /// Cancels a waiting request. All others are answered already.
  private func cancel(_ node: JSONNode) {
    guard let id = node.count.map(RequestID.number) ?? node.text.map(RequestID.text) else { return }
    for session in sessions.all {
      guard let index = session.waiting.firstIndex(where: { $0.id == id }) else { continue }
      session.waiting.remove(at: index)
      return fail(id, .requestCancelled, "cancelled")
    }
  }
}
