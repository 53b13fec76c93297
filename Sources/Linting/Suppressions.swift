import Findings
import SourceFacts

/// What a comment suppresses: `layerlint:disable:next rule other_rule - reason`.
struct Suppression {
  enum Reach: String, CaseIterable { case next, this, previous }

  var file: String
  /// Where the comment stands.
  var line: Int
  var column: Int
  /// The line whose findings it suppresses.
  var target: Int
  /// `all`, or rules.
  var rules: [String]
  var isUsed = false

  func covers(_ finding: Finding) -> Bool {
    finding.position.file == file && finding.position.line == target
      && (rules.contains("all") || rules.contains(finding.rule))
  }
}

/// All suppressions of a run, and what is wrong with them.
struct Suppressions {
  private(set) var all: [Suppression] = []
  private(set) var problems: [Problem] = []
  private var byFile: [String: [Int]] = [:]

  /// Reads one comment. `knownRules` are the ids that exist.
  mutating func read(_ directive: CommentDirective, at position: Position, knownRules: Set<String>) {
    let text = directive.text.dropFirst("layerlint:".count)
    func fail(_ kind: String, _ message: String) {
      problems.append(
        Problem(kind: kind, message: message, file: position.file, line: position.line, column: position.column))
    }
    let (command, rest) = text.splitOnce { $0 == " " || $0 == "\t" }
    guard command.hasPrefix("disable:"), let reach = Suppression.Reach(rawValue: String(command.dropFirst(8))) else {
      return fail(
        "unknown_directive",
        "'layerlint:\(command)' is not known; there are disable:next, disable:this and disable:previous")
    }
    let (names, reason) = Self.namesAndReason(rest)
    if names.isEmpty { return fail("unknown_directive", "'layerlint:\(command)' names no rule") }
    for name in names where name != "all" && !knownRules.contains(name) {
      fail("unknown_rule", unknownName("rule", name, among: knownRules.sorted()))
    }
    if reason.isEmpty {
      fail("suppression_without_reason", "why? write 'layerlint:\(command) \(names.joined(separator: " ")) - reason'")
    }
    let target = position.line + (reach == .next ? 1 : reach == .previous ? -1 : 0)
    byFile[position.file, default: []].append(all.count)
    all.append(
      Suppression(file: position.file, line: position.line, column: position.column, target: target, rules: names))
  }

  /// Rules up to the first lone dash, then the reason.
  private static func namesAndReason(_ text: Substring) -> (names: [String], reason: Substring) {
    var names: [String] = []
    var rest = text
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
      let (word, behind) = rest.splitOnce { $0 == " " || $0 == "\t" || $0 == "," }
      if word.isEmpty { return (names, "") }
      if word == "-" || word == "–" || word == "—" || word == "--" { return (names, behind.drop { $0 == " " }) }
      names.append(String(word))
      rest = behind
    }
  }

  /// Whether a finding is suppressed; the suppression counts as used.
  mutating func suppress(_ finding: Finding) -> Bool {
    var isSuppressed = false
    for index in byFile[finding.position.file] ?? [] where all[index].covers(finding) {
      all[index].isUsed = true
      isSuppressed = true
    }
    return isSuppressed
  }

  /// Those that suppressed nothing, of rules that were checked.
  func unused(checkedRules: Set<String>) -> [Problem] {
    all.filter { !$0.isUsed && ($0.rules.contains("all") || !checkedRules.isDisjoint(with: $0.rules)) }.map {
      Problem(
        kind: "unused_suppression", message: "nothing to suppress here: \($0.rules.joined(separator: ", "))",
        file: $0.file, line: $0.line, column: $0.column)
    }
  }
}

extension Substring {
  /// The text before the first character of the kind, and the text behind it.
  fileprivate func splitOnce(_ isSeparator: (Character) -> Bool) -> (Substring, Substring) {
    guard let index = firstIndex(where: isSeparator) else { return (self, "") }
    return (self[..<index], self[self.index(after: index)...])
  }
}
