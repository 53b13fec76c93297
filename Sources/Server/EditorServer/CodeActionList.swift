import EditorProtocol
import Findings

extension ServerCore {
  func codeActions(_ id: RequestID, _ parameters: CodeActionParameters) {
    let isAsked = parameters.only.map { $0.contains { $0.isEmpty || $0 == CodeAction.kind } } ?? true
    guard isAsked, client.takesCodeActions, let home = home(of: parameters.uri) else {
      return respond(id, JSONList<CodeAction>([]))
    }
    whenCurrent(home.session, id) { [weak self] session in
      guard let self else { return }
      let found = session.diagnostics[home.path, default: []].filter { $0.diagnostic.range.meets(parameters.range) }
      let list = CodeActionList(core: self, session: session, places: places(in: session))
      respond(id, JSONList(found.flatMap(list.actions)))
    }
  }
}

/// The code actions for a finding.
struct CodeActionList {
  let core: ServerCore
  let session: Session
  let places: TextPlaces

  func actions(for located: LocatedDiagnostic) -> [CodeAction] {
    guard case .finding(let finding) = located.source else { return [] }
    let diagnostic = located.diagnostic
    var actions = finding.allFixes.compactMap { action(for: $0, diagnostic) }
    actions += suppressions(of: finding).map { CodeAction(title: $0, diagnostic: diagnostic, effect: .edit($1)) }
    let uri = DocumentPath.uri(of: session.absolutePath(finding.position.file))
    actions.append(
      command(diagnostic, .accept, "Accept this finding into the baseline", [uri, finding.fingerprint]))
    if finding.isRemediedBySplit {
      actions.append(command(diagnostic, .split, "Show how to split \(finding.subject)", [finding.subject, uri]))
    }
    if diagnostic.link != nil, core.client.showsDocuments {
      actions.append(
        command(diagnostic, .openDocumentation, "Open the documentation of \(finding.rule)", [finding.rule]))
    }
    return actions
  }

  private func command(_ diagnostic: Diagnostic, _ command: ServerCommand, _ title: String, _ arguments: [String])
    -> CodeAction
  {
    CodeAction(
      title: title, diagnostic: diagnostic,
      effect: .command(Command(title: title, name: command.rawValue, arguments: arguments)))
  }

  // MARK: Fixes

  private func action(for fix: Fix, _ diagnostic: Diagnostic) -> CodeAction? {
    var edits: [String: [TextEdit]] = [:]
    for edit in fix.edits {
      let range = places.range(edit.start, endLine: edit.endLine, endColumn: edit.endColumn)
      edits[edit.start.file, default: []].append(TextEdit(range: range, text: edit.text))
    }
    guard let edit = workspaceEdit(edits) else { return nil }
    let title = fix.isSafe ? fix.title : "\(fix.title) (check what it changes)"
    return CodeAction(title: title, diagnostic: diagnostic, isPreferred: fix.isSafe, effect: .edit(edit))
  }

  /// Returns nil if a file does not exist.
  private func workspaceEdit(_ edits: [String: [TextEdit]]) -> WorkspaceEdit? {
    var documents: [WorkspaceEdit.Document] = []
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
      guard let view = core.view(ofPath: session.absolutePath(path)) else { return nil }
      documents.append(WorkspaceEdit.Document(uri: view.uri, version: view.version, edits: edits))
    }
    return WorkspaceEdit(documents: documents, hasVersions: core.client.editsVersions)
  }

  // MARK: Suppressions

  private func suppressions(of finding: Finding) -> [(title: String, edit: WorkspaceEdit)] {
    let here = Line(file: finding.position.file, number: finding.position.line)
    let others = finding.evidence.filter(\.isBreach).map { Line(file: $0.position.file, number: $0.position.line) }
    let all = Set(others + [here])
    let choices: [(String, WorkspaceEdit?)] = [
      ("here", comments(finding.rule, "next", above: [here])),
      // If only one place is suppressed, the finding is reported at the next one.
      ("at all \(all.count) places", all.count == 1 ? nil : comments(finding.rule, "next", above: all)),
      ("in this file", comments(finding.rule, "file", above: [firstLine(of: here.file)])),
    ]
    return choices.compactMap { place, edit in edit.map { ("Suppress \(finding.rule) \(place)", $0) } }
  }

  private struct Line: Hashable {
    let file: String
    let number: Int
  }

  /// Returns an edit that inserts a suppression comment above each line, with a placeholder for the reason; nil if a
  /// file is not source code.
  private func comments(_ rule: String, _ reach: String, above lines: Set<Line>) -> WorkspaceEdit? {
    let isSnippet = core.client.editsSnippets && core.client.editsVersions
    var edits: [String: [TextEdit]] = [:]
    for line in lines.sorted(by: { $0.number < $1.number }) {
      guard [".swift", ".m", ".mm", ".h", ".pch"].contains(where: line.file.hasSuffix) else { return nil }
      let indentation = (places.lines(line.file, line.number) ?? "").prefix { $0 == " " || $0 == "\t" }
      let reason = isSnippet ? "${1:reason}" : ""
      let place = TextPosition(line: line.number - 1, character: 0)
      let text = "\(indentation)// layerlint:disable:\(reach) \(rule) - \(reason)\n"
      let edit = TextEdit(range: TextRange(start: place, end: place), text: text, isSnippet: isSnippet)
      edits[line.file, default: []].append(edit)
    }
    return workspaceEdit(edits)
  }

  /// The first line of a file after an interpreter directive (`#!`).
  private func firstLine(of file: String) -> Line {
    Line(file: file, number: places.lines(file, 1)?.hasPrefix("#!") ?? false ? 2 : 1)
  }
}
