import FactCollection
import Findings
import JSON
import SourceFacts

extension Baseline {
  /// Parses a baseline and collects all mistakes with their positions.
  ///
  /// - Parameter name: the name of the file in messages.
  static func read(_ bytes: [UInt8], name: String) -> Result<Baseline, UsageError> {
    var parser = BaselineParser(bytes: bytes, name: name)
    let entries = parser.entries()
    let baseline = Baseline(entries, objectiveC: parser.objectiveC)
    return parser.mistakes.isEmpty ? .success(baseline) : .failure(.configuration(parser.mistakes))
  }
}

private struct BaselineParser {
  let name: String
  private(set) var mistakes: [ConfigurationMistake] = []
  private(set) var objectiveC: ObjectiveCReaders.Reader?
  private let lines: SourceLines
  /// The maximum number of reported mistakes.
  private static let maxMistakes = 20

  init(bytes: [UInt8], name: String) {
    self.name = name
    lines = SourceLines(bytes)
  }

  /// The advice for a file that is not a baseline.
  private static let remedy = "--write-baseline replaces it"

  mutating func entries() -> [BaselineEntry] {
    if let conflict {
      note(
        "a merge conflict is not resolved: keep the entries of both sides and delete the lines with <<<<<<<, ======= "
          + "and >>>>>>>, then run --write-baseline, which also replaces a file that cannot be read", at: conflict)
      return []
    }
    let root: JSONNode
    do throws(JSONText.Fault) { root = try JSONText.read(lines.text) } catch {
      note("\(error.message): the baseline cannot be read; \(Self.remedy)", at: error.offset)
      return []
    }
    guard case .object(let members) = root.value else {
      note("is not a baseline of \(Tool.name): it begins with \(root.kind); \(Self.remedy)", at: root.offset)
      return []
    }
    func member(_ name: String) -> JSONNode? { members.first { $0.key.text == name }?.value }
    guard member("tool")?.text == Tool.name, let version = member("schemaVersion") else {
      note("is not a baseline of \(Tool.name): 'tool' and 'schemaVersion' are missing; \(Self.remedy)", at: root.offset)
      return []
    }
    guard version.count == Baseline.schemaVersion else {
      let known = "this version of \(Tool.name) reads \(Baseline.schemaVersion)"
      note("the baseline has another format version, and \(known); \(Self.remedy)", at: version.offset)
      return []
    }
    guard let entries = member("entries"), case .list(let items) = entries.value else {
      note("'entries' has to be a list; \(Self.remedy)", at: member("entries")?.offset ?? root.offset)
      return []
    }
    let known = ["schemaVersion", "tool", "objectiveC", "entries"]
    for (key, _) in members where !known.contains(key.text ?? "") {
      note(unknownName("key", key.text ?? "", among: known), at: key.offset)
    }
    if let written = member("objectiveC") {
      objectiveC = written.text.flatMap(ObjectiveCReaders.Reader.init)
      let words = ObjectiveCReaders.Reader.allCases.map(\.rawValue)
      if objectiveC == nil { note(unknownName("reader", written.text ?? "", among: words), at: written.offset) }
    }
    return items.compactMap { entry($0) }
  }

  private mutating func entry(_ node: JSONNode) -> BaselineEntry? {
    guard case .object(let members) = node.value else {
      note("an entry is an object, not \(node.kind)", at: node.offset)
      return nil
    }
    var entry = BaselineEntry(
      key: FindingKey(rule: "", subject: "", file: ""), line: lines.position(at: node.offset).line)
    for (key, value) in members {
      switch key.text {
      case "rule": entry.key.rule = text(value, key)
      case "subject": entry.key.subject = text(value, key)
      case "target": entry.key.target = text(value, key)
      case "edge": entry.key.edge = text(value, key)
      case "file": entry.key.file = text(value, key)
      case "measures": entry.measures = measures(value)
      default:
        let known = ["file", "rule", "subject", "target", "edge", "measures"]
        note(unknownName("key", key.text ?? "", among: known), at: key.offset)
      }
    }
    if entry.key.rule.isEmpty || entry.key.subject.isEmpty {
      note("an entry needs 'rule' and 'subject'", at: node.offset)
    }
    return entry
  }

  private mutating func text(_ value: JSONNode, _ key: JSONNode) -> String {
    if let text = value.text { return text }
    note("'\(key.text ?? "")' is a text, not \(value.kind)", at: value.offset)
    return ""
  }

  private mutating func measures(_ node: JSONNode) -> [String: Measure] {
    guard case .object(let members) = node.value else {
      note("'measures' is an object, not \(node.kind)", at: node.offset)
      return [:]
    }
    var measures: [String: Measure] = [:]
    for (key, value) in members {
      if let count = value.count {
        measures[key.text ?? ""] = .count(count)
      } else if case .list(let items) = value.value {
        measures[key.text ?? ""] = .words(items.compactMap(\.text))
      } else {
        note("a measure is a number or a list of texts, not \(value.kind)", at: value.offset)
      }
    }
    return measures
  }

  /// The offset of the first line that is a merge conflict marker; nil if there is none.
  private var conflict: Int? {
    lines.table.starts.lazy.map(Int.init).first { start in
      let line = lines.text[start...].prefix(8)
      guard line.count >= 7, let mark = line.first, line.prefix(7).allSatisfy({ $0 == mark }) else { return false }
      return "<>|=".utf8.contains(mark)
    }
  }

  // MARK: Places

  private mutating func note(_ message: String, at offset: Int) {
    guard mistakes.count < Self.maxMistakes else { return }
    let (line, column) = lines.position(at: offset)
    mistakes.append(ConfigurationMistake(file: name, line: line, column: column, message: message))
  }
}
