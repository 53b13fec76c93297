import Findings

/// What a comment says to the linter: `layerlint:disable:next rule other_rule - reason`.
struct DirectiveText {
  enum Command: Equatable {
    case disable(Reach)
    /// Ends what `disable` began.
    case enable
  }
  enum Reach: String, CaseIterable {
    case next, this, previous, file
    /// From here to `enable`
    case region
  }
  var command: Command
  /// The command as written: `disable:next`.
  var word: String
  /// `all`, or rules.
  var rules: [String]
  var reason: String

  /// Nil for a command that does not exist.
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

  /// Of a text that is no command.
  static func complaint(_ text: String) -> String {
    let (word, _) = text.dropFirst("layerlint:".count).splitOnce { $0 == " " || $0 == "\t" }
    return unknownName("command", String(word), among: commands)
  }

  /// Rules up to the first lone dash, then the reason.
  private static func rulesAndReason(_ text: Substring) -> (rules: [String], reason: String) {
    var names: [String] = []
    var rest = text
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
      let (word, behind) = rest.splitOnce { $0 == " " || $0 == "\t" || $0 == "," }
      if word.isEmpty { return (names, "") }
      if ["-", "–", "—", "--"].contains(word) { return (names, String(behind.drop { $0 == " " || $0 == "\t" })) }
      names.append(String(word))
      rest = behind
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
