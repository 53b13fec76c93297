import EditorProtocol
import Findings
import Storage

extension ServerCore {
  /// Pushes the diagnostics of files whose diagnostics changed, or requests a refresh from a client that pulls.
  func publishChanges(in session: Session) {
    var hasChanged = false
    let paths = Set(session.published.keys).union(session.diagnostics.keys)
    for path in paths.sorted() {
      guard isOwner(session, of: path) else { continue }
      let new = session.diagnostics[path, default: []].map(\.diagnostic)
      guard new != session.published[path]?.diagnostics ?? [] else { continue }
      hasChanged = true
      publish(new, of: path, in: session)
    }
    guard hasChanged else { return }
    if pulls { ask("workspace/diagnostic/refresh", nil) }
    if client.refreshesLenses, options.codeLenses { ask("workspace/codeLens/refresh", nil) }
  }

  /// Whether this session reports a file that may be in several folders.
  func isOwner(_ session: Session, of path: String) -> Bool {
    sessions.all.count == 1 || sessions.owner(of: session.absolutePath(path))?.number == session.number
  }

  func publish(_ diagnostics: [Diagnostic], of path: String, in session: Session) {
    session.published[path] = Session.PublishedFile(resultID: resultID(of: diagnostics), diagnostics: diagnostics)
    if pulls { return }
    let document = documents.document(at: session.absolutePath(path))
    notify(
      "textDocument/publishDiagnostics",
      PublishedDiagnostics(
        uri: document?.uri ?? DocumentPath.uri(of: session.absolutePath(path)), version: document?.version,
        diagnostics: diagnostics))
    if diagnostics.isEmpty { session.published[path] = nil }
  }

  private func resultID(of diagnostics: [Diagnostic]) -> String {
    if diagnostics.isEmpty { return "none" }
    return String(ContentHash(Outgoing.notification("", JSONList(diagnostics))).low, radix: 16)
  }

  // MARK: Pulls

  func pullDocument(_ id: RequestID, _ place: DocumentPlace, _ known: String?) {
    guard let path = DocumentPath.path(of: place.uri), let session = sessions.owner(of: path),
      let relative = session.relativePath(path)
    else { return respond(id, DiagnosticReport(resultID: "none", diagnostics: [])) }
    whenCurrent(session, id) { [weak self] session in
      let diagnostics = session.diagnostics[relative, default: []].map(\.diagnostic)
      guard let self else { return }
      let resultID = resultID(of: diagnostics)
      respond(id, DiagnosticReport(resultID: resultID, diagnostics: resultID == known ? nil : diagnostics))
    }
  }

  func pullWorkspace(_ id: RequestID, _ known: KnownResults) {
    let waiting = sessions.all.first { !$0.isCurrent }
    guard let waiting else { return respond(id, workspaceReport(known)) }
    // Afterwards, another session may have to be waited for.
    whenCurrent(waiting, id) { [weak self] _ in self?.pullWorkspace(id, known) }
  }

  /// Reports files that have diagnostics, and those for which the client still has some.
  private func workspaceReport(_ known: KnownResults) -> WorkspaceDiagnosticReport {
    var items: [DiagnosticReport] = []
    var sent: Set<String> = []
    for session in sessions.all {
      for path in session.diagnostics.keys.sorted() where isOwner(session, of: path) {
        let document = documents.document(at: session.absolutePath(path))
        let uri = document?.uri ?? DocumentPath.uri(of: session.absolutePath(path))
        let diagnostics = session.diagnostics[path, default: []].map(\.diagnostic)
        let resultID = resultID(of: diagnostics)
        sent.insert(uri)
        items.append(
          DiagnosticReport(
            uri: uri, version: document?.version, resultID: resultID,
            diagnostics: known.identifiers[uri] == resultID ? nil : diagnostics))
      }
    }
    for (uri, identifier) in known.identifiers.sorted(by: { $0.key < $1.key })
    where !sent.contains(uri) && identifier != "none" {
      items.append(DiagnosticReport(uri: uri, version: documents[uri]?.version, resultID: "none", diagnostics: []))
    }
    return WorkspaceDiagnosticReport(items: items)
  }
}
