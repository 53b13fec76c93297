import EditorProtocol
import Findings
import JSON
import Linting

extension ServerCore {
  func initialize(_ id: RequestID, _ parameters: InitializeParameters) {
    client = parameters.client
    options = parameters.options
    parent = parameters.processID
    documents = Documents(encoding: client.encoding)
    phase = .running
    for folder in parameters.folders { add(folder: folder) }
    respond(
      id,
      InitializeResult(
        encoding: client.encoding, hasPulledDiagnostics: pulls, hasLenses: options.codeLenses,
        commands: ServerCommand.names,
        version: Tool.version))
  }

  func shutDown(_ id: RequestID) {
    phase = .shutDown
    for session in sessions.all { refuseWaiting(of: session, "the server was shut down") }
    respond(id, nil)
  }

  func refuseWaiting(of session: Session, _ reason: String) {
    let waiting = session.waiting
    session.waiting = []
    for request in waiting { fail(request.id, .requestCancelled, reason) }
  }

  /// Files whose changes may change a result.
  static let watched = [
    "**/*.{swift,m,mm,h,pch,storyboard,xib}", "**/.layerlint.{yml,yaml}", "**/.layerlint-baseline.json",
    "**/{project.pbxproj,project.yml,Project.swift}",
  ]

  func registerFiles() {
    if client.watchesFiles { ask("client/registerCapability", WatchedFiles(globs: Self.watched)) }
  }

  // MARK: Folders

  private func add(folder uri: String) {
    guard let session = sessions.add(uri) else {
      if DocumentPath.path(of: uri) == "/" {
        notify("window/logMessage", Message(.warning, "LayerLint: '/' is no project; open the folder of the app"))
      }
      return
    }
    session.change(at: settings.now(), delay: 0)
  }

  func foldersChanged(_ change: ChangedFolders) {
    for uri in change.removed {
      guard let session = sessions.remove(uri) else { continue }
      refuseWaiting(of: session, "the folder was closed")
      for path in session.published.keys { publish([], of: path, in: session) }
    }
    for uri in change.added { add(folder: uri) }
  }

  // MARK: Documents

  func open(_ opened: OpenedDocument) {
    let earlier = documents[opened.uri]?.text
    guard let document = documents.open(opened), let session = sessions.owner(of: document.path) else { return }
    // The text on disk has been analyzed, or will be.
    let analysed = earlier?.bytes ?? FileText.read(document.path)
    if analysed != document.text.bytes { changed(session) }
  }

  func change(_ change: ChangedDocument) {
    guard let document = documents.change(change) else { return }
    sessions.owner(of: document.path).map(changed)
  }

  func close(_ uri: String) {
    guard let document = documents.close(uri), let session = sessions.owner(of: document.path) else { return }
    if FileText.read(document.path) != document.text.bytes { changed(session) }
  }

  func save(_ uri: String) {
    guard let path = DocumentPath.path(of: uri) else { return }
    sessions.owner(of: path).map(changed)
  }

  /// Handles any number of changed files with one analysis per session.
  func filesChanged(_ parameters: JSONNode) {
    var touched: Set<Int> = []
    for change in parameters["changes"]?.items ?? [] {
      guard let path = change["uri"]?.text.flatMap(DocumentPath.path), let session = sessions.owner(of: path) else {
        continue
      }
      touched.insert(session.number)
    }
    for session in sessions.all where touched.contains(session.number) { changed(session) }
  }

  func changed(_ session: Session) {
    session.change(at: settings.now(), delay: Double(options.delay) / 1000)
    if !session.waiting.isEmpty { session.expedite(at: settings.now()) }
  }
}
