import EditorProtocol
import Findings
import Linting

extension ServerCore {
  func hover(_ id: RequestID, _ place: DocumentPlace) {
    guard let position = place.position, let path = documents[place.uri]?.path ?? DocumentPath.path(of: place.uri),
      let line = view(ofPath: path)?.text.line(position.line)
    else { return respond(id, nil) }
    let column = line.utf16Column(of: position.character, encoding)
    if Self.isConfiguration(path) || line.contains("layerlint:") {
      return respond(id, ruleHover(line, column: column, number: position.line))
    }
    guard let home = home(of: place.uri) else { return respond(id, nil) }
    whenCurrent(home.session, id, needsLinter: true) { [weak self] session in
      let target = session.prepared?.linter.type(inFile: home.path, line: position.line + 1, column: column + 1)
      guard let self else { return }
      guard let target else { return respond(id, nil) }
      let range = places(in: session).range(target.position, endLine: target.position.line, endColumn: target.endColumn)
      let text = TypeText(target.card, session.result).hover(isMarkdown: client.readsMarkdown)
      respond(id, Hover(text: text, isMarkdown: client.readsMarkdown, range: range))
    }
  }

  /// The hover for a rule named at a column of a line; nil if there is none.
  private func ruleHover(_ line: String, column: Int, number: Int) -> Hover? {
    guard let word = Word(in: line, at: column), let rule = rule(word.text) else { return nil }
    let range = TextRange(
      start: TextPosition(line: number, character: line.character(ofUTF16: word.start, encoding)),
      end: TextPosition(line: number, character: line.character(ofUTF16: word.end, encoding)))
    return Hover(text: RuleText(rule).page, isMarkdown: client.readsMarkdown, range: range)
  }

  /// A built-in rule, or a custom rule of an open folder.
  func rule(_ id: String) -> RuleDescription? {
    vocabulary.rule(id) ?? sessions.all.lazy.compactMap { $0.result?.rules.first { $0.id == id } }.first
  }

  // MARK: Code lenses

  func codeLenses(_ id: RequestID, _ place: DocumentPlace) {
    guard options.codeLenses, let home = home(of: place.uri), !Self.isConfiguration(home.absolute) else {
      return respond(id, JSONList<CodeLens>([]))
    }
    whenCurrent(home.session, id, needsLinter: true) { [weak self] session in
      guard let self else { return }
      let places = places(in: session)
      let texts = (session.prepared?.linter.types(inFile: home.path) ?? []).map { TypeText($0, session.result) }
      let lenses = texts.filter(\.isWorthALens).map { text in
        CodeLens(
          range: places.word(at: text.card.position),
          command: Command(
            title: text.line, name: ServerCommand.graph.rawValue, arguments: [text.card.name, "text", place.uri]))
      }
      respond(id, JSONList(lenses))
    }
  }
}

/// A word in a line. Columns are UTF-16 units from 0.
struct Word {
  let text: String
  let start: Int
  let end: Int

  /// Returns nil if there is no word at the column.
  init?(in line: String, at column: Int) {
    let units = Array(line.utf16)
    func isPart(_ index: Int) -> Bool {
      guard units.indices.contains(index), let scalar = Unicode.Scalar(units[index]) else { return false }
      return scalar.properties.isAlphabetic || scalar == "_" || scalar == "-" || ("0"..."9").contains(scalar)
    }
    guard column >= 0, column <= units.count else { return nil }
    var (start, end) = (column, column)
    while isPart(start - 1) { start -= 1 }
    while isPart(end) { end += 1 }
    guard start < end else { return nil }
    self.start = start
    self.end = end
    text = String(decoding: units[start..<end], as: UTF16.self)
  }
}

/// The documentation of a rule as Markdown.
struct RuleText {
  let rule: RuleDescription

  init(_ rule: RuleDescription) { self.rule = rule }

  /// Markdown that is also legible as plain text.
  var page: String {
    var lines = ["**\(rule.id)**: \(rule.summary)", "", rule.rationale]
    if let suggestion = rule.suggestion { lines += ["", suggestion] }
    lines += ["", "\(rule.isOn ? rule.severity.rawValue : "off") by default, pack \(rule.pack)"]
    if !rule.options.isEmpty {
      lines.append("")
      lines += rule.options.map { "- `\($0.name)` (\($0.type)): \($0.doc)" }
    }
    return lines.joined(separator: "\n")
  }
}
