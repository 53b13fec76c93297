/// What tells a finding from others between runs: who does what with whom, and in which file. Never where in the file, in
/// which words or how often, so that moving code about changes nothing.
public struct FindingKey: Sendable, Hashable {
  public var rule: String
  /// The type, or file, that breaks the rule; the member where the rule is about members.
  public var subject: String
  /// Empty: none.
  public var target: String
  /// The kind of dependency: `reference`, `import`, `ownership` …; empty where there is none.
  public var edge: String
  /// Relative to the base folder; empty where the breach belongs to no one file.
  public var file: String

  public init(rule: String, subject: String, target: String = "", edge: String = "", file: String) {
    self.rule = rule
    self.subject = subject
    self.target = target
    self.edge = edge
    self.file = file
  }

  /// The key in 16 hexadecimal digits.
  public var fingerprint: String { Fingerprint(rule, subject, target, edge, file).text }
}

extension FindingKey: Comparable {
  /// By file first: changes in different files then lie in different places of a sorted list.
  public static func < (left: FindingKey, right: FindingKey) -> Bool {
    (left.file, left.rule, left.subject, left.target, left.edge)
      < (right.file, right.rule, right.subject, right.target, right.edge)
  }
}
