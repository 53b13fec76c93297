import EditorProtocol
import Findings
import GraphDocuments
import JSON
import Linting
import Reports

/// Commands that a client may call.
enum ServerCommand: String, CaseIterable {
  /// Returns the path of dependencies between two names. Arguments: both names; with several open folders, the URI of a
  /// document.
  case why = "layerlint.why"
  /// Returns the graph around a type, file, folder, layer or module. Arguments: its name, `text` or `mermaid`, the URI
  /// of a document.
  case graph = "layerlint.graph"
  /// Returns proposals to split a type. Arguments: its name, the URI of a document.
  case split = "layerlint.split"
  /// Analyzes everything again.
  case reload = "layerlint.reload"
  /// Adds a finding to the baseline. Arguments: the URI of a document, and the fingerprint of a finding in it.
  case accept = "layerlint.accept"
  /// Shows the page of a rule. Argument: its id.
  case openDocumentation = "layerlint.openDocumentation"

  static let names = allCases.map(\.rawValue)
}

extension ServerCore {
  func execute(_ id: RequestID, _ called: CalledCommand) {
    guard let command = ServerCommand(rawValue: called.name) else {
      return fail(id, .invalidParameters, unknownName("command", called.name, among: ServerCommand.names))
    }
    let arguments = called.arguments.compactMap(\.text)
    switch command {
    case .reload:
      for session in sessions.all { changed(session) }
      respond(id, nil)
    case .why:
      guard arguments.count >= 2 else { return fail(id, .invalidParameters, "two names are needed") }
      query(id, uri: arguments.dropFirst(2).first) { linter throws(UsageError) in
        PathText(try linter.why(from: arguments[0], to: arguments[1], cuts: false)).render()
      }
    case .graph:
      guard let name = arguments.first else { return fail(id, .invalidParameters, "a name is needed") }
      let format = arguments.dropFirst().first.flatMap(GraphFormat.init) ?? .text
      query(id, uri: arguments.dropFirst(2).first) { linter throws(UsageError) in
        format.render(try linter.graph(GraphRequest(level: .type, focus: name)))
      }
    case .split:
      guard let name = arguments.first else { return fail(id, .invalidParameters, "a name is needed") }
      query(id, uri: arguments.dropFirst().first) { linter throws(UsageError) in
        SplitReport(try linter.split(name)).render(.text)
      }
    case .accept:
      guard arguments.count >= 2 else { return fail(id, .invalidParameters, "a document and a fingerprint are needed") }
      accept(id, uri: arguments[0], fingerprint: arguments[1])
    case .openDocumentation:
      guard let rule = arguments.first, vocabulary.rule(rule) != nil else {
        return fail(id, .invalidParameters, "a rule is needed")
      }
      ask("window/showDocument", ShownPage(uri: RuleLink.page(of: rule)))
      respond(id, nil)
    }
  }

  /// Answers with a text about the code in the folder of a document, or in the first folder.
  private func query(_ id: RequestID, uri: String?, _ answer: @escaping (Linter) throws(UsageError) -> String) {
    guard let session = uri.flatMap({ home(of: $0)?.session }) ?? sessions.all.first else {
      return fail(id, .requestFailed, "no folder is open")
    }
    whenCurrent(session, id, needsLinter: true) { [weak self] session in
      guard let linter = session.prepared?.linter else {
        self?.fail(id, .requestFailed, "the code could not be analysed")
        return
      }
      do throws(UsageError) {
        self?.respond(id, try answer(linter))
      } catch {
        self?.fail(id, .requestFailed, error.text)
      }
    }
  }

  private func accept(_ id: RequestID, uri: String, fingerprint: String) {
    guard let home = home(of: uri) else { return fail(id, .invalidParameters, "the document is in no open folder") }
    whenCurrent(home.session, id, needsLinter: true) { [weak self] session in
      guard let self else { return }
      guard let linter = session.prepared?.linter,
        let finding = session.result?.findings.first(where: { $0.fingerprint == fingerprint })
      else { return fail(id, .requestFailed, "there is no such finding any more") }
      let update = linter.baselineUpdate(accepting: finding)
      guard FileText.write(update.text, to: update.path) else {
        return fail(id, .requestFailed, "cannot write \(update.path)")
      }
      changed(session)
      respond(id, nil)
    }
  }
}

extension UsageError {
  var text: String {
    switch self {
    case .usage(let message), .nothingToLint(let message): message
    case .configuration(let mistakes): mistakes.map(\.description).joined(separator: "\n")
    }
  }
}
