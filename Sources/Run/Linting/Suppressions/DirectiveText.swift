import Findings

/// A parsed directive: `layerlint:disable:next rule other_rule - reason`.
struct DirectiveText {
  enum Command: Equatable {
    case disable(Reach)
    /// Ends a region that `disable` began.
    case enable
  }
  enum Reach: String, CaseIterable {
    case next, this, previous, file
    /// From here to `enable`.
    case region
  }
  var command: Command
  /// The command as written: `disable:next`.
  var word: String
  /// `all`, or rule ids.
  var rules: [String]
  var reason: String
  /// Words after the rules that look like a reason without a dash before it.
  private(set) var wordsWithoutDash: [String] = []

  /// Moves unknown words after a valid rule to `wordsWithoutDash`.
  mutating func splitReason(isRule: (String) -> Bool) {
    guard reason.isEmpty, let first = rules.first, first == "all" || isRule(first) else { return }
    guard let end = rules.firstIndex(where: { $0 != "all" && !isRule($0) && !$0.contains("_") }) else { return }
    wordsWithoutDash = Array(rules[end...])
    rules = Array(rules[..<end])
  }

  /// Returns nil for an unknown command.
  init?(_ text: String) {
    let (word, rest) = text.dropFirst("layerlint:".count).splitOnce { $0 == " " || $0 == "\t" }
    switch word {
    case "enable": command = .enable
    case "disable": command = .disable(.region)
    case _ where word.hasPrefix("disable:"):
      guard let reach = Reach(rawValue: String(word.dropFirst(8))), reach != .region else { return nil }
      command = .disable(reach)
    default: return nil
    }
    self.word = String(word)
    (rules, reason) = Self.rulesAndReason(rest)
  }

  static let commands = ["disable:next", "disable:this", "disable:previous", "disable:file", "disable", "enable"]

  /// The equivalents of directives of other linters.
  private static let commandsOfOtherTools = [
    "disable-next-line": "disable:next", "disable:next-line": "disable:next", "ignore-next-line": "disable:next",
    "ignore:next": "disable:next", "disable-line": "disable:this", "disable:line": "disable:this",
    "ignore": "disable:this",
    "ignore:this": "disable:this", "disable:all": "disable:file", "ignore:all": "disable:file",
    "ignore-file": "disable:file",
    "disable-file": "disable:file", "off": "disable", "on": "enable", "disable:region": "disable",
  ]

  /// The error message for a text that is not a directive.
  static func message(forInvalid text: String) -> String {
    let rest = text.dropFirst("layerlint:".count)
    let (word, _) = rest.splitOnce { $0 == " " || $0 == "\t" }
    guard word.isEmpty else {
      let meant = commandsOfOtherTools[word.lowercased()]
      return meant.map { "unknown command '\(word)'; did you mean '\($0)'?" }
        ?? unknownName("command", String(word), among: commands)
    }
    let (next, _) = rest.drop { $0 == " " || $0 == "\t" }.splitOnce { $0 == " " || $0 == "\t" }
    return next.isEmpty
      ? "a command is missing (there are: \(commands.joined(separator: ", ")))"
      : "a space stands before the command: write 'layerlint:\(next)'"
  }

  /// Splits a text into the rules before the first lone dash, and the reason after it.
  private static func rulesAndReason(_ text: Substring) -> (rules: [String], reason: String) {
    var names: [String] = []
    var rest = text
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
      let (word, remainder) = rest.splitOnce { $0 == " " || $0 == "\t" || $0 == "," }
      if word.isEmpty { return (names, "") }
      if ["-", "–", "—", "--"].contains(word) { return (names, String(remainder.drop { $0 == " " || $0 == "\t" })) }
      names.append(String(word))
      rest = remainder
    }
  }
}

extension Substring {
  /// Returns the text before the first separator and the text after it.
  fileprivate func splitOnce(_ isSeparator: (Character) -> Bool) -> (Substring, Substring) {
    guard let index = firstIndex(where: isSeparator) else { return (self, "") }
    return (self[..<index], self[self.index(after: index)...])
  }
}
